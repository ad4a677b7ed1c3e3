import { describe, expect, test } from 'vitest';
import { startListener } from '../../testing/listener.ts';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam } from '../../testing/stubTeam.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const REQUEST = `mutation Request($feature: String!) { featureRequest(input: { feature: $feature, idempotencyKey: "k" }) {
  feature userErrors { code field } } }`;
const CALL = 'event.requestFeature';
const KEY = 'canary-key-of-the-trigger';

const request = ({ ask, admin }: TestGateway, feature = 'user-groups', as = admin) => ask(REQUEST, { feature }, { as });
const done = { featureRequest: { feature: 'user-groups', userErrors: [] } };

describe('a wish', () => {
  test('goes on with the viewer’s address, the team’s size and the key', async () => {
    const gateway = await testGateway({ team: stubTeam(7) });
    const { stub } = gateway;
    expect((await request(gateway)).data).toEqual(done);
    expect(stub.names().toSorted()).toEqual([CALL, 'identity.fullProfile', 'member.membersCount']);
    expect(stub.calls.at(-1)).toMatchObject({
      name: CALL,
      headers: { 'idempotency-key': 'k' },
      body: { feature: 'user-groups', email: 'admin@orbit.example', teamSize: 7 },
    });
  });

  test.each(['', 'User groups', '9lives', 'x'.repeat(101)])('for %j is refused without a call', async (feature) => {
    const gateway = await testGateway();
    expect((await request(gateway, feature)).data).toEqual({
      featureRequest: { feature: null, userErrors: [{ code: 'INVALID', field: ['feature'] }] },
    });
    expect(gateway.stub.calls).toEqual([]);
  });

  test('of somebody who is no admin is refused', async () => {
    const gateway = await testGateway();
    const { errors, data } = await request(gateway, 'user-groups', gateway.member);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
    expect(data).toBeNull();
  });

  test('with a key that was used otherwise is refused', async () => {
    const gateway = await testGateway();
    gateway.stub.on(CALL, () => new Refused(409, 'idempotency_key_reused'));
    expect((await request(gateway)).data).toEqual({
      featureRequest: { feature: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
    });
  });
});

describe('the owner’s automation', () => {
  async function triggered(status: number | 'never', headers = {}) {
    const listener = await startListener(status, headers);
    const env = { FEATURE_REQUEST_TRIGGER_URL: `${listener.url}/hooks/${KEY}?key=${KEY}` };
    return { listener, gateway: await testGateway({ env }) };
  }

  test('hears of a new wish, at its own address', async () => {
    const { listener, gateway } = await triggered(202);
    expect((await request(gateway)).data).toEqual(done);
    expect(listener.heard).toHaveLength(1);
    const [heard] = listener.heard;
    expect(heard).toMatchObject({ method: 'POST', url: `/hooks/${KEY}?key=${KEY}` });
    expect(heard?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(heard?.body ?? '')).toEqual({
      feature: 'user-groups',
      email: 'admin@orbit.example',
      teamSize: 5,
    });
    expect(gateway.logs.join('')).not.toMatch(/trigger/);
  });

  test('hears the same key when a mutation is repeated with its key, and another for another person’s', async () => {
    const { listener, gateway } = await triggered(202);
    await request(gateway);
    await request(gateway);
    gateway.stub.on(CALL, () => ({ isNew: true }));
    await request(gateway, 'user-groups', gateway.member);
    const [first, second, third] = listener.heard.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('does not hear of a wish that the team had before on that day', async () => {
    const { listener, gateway } = await triggered(202);
    gateway.stub.on(CALL, () => ({ isNew: false }));
    expect((await request(gateway)).data).toEqual(done);
    expect(listener.heard).toEqual([]);
  });

  test('does not hear of a wish that was refused', async () => {
    const { listener, gateway } = await triggered(202);
    await request(gateway, 'user-groups', gateway.member);
    expect(listener.heard).toEqual([]);
  });

  test.each([500, 403, 301])(
    'may answer %i: the wish is passed on all the same, and the log names no key',
    async (status) => {
      const elsewhere = await startListener(200);
      const { gateway } = await triggered(status, { location: elsewhere.url });
      expect((await request(gateway)).data).toEqual(done);
      const logged = gateway.logs.join('');
      expect(logged).toContain('Feature request trigger refused');
      expect(logged).toContain(`"status":${status}`);
      expect(logged).not.toContain(KEY);
      expect(elsewhere.heard).toEqual([]);
    },
  );

  test('may be away: the wish is passed on all the same, and the log names no key', async () => {
    const env = { FEATURE_REQUEST_TRIGGER_URL: `http://127.0.0.1:1/hooks/${KEY}?key=${KEY}` };
    const gateway = await testGateway({ env });
    expect((await request(gateway)).data).toEqual(done);
    const logged = gateway.logs.join('');
    expect(logged).toContain('Feature request trigger not reached');
    expect(logged).toContain('ECONNREFUSED');
    expect(logged).not.toContain(KEY);
  });
});
