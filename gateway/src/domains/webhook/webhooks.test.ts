import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { groupOf, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { DELIVERIES, HOOK_SECRET, HOOK_TOKEN, ICON, WEBHOOKS } from '../../testing/stubWebhooks.ts';
import { testGateway } from '../../testing/testGateway.ts';

const LIST = `{ viewer { webhooks {
  id type scope name iconUrl url token creatorName isOwnerActive isOwned pausedBy lastDeliveryStatus lastDeliveryAt createdAt version
  viewerCanUpdate viewerCanDelete viewerCanTakeOver channel { groupJid name } owner { guid name { first } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { id ... on Webhook { name url token }
  ... on WebhookDelivery { kind status attemptsCount responseStatus durationMs problem responseExcerpt isRepetition
    createdAt lastAttemptAt nextAttemptAt } } }`;
const webhookId = (key: string) => toId('Webhook', key);
const deliveryId = (key: string) => toId('WebhookDelivery', key);

describe('the webhooks that the viewer may see', () => {
  test('are one call, and one for all owners; an admin reads no secrets of others', async () => {
    const { ask, stub, url } = await testGateway();
    const { data, errors } = await ask(LIST);
    expect(errors).toBeUndefined();
    const channel = { groupJid: groupOf('design').groupJID, name: 'design' };
    const ownerOf = (guid: string) => ({ guid, name: { first: `First ${guid}` } });
    const mine = { isOwned: true, viewerCanUpdate: true, viewerCanDelete: true, viewerCanTakeOver: false };
    const untold = { lastDeliveryStatus: null, lastDeliveryAt: null };
    const others = { isOwned: false, viewerCanUpdate: false, viewerCanDelete: true, viewerCanTakeOver: false };
    expect(data).toEqual({
      viewer: {
        webhooks: [
          {
            ...{
              id: webhookId('w-in'),
              type: 'INCOMING',
              scope: 'CHANNEL',
              name: 'Builds',
              iconUrl: ICON,
              token: null,
            },
            ...{ url: `${url}/hooks/w-in/${HOOK_SECRET}`, creatorName: 'First Admin', isOwnerActive: true, ...mine },
            ...{ pausedBy: null, ...untold, createdAt: '2026-11-06T21:20:00.000Z', version: 3, channel },
            owner: ownerOf('orbit-0000'),
          },
          {
            ...{ id: webhookId('w-out'), type: 'OUTGOING', scope: 'CHANNEL', name: 'Tickets', iconUrl: null },
            ...{ url: 'https://hooks.example.com/tickets', token: null, creatorName: 'First Member' },
            ...{ lastDeliveryStatus: 'WAITING', lastDeliveryAt: '2026-10-26T07:33:21.000Z' },
            ...{ isOwnerActive: true, pausedBy: 'FAILURES', createdAt: '2026-10-26T07:33:20.000Z', version: 1 },
            ...{ ...others, channel, owner: ownerOf('orbit-0001') },
          },
          {
            ...{ id: webhookId('w-team'), type: 'OUTGOING', scope: 'TEAM', name: 'Archive', iconUrl: null },
            ...{ url: 'https://hooks.example.com/archive', token: null, creatorName: 'Somebody', pausedBy: null },
            ...{ isOwnerActive: false, createdAt: '2026-10-14T17:46:40.000Z', version: 1 },
            ...{ ...others, ...untold, viewerCanTakeOver: true, channel: null, owner: null },
          },
        ],
      },
    });
    expect(stub.names()).toEqual(['webhook.listWebhooks', 'member.leanProfiles']);
  });

  test('are a member’s own, with the token; a guest has none', async () => {
    const team = withGuest(stubTeam());
    const people = team.people.map((person) => (person === team.guest ? { ...person, token: 'g'.repeat(20) } : person));
    const { ask, member } = await testGateway({ team: { ...team, people } });
    const QUERY = '{ viewer { webhooks { name token isOwned viewerCanUpdate viewerCanDelete viewerCanTakeOver } } }';
    const own = { isOwned: true, viewerCanUpdate: true, viewerCanDelete: true, viewerCanTakeOver: false };
    expect((await ask(QUERY, {}, { as: member })).data).toEqual({
      viewer: { webhooks: [{ name: 'Tickets', token: HOOK_TOKEN, ...own }] },
    });
    const guest = `Bearer ${team.guest.guid}:${'g'.repeat(20)}`;
    expect((await ask(QUERY, {}, { as: guest })).data).toEqual({ viewer: { webhooks: [] } });
  });

  test('are the viewer’s by the session, whatever the service says and gives', async () => {
    const { ask, stub } = await testGateway();
    const [incoming, outgoing] = WEBHOOKS;
    const wrong = [{ ...incoming, user: 'orbit-0003' }, { ...outgoing }].map((one) => ({ ...one, owned: true }));
    stub.on('webhook.listWebhooks', () => ({ webhooks: wrong }));
    const { data } = await ask('{ viewer { webhooks { url token isOwned viewerCanUpdate viewerCanDelete } } }');
    const nothing = { token: null, isOwned: false, viewerCanUpdate: false, viewerCanDelete: false };
    expect(data).toEqual({
      viewer: {
        webhooks: [
          { url: null, ...nothing },
          { url: 'https://hooks.example.com/tickets', ...nothing },
        ],
      },
    });
  });

  test('of words that this version does not know are UNKNOWN, and no unsafe address is handed on', async () => {
    const { ask, stub } = await testGateway();
    const [, outgoing] = WEBHOOKS;
    const strange = { type: 'BOTH', scope: 'GALAXY', pausedBy: 'moon', icon: 'javascript:x', url: 'javascript:x' };
    const lastDelivery = { state: 'lost', at: 1_793_000_000_000 };
    stub.on('webhook.listWebhooks', () => ({ webhooks: [{ ...outgoing, ...strange, lastDelivery }] }));
    const UNKNOWN = 'UNKNOWN';
    expect((await ask('{ viewer { webhooks { type scope pausedBy lastDeliveryStatus iconUrl url } } }')).data).toEqual({
      viewer: {
        webhooks: [
          {
            ...{ type: UNKNOWN, scope: UNKNOWN, pausedBy: UNKNOWN, lastDeliveryStatus: UNKNOWN },
            iconUrl: null,
            url: null,
          },
        ],
      },
    });
  });

  test('that cannot be read leave the rest of the viewer', async () => {
    const { ask, stub } = await testGateway();
    stub.on('webhook.listWebhooks', () => new Refused(500, 'internal'));
    const { data, errors } = await ask('{ viewer { email webhooks { id } } }');
    expect(data).toEqual({ viewer: { email: 'admin@orbit.example', webhooks: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

test('the address of an incoming webhook begins with the one that people type', async () => {
  const { ask } = await testGateway({ env: { PUBLIC_ORIGIN: 'https://console.example.com/' } });
  expect(
    (await ask('query ($id: ID!) { node(id: $id) { ... on Webhook { url } } }', { id: webhookId('w-in') })).data,
  ).toEqual({ node: { url: `https://console.example.com/hooks/w-in/${HOOK_SECRET}` } });
});

describe('by its id', () => {
  test('a webhook is one call; another’s is none to a member', async () => {
    const { ask, stub, member } = await testGateway();
    const wanted = { id: webhookId('w-out') };
    const { data } = await ask(NODE, wanted, { as: member });
    const url = 'https://hooks.example.com/tickets';
    expect(data).toEqual({ node: { ...wanted, name: 'Tickets', url, token: HOOK_TOKEN } });
    expect(stub.calls).toMatchObject([{ name: 'webhook.getWebhook', query: { id: 'w-out' } }]);
    expect((await ask(NODE, { id: webhookId('w-in') }, { as: member })).data).toEqual({ node: null });
  });

  test('a delivery says how far it is', async () => {
    const { ask } = await testGateway();
    const ids = ['d-2', 'd-1', 'd-gone'].map(deliveryId);
    const answers = await Promise.all(ids.map(async (id) => (await ask(NODE, { id })).data?.['node']));
    expect(answers).toEqual([
      {
        ...{ id: ids[0], kind: 'TEST', status: 'DELIVERED', attemptsCount: 1, responseStatus: 204, durationMs: 31 },
        ...{ problem: null, responseExcerpt: '', isRepetition: false, createdAt: '2026-11-06T21:20:00.000Z' },
        ...{ lastAttemptAt: '2026-11-06T21:20:01.000Z', nextAttemptAt: null },
      },
      {
        ...{ id: ids[1], kind: 'MESSAGE', status: 'WAITING', attemptsCount: 2, responseStatus: 500, durationMs: 9 },
        ...{ problem: 'STATUS', responseExcerpt: 'Oops', isRepetition: true, createdAt: '2026-10-26T07:33:20.000Z' },
        ...{ lastAttemptAt: '2026-10-26T07:33:21.000Z', nextAttemptAt: '2026-10-26T07:35:21.000Z' },
      },
      null,
    ]);
  });

  test.each(['w-gone', '../x', 'a/b'])('%s is nobody’s business: null', async (key) => {
    const { ask } = await testGateway();
    for (const id of [webhookId(key), deliveryId(key)])
      expect(await ask(NODE, { id })).toEqual({ data: { node: null } });
  });
});

describe('what was delivered', () => {
  const LOG = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on Webhook {
    deliveries(first: $first, after: $after) { nodes { id } totalCount pageInfo { endCursor hasNextPage } } } } }`;
  type Log = { node: { deliveries: { nodes: { id: string }[]; pageInfo: { endCursor: string } } } };

  test('is read page by page, the latest first', async () => {
    const { ask, stub } = await testGateway();
    const id = webhookId('w-out');
    const one = await ask(LOG, { id, first: 1 });
    const { nodes, pageInfo } = (one.data as Log).node.deliveries;
    const two = await ask(LOG, { id, first: 1, after: pageInfo.endCursor });
    expect([...nodes, ...(two.data as Log).node.deliveries.nodes]).toEqual(
      DELIVERIES.map((one) => ({ id: deliveryId(one.id) })),
    );
    expect(stub.names()).toEqual([
      ...['webhook.getWebhook', 'webhook.deliveries', 'webhook.getWebhook', 'webhook.deliveries'],
    ]);
    expect(stub.calls[1]?.query).toMatchObject({ id: 'w-out', limit: '1', offset: '0' });
  });

  test('is nothing of an incoming one, nor of one that is gone by now; a failure takes itself out alone', async () => {
    const { ask, stub } = await testGateway();
    const none = { data: { node: { deliveries: null } } };
    expect(await ask(LOG, { id: webhookId('w-in') })).toEqual(none);
    expect(stub.count('webhook.deliveries')).toBe(0);
    stub.on('webhook.deliveries', () => new Refused(404, 'webhook_not_found'));
    expect(await ask(LOG, { id: webhookId('w-out') })).toEqual(none);
    stub.on('webhook.deliveries', () => new Refused(500, 'internal'));
    const failed = await ask(LOG, { id: webhookId('w-out') });
    expect([failed.data, failed.errors?.length]).toEqual([none.data, 1]);
    const tooMany = await ask(LOG, { id: webhookId('w-out'), first: 301 });
    expect(tooMany.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});

test('what the installation says of webhooks comes from its settings', async () => {
  const QUERY = '{ viewer { webhookNotice { movedUrl hidesList documentationUrl } } }';
  const moved = { WEBHOOKS_MOVED_URL: 'https://apps.example.com/', WEBHOOKS_DOCS_URL: 'https://dev.example.com/' };
  const noticeWith = async (env: Record<string, string>) => {
    const { ask, stub } = await testGateway({ env });
    const { data } = await ask(QUERY);
    expect(stub.calls).toEqual([]);
    return (data as { viewer: { webhookNotice: object } }).viewer.webhookNotice;
  };
  expect(await noticeWith({ WEBHOOKS_HIDE_LIST: 'true' })).toEqual({
    ...{ movedUrl: null, hidesList: false, documentationUrl: null },
  });
  expect(await noticeWith({ ...moved, WEBHOOKS_HIDE_LIST: 'true' })).toEqual({
    ...{ movedUrl: 'https://apps.example.com/', hidesList: true, documentationUrl: 'https://dev.example.com/' },
  });
  expect(await noticeWith(moved)).toMatchObject({ hidesList: false });
});
