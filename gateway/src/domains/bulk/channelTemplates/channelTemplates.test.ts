import { describe, expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { CHANNEL_UPLOAD } from '../../../testing/stubChannelTemplates.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const uploadId = toId('ChannelUpload', 'upload-1');
const UPLOAD_FIELDS = 'id templateId fileName status totalCount doneCount failedCount uploadedAt uploadedBy finishedAt';
const upload = {
  ...{ id: uploadId, templateId: 'create', fileName: 'create_channels (1).csv', status: 'PROCESSING' },
  ...{ totalCount: 3, doneCount: 1, failedCount: 0 },
  ...{ uploadedAt: '2023-11-14T22:13:20.000Z', uploadedBy: 'Ada Admin', finishedAt: null },
};

describe('the templates', () => {
  const TEAM = `{ viewer { team { channelTemplates { id name fileName columns } lastChannelUpload { ${UPLOAD_FIELDS} } channelUploads { ${UPLOAD_FIELDS} } } } }`;

  test('and the last uploads are one call each, and one for the team', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(TEAM);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        team: {
          channelTemplates: [
            {
              ...{ id: 'create', name: 'Create channels', fileName: 'create_channels.csv' },
              columns: ['channel_name', 'channel_type'],
            },
          ],
          ...{ lastChannelUpload: upload, channelUploads: [upload] },
        },
      },
    });
    expect(stub.names().toSorted()).toEqual([
      ...['bulk.channelTemplates', 'bulk.channelUploads', 'bulk.lastChannelUpload', 'team.teamInfo'],
    ]);
  });

  test('are nothing to a team of another plan, nor before the first upload', async () => {
    const { ask, stub } = await testGateway();
    stub.on('bulk.lastChannelUpload', () => ({}));
    stub.on('bulk.channelUploads', () => ({ uploads: [] }));
    stub.on('bulk.channelTemplates', () => new Refused(402, 'plan_required'));
    expect(await ask(TEAM)).toEqual({
      data: { viewer: { team: { channelTemplates: null, lastChannelUpload: null, channelUploads: [] } } },
    });
    stub.on('bulk.channelUploads', () => new Refused(402, 'plan_required'));
    stub.on('bulk.lastChannelUpload', () => new Refused(402, 'plan_required'));
    expect(await ask(TEAM)).toEqual({
      data: { viewer: { team: { channelTemplates: null, lastChannelUpload: null, channelUploads: null } } },
    });
  });

  test('are not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(TEAM, {}, { as: member });
    expect(errors?.map(({ extensions }) => extensions.reason)).toEqual(
      Array.from({ length: 3 }, () => 'actor_not_admin'),
    );
  });
});

describe('an upload', () => {
  const NODE = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on ChannelUpload { ${UPLOAD_FIELDS}
    errors(first: $first, after: $after) { nodes { line channelName column problem value cells } totalCount
      pageInfo { endCursor hasNextPage } } } } }`;

  test('is found by its id by one call; one without failed rows asks for none', async () => {
    const { ask, stub } = await testGateway();
    expect((await ask(NODE, { id: uploadId })).data).toMatchObject({ node: { ...upload, errors: { totalCount: 0 } } });
    expect(stub.names()).toEqual(['bulk.channelUpload']);
    expect((await ask(NODE, { id: toId('ChannelUpload', 'other') })).data).toEqual({ node: null });
  });

  test('tells its failed rows page by page, also of words that this version does not know', async () => {
    const { ask, stub } = await testGateway();
    const rows = [
      {
        line: 2,
        channelName: 'ops',
        column: 'channel_name',
        code: 'name_taken',
        value: 'ops',
        cells: ['ops', 'public'],
      },
      { line: 4, channelName: 'hr', column: '', code: 'too_secret', value: '', cells: ['hr'] },
    ];
    stub.on('bulk.channelUpload', () => ({ ...CHANNEL_UPLOAD, status: 'paused', failed: 2 }));
    stub.on('bulk.channelUploadErrors', ({ query }) => {
      const offset = Number(query['offset']);
      return { errors: rows.slice(offset, offset + Number(query['limit'])), total: rows.length };
    });
    const first = await ask(NODE, { id: uploadId, first: 1 });
    const endCursor: unknown = expect.any(String);
    expect(first.data).toMatchObject({
      node: {
        status: 'UNKNOWN',
        errors: {
          nodes: [
            {
              line: 2,
              channelName: 'ops',
              column: 'channel_name',
              problem: 'NAME_TAKEN',
              value: 'ops',
              cells: ['ops', 'public'],
            },
          ],
          ...{ totalCount: 2, pageInfo: { hasNextPage: true, endCursor } },
        },
      },
    });
    const after = (first.data as { node: { errors: { pageInfo: { endCursor: string } } } }).node.errors.pageInfo
      .endCursor;
    expect((await ask(NODE, { id: uploadId, first: 5, after })).data).toMatchObject({
      node: { errors: { nodes: [{ line: 4, column: null, problem: 'UNKNOWN' }], pageInfo: { hasNextPage: false } } },
    });
    const { errors } = await ask(NODE, { id: uploadId, first: 301 });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

const DOWNLOAD = `mutation ($templateId: ID!) { channelTemplateDownload(input: { templateId: $templateId, idempotencyKey: "k" }) {
  url userErrors { code field } } }`;
const START = `mutation ($fileName: String!) { channelTemplateUploadStart(input: { fileName: $fileName, idempotencyKey: "k" }) {
  url uploadName userErrors { code field } } }`;
const PROCESS = `mutation ($templateId: ID!, $fileName: String!, $uploadName: String!) { channelTemplateProcess(
  input: { templateId: $templateId, fileName: $fileName, uploadName: $uploadName, idempotencyKey: "k" }) {
  upload { ${UPLOAD_FIELDS} } userErrors { code field } } }`;
const FILE = { templateId: 'create', fileName: 'create_channels.csv', uploadName: 'channel_uploads/1.csv' };

test.each([
  [
    ...[DOWNLOAD, 'bulk.templateDownloadLink', { templateId: 'create' }],
    { channelTemplateDownload: { url: '/files/templates/1/create_channels.csv', userErrors: [] } },
  ],
  [
    ...[START, 'bulk.templateUploadLink', { fileName: FILE.fileName }],
    {
      channelTemplateUploadStart: {
        ...{ url: '/files/channel_uploads/1.csv', uploadName: FILE.uploadName, userErrors: [] },
      },
    },
  ],
  [
    ...[PROCESS, 'bulk.processUploadedFile', FILE],
    { channelTemplateProcess: { upload: { ...upload, fileName: FILE.fileName }, userErrors: [] } },
  ],
] as [string, string, object, object][])('%#: is one call with the key', async (document, name, input, expected) => {
  const { ask, stub } = await testGateway();
  expect((await ask(document, { ...input })).data).toEqual(expected);
  expect(stub.names()).toEqual([name]);
  const [call] = stub.calls;
  expect(call?.headers['idempotency-key']).toBe('k');
  expect(call?.body ?? call?.query).toMatchObject(input);
});

const none = { channelTemplateDownload: { url: null }, channelTemplateProcess: { upload: null } };
test.each([
  [DOWNLOAD, 'bulk.templateDownloadLink', 404, 'template_not_found', 'NOT_FOUND', ['templateId']],
  [DOWNLOAD, 'bulk.templateDownloadLink', 402, 'plan_required', 'PLAN_REQUIRED', null],
  [START, 'bulk.templateUploadLink', 400, 'file_name_changed', 'INVALID', ['fileName']],
  [START, 'bulk.templateUploadLink', 402, 'plan_required', 'PLAN_REQUIRED', null],
  [PROCESS, 'bulk.processUploadedFile', 402, 'plan_required', 'PLAN_REQUIRED', null],
  [PROCESS, 'bulk.processUploadedFile', 404, 'template_not_found', 'NOT_FOUND', ['templateId']],
  [PROCESS, 'bulk.processUploadedFile', 400, 'file_name_changed', 'INVALID', ['fileName']],
  [PROCESS, 'bulk.processUploadedFile', 404, 'upload_not_found', 'NOT_FOUND', ['uploadName']],
  [PROCESS, 'bulk.processUploadedFile', 409, 'already_processed', 'ALREADY_DONE', ['uploadName']],
  [PROCESS, 'bulk.processUploadedFile', 400, 'csv_invalid', 'INVALID', ['file']],
  [PROCESS, 'bulk.processUploadedFile', 400, 'csv_header', 'HEADER_CHANGED', ['file']],
  [PROCESS, 'bulk.processUploadedFile', 400, 'csv_too_long', 'TOO_MANY', ['file']],
  [PROCESS, 'bulk.processUploadedFile', 400, 'csv_empty', 'REQUIRED', ['file']],
  [PROCESS, 'bulk.processUploadedFile', 409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
] as const)('%#: %s %s %i %s is a user error', async (document, name, status, refusal, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on(name, () => new Refused(status, refusal));
  const { data } = await ask(document, FILE);
  const [[key, payload] = ['', {}]] = Object.entries(data ?? {});
  expect(payload).toEqual({
    ...(new Map(Object.entries(none)).get(key) ?? { url: null, uploadName: null }),
    userErrors: [{ code, field: field === null ? null : [...field] }],
  });
});

test('a row that cannot be read is told by its line', async () => {
  const { ask, stub } = await testGateway();
  stub.on('bulk.processUploadedFile', () => new Refused(400, 'csv_invalid', undefined, 'file.12345'));
  expect((await ask(PROCESS, FILE)).data).toMatchObject({
    channelTemplateProcess: { userErrors: [{ code: 'INVALID', field: ['file', '12345'] }] },
  });
});

test.each([
  [DOWNLOAD, { templateId: '../x' }, ['templateId']],
  [START, { fileName: '' }, ['fileName']],
  [START, { fileName: 'x'.repeat(256) }, ['fileName']],
  [PROCESS, { ...FILE, templateId: '' }, ['templateId']],
  [PROCESS, { ...FILE, fileName: '' }, ['fileName']],
  [PROCESS, { ...FILE, uploadName: '' }, ['uploadName']],
  [PROCESS, { ...FILE, uploadName: 'x'.repeat(501) }, ['uploadName']],
])('%#: what cannot be is refused, and nobody is asked', async (document, input, field) => {
  const { ask, stub } = await testGateway();
  const [payload] = Object.values((await ask(document, input)).data ?? {});
  expect(payload).toMatchObject({ userErrors: [{ field }] });
  expect(stub.calls).toEqual([]);
});
