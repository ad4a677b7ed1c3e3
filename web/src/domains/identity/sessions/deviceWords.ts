import type { IntlShape } from 'react-intl';
import type { OwnSessionsQuery } from '../../../generated/identity/sessions/ownSessions.ts';
import { isolated } from '../../../lib/intl/isolated.ts';
import { deviceKinds, devicePhrases } from './deviceMessages.ts';

export type OwnSession = NonNullable<OwnSessionsQuery['viewer']['sessions']>['nodes'][number];

/** Names of products: the same in every language. */
const browserNames = { CHROME: 'Chrome', FIREFOX: 'Firefox', EDGE: 'Edge', SAFARI: 'Safari' } as const;

type Words = Pick<IntlShape, 'formatMessage'>;
type Device = Pick<OwnSession, 'deviceType' | 'deviceName' | 'os' | 'osVersion' | 'browser'>;

const browserName = ({ formatMessage }: Words, browser: NonNullable<OwnSession['browser']>) =>
  browser === 'OTHER' ? formatMessage(deviceKinds.BROWSER) : browserNames[browser];

/** What a session is on, in a line: "Chrome on Windows 11", "iPhone 15 Pro · iOS 18.1". */
export function deviceTitle(intl: Words, { deviceType, deviceName, os, osVersion, browser }: Device): string {
  const system = os === null ? null : [os, osVersion].filter(Boolean).join(' ');
  const parts = [deviceName, system].filter((part) => part !== null).map(isolated);
  if (browser === null) return parts.join(' · ') || intl.formatMessage(deviceKinds[deviceType]);
  const [first, ...rest] = parts;
  const name = browserName(intl, browser);
  if (first === undefined) return name;
  return [intl.formatMessage(devicePhrases.browserOn, { browser: name, system: first }), ...rest].join(' · ');
}
