import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { SESSIONS } from '../../testing/stubTeam.ts';
import { NOON, testGateway } from '../../testing/testGateway.ts';

const LIST = `{ viewer { sessions { maxPerDevice nodes {
  id deviceType deviceName os osVersion browser lastUsedAt isDateShown isCurrent } } } }`;
const DATE_SHOWN_AFTER_MS = 2_592_000_000;

test('sessions are one call: the present one first, devices by the names that people know', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(LIST);
  expect(data).toEqual({
    viewer: {
      sessions: {
        maxPerDevice: 6,
        nodes: [
          {
            ...{ id: toId('Session', 'present-session'), deviceType: 'BROWSER', deviceName: null, browser: 'CHROME' },
            ...{ os: 'Windows', osVersion: null, lastUsedAt: '2026-11-06T21:20:00.000Z' },
            ...{ isDateShown: false, isCurrent: true },
          },
          {
            ...{
              id: toId('Session', 'phone-session'),
              deviceType: 'MOBILE',
              deviceName: 'iPhone 15 Pro',
              browser: null,
            },
            ...{ os: 'iOS', osVersion: '18.1', lastUsedAt: '2026-11-18T11:06:40.000Z' },
            ...{ isDateShown: false, isCurrent: false },
          },
        ],
      },
    },
  });
  expect(stub.names()).toEqual(['identity.userSessions']);
});

test('what the service does not say, or says in new words, leaves the rest', async () => {
  const { ask, stub } = await testGateway();
  const [phone] = SESSIONS;
  const userAgent = { deviceType: 'browser', os: null, osVersion: null, otherKeys: { 'device-model': 'iPhone99,9' } };
  stub.on('identity.userSessions', () => ({ sessions: [{ ...phone, userAgent, platform: 'curl' }] }));
  const { data } = await ask(LIST);
  expect(data).toMatchObject({
    viewer: { sessions: { maxPerDevice: 6, nodes: [{ deviceName: 'iPhone99,9', os: 'curl', osVersion: null }] } },
  });
});

test('the date is shown of a session that was last used more than 30 days ago', async () => {
  const { ask, stub } = await testGateway();
  const [phone] = SESSIONS;
  stub.on('identity.userSessions', () => ({
    sessions: [0, 1].map((more) => ({
      ...phone,
      authToken: `session-${more}`,
      modifiedAt: NOON - DATE_SHOWN_AFTER_MS - more,
    })),
  }));
  const { data } = await ask(`{ viewer { sessions { nodes { id isDateShown } } } }`);
  expect(data).toEqual({
    viewer: {
      sessions: {
        nodes: [
          { id: toId('Session', 'session-0'), isDateShown: false },
          { id: toId('Session', 'session-1'), isDateShown: true },
        ],
      },
    },
  });
});

test('a session is found by its id; one that is not the viewer’s is not', async () => {
  const { ask, stub } = await testGateway();
  const NODE = `query ($one: ID!, $other: ID!) {
    one: node(id: $one) { id ... on Session { os } } other: node(id: $other) { id } }`;
  const { data } = await ask(NODE, { one: toId('Session', 'phone-session'), other: toId('Session', 'of-somebody') });
  expect(data).toEqual({ one: { id: toId('Session', 'phone-session'), os: 'iOS' }, other: null });
  expect(stub.names()).toEqual(['identity.userSessions']);
});

test('a failing service takes out the sessions alone', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.userSessions', () => 'no sessions');
  const { data, errors } = await ask('{ viewer { email sessions { maxPerDevice } } }');
  expect(data).toEqual({ viewer: { email: 'admin@orbit.example', sessions: null } });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID');
});
