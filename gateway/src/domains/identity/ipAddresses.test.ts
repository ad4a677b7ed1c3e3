import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { ipAddressOf } from './ipAddresses.ts';

const LIST = '{ viewer { email ipAddresses { id address lastAccessedAt markedUnsafeAt isCurrent } } }';
const AT = Date.parse('2026-11-20T10:00:00Z');

test('addresses are one call, latest first, the caller’s own marked', async () => {
  const { ask, stub } = await testGateway({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  stub.on('identity.usedIps', () => ({
    usedIPsInfo: [
      { ip: '203.0.113.9', lastAccessedAt: AT - 1000, markedUnsafeAt: AT - 5000 },
      { ip: '2001:db8::7', lastAccessedAt: AT, markedUnsafeAt: null },
    ],
  }));
  const { data } = await ask(LIST, {}, { headers: { 'x-forwarded-for': '2001:DB8::7' } });
  expect(data).toMatchObject({
    viewer: {
      ipAddresses: [
        {
          ...{ id: toId('UsedIpAddress', '2001:db8::7'), address: '2001:db8::7' },
          ...{ lastAccessedAt: '2026-11-20T10:00:00.000Z', markedUnsafeAt: null, isCurrent: true },
        },
        {
          ...{ id: toId('UsedIpAddress', '203.0.113.9'), address: '203.0.113.9' },
          ...{
            lastAccessedAt: '2026-11-20T09:59:59.000Z',
            markedUnsafeAt: '2026-11-20T09:59:55.000Z',
            isCurrent: false,
          },
        },
      ],
    },
  });
  expect(stub.count('identity.usedIps')).toBe(1);
});

test('a team that does not keep track has none, which is no error', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.usedIps', () => new Refused(403, 'ip_tracking_disabled'));
  expect(await ask(LIST)).toEqual({ data: { viewer: { email: 'admin@orbit.example', ipAddresses: null } } });
});

test('a failing service takes out the addresses alone, with an error', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.usedIps', () => new Refused(500, 'internal'));
  const { data, errors } = await ask(LIST);
  expect(data).toEqual({ viewer: { email: 'admin@orbit.example', ipAddresses: null } });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
});

test.each([
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', null],
  ['192.0.2.1/24', null],
  ['', null],
])('%s is read as %s', (text, address) => expect(ipAddressOf(text)).toBe(address));
