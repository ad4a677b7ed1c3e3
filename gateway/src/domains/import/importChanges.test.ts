import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { IMPORT } from '../../testing/stubImports.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';

const SEND = `mutation ($input: ImportUploadStartInput!) { importUploadStart(input: $input) { url uploadName userErrors { code field } } }`;
const START = `mutation ($input: ImportStartInput!) { importStart(input: $input) {
  isAccepted import { id source status teamUrl } userErrors { code field } } }`;
const CANCEL = `mutation ($importId: ID!) { importCancel(input: { importId: $importId, idempotencyKey: "k" }) {
  import { id status failure viewerCanCancel } userErrors { code field } } }`;
const PASSPHRASE = 'canary passphrase/&=';
const LINK = 'https://files.example.com/a/hipchat.tar.gz.aes?signature=canary-of-the-link';
const SENT = { teamUrl: 'orbit', uploadName: 'import_archives/1.zip', idempotencyKey: 'k' };
const FETCHED = { source: 'HIPCHAT', teamUrl: 'orbit', fileUrl: LINK, passphrase: PASSPHRASE, idempotencyKey: 'k' };

type Told = { userErrors: { code: string; field: string[] }[] };

/** The user errors of an operation's only payload, as `CODE field`. */
async function told({ ask }: TestGateway, document: string, variables: Record<string, unknown>) {
  const [payload] = Object.values((await ask(document, variables)).data ?? {}) as Told[];
  return (payload?.userErrors ?? []).map(({ code, field }) => `${code} ${field.join('.')}`).join();
}

describe('an address for an archive', () => {
  const FILE = { source: 'SLACK', fileName: 'Export of May.ZIP', bytes: 4 * 1024 ** 3, idempotencyKey: 'k' };

  test('is one call with name and length', async () => {
    const gateway = await testGateway();
    const { ask, stub, member } = gateway;
    expect((await ask(SEND, { input: FILE })).data).toEqual({
      importUploadStart: { url: '/files/import_archives/1.zip', uploadName: SENT.uploadName, userErrors: [] },
    });
    expect(stub.names()).toEqual(['import.archiveUploadLink']);
    const { idempotencyKey: _key, ...body } = FILE;
    expect(stub.calls[0]).toMatchObject({ body, headers: { 'idempotency-key': 'k' } });
    for (const [status, code, expected] of [
      [400, 'archive_invalid', 'INVALID fileName'],
      [413, 'archive_too_large', 'FILE_TOO_LARGE bytes'],
      [409, 'idempotency_key_reused', 'KEY_REUSED idempotencyKey'],
    ] as const) {
      stub.on('import.archiveUploadLink', () => new Refused(status, code));
      expect(await told(gateway, SEND, { input: FILE })).toBe(expected);
    }
    stub.on('import.archiveUploadLink', (_call, _reply, usual) => usual());
    expect((await ask(SEND, { input: FILE }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
  });

  test('is of an archive that is taken, or nobody is asked', async () => {
    const gateway = await testGateway();
    const faults = [
      [{ source: 'UNKNOWN' }, 'INVALID source'],
      // Its archive is fetched from a link.
      [{ source: 'HIPCHAT' }, 'INVALID source'],
      [{ fileName: 'export.rar' }, 'INVALID fileName'],
      [{ fileName: `${'x'.repeat(252)}.zip` }, 'INVALID fileName'],
      [{ bytes: 0 }, 'INVALID bytes'],
      [{ bytes: 1.5 }, 'INVALID bytes'],
      [{ bytes: 4 * 1024 ** 3 + 1 }, 'FILE_TOO_LARGE bytes'],
      [{ fileName: '', bytes: -1 }, 'INVALID fileName,INVALID bytes'],
    ] as const;
    for (const [change, expected] of faults) {
      expect(await told(gateway, SEND, { input: { ...FILE, ...change } })).toBe(expected);
    }
    expect(gateway.stub.calls).toEqual([]);
  });
});

describe('an import', () => {
  test.each([
    [{ ...SENT, source: 'SLACK' }, 'import.importSlack', { invite: 'false' }],
    [{ ...SENT, source: 'HIPCHAT_SERVER', isInvite: true }, 'import.importHipchatServer', { invite: 'true' }],
    [
      { ...SENT, source: 'STRIDE', passphrase: PASSPHRASE },
      'import.importHipchat',
      { isStride: 'true', passphrase: PASSPHRASE },
    ],
  ])('of %o is started by the call of its source', async (input, name, query) => {
    const { ask, stub } = await testGateway();
    const started = { id: toId('Import', 'slack-1'), source: input.source, status: 'IN_PROGRESS', teamUrl: 'orbit' };
    expect((await ask(START, { input })).data).toEqual({
      importStart: { isAccepted: true, import: started, userErrors: [] },
    });
    expect(stub.names()).toEqual([name]);
    const [call] = stub.calls;
    expect(call).toMatchObject({ body: { uploadName: SENT.uploadName }, headers: { 'idempotency-key': 'k' } });
    const { token: _token, guid: _guid, ...sent } = call?.query ?? {};
    expect(sent).toEqual({ teamUrl: 'orbit', invite: 'false', ...query });
  });

  test('from a link is accepted with 202 or without a status: an e-mail tells the rest', async () => {
    const { ask, stub } = await testGateway();
    const accepted = { importStart: { isAccepted: true, import: null, userErrors: [] } };
    stub.on('import.importHipchat', (_call, reply) => reply.code(202).send({}));
    expect((await ask(START, { input: FETCHED })).data).toEqual(accepted);
    const { token: _token, guid: _guid, ...sent } = stub.calls[0]?.query ?? {};
    expect(sent).toEqual({ teamUrl: 'orbit', invite: 'false', passphrase: PASSPHRASE, sourceFile: LINK });
    expect(stub.calls[0]?.body).toEqual({});
    stub.on('import.importHipchat', () => ({ import: { ...IMPORT, source: 'HIPCHAT' } }));
    expect((await ask(START, { input: FETCHED })).data).toEqual(accepted);
    expect(stub.names()).toEqual(['import.importHipchat', 'import.importHipchat']);
  });

  test('alone is accepted with 202: where the contract has no such answer, it is none', async () => {
    const { ask, stub } = await testGateway();
    stub.on('import.cancelImport', (_call, reply) => reply.code(202).send(IMPORT));
    const { errors } = await ask(CANCEL, { importId: toId('Import', 'slack-1') });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID');
  });

  test('is refused in words of the schema, at the archive as it was named', async () => {
    const gateway = await testGateway();
    const refusals = [
      [404, 'archive_missing', 'NOT_FOUND', 'archive'],
      [400, 'archive_invalid', 'INVALID', 'archive'],
      [413, 'archive_too_large', 'FILE_TOO_LARGE', 'archive'],
      [409, 'already_processed', 'ALREADY_DONE', 'archive'],
      [400, 'passphrase_required', 'REQUIRED', 'passphrase'],
      [400, 'passphrase_wrong', 'INVALID', 'passphrase'],
      [400, 'link_refused', 'NOT_ALLOWED', 'fileUrl'],
      [400, 'url_invalid', 'INVALID', 'teamUrl'],
      [409, 'url_taken', 'TAKEN', 'teamUrl'],
      [409, 'url_reserved', 'RESTRICTED', 'teamUrl'],
      [409, 'import_in_progress', 'ALREADY_RUNNING', 'source'],
      [409, 'idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
      // Reasons of another service: the status alone says what is wrong with the file.
      [404, 'no_such_upload', 'NOT_FOUND', 'archive'],
      [400, 'bad_zip', 'INVALID', 'archive'],
      [413, 'entity_too_large', 'FILE_TOO_LARGE', 'archive'],
    ] as const;
    for (const [status, refusal, code, field] of refusals) {
      gateway.stub.on('import.importSlack', () => new Refused(status, refusal));
      gateway.stub.on('import.importHipchat', () => new Refused(status, refusal));
      const at = (archive: string) => `${code} ${field === 'archive' ? archive : field}`;
      expect(await told(gateway, START, { input: { ...SENT, source: 'SLACK' } })).toBe(at('uploadName'));
      expect(await told(gateway, START, { input: FETCHED })).toBe(at('fileUrl'));
    }
    gateway.stub.on('import.importSlack', (_call, reply) => reply.code(413).send('<html>'));
    expect(await told(gateway, START, { input: { ...SENT, source: 'SLACK' } })).toBe('FILE_TOO_LARGE uploadName');
    for (const [status, refusal] of [
      [400, 'invalid_request'],
      [404, 'not_found'],
      [409, 'odd'],
    ] as const) {
      gateway.stub.on('import.importSlack', () => new Refused(status, refusal));
      const { errors } = await gateway.ask(START, { input: { ...SENT, source: 'SLACK' } });
      expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_INVALID');
    }
    gateway.stub.on('import.importSlack', (_call, _reply, usual) => usual());
    const { errors } = await gateway.ask(START, { input: { ...SENT, source: 'SLACK' } }, { as: gateway.member });
    expect(errors?.[0]?.extensions.reason).toBe('actor_not_admin');
  });

  test('is whole, or nobody is asked', async () => {
    const gateway = await testGateway();
    const slack = { ...SENT, source: 'SLACK' };
    const { passphrase: _none, ...unopened } = FETCHED;
    const faults = [
      [{ ...slack, source: 'UNKNOWN' }, 'INVALID source'],
      [{ ...slack, uploadName: null }, 'REQUIRED uploadName'],
      [{ ...slack, uploadName: 'x'.repeat(501) }, 'NOT_FOUND uploadName'],
      [{ ...slack, fileUrl: LINK, passphrase: 'x' }, 'INVALID fileUrl'],
      [{ ...slack, passphrase: 'x'.repeat(1_001) }, 'INVALID passphrase'],
      [{ ...slack, teamUrl: '' }, 'TOO_SHORT teamUrl'],
      [{ ...slack, teamUrl: 'abc' }, 'TOO_SHORT teamUrl'],
      [{ ...slack, teamUrl: 'x'.repeat(26) }, 'TOO_LONG teamUrl'],
      [{ ...slack, teamUrl: 'or bit' }, 'INVALID teamUrl'],
      [{ ...FETCHED, fileUrl: null }, 'REQUIRED fileUrl'],
      [{ ...FETCHED, fileUrl: ' ' }, 'REQUIRED fileUrl'],
      [{ ...FETCHED, fileUrl: 'http://files.example.com/a.zip' }, 'INVALID fileUrl'],
      [{ ...FETCHED, fileUrl: 'https://files.example.com/a.html' }, 'INVALID fileUrl'],
      [{ ...FETCHED, fileUrl: `https://files.example.com/${'a'.repeat(2_000)}.zip` }, 'TOO_LONG fileUrl'],
      [{ ...FETCHED, uploadName: 'import_archives/1.zip' }, 'INVALID uploadName'],
      [unopened, 'REQUIRED passphrase'],
      [{ ...unopened, passphrase: '', teamUrl: 'x' }, 'REQUIRED passphrase,TOO_SHORT teamUrl'],
    ] as const;
    for (const [input, expected] of faults) expect(await told(gateway, START, { input })).toBe(expected);
    expect(gateway.stub.calls).toEqual([]);
  });

  test('leaves neither its passphrase nor its link in logs, answers and metrics, whatever becomes of it', async () => {
    const { ask, stub, logs, url } = await testGateway();
    const seen: unknown[] = [];
    const endings = [
      () => ({}),
      () => new Refused(400, 'passphrase_wrong'),
      () => new Refused(500, 'internal'),
      () => 'not as the contract says',
    ];
    for (const ending of endings) {
      stub.on('import.importHipchat', ending);
      seen.push(await ask(START, { input: FETCHED }));
    }
    stub.on('import.importHipchat', (_call, reply) => reply.raw.destroy());
    seen.push(await ask(START, { input: FETCHED }));
    // A document that is malformed is told of, too.
    seen.push(await ask(START, { input: { ...FETCHED, source: 'IRC' } }));
    expect(stub.count('import.importHipchat')).toBe(5);
    const everything = JSON.stringify(seen) + logs.join('') + (await (await fetch(`${url}/metrics`)).text());
    expect(everything).toContain('importHipchat');
    expect(everything).not.toMatch(/canary/);
  });
});

test('an import is stopped by one call while it may be', async () => {
  const gateway = await testGateway();
  const { ask, stub, member } = gateway;
  const importId = toId('Import', 'slack-1');
  expect((await ask(CANCEL, { importId })).data).toEqual({
    importCancel: {
      import: { id: importId, status: 'FAILED', failure: 'CANCELLED', viewerCanCancel: false },
      userErrors: [],
    },
  });
  expect(stub.names()).toEqual(['import.cancelImport']);
  expect(stub.calls[0]).toMatchObject({ body: { importId: 'slack-1' }, headers: { 'idempotency-key': 'k' } });
  expect((await ask(CANCEL, { importId }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
  for (const [status, code, expected] of [
    [404, 'import_not_found', 'NOT_FOUND importId'],
    [409, 'import_not_cancellable', 'NOT_ALLOWED importId'],
    [409, 'idempotency_key_reused', 'KEY_REUSED idempotencyKey'],
  ] as const) {
    stub.on('import.cancelImport', () => new Refused(status, code));
    expect(await told(gateway, CANCEL, { importId })).toBe(expected);
  }
  stub.clear();
  for (const id of ['nonsense', toId('MemberUpload', 'slack-1'), toId('Import', '../x')]) {
    expect(await told(gateway, CANCEL, { importId: id })).toBe('NOT_FOUND importId');
  }
  expect(stub.calls).toEqual([]);
});
