import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($topics: [EmailTopic!]!) {
  viewerEmailPreferencesUpdate(input: { subscribedTopics: $topics, idempotencyKey: "k" }) {
    viewer { emailPreferences { subscribedTopics } } userErrors { code field } } }`;
const SET = 'identity.setEmailPreferences';

/** Opt-outs as a service keeps them. */
function keeping({ stub }: TestGateway, prefs: string[]) {
  let kept = prefs;
  stub.on('identity.emailPreferences', () => ({ prefs: kept }));
  stub.on(SET, ({ body }) => {
    kept = (body as { prefs: string[] }).prefs;
    return body;
  });
}

test('what is not wanted goes on as opt-outs, with the key; opt-outs from other mails stay; the answer is read afresh', async () => {
  const gateway = await testGateway();
  keeping(gateway, ['partner-offers', 'tips']);
  const { data } = await gateway.ask(UPDATE, { topics: ['TIPS', 'REMINDERS'] });
  expect(data).toEqual({
    viewerEmailPreferencesUpdate: {
      viewer: { emailPreferences: { subscribedTopics: ['TIPS', 'REMINDERS'] } },
      userErrors: [],
    },
  });
  const { stub } = gateway;
  expect(stub.names()).toEqual(['identity.emailPreferences', SET, 'identity.emailPreferences']);
  expect(stub.calls[1]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
  expect(stub.calls[1]?.body).toEqual({
    prefs: [
      ...['digest', 'missed-channel-messages', 'missed-direct-messages', 'missed-message-digest'],
      ...['partner-offers', 'team-updates', 'updates'],
    ],
  });
});

test('opt-outs that cannot be read are not overwritten', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.emailPreferences', () => new Refused(500, 'internal'));
  const { errors } = await ask(UPDATE, { topics: [] });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(stub.count(SET)).toBe(0);
});

test('a key that was used with other topics is refused', async () => {
  const { ask, stub } = await testGateway();
  stub.on(SET, () => new Refused(409, 'idempotency_key_reused'));
  expect((await ask(UPDATE, { topics: [] })).data).toEqual({
    viewerEmailPreferencesUpdate: { viewer: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});

test('a topic that is none is refused without a call', async () => {
  const { ask, stub } = await testGateway();
  const { errors } = await ask(UPDATE, { topics: ['WEATHER'] });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(stub.calls).toEqual([]);
});
