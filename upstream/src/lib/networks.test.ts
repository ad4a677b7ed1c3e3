import { describe, expect, test } from 'vitest';
import { isAllowedAddress, parseAddress } from './networks.ts';

describe('an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    [' ::ffff:192.0.2.1 ', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:DB8:0:0:0::1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['::FFFF:C000:201', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['192.0.2.1, 198.51.100.1', null],
    ['192.0.2.256', null],
    ['example.com', null],
    [undefined, null],
  ])('%s is read as %s', (text, address) => expect(parseAddress(text)).toBe(address));
});

describe('a list of allowed addresses', () => {
  const allowed = ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32'];
  test.each([
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['10.200.3.4', true],
    ['11.0.0.1', false],
    ['2001:db8:1::5', true],
    ['2001:db9::5', false],
    [null, false],
  ])('%s: %s', (address, isAllowed) => expect(isAllowedAddress(address, allowed)).toBe(isAllowed));

  test('that is empty lets everybody in', () => expect(isAllowedAddress(null, [])).toBe(true));
});
