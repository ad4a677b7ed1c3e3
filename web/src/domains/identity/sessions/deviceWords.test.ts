import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { deviceTitle } from './deviceWords.ts';

const intl = createIntl({ locale: 'en-us', messages: {}, onError: () => undefined });
const nothing = { deviceType: 'BROWSER', deviceName: null, os: null, osVersion: null, browser: null } as const;

it.each([
  [{ browser: 'CHROME', os: 'Windows', osVersion: '11' }, 'Chrome on Windows 11'],
  [{ browser: 'FIREFOX', os: 'Linux' }, 'Firefox on Linux'],
  [{ browser: 'SAFARI', deviceName: 'iPhone', os: 'iOS', osVersion: '18.1' }, 'Safari on iPhone · iOS 18.1'],
  [{ browser: 'OTHER', os: 'macOS' }, 'Browser on macOS'],
  [{ browser: 'EDGE' }, 'Edge'],
  [{ deviceType: 'MOBILE', deviceName: 'iPhone 15 Pro', os: 'iOS', osVersion: '18.1' }, 'iPhone 15 Pro · iOS 18.1'],
  [{ deviceType: 'DESKTOP', os: 'Windows', osVersion: '11' }, 'Windows 11'],
  [{ deviceType: 'DESKTOP', os: 'curl' }, 'curl'],
  [{ deviceType: 'DESKTOP' }, 'Desktop app or program'],
  [{ deviceType: 'UNKNOWN' }, 'Unknown device'],
] as const)('%j is called %s', (device, title) => expect(deviceTitle(intl, { ...nothing, ...device })).toBe(title));
