// The reference upstream answers every call of the contract, and each answer has the described form.
import { CARDS } from '@muster/upstream/testCards';
import { randomUUID } from 'node:crypto';
import { visitGoogle } from '@muster/upstream/googleBrowser';
import { type Call, contract } from '@muster/upstream/contract';
import { png } from '@muster/upstream/samplePictures';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { type FormField, idOfSecret } from '../support/paymentBrowser.ts';
import { productFor } from '../support/product.ts';
import type { Session } from '../support/stack.ts';
import { actors, examples } from './examples.ts';
import { ARCHIVES, CHECKED_FILE, PEOPLE_FILES, TEMPLATE, TEMPLATE_FILE } from './fileExamples.ts';
import type { PeopleMode, SentSource } from './known.ts';
import { LICENCES_ORDER } from './paymentExamples.ts';

const product = productFor('admin@orbit.example');

const ajv = new Ajv2020({ strict: false });

type Values = Record<string, unknown>;
type Input = { query?: Values; body?: unknown; file?: Uint8Array<ArrayBuffer> };

/** Makes a call of the contract; nobody is signed in without a session. */
async function send(service: string, call: Call, { query = {}, body = {}, file }: Input, session?: Session) {
  const { guid, token } = session ?? {};
  const parameters = new Map(Object.entries({ ...query, ...(session ? { token, guid } : {}) }));
  const path = call.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = parameters.get(name) ?? 'none';
    parameters.delete(name);
    return value;
  });
  const url = new URL(`${product.stack.upstreamUrl}/${service}${path}`);
  for (const [name, value] of parameters) url.searchParams.set(name, String(value));
  const form = new FormData();
  if (file && call.filePart !== null) form.set(call.filePart, new Blob([file]), 'file');
  const answer = await fetch(url, {
    method: call.method,
    ...(call.body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    ...(file ? { body: form } : {}),
  });
  const isFile = call.answer === null && answer.status === 200;
  const given = await (isFile ? answer.bytes().then((bytes) => ({ bytes })) : answer.json());
  return { status: answer.status, body: given as Record<string, unknown> };
}

/** The parts of a file's address. */
function partsOf(address: unknown): Values & { name: string } {
  const { pathname, searchParams } = new URL(String(address), product.stack.url);
  return { ...Object.fromEntries(searchParams), name: pathname.replace('/files/', '') };
}

/** What comes of sending a channel template, step by step. */
function templateOf(session: Session) {
  const { bulk, file } = contract;
  const uploadAddress = async () => {
    const { url } = (await send('bulk', bulk.templateUploadLink, { body: { fileName: TEMPLATE.fileName } }, session))
      .body;
    return partsOf(url);
  };
  const uploadName = async (content = TEMPLATE_FILE) => {
    const query = await uploadAddress();
    await send('file', file.storeUpload, { query, file: content });
    return query.name;
  };
  const handedOverBy = async (call: typeof bulk.processUploadedFile, content?: typeof TEMPLATE_FILE) => {
    const body = { ...TEMPLATE, uploadName: await uploadName(content) };
    const answer = await send('bulk', call, { body }, session);
    await product.stack.dev.advance(0);
    return answer.body['uploadId'];
  };
  return {
    ...{ uploadAddress, uploadName: () => uploadName() },
    uploadId: () => handedOverBy(bulk.processUploadedFile),
    checkedUploadId: () => handedOverBy(bulk.validateUploadedFile, CHECKED_FILE),
  };
}

/** What comes of sending an archive, step by step. */
function archivesOf(session: Session) {
  const { file, import: imports } = contract;
  const linkOf = async (body: object) => (await send('import', imports.archiveUploadLink, { body }, session)).body;
  const archiveName = async (source: SentSource) => {
    const { fileName, content } = ARCHIVES[source];
    const bytes = new Uint8Array(await content());
    const { url, uploadName } = await linkOf({ source, fileName, bytes: bytes.length });
    await send('file', file.appendUpload, { query: { ...partsOf(url), offset: 0 }, file: bytes });
    return uploadName;
  };
  const latestOf = async (source: SentSource) => {
    const { body } = await send('import', imports.importsStatus, {}, session);
    return (body['imports'] as { importId: string; source: string }[]).find((one) => one.source === source);
  };
  return {
    archiveName,
    partsAddress: async () => partsOf((await linkOf({ source: 'SLACK', fileName: 'parts.zip', bytes: 1_000 }))['url']),
    importId: async () => (await latestOf('SLACK'))?.importId,
    runningImportId: async () => {
      const query = { teamUrl: 'flat', invite: false };
      const body = { uploadName: await archiveName('SLACK') };
      // Where one is under way already, it is that one.
      await send('import', imports.importSlack, { query, body }, session);
      return (await latestOf('SLACK'))?.importId;
    },
  };
}

/** What comes of ordering and paying, step by step. */
function paymentsOf(session: Session, teamId: unknown) {
  const { billing, payment } = contract;
  const query = { teamId };
  const address = async () => {
    const company = { name: 'Buyer', address: '1 Way', city: 'Pune', country: 'IN' };
    await send('billing', billing.saveBillingAddress, { query, body: { address: company } }, session);
  };
  const licenceOrder = async (wanted: object = {}) => {
    await address();
    const { body } = await send(
      'payment',
      payment.initPayment,
      { query, body: { ...LICENCES_ORDER, ...wanted } },
      session,
    );
    return { orderId: body['order_id'], amount: body['payableAmount'] };
  };
  const bankReturn = async () => {
    const places = { success_url: 'https://console.example/a', failure_url: 'https://console.example/b' };
    const asked = { order_id: (await licenceOrder()).orderId, bank_code: 'HDFB', ...places };
    const { body } = await send('payment', payment.initNetBanking, { query, body: asked }, session);
    return { fields: await product.browser.payAtBank(body as { action: string; fields: FormField[] }, 'yes') };
  };
  return {
    ...{ address, licenceOrder, bankReturn },
    proOrder: async () => {
      await address();
      const body = { currency: 'USD', interval: 'ANNUAL' };
      return (await send('billing', billing.initPro, { query, body }, session)).body['trackingId'];
    },
    cardSetup: async () => {
      const { body } = await send('payment', payment.initAddCard, { query }, session);
      const secret = String(body['clientSecret']);
      await product.browser.typeCard(secret, CARDS.good, undefined, 'setup_intents');
      return idOfSecret(secret);
    },
    invoiceId: async () => {
      const { body } = await send('payment', payment.invoices, { query }, session);
      return (body['invoices'] as { invoiceId: string }[])[0]?.invoiceId;
    },
    billId: async () =>
      (await send('billing', billing.initCancelPlan, { query, body: { reason: '1' } }, session)).body['billId'],
  };
}

/** What comes of asking for exports of conversations. One of another example comes to its end before. */
function exportsOf(session: Session, teamId: unknown) {
  const isUnderWay = async () => {
    const { body } = await send('chatExport', contract.chatExport.teamRecentChats, {}, session);
    return (body['exports'] as { status: string }[]).some(({ status }) => status === 'PENDING');
  };
  // A step of it may just be under way by itself.
  const finish = async () => {
    do await product.stack.dev.advance(0);
    while (await isUnderWay());
  };
  const pendingExportId = async () => {
    await finish();
    const body = {
      ...{ jobId: randomUUID(), teamId, emails: [], requesterGuid: session.guid, size: 0 },
      ...{ tasks: ['USER_HISTORY'], messageType: 'ALL', outputFormat: 'JSON' },
    };
    return (await send('chatExport', contract.chatExport.exportTeamConversation, { body }, session)).body['jobId'];
  };
  const finishedExportId = async () => {
    const jobId = await pendingExportId();
    await finish();
    return jobId;
  };
  return { pendingExportId, finishedExportId };
}

/** What comes of signing in with Google, step by step. */
function googleOf(session: Session, email: string) {
  const { makeGoc, startGoogleSignIn } = contract.sso;
  const redirectUri = 'http://localhost/sso/google/callback';
  const googleStart = async () => {
    await send('sso', makeGoc, { body: { makeGOC: true } }, session);
    return { email, redirectUri };
  };
  const googleAnswer = async () => {
    const { address } = (await send('sso', startGoogleSignIn, { body: await googleStart() })).body;
    return (await visitGoogle(String(address), { redirectUri, email })).answer;
  };
  return { googleStart, googleAnswer };
}

/** What somebody who is signed in can put into a call. */
async function knownTo(session: Session, email: string) {
  const { issuePin, issueLoginCode, uploadProfilePicture } = contract.identity;
  const { teamId, accountId } = (await send('team', contract.team.teamInfo, {}, session)).body;
  return {
    ...session,
    teamId,
    accountId,
    pin: async () => {
      await send('identity', issuePin, { body: { email } });
      return product.stack.dev.pinOf(email);
    },
    code: async () => (await send('identity', issueLoginCode, {}, session)).body['code'],
    file: async () => {
      const { imageUri } = (await send('identity', uploadProfilePicture, { file: png() }, session)).body;
      return partsOf(imageUri);
    },
    ...googleOf(session, email),
    ...templateOf(session),
    ...archivesOf(session),
    ...paymentsOf(session, teamId),
    ...exportsOf(session, teamId),
    memberUploadId: async (mode: PeopleMode) => {
      const sent = { query: { mode, fileName: 'people.csv' }, file: PEOPLE_FILES[mode] };
      const { importId } = (await send('bulk', contract.bulk.validateUsersFile, sent, session)).body;
      await product.stack.dev.advance(0);
      return importId;
    },
    planChange: async () => {
      const change = { interval: 'ANNUAL', currency: 'USD' };
      const asked = { query: { teamId }, body: change };
      const { trackingId } = (await send('billing', contract.billing.initChangePlan, asked, session)).body;
      return { ...change, trackingId };
    },
    callId: async () =>
      (await send('recording', contract.recording.startCall, { body: { participantsCount: 2 } }, session)).body[
        'callId'
      ],
    runningJobId: async () => {
      const body = { action: 'reactivate', matching: { state: 'active' } };
      return (await send('bulk', contract.bulk.startJob, { body }, session)).body['jobId'];
    },
    strict: async () => {
      const { samlConfiguration, updateSamlConfiguration } = contract.sso;
      const { configuration } = (await send('sso', samlConfiguration, {}, session)).body;
      const { ssoUrl, samlEntityId, publicCertificate, secondCertificate, buttonLabel } = configuration as Values;
      const kept = { ssoUrl, samlEntityId, publicCertificate, secondCertificate, buttonLabel };
      await send('sso', updateSamlConfiguration, { body: { ...kept, strictSSO: true } }, session);
    },
    provisioning: async () => {
      const { generateProvisioningToken } = contract.sso;
      const query = { idpId: 'cloud-directory' };
      const { body } = await send('sso', generateProvisioningToken, { query, body: {} }, session);
      return String(body['secret']);
    },
    hook: async () => {
      const { url } = (await send('webhook', contract.webhook.getWebhook, { query: { id: 'orbit-w1' } }, session)).body;
      const [, , id, secret] = String(url).split('/');
      return { id, secret };
    },
    jobId: async () => {
      const body = { action: 'deactivate', subjects: ['orbit-0094'] };
      const { jobId } = (await send('bulk', contract.bulk.startJob, { body }, session)).body;
      await product.stack.dev.advance(0);
      return jobId;
    },
  };
}

const calls = Object.entries(contract).flatMap(([service, operations]) =>
  Object.entries<Call>(operations).map(([operation, call]) => ({
    name: `${service}.${operation}`,
    service,
    operation,
    call,
  })),
);
const exampleOf = (service: string, operation: string) => {
  const found = Object.entries(examples).find(([name]) => name === service)?.[1];
  return Object.entries<(known: never) => unknown>(found ?? {}).find(([name]) => name === operation)?.[1];
};

/** Files are pictures, but for invoices. */
function expectFile(name: string, bytes: unknown) {
  if (name !== 'payment.invoiceDocument') return expect(bytes).toEqual(png());
  return expect(Buffer.from(bytes as Uint8Array).toString('latin1')).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/);
}

const isTooLate = ({ body }: { body: Record<string, unknown> }) =>
  (body['error'] as { code?: string } | undefined)?.code?.endsWith('_not_cancellable') === true;

test.each(calls)('$name answers as described', async ({ name, service, operation, call }) => {
  const email = actors[name];
  const session = email === undefined ? product.session : await product.stack.signIn(email);
  const known = await knownTo(session, email ?? 'admin@orbit.example');
  const example = exampleOf(service, operation);
  if (!example) throw new Error(`No example of ${name} in tests/contract/examples.ts`);
  const ask = async () =>
    send(service, call, (await example(known as never)) as Input, call.session ? session : undefined);
  let answer = await ask();
  // Jobs run by themselves: what is to be stopped may have come to its end, and is begun again.
  for (let again = 0; again < 5 && isTooLate(answer); again += 1) answer = await ask();
  const isAccepted = call.mayBeAccepted && answer.status === 202;
  expect(answer).toMatchObject({ status: isAccepted ? 202 : 200 });
  if (call.answer === null) return expectFile(name, answer.body['bytes']);
  ajv.validate(call.answer, answer.body);
  expect(ajv.errors).toBeNull();
});

test.each(calls.filter(({ call }) => call.session))('$name refuses who has no session', async ({ service, call }) => {
  const answer = await send(service, call, {});
  expect(answer).toEqual({ status: 401, body: { error: expect.objectContaining({ code: 'invalid_token' }) } });
});
