import { describe, expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { CHANNEL_UPLOAD, CHECKED_UPLOAD, TEMPLATES } from '../../../testing/stubChannelTemplates.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const uploadId = toId('ChannelUpload', 'upload-1');
const FIELDS = `id status encoding totalCount checkedCount plannedCount unchangedCount refusedCount doneCount failedCount
  startedAt startedBy finishedAt viewerCanCancel`;
const FILE = { templateId: 'create', fileName: 'create_channels.csv', uploadName: 'channel_uploads/1.csv' };
const VALIDATE = `mutation ($templateId: ID!, $fileName: String!, $uploadName: String!) { channelUploadValidate(
  input: { templateId: $templateId, fileName: $fileName, uploadName: $uploadName, idempotencyKey: "k" }) {
  upload { ${FIELDS} } userErrors { code field } } }`;
const PROCESS = `mutation ($uploadId: ID!) { channelUploadProcess(input: { uploadId: $uploadId, idempotencyKey: "k" }) {
  upload { id status } userErrors { code field } } }`;
const CANCEL = `mutation ($uploadId: ID!, $onlyUnstarted: Boolean) {
  channelUploadCancel(input: { uploadId: $uploadId, onlyUnstarted: $onlyUnstarted, idempotencyKey: "k" }) {
  upload { id status viewerCanCancel } userErrors { code field } } }`;
const REPORT = `mutation ($uploadId: ID!) { channelUploadReport(input: { uploadId: $uploadId, idempotencyKey: "k" }) {
  url userErrors { code field } } }`;
const checked = {
  ...{ id: uploadId, status: 'VALIDATED', encoding: 'UTF_8', totalCount: 3, checkedCount: 3, plannedCount: 1 },
  ...{ unchangedCount: 1, refusedCount: 1, doneCount: 0, failedCount: 0 },
  ...{ startedAt: null, startedBy: null, finishedAt: null, viewerCanCancel: true },
};

describe('a filled template', () => {
  test('is looked at, started and stopped by one call each, with the key', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(VALIDATE, FILE)).data).toEqual({
      channelUploadValidate: { upload: { ...checked, status: 'VALIDATING' }, userErrors: [] },
    });
    expect((await ask(PROCESS, { uploadId })).data).toEqual({
      channelUploadProcess: { upload: { id: uploadId, status: 'PROCESSING' }, userErrors: [] },
    });
    expect((await ask(CANCEL, { uploadId })).data).toEqual({
      channelUploadCancel: { upload: { id: uploadId, status: 'CANCELLED', viewerCanCancel: false }, userErrors: [] },
    });
    await ask(CANCEL, { uploadId, onlyUnstarted: true });
    expect(stub.calls.map(({ name, body, headers }) => [name, body, headers['idempotency-key']])).toEqual([
      ['bulk.validateUploadedFile', FILE, 'k'],
      ['bulk.startChannelUpload', { uploadId: 'upload-1' }, 'k'],
      ['bulk.cancelChannelUpload', { uploadId: 'upload-1' }, 'k'],
      ['bulk.cancelChannelUpload', { uploadId: 'upload-1', onlyUnstarted: true }, 'k'],
    ]);
  });

  test('is reported by one call, with the key, or refused in words of the schema', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(REPORT, { uploadId })).data).toEqual({
      channelUploadReport: { url: '/files/templates/1/create_channels_results.csv', userErrors: [] },
    });
    expect(stub.calls.map(({ name, query, headers }) => [name, query['uploadId'], headers['idempotency-key']])).toEqual(
      [['bulk.channelUploadReport', 'upload-1', 'k']],
    );
    for (const [status, refusal, code, field] of [
      [402, 'plan_required', 'PLAN_REQUIRED', null],
      [404, 'upload_not_found', 'NOT_FOUND', ['uploadId']],
    ] as const) {
      stub.on('bulk.channelUploadReport', () => new Refused(status, refusal));
      expect((await ask(REPORT, { uploadId })).data).toEqual({
        channelUploadReport: { url: null, userErrors: [{ code, field }] },
      });
    }
    stub.clear();
    expect((await ask(REPORT, { uploadId: toId('MemberUpload', 'upload-1') })).data).toEqual({
      channelUploadReport: { url: null, userErrors: [{ code: 'NOT_FOUND', field: ['uploadId'] }] },
    });
    expect(stub.calls).toEqual([]);
  });

  test.each([
    [VALIDATE, 'bulk.validateUploadedFile', 402, 'plan_required', 'PLAN_REQUIRED', null],
    [VALIDATE, 'bulk.validateUploadedFile', 404, 'upload_not_found', 'NOT_FOUND', ['uploadName']],
    [VALIDATE, 'bulk.validateUploadedFile', 409, 'already_processed', 'ALREADY_DONE', ['uploadName']],
    [VALIDATE, 'bulk.validateUploadedFile', 400, 'csv_header', 'HEADER_CHANGED', ['file']],
    [PROCESS, 'bulk.startChannelUpload', 402, 'plan_required', 'PLAN_REQUIRED', null],
    [PROCESS, 'bulk.startChannelUpload', 404, 'upload_not_found', 'NOT_FOUND', ['uploadId']],
    [PROCESS, 'bulk.startChannelUpload', 409, 'not_validated', 'NOT_READY', ['uploadId']],
    [PROCESS, 'bulk.startChannelUpload', 409, 'already_processed', 'ALREADY_DONE', ['uploadId']],
    [PROCESS, 'bulk.startChannelUpload', 400, 'nothing_to_do', 'NOTHING_TO_DO', ['uploadId']],
    [PROCESS, 'bulk.startChannelUpload', 409, 'upload_in_progress', 'ALREADY_RUNNING', ['uploadId']],
    [PROCESS, 'bulk.startChannelUpload', 409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
    [CANCEL, 'bulk.cancelChannelUpload', 402, 'plan_required', 'PLAN_REQUIRED', null],
    [CANCEL, 'bulk.cancelChannelUpload', 404, 'upload_not_found', 'NOT_FOUND', ['uploadId']],
    [CANCEL, 'bulk.cancelChannelUpload', 409, 'already_processed', 'ALREADY_DONE', ['uploadId']],
    [CANCEL, 'bulk.cancelChannelUpload', 409, 'stale_version', 'STALE', ['uploadId']],
  ] as const)('%#: %s %s %i %s is a user error', async (document, name, status, refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on(name, () => new Refused(status, refusal));
    const [payload] = Object.values((await ask(document, { ...FILE, uploadId })).data ?? {});
    expect(payload).toEqual({ upload: null, userErrors: [{ code, field: field === null ? null : [...field] }] });
  });

  test('of another kind, or of somebody who is no admin, is none', async () => {
    const { ask, stub, member } = await testGateway();
    for (const document of [PROCESS, CANCEL]) {
      for (const id of ['nonsense', toId('MemberUpload', 'upload-1'), toId('ChannelUpload', '../x')]) {
        const [payload] = Object.values((await ask(document, { uploadId: id })).data ?? {});
        expect(payload).toEqual({ upload: null, userErrors: [{ code: 'NOT_FOUND', field: ['uploadId'] }] });
      }
    }
    expect(stub.calls).toEqual([]);
    for (const document of [VALIDATE, PROCESS, CANCEL]) {
      const { errors } = await ask(document, { ...FILE, uploadId }, { as: member });
      expect(errors?.[0]?.extensions.reason).toBe('actor_not_admin');
    }
  });
});

describe('what a look at a file says', () => {
  const NODE = `query ($id: ID!, $kind: ChannelUploadRowKind!, $search: String) { node(id: $id) { ... on ChannelUpload {
    ${FIELDS} rows(kind: $kind, search: $search) { totalCount nodes { line channelName plan changes { field before after }
      problem column value } } errors { totalCount } } } }`;

  test('is read row by row, of one kind; where there are none nobody is asked', async () => {
    const { ask, stub } = await testGateway();
    stub.on('bulk.channelUpload', () => CHECKED_UPLOAD);
    stub.on('bulk.channelUploadRows', ({ query }) => ({
      rows: [
        {
          ...{ line: 2, channelName: 'ops', plan: 'create', result: null, problem: null },
          changes: [{ field: 'channel_type', before: null, after: 'public' }],
        },
        {
          ...{ line: 3, channelName: '', plan: 'merge', result: null, changes: [] },
          problem: { column: '', code: 'cells_missing', value: '2' },
        },
      ].slice(0, query['kind'] === 'planned' ? 1 : 2),
      total: query['kind'] === 'planned' ? 1 : 2,
    }));
    const { data } = await ask(NODE, { id: uploadId, kind: 'PLANNED', search: ' ops ' });
    const created = {
      ...{ line: 2, channelName: 'ops', plan: 'CREATE', problem: null, column: null, value: null },
      changes: [{ field: 'channel_type', before: null, after: 'public' }],
    };
    expect(data).toEqual({
      node: { ...checked, rows: { totalCount: 1, nodes: [created] }, errors: { totalCount: 0 } },
    });
    expect(stub.names()).toEqual(['bulk.channelUpload', 'bulk.channelUploadRows', 'bulk.channelUploadErrors']);
    expect(stub.calls[1]?.query).toMatchObject({
      ...{ uploadId: 'upload-1', kind: 'planned', searchText: 'ops', limit: '50', offset: '0' },
    });
    expect((await ask(NODE, { id: uploadId, kind: 'REFUSED' })).data).toMatchObject({
      node: {
        rows: { nodes: [{}, { plan: 'UNKNOWN', problem: 'CELLS_MISSING', column: null, value: '2', changes: [] }] },
      },
    });
    stub.calls.length = 0;
    expect((await ask(NODE, { id: uploadId, kind: 'DONE' })).data).toMatchObject({ node: { rows: { nodes: [] } } });
    expect(stub.names()).not.toContain('bulk.channelUploadRows');
  });

  test('is nothing of a file that is worked off without it, and cannot be asked for without the calls for it', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(NODE, { id: uploadId, kind: 'PLANNED' });
    expect(data).toMatchObject({
      node: {
        ...{ status: 'PROCESSING', checkedCount: null, plannedCount: null, unchangedCount: null, refusedCount: null },
        ...{ encoding: null, startedAt: null, startedBy: null, viewerCanCancel: false, rows: { totalCount: 0 } },
      },
    });
    expect(stub.names()).toEqual(['bulk.channelUpload']);
    stub.on('bulk.channelTemplates', () => ({
      templates: TEMPLATES.map(({ id, name, fileName, columns }) => ({ id, name, fileName, columns })),
    }));
    expect((await ask('{ viewer { team { channelTemplates { isPreviewable } } } }')).data).toEqual({
      viewer: { team: { channelTemplates: [{ isPreviewable: false }] } },
    });
    stub.on('bulk.channelUpload', () => ({ ...CHANNEL_UPLOAD, done: 2 }));
    stub.on('bulk.channelUploadRows', () => new Refused(404, 'no_such_call'));
    const answer = await ask(NODE, { id: uploadId, kind: 'DONE' });
    expect(answer.data).toMatchObject({ node: { rows: null } });
    expect(answer.errors).toHaveLength(1);
  });
});
