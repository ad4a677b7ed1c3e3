import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { CHAT_EXPORT } from '../../testing/stubChatExports.ts';
import { testGateway } from '../../testing/testGateway.ts';

const FIELDS = `id status stage progress { done total } emails channels { channelId name } tasks messageType format dateFrom dateTo requestedByName createdAt
  finishedAt expiresAt sizeBytes formattedSize counts { conversations messages files } failure viewerCanDownload viewerCanCancel`;
const LIST = `query ($status: [ChatExportStatus!]) { viewer { team { chatExports(status: $status) { ${FIELDS} requestedBy { name { first } } } } } }`;
const ESTIMATE = `query ($filter: ChatExportFilter!) { viewer { team { chatExportEstimate(filter: $filter) {
  conversations messages files fileBytes unknownEmails } } } }`;
const REQUEST = `mutation ($input: ChatExportRequestInput!) { chatExportRequest(input: $input) { chatExport { id status } userErrors { code field } } }`;
const CANCEL = `mutation ($id: ID!) { chatExportCancel(input: { chatExportId: $id, idempotencyKey: "k" }) {
  chatExport { id status failure viewerCanCancel } userErrors { code field } } }`;
const DOWNLOAD = `mutation ($id: ID!) { chatExportDownload(input: { chatExportId: $id }) { url userErrors { code field } } }`;
const CAN = '{ viewer { team { viewerCanExportChats } } }';
const id = toId('ChatExport', 'export-1');
const CHANNEL = toId('Channel', 'general@chat.orbit.example');
const WANTED = { emails: ['Ada@Orbit.example'], tasks: ['GROUP_HISTORY'], messageType: 'TEXT' };
const INPUT = { ...WANTED, format: 'JSON', dateFrom: '2026-01-01', dateTo: '2026-01-31', idempotencyKey: 'k' };

describe('exports', () => {
  test('are one call, and one for the names of all who asked for them', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(LIST, {});
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        team: {
          chatExports: [
            { status: 'PENDING', stage: 'WRITING', progress: { done: 500, total: 1_234 }, viewerCanCancel: true },
            {
              ...{ id, status: 'COMPLETED', stage: 'DONE', progress: null, emails: [], failure: null },
              ...{ channels: [{ channelId: CHANNEL, name: 'general' }] },
              ...{ tasks: ['USER_HISTORY', 'GROUP_HISTORY'], messageType: 'ALL', format: 'HTML', dateFrom: null },
              ...{ requestedByName: 'Ada Admin', sizeBytes: 1_310_720, formattedSize: '1.25 MB' },
              ...{ createdAt: '2023-11-14T22:13:20.000Z', expiresAt: '2023-11-21T22:13:21.000Z' },
              ...{ counts: { conversations: 3, messages: 1_234, files: 5 }, viewerCanDownload: true },
            },
          ],
        },
      },
    });
    expect(stub.names().toSorted()).toEqual(['chatExport.teamRecentChats', 'member.leanProfiles']);
  });

  test('are told apart by their status, and words that are not known are UNKNOWN', async () => {
    const { ask, stub } = await testGateway();
    const odd = { ...CHAT_EXPORT, status: 'SHREDDED', stage: 'shredding', failure: 'shredder', messageType: 'AUDIO' };
    stub.on('chatExport.teamRecentChats', () => ({ exports: [CHAT_EXPORT, odd] }));
    const { data } = await ask(
      `{ viewer { team { chatExports(status: [UNKNOWN]) { status stage failure messageType } } } }`,
    );
    expect(data).toEqual({
      viewer: {
        team: {
          chatExports: [{ status: 'UNKNOWN', stage: 'UNKNOWN', failure: 'UNKNOWN', messageType: 'UNKNOWN' }],
        },
      },
    });
  });

  test('are for admins of teams that may export', async () => {
    const { ask, stub, member } = await testGateway();
    expect((await ask(LIST, {}, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
    stub.on('chatExport.teamRecentChats', () => new Refused(403, 'chat_export_disabled'));
    const { data, errors } = await ask(LIST, {});
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { team: { chatExports: null } } });
    stub.on('chatExport.exportEstimate', () => new Refused(403, 'chat_export_disabled'));
    expect((await ask(ESTIMATE, { filter: WANTED })).data).toEqual({ viewer: { team: { chatExportEstimate: null } } });
  });
});

test('an estimate is one call, of addresses that are some', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(ESTIMATE, { filter: WANTED })).data).toEqual({
    viewer: {
      team: {
        chatExportEstimate: { conversations: 3, messages: 1_234, files: 5, fileBytes: 2_000_000, unknownEmails: [] },
      },
    },
  });
  expect(stub.names()).toEqual(['chatExport.exportEstimate']);
  expect(stub.calls[0]?.body).toEqual(WANTED);
  await ask(ESTIMATE, { filter: { ...WANTED, channelIds: [CHANNEL] } });
  expect(stub.calls[1]?.body).toEqual({ ...WANTED, channels: ['general@chat.orbit.example'] });
  const { errors } = await ask(ESTIMATE, { filter: { ...WANTED, emails: ['ada'] } });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(stub.count('chatExport.exportEstimate')).toBe(2);
});

describe('asking for an export', () => {
  test('names team and person by the session, and is the same export under the same key', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(REQUEST, { input: INPUT });
    expect(stub.names()).toEqual(['identity.fullProfile', 'chatExport.exportTeamConversation']);
    const { body, headers, query } = stub.calls[1] ?? {};
    expect(headers).toMatchObject({ 'idempotency-key': 'k' });
    expect(body).toEqual({
      ...{ ...WANTED, outputFormat: 'JSON', dateFrom: '2026-01-01', dateTo: '2026-01-31', size: 0 },
      ...{ jobId: expect.stringMatching(/^[\w-]{32}$/), teamId: expect.any(String), requesterGuid: query?.['guid'] },
    });
    const { jobId } = body as { jobId: string };
    expect(data).toEqual({
      chatExportRequest: { chatExport: { id: toId('ChatExport', jobId), status: 'PENDING' }, userErrors: [] },
    });
    await ask(REQUEST, { input: INPUT });
    await ask(REQUEST, { input: { ...INPUT, idempotencyKey: 'other' } });
    await ask(REQUEST, { input: { ...INPUT, idempotencyKey: null } });
    const ids = stub.calls
      .filter(({ name }) => name === 'chatExport.exportTeamConversation')
      .map((call) => (call.body as { jobId: string }).jobId);
    expect(ids[1]).toBe(jobId);
    expect(new Set(ids).size).toBe(3);
  });

  test('is refused before any call where it makes no sense', async () => {
    const { ask, stub } = await testGateway();
    for (const [change, expected] of [
      [{ emails: ['ada@orbit.example', 'nobody'] }, { code: 'INVALID', field: ['emails', '1'] }],
      [{ channelIds: [CHANNEL, toId('Member', 'orbit-0001')] }, { code: 'NOT_FOUND', field: ['channelIds', '1'] }],
      [
        { channelIds: [CHANNEL], tasks: ['USER_HISTORY'] },
        { code: 'INVALID', field: ['channelIds'] },
      ],
      [{ channelIds: Array.from({ length: 201 }, () => CHANNEL) }, { code: 'TOO_MANY', field: ['channelIds'] }],
      [{ tasks: [] }, { code: 'REQUIRED', field: ['tasks'] }],
      [{ tasks: ['UNKNOWN'] }, { code: 'INVALID', field: ['tasks'] }],
      [{ messageType: 'UNKNOWN' }, { code: 'INVALID', field: ['messageType'] }],
      [{ format: 'UNKNOWN' }, { code: 'INVALID', field: ['format'] }],
      [{ dateTo: '2025-12-31' }, { code: 'INVALID', field: ['dateTo'] }],
      [{ emails: Array.from({ length: 20_001 }, () => 'a@b.example') }, { code: 'TOO_MANY', field: ['emails'] }],
    ] as const) {
      const { data } = await ask(REQUEST, { input: { ...INPUT, ...change } });
      expect(data).toEqual({ chatExportRequest: { chatExport: null, userErrors: [expected] } });
    }
    expect(stub.calls).toEqual([]);
  });

  test('is refused by the service in words of the schema', async () => {
    const { ask, stub } = await testGateway();
    for (const [refusal, expected] of [
      [new Refused(404, 'email_not_found', undefined, 'emails.3'), { code: 'NOT_FOUND', field: ['emails', '3'] }],
      [new Refused(404, 'group_not_found', undefined, 'channels.1'), { code: 'NOT_FOUND', field: ['channelIds', '1'] }],
      [new Refused(409, 'export_in_progress'), { code: 'ALREADY_RUNNING', field: null }],
      [new Refused(403, 'chat_export_disabled'), { code: 'NOT_ALLOWED', field: null }],
      [new Refused(409, 'idempotency_key_reused'), { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
    ] as const) {
      stub.on('chatExport.exportTeamConversation', () => refusal);
      const { data } = await ask(REQUEST, { input: INPUT });
      expect(data).toEqual({ chatExportRequest: { chatExport: null, userErrors: [expected] } });
    }
  });
});

test('an export is stopped by one call', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(CANCEL, { id })).data).toEqual({
    chatExportCancel: {
      chatExport: { id, status: 'FAILED', failure: 'CANCELLED', viewerCanCancel: false },
      userErrors: [],
    },
  });
  expect(stub.names()).toEqual(['chatExport.cancelExport']);
  expect(stub.calls[0]).toMatchObject({ body: { jobId: 'export-1' }, headers: { 'idempotency-key': 'k' } });
  for (const [status, code, expected] of [
    [404, 'export_not_found', 'NOT_FOUND'],
    [409, 'export_not_cancellable', 'NOT_ALLOWED'],
  ] as const) {
    stub.on('chatExport.cancelExport', () => new Refused(status, code));
    expect((await ask(CANCEL, { id })).data).toEqual({
      chatExportCancel: { chatExport: null, userErrors: [{ code: expected, field: ['chatExportId'] }] },
    });
  }
});

test('an export is downloaded at an address that one call gives', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(DOWNLOAD, { id })).data).toEqual({
    chatExportDownload: { url: '/files/chat_exports/1.zip', userErrors: [] },
  });
  expect(stub.names()).toEqual(['chatExport.signedUrl']);
  for (const [status, code, expected] of [
    [404, 'export_not_found', 'NOT_FOUND'],
    [409, 'export_not_ready', 'NOT_READY'],
  ] as const) {
    stub.on('chatExport.signedUrl', () => new Refused(status, code));
    expect((await ask(DOWNLOAD, { id })).data).toEqual({
      chatExportDownload: { url: null, userErrors: [{ code: expected, field: ['chatExportId'] }] },
    });
  }
});

test('the id of something else is none, without a call', async () => {
  const { ask, stub } = await testGateway();
  const none = [{ code: 'NOT_FOUND', field: ['chatExportId'] }];
  for (const other of [toId('Import', 'export-1'), 'nonsense']) {
    expect((await ask(CANCEL, { id: other })).data).toEqual({
      chatExportCancel: { chatExport: null, userErrors: none },
    });
    expect((await ask(DOWNLOAD, { id: other })).data).toEqual({ chatExportDownload: { url: null, userErrors: none } });
  }
  expect(stub.calls).toEqual([]);
});

test('who may export is known from the profile: admins of teams that may, and on pre-production all admins', async () => {
  const { ask, stub, member } = await testGateway();
  expect((await ask(CAN)).data).toEqual({ viewer: { team: { viewerCanExportChats: false } } });
  expect(stub.names()).toEqual(['identity.fullProfile']);
  const preprod = await testGateway({ env: { ENVIRONMENT: 'preprod' } });
  expect((await preprod.ask(CAN)).data).toEqual({ viewer: { team: { viewerCanExportChats: true } } });
  expect((await preprod.ask(CAN, {}, { as: member })).data).toEqual({
    viewer: { team: { viewerCanExportChats: false } },
  });
});
