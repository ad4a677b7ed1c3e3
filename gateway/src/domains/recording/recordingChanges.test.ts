import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const recordingId = toId('Recording', 'r-2');
const OTHER = toId('Webhook', 'r-2');
const ERRORS = 'userErrors { code field }';
const RENAME = `mutation ($input: RecordingRenameInput!) { recordingRename(input: $input) { recording { id title } ${ERRORS} } }`;
const DELETE = `mutation ($input: RecordingDeleteInput!) { recordingDelete(input: $input) { deletedId ${ERRORS} } }`;
const DOWNLOAD = `mutation ($input: RecordingDownloadInput!) { recordingDownload(input: $input) { url expiresAt ${ERRORS} } }`;
const error = (code: string, field: string[] | null) => ({ userErrors: [{ code, field }] });

describe('recordingRename', () => {
  test('is one write with the trimmed title and the key, and gives the service’s answer', async () => {
    const { ask, stub } = await testGateway();
    const input = { recordingId, title: '  Planning  ', idempotencyKey: 'key-1' };
    expect((await ask(RENAME, { input })).data).toEqual({
      recordingRename: { recording: { id: recordingId, title: 'Planning' }, userErrors: [] },
    });
    expect(stub.calls).toMatchObject([
      {
        ...{ name: 'recording.renameRecording', body: { id: 'r-2', title: 'Planning' } },
        headers: { 'idempotency-key': 'key-1' },
      },
    ]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['  ', 'REQUIRED'],
    ['x'.repeat(101), 'TOO_LONG'],
    ['a\u202eb', 'INVALID'],
  ])('refuses the title %j without a call', async (title, code) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(RENAME, { input: { recordingId, title } });
    expect(data).toMatchObject({ recordingRename: { recording: null, ...error(code, ['title']) } });
    expect(stub.calls).toEqual([]);
  });
});

describe('recordingDelete', () => {
  test('is one write, and gives the id of what is gone', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(DELETE, { input: { recordingId, idempotencyKey: 'key-2' } });
    expect(data).toEqual({ recordingDelete: { deletedId: recordingId, userErrors: [] } });
    expect(stub.calls).toMatchObject([
      { name: 'recording.deleteRecording', query: { id: 'r-2' }, headers: { 'idempotency-key': 'key-2' } },
    ]);
  });
});

describe('recordingDownload', () => {
  test('is one write, and gives an address with its end', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(DOWNLOAD, { input: { recordingId, intent: 'VIEW' } });
    expect(data).toMatchObject({
      recordingDownload: {
        ...{ url: expect.stringMatching(/^\/files\/.*intent=view/) as unknown, expiresAt: '2026-11-18T11:06:40.000Z' },
        userErrors: [],
      },
    });
    await ask(DOWNLOAD, { input: { recordingId, intent: 'DOWNLOAD', fileName: ' Planning.webm ' } });
    expect(stub.calls.map(({ name, body }) => ({ name, body }))).toEqual([
      { name: 'recording.signedDownloadUrl', body: { id: 'r-2', intent: 'view' } },
      { name: 'recording.signedDownloadUrl', body: { id: 'r-2', intent: 'download', filename: 'Planning.webm' } },
    ]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['a\r\nb', 'INVALID'],
  ])('refuses the name %j without a call', async (fileName, code) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(DOWNLOAD, { input: { recordingId, intent: 'DOWNLOAD', fileName } });
    expect(data).toMatchObject({ recordingDownload: { url: null, expiresAt: null, ...error(code, ['fileName']) } });
    expect(stub.calls).toEqual([]);
  });

  test('is told of a recording that is not ready', async () => {
    const { ask } = await testGateway();
    const { data } = await ask(DOWNLOAD, { input: { recordingId: toId('Recording', 'r-1'), intent: 'VIEW' } });
    expect(data).toMatchObject({ recordingDownload: error('NOT_READY', ['recordingId']) });
  });
});

const all = [
  ['recordingRename', RENAME, 'recording.renameRecording', { title: 'x' }],
  ['recordingDelete', DELETE, 'recording.deleteRecording', {}],
  ['recordingDownload', DOWNLOAD, 'recording.signedDownloadUrl', { intent: 'DOWNLOAD' }],
] as const;

describe.each(all)('%s', (field, mutation, call, more) => {
  test.each([
    [404, 'recording_not_found', 'NOT_FOUND', ['recordingId']],
    [403, 'video_recording_disabled', 'NOT_ALLOWED', null],
  ] as const)('tells of %i %s', async (status, refusal, code, path) => {
    const { ask, stub } = await testGateway();
    stub.on(call, () => new Refused(status, refusal));
    const { data } = await ask(mutation, { input: { recordingId, ...more } });
    expect(data).toMatchObject({ [field]: error(code, path ? [...path] : null) });
  });

  test('knows no id of something else, and asks nobody', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(mutation, { input: { recordingId: OTHER, ...more } });
    expect(data).toMatchObject({ [field]: error('NOT_FOUND', ['recordingId']) });
    expect(stub.calls).toEqual([]);
  });
});

test.each(all.slice(0, 2))('%s is not for those who only took part', async (field, mutation, call, more) => {
  const { ask, stub } = await testGateway();
  stub.on(call, () => new Refused(403, 'not_recorder'));
  const { data } = await ask(mutation, { input: { recordingId, ...more } });
  expect(data).toMatchObject({ [field]: error('NOT_ALLOWED', ['recordingId']) });
});
