import { describe, expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { bodyOf, multipartHeaders, partsOf } from '../../../testing/multipart.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { fileIn } from '../../../testing/stubFiles.ts';
import { MEMBER_UPLOAD, startedUpload } from '../../../testing/stubMemberFiles.ts';
import { type GraphQLAnswer, type TestGateway, testGateway } from '../../../testing/testGateway.ts';

const uploadId = toId('MemberUpload', 'import-1');
const noIds = ['nonsense', toId('BulkJob', 'import-1'), toId('MemberUpload', '../x')];

const VALIDATE = `mutation ($file: Upload!, $mode: MemberUploadMode!, $fileName: String!) {
  memberUploadValidate(input: { file: $file, mode: $mode, fileName: $fileName, idempotencyKey: "k" }) {
    upload { id mode fileName status } userErrors { code field message } } }`;
const INVITE = `mutation ($input: MemberUploadInviteInput!) { memberUploadInvite(input: $input) {
  upload { id status } userErrors { code field } } }`;
const PROCESS = `mutation ($uploadId: ID!) { memberUploadProcess(input: { uploadId: $uploadId, idempotencyKey: "k" }) {
  upload { id mode status } userErrors { code field } } }`;
const CANCEL = `mutation ($uploadId: ID!, $onlyUnstarted: Boolean) {
  memberUploadCancel(input: { uploadId: $uploadId, onlyUnstarted: $onlyUnstarted, idempotencyKey: "k" }) {
  upload { id status viewerCanCancel } userErrors { code field } } }`;
const REPORT = `mutation ($uploadId: ID!, $kind: MemberUploadReportKind!) {
  memberUploadReport(input: { uploadId: $uploadId, kind: $kind, idempotencyKey: "k" }) { url userErrors { code field } } }`;
const DOWNLOAD = `mutation ($mode: MemberUploadMode!) { memberTemplateDownload(input: { mode: $mode, idempotencyKey: "k" }) {
  url userErrors { code field } } }`;

const FILE = { mode: 'EDIT', fileName: 'People of spring.CSV' };
async function validate({ url, admin }: TestGateway, content: string | Uint8Array, file: object = FILE, as = admin) {
  const body = new Uint8Array(bodyOf(partsOf(VALIDATE, content, file)));
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: multipartHeaders(as), body });
  return (await answer.json()) as GraphQLAnswer;
}
const MAIL = {
  ...{ uploadId, fullName: ' Ada d’Árc-Smith ', fromPrefix: 'ada.arc_1', subject: 'Join {team_name}' },
  ...{ message: 'To {team_name}\nby {invite_link}', idempotencyKey: 'k' },
};

/** What each refusal of a call is told as: the code and where in the input. */
async function toldAs(
  { stub }: TestGateway,
  name: string,
  refusals: readonly (readonly [number, string, string?])[],
  ask: () => Promise<GraphQLAnswer>,
) {
  const told: Record<string, string> = {};
  for (const [status, code, field] of refusals) {
    stub.on(name, () => new Refused(status, code, undefined, field));
    const { data } = await ask();
    const [payload] = Object.values(data ?? {}) as { userErrors: { code: string; field: string[] }[] }[];
    expect(payload).toMatchObject(payload && 'url' in payload ? { url: null } : { upload: null });
    told[field ? `${code} ${field}` : code] = (payload?.userErrors ?? [])
      .map((one) => `${one.code} ${one.field.join('.')}`)
      .join();
  }
  stub.on(name, (_call, _reply, usual) => usual());
  return told;
}
const REUSED = [409, 'idempotency_key_reused'] as const;
const reused = { idempotency_key_reused: 'KEY_REUSED idempotencyKey' };
const starts = [
  [404, 'upload_not_found'],
  [409, 'not_validated'],
  [409, 'already_processed'],
  [400, 'nothing_to_do'],
  [409, 'upload_in_progress'],
  REUSED,
] as const;
const started = {
  upload_not_found: 'NOT_FOUND uploadId',
  not_validated: 'NOT_READY uploadId',
  already_processed: 'ALREADY_DONE uploadId',
  nothing_to_do: 'NOTHING_TO_DO uploadId',
  upload_in_progress: 'ALREADY_RUNNING uploadId',
  ...reused,
};

describe('a file that is handed over', () => {
  test('goes to the service as it is, under its own part, with mode, name and key', async () => {
    const gateway = await testGateway();
    let kept = '';
    gateway.stub.on('bulk.validateUsersFile', async (call) => {
      kept = (await fileIn(call, 'usersFile')).toString();
      return { ...MEMBER_UPLOAD, mode: 'edit', fileName: FILE.fileName, status: 'validating' };
    });
    expect((await validate(gateway, 'email;Büro\r\na@orbit.example;x')).data).toEqual({
      memberUploadValidate: { upload: { id: uploadId, ...FILE, status: 'VALIDATING' }, userErrors: [] },
    });
    expect(kept).toBe('email;Büro\r\na@orbit.example;x');
    expect(gateway.stub.names()).toEqual(['bulk.validateUsersFile']);
    expect(gateway.stub.calls[0]?.query).toMatchObject({ mode: 'edit', fileName: FILE.fileName });
    expect(gateway.stub.calls[0]?.headers['idempotency-key']).toBe('k');
  });

  test('is refused in words of the schema, with a sentence beside the code', async () => {
    const gateway = await testGateway();
    const refusals = [
      [400, 'InvalidFile'],
      [400, 'InvalidHeader'],
      [400, 'csv_empty'],
      [400, 'csv_too_long'],
      [413, 'file_size'],
      [403, 'team_not_large'],
      REUSED,
    ] as const;
    expect(await toldAs(gateway, 'bulk.validateUsersFile', refusals, () => validate(gateway, 'email'))).toEqual({
      InvalidFile: 'INVALID file',
      InvalidHeader: 'HEADER_CHANGED file',
      csv_empty: 'REQUIRED file',
      csv_too_long: 'TOO_MANY file',
      file_size: 'FILE_TOO_LARGE file',
      team_not_large: 'NOT_ALLOWED mode',
      ...reused,
    });
    const member = await validate(gateway, 'email', FILE, gateway.member);
    expect(member.errors?.[0]?.extensions.reason).toBe('actor_not_admin');
    gateway.stub.on('bulk.validateUsersFile', () => new Refused(400, 'InvalidHeader', undefined, 'usersFile.3'));
    expect((await validate(gateway, 'email')).data).toMatchObject({
      memberUploadValidate: { userErrors: [{ code: 'HEADER_CHANGED', field: ['file', '3'] }] },
    });
    gateway.stub.on('bulk.validateUsersFile', () => new Refused(400, 'InvalidFile', undefined, 'usersFile.99999'));
    expect((await validate(gateway, 'email')).data).toMatchObject({
      memberUploadValidate: { userErrors: [{ code: 'INVALID', field: ['file', '99999'] }] },
    });
  });

  test('is of a mode and named .csv, or nobody is asked; it has at most 50 MB', async () => {
    const gateway = await testGateway();
    const faults = [
      [{ ...FILE, mode: 'UNKNOWN' }, 'mode'],
      [{ ...FILE, fileName: '.xlsx' }, 'fileName'],
      [{ ...FILE, fileName: '' }, 'fileName'],
      [{ ...FILE, fileName: `${'x'.repeat(252)}.csv` }, 'fileName'],
    ] as const;
    for (const [file, field] of faults) {
      const { data } = await validate(gateway, 'email', file);
      expect(data).toMatchObject({
        memberUploadValidate: { upload: null, userErrors: [{ code: 'INVALID', field: [field] }] },
      });
    }
    expect(gateway.stub.calls).toEqual([]);
    const { data } = await validate(gateway, Buffer.alloc(50 * 1024 * 1024 + 1));
    expect(data).toMatchObject({ memberUploadValidate: { userErrors: [{ code: 'FILE_TOO_LARGE', field: ['file'] }] } });
  });
});

describe('people who are added', () => {
  test('are mailed what was composed, in the form that is kept', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(INVITE, { input: MAIL });
    expect(data).toEqual({ memberUploadInvite: { upload: { id: uploadId, status: 'PROCESSING' }, userErrors: [] } });
    expect(stub.names()).toEqual(['bulk.inviteUsers']);
    const { uploadId: _id, idempotencyKey: _key, ...mail } = MAIL;
    expect(stub.calls[0]?.body).toEqual({ ...mail, importId: 'import-1', fullName: 'Ada d’Árc-Smith' });
    expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
  });

  test('are not added where the service refuses, or somebody is no admin', async () => {
    const gateway = await testGateway();
    const ask = () => gateway.ask(INVITE, { input: MAIL });
    const lost = [
      [400, 'token_missing'],
      [400, 'token_missing', 'subject'],
    ] as const;
    expect(await toldAs(gateway, 'bulk.inviteUsers', [...starts, ...lost], ask)).toEqual({
      ...started,
      token_missing: 'INVALID message',
      'token_missing subject': 'INVALID subject',
    });
    const { errors } = await gateway.ask(INVITE, { input: MAIL }, { as: gateway.member });
    expect(errors?.[0]?.extensions.reason).toBe('actor_not_admin');
  });

  test('have a whole mail, or nobody is asked', async () => {
    const { ask, stub } = await testGateway();
    const faults = [
      [{ fullName: '  ' }, 'REQUIRED fullName'],
      [{ fullName: 'A' }, 'TOO_SHORT fullName'],
      [{ fullName: 'A'.repeat(101) }, 'TOO_LONG fullName'],
      [{ fullName: 'Ada  Arc' }, 'INVALID fullName'],
      [{ fullName: 'R2' }, 'INVALID fullName'],
      [{ fromPrefix: '' }, 'REQUIRED fromPrefix'],
      [{ fromPrefix: 'a@b' }, 'INVALID fromPrefix'],
      [{ fromPrefix: 'a..b' }, 'INVALID fromPrefix'],
      [{ fromPrefix: 'a'.repeat(65) }, 'TOO_LONG fromPrefix'],
      [{ subject: ' ' }, 'REQUIRED subject'],
      [{ subject: 'x'.repeat(201) }, 'TOO_LONG subject'],
      [{ subject: 'a\nb' }, 'INVALID subject'],
      [{ message: '' }, 'REQUIRED message'],
      [{ message: `{team_name}{invite_link}${'x'.repeat(5_000)}` }, 'TOO_LONG message'],
      [{ message: 'Come to {team_name}' }, 'INVALID message'],
      [{ message: 'Come by {invite_link}' }, 'INVALID message'],
      [{ fullName: '', message: 'Come' }, 'REQUIRED fullName,INVALID message'],
      ...noIds.map((id) => [{ uploadId: id }, 'NOT_FOUND uploadId'] as const),
    ] as const;
    for (const [change, expected] of faults) {
      const { data } = await ask(INVITE, { input: { ...MAIL, ...change } });
      const [payload] = Object.values(data ?? {}) as { userErrors: { code: string; field: string[] }[] }[];
      expect(payload?.userErrors.map(({ code, field }) => `${code} ${field.join('.')}`).join()).toBe(expected);
    }
    expect(stub.calls).toEqual([]);
  });
});

describe('a validated file', () => {
  test.each([
    ['edit', 'EDIT', 'bulk.updateUsers'],
    ['deactivate', 'DEACTIVATE', 'bulk.deactivateUsers'],
    ['delete', 'DELETE', 'bulk.deleteUsers'],
  ] as const)('of mode %s is read, and started by the call of its mode', async (mode, told, name) => {
    const gateway = await testGateway();
    const { ask, stub } = gateway;
    stub.on('bulk.memberUpload', () => ({ ...startedUpload(mode), status: 'validated' }));
    expect((await ask(PROCESS, { uploadId })).data).toEqual({
      memberUploadProcess: { upload: { id: uploadId, mode: told, status: 'PROCESSING' }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['bulk.memberUpload', name]);
    expect(stub.calls[1]?.body).toEqual({ importId: 'import-1' });
    expect(stub.calls[1]?.headers['idempotency-key']).toBe('k');
    const small = mode === 'delete' ? [[403, 'team_not_large'] as const] : [];
    expect(await toldAs(gateway, name, [...starts, ...small], () => ask(PROCESS, { uploadId }))).toEqual({
      ...started,
      ...(mode === 'delete' ? { team_not_large: 'NOT_ALLOWED uploadId' } : {}),
    });
  });

  test('that adds people, or does what this version does not know, takes more than that; another’s is none', async () => {
    const { ask, stub, member } = await testGateway();
    const refused = (code: string) => ({
      memberUploadProcess: { upload: null, userErrors: [{ code, field: ['uploadId'] }] },
    });
    expect((await ask(PROCESS, { uploadId })).data).toEqual(refused('NOT_ALLOWED'));
    stub.on('bulk.memberUpload', () => ({ ...MEMBER_UPLOAD, mode: 'merge' }));
    expect((await ask(PROCESS, { uploadId })).data).toEqual(refused('NOT_ALLOWED'));
    stub.on('bulk.memberUpload', (_call, _reply, usual) => usual());
    expect((await ask(PROCESS, { uploadId: toId('MemberUpload', 'other') })).data).toEqual(refused('NOT_FOUND'));
    expect((await ask(PROCESS, { uploadId }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
    expect(new Set(stub.names())).toEqual(new Set(['bulk.memberUpload']));
  });

  test('is forgotten or stopped by one call', async () => {
    const gateway = await testGateway();
    const { ask, stub, member } = gateway;
    expect((await ask(CANCEL, { uploadId })).data).toEqual({
      memberUploadCancel: { upload: { id: uploadId, status: 'CANCELLED', viewerCanCancel: false }, userErrors: [] },
    });
    expect(stub.names()).toEqual(['bulk.cancelMemberUpload']);
    expect(stub.calls[0]).toMatchObject({ body: { importId: 'import-1' }, headers: { 'idempotency-key': 'k' } });
    await ask(CANCEL, { uploadId, onlyUnstarted: true });
    expect(stub.calls[1]).toMatchObject({ body: { importId: 'import-1', onlyUnstarted: true } });
    const refusals = [[404, 'upload_not_found'], [409, 'already_processed'], [409, 'stale_version'], REUSED] as const;
    expect(await toldAs(gateway, 'bulk.cancelMemberUpload', refusals, () => ask(CANCEL, { uploadId }))).toEqual({
      upload_not_found: 'NOT_FOUND uploadId',
      already_processed: 'ALREADY_DONE uploadId',
      stale_version: 'STALE uploadId',
      ...reused,
    });
    expect((await ask(CANCEL, { uploadId }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
  });
});

describe('what is downloaded', () => {
  test('is an address, of the rows of a file or the template of a mode', async () => {
    const gateway = await testGateway();
    const { ask, stub } = gateway;
    expect((await ask(REPORT, { uploadId, kind: 'PROBLEMS' })).data).toEqual({
      memberUploadReport: { url: '/files/reports/1/problems.csv', userErrors: [] },
    });
    expect((await ask(REPORT, { uploadId, kind: 'RESULTS' })).data).toMatchObject({
      memberUploadReport: { url: '/files/reports/1/results.csv' },
    });
    expect((await ask(DOWNLOAD, { mode: 'EDIT' })).data).toEqual({
      memberTemplateDownload: { url: '/files/templates/2/edit_members.csv', userErrors: [] },
    });
    expect(stub.names()).toEqual(['bulk.memberUploadReport', 'bulk.memberUploadReport', 'bulk.downloadTemplates']);
    expect(stub.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
    const report = () => ask(REPORT, { uploadId, kind: 'RESULTS' });
    expect(await toldAs(gateway, 'bulk.memberUploadReport', [[404, 'upload_not_found'], REUSED], report)).toEqual({
      upload_not_found: 'NOT_FOUND uploadId',
      ...reused,
    });
    const template = () => ask(DOWNLOAD, { mode: 'DELETE' });
    expect(await toldAs(gateway, 'bulk.downloadTemplates', [[403, 'team_not_large'], REUSED], template)).toEqual({
      team_not_large: 'NOT_ALLOWED mode',
      ...reused,
    });
  });

  test('is nothing where the id or the mode is none, and nobody is asked', async () => {
    const { ask, stub } = await testGateway();
    for (const id of noIds) {
      for (const document of [REPORT, CANCEL, PROCESS]) {
        const [payload] = Object.values((await ask(document, { uploadId: id, kind: 'RESULTS' })).data ?? {});
        expect(payload).toMatchObject({ userErrors: [{ code: 'NOT_FOUND', field: ['uploadId'] }] });
      }
    }
    expect((await ask(DOWNLOAD, { mode: 'UNKNOWN' })).data).toEqual({
      memberTemplateDownload: { url: null, userErrors: [{ code: 'INVALID', field: ['mode'] }] },
    });
    expect(stub.calls).toEqual([]);
  });
});
