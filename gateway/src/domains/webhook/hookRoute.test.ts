import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { HOOK_SECRET } from '../../testing/stubWebhooks.ts';
import { testGateway } from '../../testing/testGateway.ts';

const PATH = `/hooks/w-in/${HOOK_SECRET}`;
const MINUTE = 60_000;

type Sent = { readonly path?: string; readonly body?: string | Buffer; readonly headers?: Record<string, string> };
type Told = { ok: boolean; messageId?: number; error?: { code: string; message: string } };

async function hookGateway(options: Parameters<typeof testGateway>[0] = {}) {
  const gateway = await testGateway(options);
  const send = ({ path = PATH, body = '{"text":"Built"}', headers = {} }: Sent = {}) =>
    fetch(gateway.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  /** The status with the code, of a post that is not taken; the answer otherwise. */
  async function told(sent: Sent = {}): Promise<string | Told> {
    const answer = await send(sent);
    const body = (await answer.json()) as Told;
    return body.error ? `${answer.status} ${body.error.code}` : body;
  }
  return { ...gateway, send, told };
}

const NEVER_TOLD = [HOOK_SECRET, 'another-secret', 'Built', 'secret-upstream-message'];
const withText = (text: unknown) => JSON.stringify({ text });

test('a post is written once, without a session, and answered with the message’s id', async () => {
  const { send, stub, logs } = await hookGateway();
  const body = JSON.stringify({ text: ' Built\nwell ', channel: 'design@chat.orbit.example', username: 'x' });
  const answer = await send({ body, headers: { 'idempotency-key': 'build-7', cookie: 'a=b', 'user-agent': 'CI/1' } });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, messageId: 77 }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(stub.calls).toMatchObject([
    {
      name: 'webhook.receive',
      query: {},
      body: { id: 'w-in', secret: HOOK_SECRET, text: 'Built\nwell', channel: 'design@chat.orbit.example' },
      headers: { 'idempotency-key': 'build-7', 'x-client-address': '127.0.0.1' },
    },
  ]);
  const line = logs.find((one) => one.includes('"Request"'));
  expect(line).toContain('"route":"/hooks/*"');
  expect(logs.filter((one) => NEVER_TOLD.some((text) => one.includes(text)))).toEqual([]);
});

describe('what is wrong with a post is said without asking the service', () => {
  test('or anything being told of it', async () => {
    const { told, url, stub, logs } = await hookGateway();
    const cases: readonly (readonly [Sent, string])[] = [
      [{ body: 'text=Built' }, '400 not_json'],
      [{ body: '' }, '400 not_json'],
      [{ body: Buffer.from(withText('José'), 'latin1') }, '400 not_json'],
      [{ body: gzipSync(withText('a')), headers: { 'content-encoding': 'gzip' } }, '415 wrong_media_type'],
      [{ body: '["text"]' }, '400 not_json'],
      [{ body: 'null' }, '400 not_json'],
      [{ body: '{"__proto__":{"text":"a"},"text":"b"}' }, '400 not_json'],
      [{ body: '{}' }, '400 text_required'],
      [{ body: withText(7) }, '400 text_required'],
      [{ body: withText(' \n ') }, '400 text_required'],
      [{ body: withText('x'.repeat(4_001)) }, '400 text_too_long'],
      [{ body: withText('a\u0000b') }, '400 text_invalid'],
      [{ body: '{"text":"a","channel":7}' }, '400 channel_not_found'],
      [{ body: '{"text":"a","channel":"launch"}' }, '400 channel_not_found'],
      [{ headers: { 'idempotency-key': 'a b' } }, '400 key_invalid'],
      [{ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'text=a' }, '415 wrong_media_type'],
      [{ headers: { 'content-type': 'text/plain' } }, '415 wrong_media_type'],
      [{ path: '/hooks/w-in' }, '404 not_found'],
      [{ path: '/hooks/w-in/' }, '404 not_found'],
      [{ path: `${PATH}/more` }, '404 not_found'],
      [{ path: `/hooks/w.in/${HOOK_SECRET}` }, '404 not_found'],
      [{ path: `/hooks/w-in/${'a'.repeat(201)}` }, '404 not_found'],
    ];
    const answers = await Promise.all(cases.map(async ([sent]) => [sent, await told(sent)] as const));
    expect(answers).toEqual(cases);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(url + PATH, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      if (method === 'GET') expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
    }
    expect(stub.calls).toEqual([]);
    expect(logs.filter((one) => NEVER_TOLD.some((text) => one.includes(text)))).toEqual([]);
  });

  test('also where it is long: 64 kB unless the settings say otherwise', async () => {
    const long = JSON.stringify({ text: 'Built', more: 'x'.repeat(64 * 1024) });
    const usual = await hookGateway();
    const roomy = await hookGateway({ env: { HOOK_POST_BYTES: '100000' } });
    expect(await usual.told({ body: long })).toBe('413 too_large');
    expect(usual.stub.calls).toEqual([]);
    expect(await roomy.told({ body: long })).toEqual({ ok: true, messageId: 77 });
  });
});

test('what the service says of a message is told in the sender’s words', async () => {
  const { told, send, stub, logs } = await hookGateway();
  const unknown = { path: '/hooks/w-none/another-secret' };
  expect([await told(unknown), await told({ path: '/hooks/w-in/another-secret' })]).toEqual([
    '404 not_found',
    '404 not_found',
  ]);
  const cases: readonly (readonly [Refused, string, string | null])[] = [
    [new Refused(409, 'webhook_paused'), '409 paused', null],
    [new Refused(404, 'group_not_found'), '400 channel_not_found', null],
    [new Refused(400, 'invalid_request', undefined, 'channel'), '400 channel_not_found', null],
    [new Refused(400, 'invalid_request', undefined, 'text'), '400 text_invalid', null],
    [new Refused(409, 'idempotency_key_reused'), '409 key_reused', null],
    [new Refused(429, 'busy', 9_000), '429 too_many_posts', '9'],
    [new Refused(503, 'internal'), '503 unavailable', '5'],
    [new Refused(502, 'internal'), '503 outcome_unknown', '5'],
  ];
  for (const [refusal, code, retryAfter] of cases) {
    stub.on('webhook.receive', () => refusal);
    const answer = await send();
    const { error } = (await answer.json()) as Told;
    expect([`${answer.status} ${error?.code}`, answer.headers.get('retry-after')]).toEqual([code, retryAfter]);
  }
  expect(logs.filter((one) => NEVER_TOLD.some((text) => one.includes(text)))).toEqual([]);
});

describe('how much is taken', () => {
  test('of one address, and of one network, is counted in minutes; who does not know a secret uses up none of it', async () => {
    const { told, send, clock, stub } = await hookGateway({
      env: { HOOK_POSTS_PER_MINUTE: '2', HOOK_POSTS_PER_CLIENT: '4' },
    });
    const ok = { ok: true, messageId: 77 };
    const stranger = { path: '/hooks/w-in/another-secret' };
    expect([await told(stranger), await told(), await told()]).toEqual(['404 not_found', ok, ok]);
    const third = await send();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
    expect(stub.calls).toHaveLength(3);
    // The one that was refused counts for no network.
    expect([await told(stranger), await told(stranger)]).toEqual(['404 not_found', '429 too_many_posts']);
    clock.advance(MINUTE);
    expect(await told()).toEqual(ok);
    expect(stub.calls).toHaveLength(5);
  });

  test('by a gateway without time left is nothing', async () => {
    let look: (share: number) => void = () => undefined;
    const { told, send, stub } = await hookGateway({
      env: { OPERATIONS_AT_ONCE: '1' },
      watchBusyness(onLooked) {
        look = onLooked;
        return { sinceLook: () => 0, stop: () => undefined };
      },
    });
    const [arrived, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    stub.on('webhook.receive', async () => {
      arrived.resolve();
      await release.promise;
      return { messageId: 78 };
    });
    const first = told();
    await arrived.promise;
    [1, 1].forEach(look);
    const second = await send();
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await second.json()).toMatchObject({ ok: false, error: { code: 'overloaded' } });
    release.resolve();
    expect(await first).toEqual({ ok: true, messageId: 78 });
    expect(stub.calls).toHaveLength(1);
  });
});

test('posts are counted by their outcome, and by nothing that a sender chooses', async () => {
  const { told, url } = await hookGateway();
  await told();
  await told({ body: '{}' });
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toContain('muster_hook_posts_total{outcome="ok"} 1');
  expect(figures).toContain('muster_hook_posts_total{outcome="text_required"} 1');
});
