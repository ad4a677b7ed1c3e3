import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from './deviceRules.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const summary = (agent: string | null) => {
  const { deviceType, browserName, os, osVersion, model, platform, isProgram } = deviceOf(agent);
  return [deviceType, browserName, os, osVersion, model, platform, isProgram];
};

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0.0.0 Safari/537.36`, 'chrome', 'Windows', null],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ...['edge', 'Windows', null],
  ],
  ['Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0', 'firefox', 'Windows', '7'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ...['safari', 'macOS', null],
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} HeadlessChrome/141.0.0.0 Safari/537.36`, 'chrome', 'Linux', null],
  [`Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/141.0.0.0 Mobile Safari/537.36`, 'chrome', 'Android', null],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`,
    ...['other', 'Linux', null],
  ],
  ['Mozilla/5.0 (something of its own)', 'other', null, null],
])('%s is a browser', (agent, browserName, os, osVersion) => {
  expect(summary(agent)).toEqual(['browser', browserName, os, osVersion, null, null, false]);
});

test('a phone’s browser is a browser, with the phone’s name', () => {
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  expect(summary(agent)).toEqual(['browser', 'safari', 'iOS', '18.1', 'iPhone', null, false]);
});

test.each([
  ['MusterChat/5.2.1 (iPhone15,2; iOS 18.1)', 'mobile', 'iOS', '18.1', 'iPhone15,2'],
  ['MusterChat/5.2.1 (Pixel 8; Android 15)', 'mobile', 'Android', '15', 'Pixel 8'],
  ['MusterChat/5.2.1 (Mac14,2; macOS 15.1)', 'desktop', 'macOS', '15.1', 'Mac14,2'],
  ['MusterChat/5.2.1 (Windows 11)', 'desktop', 'Windows', '11', null],
  ['MusterChat/5.2.1 (Ubuntu)', 'desktop', 'Ubuntu', null, null],
])('%s is an app of the product', (agent, deviceType, os, osVersion, model) => {
  expect(summary(agent)).toEqual([deviceType, null, os, osVersion, model, 'MusterChat', false]);
});

test.each([
  ['curl/8.4.0', 'curl'],
  ['node', 'node'],
  ['python-requests/2.31', 'python-requests'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
  ['(((', null],
  ['', null],
  [null, null],
])('%s is a program', (agent, platform) => {
  expect(summary(agent)).toEqual(['desktop', null, null, null, null, platform, true]);
});

test('no agent is too strange', () => {
  const pieces = fc.constantFrom(
    'Mozilla/5.0 ',
    'MusterChat/5 (',
    'Windows NT ',
    'Opera/',
    ';',
    ')',
    'Version/',
    '🙂',
    '\0',
  );
  const strange = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(strange, (agent) => {
      const device = deviceOf(agent);
      for (const text of [device.os, device.osVersion, device.model, device.platform]) {
        expect(text).not.toBe('');
        expect(text?.length ?? 0).toBeLessThanOrEqual(300);
      }
    }),
  );
});
