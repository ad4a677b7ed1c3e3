// Webhooks from end to end: what a service outside posts stands in the channel, and what is written in the channel reaches
// a service outside, signed; with a real server as that service.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { png } from '@muster/upstream/samplePictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

const TOKEN = 'tc_canary_token_0123456789';
const CREATE = `mutation ($input: WebhookCreateInput!) { webhookCreate(input: $input) {
  webhook { id url iconUrl name version } userErrors { code field } } }`;
const LOG = `query ($id: ID!) { node(id: $id) { ... on Webhook { pausedBy lastDeliveryStatus lastDeliveryAt deliveries { totalCount nodes {
  id kind status attemptsCount responseStatus responseExcerpt problem isRepetition lastAttemptAt } } } } }`;
const DELIVERY = 'query ($id: ID!) { node(id: $id) { ... on WebhookDelivery { kind status responseStatus problem } } }';

type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A service outside that hears calls, and answers them with the next of its statuses; with 200 once there are no more. */
async function startReceiver() {
  const heard: Heard[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end('heard');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, heard, statuses, stop };
}

/** Whether a call is signed as Standard Webhooks has it. */
function isSigned({ headers, body }: Heard): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', TOKEN).update(signed).digest('base64')}`;
}

let stack: TestStack;
let admin: Session;
let channel: { id: string; groupJid: string };
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  stack = await startTestStack({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32', LOG_LEVEL: 'debug' });
  receiver = await startReceiver();
  admin = await stack.signIn('admin@orbit.example');
  const { data } = await admin.ask('{ viewer { postableChannels(first: 1) { nodes { id groupJid } } } }');
  channel = data.viewer.postableChannels.nodes[0];
});
afterAll(async () => {
  await stack.stop();
  receiver.stop();
});

const create = async (input: object, by = admin) =>
  (await by.ask(CREATE, { input: { channelId: channel.id, name: 'Builds', ...input } })).data.webhookCreate;
/** A call of the chat, as the chat product makes it. */
async function chat(method: string, call: string, parameters: Record<string, string>, body?: object) {
  const query = new URLSearchParams({ ...parameters, token: admin.token, guid: admin.guid });
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${stack.upstreamUrl}/channel/${call}?${query}`, { method, ...sent });
  return { status: answer.status, body: (await answer.json()) as { messages: { text: string; sender: object }[] } };
}
const written = async () => (await chat('GET', 'messages', { groupJID: channel.groupJid, limit: '10' })).body.messages;
const say = (what: string) => chat('POST', 'post-message', {}, { to: channel.groupJid, text: what });
const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const logOf = async (id: string) => (await admin.ask(LOG, { id })).data.node;

test('what a service outside posts stands in the channel once, under the webhook’s name, until the address is another', async () => {
  const uploaded = await admin.ask(
    'mutation ($file: Upload!) { webhookIconUpload(input: { file: $file }) { iconUrl userErrors { code } } }',
    { file: new Blob([new Uint8Array(png())]) },
  );
  const { iconUrl } = uploaded.data.webhookIconUpload;
  const { webhook, userErrors } = await create({ type: 'INCOMING', iconUrl });
  expect(userErrors).toEqual([]);
  expect(webhook.url).toMatch(new RegExp(`^${stack.url}/hooks/`));
  expect((await fetch(stack.url + webhook.iconUrl)).status).toBe(200);
  const key = { 'idempotency-key': 'build-1' };
  const first = await post(webhook.url, { text: 'Build 1 is done' }, key);
  expect(first.status).toBe(200);
  const answer = await first.json();
  expect(await (await post(webhook.url, { text: 'Build 1 is done' }, key)).json()).toEqual(answer);
  expect((await post(webhook.url, { text: 'Build 2' }, key)).status).toBe(409);
  const [latest, before] = await written();
  expect(latest).toMatchObject({ text: 'Build 1 is done', sender: { name: 'Builds' } });
  expect(before?.text).not.toBe('Build 1 is done');

  const rotated = await admin.ask(
    'mutation ($id: ID!) { webhookAddressRotate(input: { webhookId: $id }) { webhook { url } userErrors { code } } }',
    { id: webhook.id },
  );
  expect((await post(webhook.url, { text: 'Build 2' })).status).toBe(404);
  const { url } = rotated.data.webhookAddressRotate.webhook;
  expect((await post(url, { text: 'Build 2', channel: 'elsewhere@chat.orbit.example' })).status).toBe(400);
  await admin.ask(
    'mutation ($id: ID!) { webhookPauseUpdate(input: { webhookId: $id, isPaused: true }) { webhook { id } } }',
    {
      id: webhook.id,
    },
  );
  expect((await post(url, { text: 'Build 2' })).status).toBe(409);
  expect((await written())[0]?.text).toBe('Build 1 is done');
  for (const address of [webhook.url, url]) expect(stack.logs()).not.toContain(address.split('/').at(-1));
});

test('what is written in the channel is told to a service outside, signed; tried again, and sent once more by hand', async () => {
  const { webhook, userErrors } = await create({ type: 'OUTGOING', url: receiver.url, token: TOKEN });
  expect(userErrors).toEqual([]);
  receiver.statuses.push(500);
  expect((await say('Good morning')).status).toBe(200);
  await stack.dev.advance(0);
  const failed = { status: 'WAITING', attemptsCount: 1, responseStatus: 500, problem: 'STATUS' };
  expect((await logOf(webhook.id)).deliveries.nodes).toMatchObject([failed]);
  await stack.dev.advance(60_000);
  const { lastDeliveryStatus, lastDeliveryAt, deliveries } = await logOf(webhook.id);
  const { nodes } = deliveries;
  expect([lastDeliveryStatus, lastDeliveryAt]).toEqual(['DELIVERED', nodes[0].lastAttemptAt]);
  const delivered = { kind: 'MESSAGE', status: 'DELIVERED', responseStatus: 200, responseExcerpt: 'heard' };
  expect(nodes).toMatchObject([{ ...delivered, attemptsCount: 2, isRepetition: false }]);

  const again = await admin.ask(
    'mutation ($id: ID!) { webhookDeliveryResend(input: { deliveryId: $id }) { delivery { id } userErrors { code } } }',
    { id: nodes[0].id },
  );
  await stack.dev.advance(0);
  const { id } = again.data.webhookDeliveryResend.delivery;
  expect((await admin.ask(DELIVERY, { id })).data.node).toMatchObject({ status: 'DELIVERED' });
  expect((await logOf(webhook.id)).deliveries).toMatchObject({
    totalCount: 2,
    nodes: [{ id, isRepetition: true }, {}],
  });

  expect(receiver.heard.map(isSigned)).toEqual([true, true, true]);
  expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(JSON.parse(receiver.heard[0]?.body ?? '')).toMatchObject({
    type: 'message.created',
    data: { channel: { id: channel.groupJid }, sender: { id: admin.guid }, message: { text: 'Good morning' } },
  });
  expect(stack.logs()).not.toContain(TOKEN);
});

test('a test tells what became of it, and reaches no address but public ones and those that are named', async () => {
  const TEST = `mutation ($input: WebhookTestInput!) { webhookTest(input: $input) {
    delivery { id } userErrors { code field } } }`;
  receiver.statuses.push(404);
  const { data } = await admin.ask(TEST, { input: { url: receiver.url, token: TOKEN } });
  await stack.dev.advance(0);
  expect((await admin.ask(DELIVERY, { id: data.webhookTest.delivery.id })).data.node).toEqual({
    ...{ kind: 'TEST', status: 'FAILED', responseStatus: 404, problem: 'STATUS' },
  });
  const refused = [{ code: 'NOT_ALLOWED', field: ['url'] }];
  const inside = { url: 'http://10.0.0.8/', token: TOKEN };
  expect((await admin.ask(TEST, { input: inside })).data.webhookTest.userErrors).toEqual(refused);
  expect((await create({ type: 'OUTGOING', ...inside })).userErrors).toEqual(refused);
});
