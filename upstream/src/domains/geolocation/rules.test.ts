import { describe, expect, test } from 'vitest';
import { countryOf, readCountryNetwork } from './rules.ts';

const networks = [
  '203.0.113.0/24=IN',
  '203.0.0.0/16=US',
  ' 203.0.113.7 = GB ',
  '2001:db8::/32=IN',
  '2001:db8:1::/48=DE',
].flatMap((text) => readCountryNetwork(text) ?? []);

describe('the country of an address', () => {
  test.each([
    ['203.0.113.8', 'IN'],
    ['203.0.112.1', 'US'],
    ['203.0.113.7', 'GB'],
    ['203.1.0.1', null],
    ['2001:db8:2::1', 'IN'],
    ['2001:DB8:1::1', 'DE'],
    ['2001:db9::1', null],
    ['::ffff:203.0.113.8', 'IN'],
    ['fe80::1%eth0', null],
    ['203.0.113', null],
    ['3405803784', null],
    ['somewhere', null],
    ['', null],
  ])('%s: %s', (address, country) => expect(countryOf(address, networks)).toBe(country));

  test('is not known where no networks are given', () => expect(countryOf('203.0.113.8', [])).toBeNull());
});

test.each([
  '203.0.113.0/24',
  '=IN',
  '203.0.113.0/24=in',
  '203.0.113.0/24=IND',
  '203.0.113.0/33=IN',
  'x=IN',
  '1.2.3.4=IN=US',
])('%s says nothing', (text) => expect(readCountryNetwork(text)).toBeNull());
