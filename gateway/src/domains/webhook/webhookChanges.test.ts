import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { bodyOf, multipartHeaders, partsOf } from '../../testing/multipart.ts';
import { Refused } from '../../testing/stubCall.ts';
import { fileIn } from '../../testing/stubFiles.ts';
import { groupOf } from '../../testing/stubTeam.ts';
import { HOOK_SECRET, ICON } from '../../testing/stubWebhooks.ts';
import { type GraphQLAnswer, testGateway } from '../../testing/testGateway.ts';

const idOf = (key: string) => toId('Webhook', key);
const channelId = toId('Channel', groupOf('design').groupJID);
const incoming = { type: 'INCOMING', channelId, name: 'Builds' };
const outgoing = { ...incoming, type: 'OUTGOING', url: 'https://hooks.example.com/x', token: 'tc_12345678' };
const ofTeam = { type: 'INCOMING', scope: 'TEAM', name: 'Builds' };
const mine = { webhookId: idOf('w-in'), version: 3 };

const written = (name: string, selection: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
    ${selection} userErrors { code field } } }`;
const WEBHOOK = 'webhook { id name url token iconUrl type scope isOwned pausedBy version channel { name } }';
const CREATE = written('webhookCreate', WEBHOOK);
const UPDATE = written('webhookUpdate', WEBHOOK);
const PAUSE = written('webhookPauseUpdate', 'webhook { id pausedBy }');
const ROTATE = written('webhookAddressRotate', 'webhook { id url }');
const TAKE_OVER = written('webhookTakeOver', 'webhook { id isOwned viewerCanTakeOver }');
const DELETE = written('webhookDelete', 'deletedId');
const TEST = written('webhookTest', 'delivery { id status }');
const RESEND = written('webhookDeliveryResend', 'delivery { id isRepetition }');

type Payload = { userErrors: { code: string; field: string[] | null }[] };
/** The user errors of an answer’s only mutation, as `CODE field`. */
const errorsOf = ({ data }: GraphQLAnswer) =>
  Object.values((data ?? {}) as Record<string, Payload>)
    .flatMap(({ userErrors }) => userErrors)
    .map(({ code, field }) => `${code} ${field?.join('.') ?? '-'}`);

describe('adding', () => {
  test.each([
    [
      'incoming',
      { ...incoming, iconUrl: ICON },
      { peer: groupOf('design').groupJID, icon: ICON },
      { type: 'INCOMING', scope: 'CHANNEL', token: null, channel: { name: 'design' } },
    ],
    [
      'outgoing',
      { ...outgoing, scope: null, token: ' tc_12345678 ' },
      { peer: groupOf('design').groupJID, icon: null, url: outgoing.url, token: 'tc_12345678' },
      { type: 'OUTGOING', scope: 'CHANNEL', url: outgoing.url, token: 'tc_12345678', channel: { name: 'design' } },
    ],
    ['domain-incoming', { ...ofTeam, url: '', token: null }, { icon: null }, { scope: 'TEAM', channel: null }],
    [
      'domain-outgoing',
      { ...outgoing, scope: 'TEAM', channelId: null },
      { icon: null, url: outgoing.url, token: outgoing.token },
      { type: 'OUTGOING', scope: 'TEAM', channel: null },
    ],
  ])('an %s one is one write; the payload is its answer', async (kind, input, body, webhook) => {
    const { ask, stub, url } = await testGateway();
    const { data } = await ask(CREATE, { input: { ...input, name: ' Builds ', idempotencyKey: 'k' } });
    expect(data).toMatchObject({
      webhookCreate: { webhook: { id: idOf('w-new'), name: 'Builds', isOwned: true, ...webhook }, userErrors: [] },
    });
    expect(stub.calls).toMatchObject([
      { name: 'webhook.addWebhook', query: { kind }, headers: { 'idempotency-key': 'k' } },
    ]);
    expect(stub.calls[0]?.body).toEqual({ name: 'Builds', ...body });
    if (kind.endsWith('incoming'))
      expect(data).toMatchObject({ webhookCreate: { webhook: { url: `${url}/hooks/w-new/${HOOK_SECRET}` } } });
  });

  test('refuses what cannot be one without a call, each at its field', async () => {
    const { ask, stub } = await testGateway();
    const cases: readonly (readonly [object, readonly string[]])[] = [
      [{ ...incoming, type: 'UNKNOWN' }, ['INVALID type']],
      [{ ...incoming, scope: 'UNKNOWN' }, ['INVALID scope']],
      [{ ...incoming, channelId: null }, ['REQUIRED channelId']],
      [{ ...incoming, channelId: idOf('w-in') }, ['NOT_FOUND channelId']],
      [{ ...ofTeam, channelId }, ['INVALID channelId']],
      [{ ...incoming, name: ' ' }, ['REQUIRED name']],
      [{ ...incoming, name: 'x'.repeat(61) }, ['TOO_LONG name']],
      [{ ...incoming, name: 'a\nb' }, ['INVALID name']],
      [{ ...incoming, iconUrl: `/${'x'.repeat(1_000)}` }, ['NOT_FOUND iconUrl']],
      [{ ...incoming, url: outgoing.url, token: outgoing.token }, ['INVALID url', 'INVALID token']],
      [{ ...outgoing, url: null, token: null }, ['REQUIRED url', 'REQUIRED token']],
      [{ ...outgoing, url: ' ', token: ' ' }, ['REQUIRED url', 'REQUIRED token']],
      [{ ...outgoing, url: 'ftp://a.example', token: 'short' }, ['INVALID url', 'TOO_SHORT token']],
      [{ ...outgoing, url: 'https://a:b@c.example', token: 'ünicode-token' }, ['INVALID url', 'INVALID token']],
      [{ ...outgoing, url: `https://a.example/${'x'.repeat(2_000)}` }, ['TOO_LONG url']],
      [{ ...outgoing, token: 'x'.repeat(201), name: '' }, ['REQUIRED name', 'TOO_LONG token']],
    ];
    const found = await Promise.all(cases.map(async ([input]) => [input, errorsOf(await ask(CREATE, { input }))]));
    expect(found).toEqual(cases);
    expect(stub.calls).toEqual([]);
  });

  test('for the whole team is for admins, and told at `scope`; for a channel, of members as well', async () => {
    const { ask, member } = await testGateway();
    expect(errorsOf(await ask(CREATE, { input: ofTeam }, { as: member }))).toEqual(['NOT_ALLOWED scope']);
    const own = (await ask(CREATE, { input: incoming }, { as: member })).data;
    expect(own).toMatchObject({ webhookCreate: { webhook: { isOwned: true } } });
  });
});

describe('changing', () => {
  test('reads the kind first, and sends what is given alone', async () => {
    const { ask, stub, member } = await testGateway();
    const input = { ...mine, name: 'New', iconUrl: null, channelId: null, url: null, token: '', idempotencyKey: 'k' };
    const { data } = await ask(UPDATE, { input });
    expect(data).toMatchObject({
      webhookUpdate: { webhook: { name: 'New', iconUrl: null, version: 4 }, userErrors: [] },
    });
    expect(stub.calls).toMatchObject([
      { name: 'webhook.getWebhook' },
      { name: 'webhook.editWebhook', query: { kind: 'incoming' }, headers: { 'idempotency-key': 'k' } },
    ]);
    expect(stub.calls[1]?.body).toEqual({ id: 'w-in', version: 3, name: 'New', icon: null });
    stub.clear();
    const other = { webhookId: idOf('w-out'), version: 1, url: outgoing.url, token: outgoing.token, channelId };
    expect(errorsOf(await ask(UPDATE, { input: other }, { as: member }))).toEqual([]);
    expect(stub.calls[1]).toMatchObject({ query: { kind: 'outgoing' } });
    expect(stub.calls[1]?.body).toEqual({
      ...{ id: 'w-out', version: 1, url: outgoing.url, token: outgoing.token, peer: groupOf('design').groupJID },
    });
    await ask(UPDATE, { input: { ...other, token: ' ', channelId: undefined } }, { as: member });
    expect(stub.calls[3]?.body).toEqual({ id: 'w-out', version: 1, url: outgoing.url });
  });

  test('refuses what it cannot become, each at its field', async () => {
    const { ask, stub } = await testGateway();
    const notMine = { webhookId: idOf('w-out'), version: 1 };
    const cases: readonly (readonly [object, readonly string[]])[] = [
      [{ ...mine, webhookId: channelId }, ['NOT_FOUND webhookId']],
      [{ ...mine, webhookId: idOf('w-gone') }, ['NOT_FOUND webhookId']],
      [{ ...mine, name: '', url: outgoing.url }, ['REQUIRED name', 'INVALID url']],
      [{ ...notMine, webhookId: idOf('w-team'), channelId }, ['INVALID channelId']],
      [{ ...notMine, url: ' ', token: 'x' }, ['REQUIRED url', 'TOO_SHORT token']],
      [{ ...notMine, name: 'New' }, ['NOT_ALLOWED webhookId']],
      [{ ...mine, version: 2 }, ['STALE version']],
      [{ ...mine, version: 0 }, ['STALE version']],
    ];
    for (const [input, errors] of cases)
      expect([input, errorsOf(await ask(UPDATE, { input }))]).toEqual([input, errors]);
    expect(stub.count('webhook.editWebhook')).toBe(3);
  });
});

test.each<[string, number, string, readonly ('add' | 'edit')[]]>([
  ['group_not_found', 404, 'NOT_FOUND channelId', ['add', 'edit']],
  ['group_not_postable', 403, 'NOT_ALLOWED channelId', ['add', 'edit']],
  ['target_refused', 400, 'NOT_ALLOWED url', ['add', 'edit']],
  ['icon_not_found', 400, 'NOT_FOUND iconUrl', ['add', 'edit']],
  ['idempotency_key_reused', 409, 'KEY_REUSED idempotencyKey', ['add', 'edit']],
  ['webhook_limit', 409, 'LIMIT_REACHED -', ['add']],
  ['webhook_not_found', 404, 'NOT_FOUND webhookId', ['edit']],
])('%s (%i) is %s', async (word, status, error, calls) => {
  const { ask, stub } = await testGateway();
  for (const call of calls) {
    stub.on(`webhook.${call}Webhook`, () => new Refused(status, word));
    const answer = call === 'add' ? await ask(CREATE, { input: incoming }) : await ask(UPDATE, { input: mine });
    expect(errorsOf(answer)).toEqual([error]);
  }
});

describe('managing', () => {
  const key = { idempotencyKey: 'k' };
  const headers = { 'idempotency-key': 'k' };

  test('each act is one call', async () => {
    const { ask, stub, url } = await testGateway();
    const [id, gone] = [idOf('w-in'), idOf('w-team')];
    const paused = await ask(PAUSE, { input: { webhookId: id, isPaused: true, ...key } });
    expect(paused.data?.['webhookPauseUpdate']).toMatchObject({ webhook: { id, pausedBy: 'PERSON' } });
    const rotated = await ask(ROTATE, { input: { webhookId: id, ...key } });
    expect(rotated.data?.['webhookAddressRotate']).toMatchObject({ webhook: { id, url: `${url}/hooks/w-in/another` } });
    const taken = await ask(TAKE_OVER, { input: { webhookId: gone, ...key } });
    expect(taken.data?.['webhookTakeOver']).toMatchObject({ webhook: { isOwned: true, viewerCanTakeOver: false } });
    const deleted = await ask(DELETE, { input: { webhookId: id, ...key } });
    expect(deleted.data).toEqual({ webhookDelete: { deletedId: id, userErrors: [] } });
    const again = await ask(RESEND, { input: { deliveryId: toId('WebhookDelivery', 'd-1'), ...key } });
    const delivery = { id: toId('WebhookDelivery', 'd-again'), isRepetition: true };
    expect(again.data).toEqual({ webhookDeliveryResend: { delivery, userErrors: [] } });
    expect(stub.calls).toMatchObject([
      { name: 'webhook.setPaused', body: { id: 'w-in', paused: true }, headers },
      { name: 'webhook.rotateAddress', body: { id: 'w-in' }, headers },
      { name: 'webhook.takeOver', body: { id: 'w-team' }, headers },
      { name: 'webhook.deleteWebhook', query: { id: 'w-in' }, headers },
      { name: 'webhook.resend', body: { id: 'd-1' }, headers },
    ]);
  });

  test('is refused at the id; of something else without a call', async () => {
    const { ask, stub } = await testGateway();
    const refused = async (query: string, input: object) => errorsOf(await ask(query, { input }));
    const acts = [
      [PAUSE, { isPaused: true }],
      [ROTATE, {}],
      [TAKE_OVER, {}],
      [DELETE, {}],
    ] as const;
    for (const [query, more] of [...acts, [TEST, {}] as const])
      expect(await refused(query, { webhookId: channelId, ...more })).toEqual(['NOT_FOUND webhookId']);
    expect(await refused(RESEND, { deliveryId: channelId })).toEqual(['NOT_FOUND deliveryId']);
    expect(stub.calls).toEqual([]);
    for (const [query, more] of acts)
      expect(await refused(query, { webhookId: idOf('w-gone'), ...more })).toEqual(['NOT_FOUND webhookId']);
    expect(await refused(ROTATE, { webhookId: idOf('w-out') })).toEqual(['NOT_ALLOWED webhookId']);
    expect(await refused(TAKE_OVER, { webhookId: idOf('w-out') })).toEqual(['NOT_ALLOWED webhookId']);
    const resent = (key: string) => refused(RESEND, { deliveryId: toId('WebhookDelivery', key) });
    expect(await resent('d-gone')).toEqual(['NOT_FOUND deliveryId']);
    stub.on('webhook.resend', () => new Refused(409, 'webhook_paused'));
    expect(await resent('d-1')).toEqual(['NOT_ALLOWED deliveryId']);
  });

  test('has what was read before read again', async () => {
    const { ask, stub } = await testGateway();
    await ask(
      `mutation ($id: ID!) {
        before: webhookUpdate(input: { webhookId: $id, version: 3, name: "A" }) { userErrors { code } }
        webhookPauseUpdate(input: { webhookId: $id, isPaused: true }) { userErrors { code } }
        after: webhookUpdate(input: { webhookId: $id, version: 3, name: "B" }) { userErrors { code } } }`,
      { id: mine.webhookId },
    );
    expect(stub.count('webhook.getWebhook')).toBe(2);
  });
});

describe('a test', () => {
  const form = { url: outgoing.url, token: outgoing.token };

  test('is of a webhook, of what stands in a form, or of both', async () => {
    const { ask, stub, member } = await testGateway();
    const id = idOf('w-out');
    const { data } = await ask(TEST, { input: { webhookId: id, idempotencyKey: 'k' } }, { as: member });
    const delivery = { id: toId('WebhookDelivery', 'd-new'), status: 'WAITING' };
    expect(data).toEqual({ webhookTest: { delivery, userErrors: [] } });
    await ask(TEST, { input: form });
    await ask(TEST, { input: { webhookId: id, url: form.url, token: '' } }, { as: member });
    expect(stub.calls.map(({ name, body }) => [name, body])).toEqual([
      ['webhook.testDelivery', { id: 'w-out' }],
      ['webhook.testDelivery', form],
      ['webhook.testDelivery', { id: 'w-out', url: form.url }],
    ]);
    expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
  });

  test('of nothing, or of what cannot be one, is refused without a call and uses up no chance', async () => {
    const { ask, stub } = await testGateway({ env: { WEBHOOK_TESTS_PER_PERSON: '1' } });
    const cases: readonly (readonly [object, readonly string[]])[] = [
      [{}, ['REQUIRED url', 'REQUIRED token']],
      [{ url: form.url, token: ' ' }, ['REQUIRED token']],
      [{ url: ' ', token: 'x' }, ['REQUIRED url', 'TOO_SHORT token']],
      [{ webhookId: idOf('w-out'), url: '' }, ['REQUIRED url']],
      [{ webhookId: channelId, url: 'moon' }, ['NOT_FOUND webhookId', 'INVALID url']],
    ];
    for (const [input, errors] of cases) expect([input, errorsOf(await ask(TEST, { input }))]).toEqual([input, errors]);
    expect(stub.calls).toEqual([]);
    expect(errorsOf(await ask(TEST, { input: form }))).toEqual([]);
  });

  test.each([
    [404, 'webhook_not_found', 'NOT_FOUND webhookId'],
    [403, 'not_owner', 'NOT_ALLOWED webhookId'],
    [400, 'target_refused', 'NOT_ALLOWED url'],
  ])('%i %s is %s', async (status, word, error) => {
    const { ask, stub } = await testGateway();
    stub.on('webhook.testDelivery', () => new Refused(status, word));
    expect(errorsOf(await ask(TEST, { input: { webhookId: idOf('w-out'), ...form } }))).toEqual([error]);
  });

  test('is sent ten times in a minute by one person', async () => {
    const { ask, stub, clock, member } = await testGateway();
    const query = written('webhookTest', 'delivery { id }').replace('field', 'field retryAfterSeconds');
    for (let taken = 0; taken < 10; taken += 1) expect(errorsOf(await ask(TEST, { input: form }))).toEqual([]);
    expect((await ask(query, { input: form })).data).toEqual({
      webhookTest: { delivery: null, userErrors: [{ code: 'LIMIT_REACHED', field: null, retryAfterSeconds: 60 }] },
    });
    expect(stub.count('webhook.testDelivery')).toBe(10);
    expect(errorsOf(await ask(TEST, { input: form }, { as: member }))).toEqual([]);
    clock.advance(60_000);
    expect(errorsOf(await ask(TEST, { input: form }))).toEqual([]);
  });
});

test('an icon goes to the file service as it is, once for each key, and of at most 2 MB', async () => {
  const { stub, url, member } = await testGateway();
  const upload = async (content: string | Buffer, keyPart = 'idempotencyKey: "k"') => {
    const query = `mutation ($file: Upload!) { webhookIconUpload(input: { file: $file, ${keyPart} }) {
      iconUrl userErrors { code field } } }`;
    const body = new Uint8Array(bodyOf(partsOf(query, content)));
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: multipartHeaders(member), body });
    return ((await answer.json()) as { data: { webhookIconUpload: object } }).data.webhookIconUpload;
  };
  let kept = '';
  stub.on('file.uploadFile', async (call) => {
    kept = (await fileIn(call)).toString();
    return { longUrl: ICON };
  });
  expect(await upload('a picture')).toEqual({ iconUrl: ICON, userErrors: [] });
  expect(kept).toBe('a picture');
  await upload('a picture');
  await upload('a picture', 'idempotencyKey: null');
  const uploads = stub.calls.map(({ query, headers }) => ({
    ...{ type: query['type'], uuid: query['uuid'], key: headers['idempotency-key'] },
  }));
  const number = expect.stringMatching(/^\d{1,9}$/) as string;
  expect(uploads).toEqual([1, 2, 3].map((nth) => ({ type: 'webhook', uuid: number, key: nth < 3 ? 'k' : undefined })));
  expect(uploads[0]).toEqual(uploads[1]);
  const tooLarge = { iconUrl: null, userErrors: [{ code: 'FILE_TOO_LARGE', field: ['file'] }] };
  expect(await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).toEqual(tooLarge);
  for (const [word, code] of [
    ['file_type', 'WRONG_FILE_TYPE'],
    ['file_size', 'FILE_TOO_LARGE'],
    ['picture_size', 'TOO_MANY_PIXELS'],
  ] as const) {
    stub.on('file.uploadFile', async (call) => {
      await fileIn(call);
      return new Refused(400, word);
    });
    expect(await upload('x')).toEqual({ iconUrl: null, userErrors: [{ code, field: ['file'] }] });
  }
});
