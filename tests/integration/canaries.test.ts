// A whole journey through both servers with everything that is secret worth looking for, at their most talkative log level:
// each secret stands where it belongs, and nowhere else, neither in an answer, nor an error, a log line, a metric or a trace.
import { png } from '@muster/upstream/samplePictures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestStack, startTestStack } from '../support/stack.ts';
import { type TraceReceiver, startTraceReceiver } from '../support/traceReceiver.ts';

const SETTINGS = {
  SESSION_KEY: 'canary-session-key-0123456789abcdefghij',
  PIN_KEY: 'canary-pin-key-0123456789abcdefghijklmn',
  FEEDBACK_KEY: 'canary-feedback-key-0123456789abcdefghi',
};
const TRIGGER = 'canary-trigger-path';
const SENT = {
  password: 'canary-password-Zx9!',
  idempotencyKey: 'canary-idempotency-key-1',
  forgedToken: 'canary-forged-token-0123456789abcdefghijklmno',
  callbackCode: 'canary-callback-code-0123456789',
  callbackState: 'canary-callback-state-0123456789abcdefghijkl',
  fileSignature: 'canary-signature-0123456789abcdefghijklmnop',
  typedText: 'canary-typed-text',
  passphrase: 'canary-passphrase-0123456789',
  archiveSignature: 'canary-archive-signature-0123456789',
};

let stack: TestStack;
let receiver: TraceReceiver;
/** Every secret by what it is: what was set, what was sent, and what the servers made on the way. */
const secrets = new Map<string, string>(Object.entries({ ...SETTINGS, ...SENT, trigger: TRIGGER }));
/** What left the gateway, by what was asked, with the secrets that belong there. */
const answers: { what: string; text: string; mayHave: readonly string[] }[] = [];

async function keep(what: string, answer: Response, mayHave: readonly string[] = []) {
  const body = await answer.text();
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  answers.push({ what, text: `${headers}\n${body}`, mayHave });
  return { body, headers: answer.headers };
}

/** A part of a text that has to be there, kept as a secret. */
function find(name: string, text: string, pattern: RegExp): string {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`There is no ${name} in what was answered`);
  secrets.set(name, value);
  return value;
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const EMAIL = 'admin@orbit.example';
const ISSUE = `mutation { pinIssue(input: { email: "${EMAIL}" }) { login userErrors { code message } } }`;
const AUTHENTICATE =
  'mutation ($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid token viewer { email } userErrors { code message } } }';
const READ = `{ viewer { email billingRegion { currency } team { name members(first: 3) { nodes { email } }
  billing { type interval cards { lastFour } } usage { messages { used } videoLimitHits { used } } } } }`;
const WRITE =
  'mutation ($key: String) { viewerLocaleUpdate(input: { locale: EN_GB, idempotencyKey: $key }) { viewer { locale } userErrors { code message } } }';

async function signIn() {
  const issued = await keep('pinIssue', await post({ query: ISSUE }), ['login']);
  const login = find('login', issued.body, /"login":"([^"]+)"/);
  const pin = await stack.dev.pinOf(EMAIL);
  secrets.set('pin', pin);
  const wrong = { login, pin: pin === '000000' ? '111111' : '000000' };
  await keep('a wrong PIN', await post({ query: AUTHENTICATE, variables: wrong }));
  const signedIn = await keep('pinAuthenticate', await post({ query: AUTHENTICATE, variables: { login, pin } }), [
    'token',
    'guid',
    'session',
    'known',
  ]);
  const token = find('token', signedIn.body, /"token":"([^"]+)"/);
  const guid = find('guid', signedIn.body, /"guid":"([^"]+)"/);
  const cookies = signedIn.headers.getSetCookie().join('\n');
  const session = find('session', cookies, /__Host-muster=([^;]+)/);
  find('known', cookies, /__Host-muster-known=([^;]+)/);
  return {
    bearer: { authorization: `Bearer ${guid}:${token}` },
    cookie: { cookie: `__Host-muster=${session}` },
    token,
  };
}

type Who = Awaited<ReturnType<typeof signIn>>;

async function work({ bearer, cookie, token }: Who) {
  await keep('a read', await post({ query: READ }, bearer));
  const variables = { key: SENT.idempotencyKey };
  await keep('a write', await post({ query: WRITE, variables }, cookie));
  const used = { query: WRITE.replace('EN_GB', 'EN_US'), variables };
  await keep('a key that was used', await post(used, cookie));
  const setPassword =
    'mutation ($p: String!) { viewerPasswordSet(input: { password: $p }) { userErrors { code message } } }';
  for (const password of [SENT.password, `${SENT.password}${'x'.repeat(600)}`])
    await keep('a password', await post({ query: setPassword, variables: { p: password } }, cookie));
  await keep(
    'a text in the document',
    await post({ query: `{ viewer { ${SENT.typedText.replaceAll('-', '_')} } }` }, bearer),
  );
  await keep(
    'a wish',
    await post({ query: 'mutation { featureRequest(input: { feature: "user-groups" }) { feature } }' }, cookie),
  );
  const body = new FormData();
  const upload =
    'mutation ($file: Upload!) { teamAvatarUpload(input: { file: $file }) { team { avatarUrl } userErrors { code } } }';
  body.set('operations', JSON.stringify({ query: upload, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([new Uint8Array(png())]), 'canary.png');
  const preflight = { 'apollo-require-preflight': '1' };
  const uploaded = await fetch(`${stack.url}/graphql`, { method: 'POST', headers: { ...bearer, ...preflight }, body });
  const avatar = await keep('an upload', uploaded, ['signature']);
  const address = /"avatarUrl":"([^"]+)"/.exec(avatar.body)?.[1] ?? '';
  find('signature', address, /signature=([^&"]+)/);
  await keep('a file', await fetch(stack.url + address));
  await keep('a file of nobody', await fetch(`${stack.url}/files/x.png?expires=1&signature=${SENT.fileSignature}`));
  for (const path of [
    '',
    '/graphql',
    '/login/external',
    '/login/callback',
    '/nowhere',
    '/files/a.png',
    '/health/ready',
  ])
    await keep(
      `secrets in the query of ${path}`,
      await fetch(
        `${stack.url}${path}?token=${token}&code=${SENT.callbackCode}&state=${SENT.callbackState}&signature=${SENT.fileSignature}&password=${SENT.password}&ssoToken=${SENT.typedText}`,
        { redirect: 'manual', headers: cookie },
      ),
      path === '/login/external' ? ['loginCode', 'loginState'] : [],
    );
}

/** The address of an incoming webhook is as good as a password, whatever comes to it and goes wrong behind it. */
async function hooks({ bearer, token }: Who) {
  const chosen = await keep(
    'channels to write in',
    await post({ query: '{ viewer { postableChannels(first: 1) { nodes { id } } } }' }, bearer),
  );
  const [, channelId] = /"id":"([^"]+)"/.exec(chosen.body) ?? [];
  const query =
    'mutation ($id: ID!) { webhookCreate(input: { type: INCOMING, channelId: $id, name: "CI" }) { webhook { url } } }';
  const made = await keep('a webhook', await post({ query, variables: { id: channelId } }, bearer), ['hookSecret']);
  const secret = find('hookSecret', made.body, /\/hooks\/[^/]+\/([\w-]+)"/);
  const [address = ''] = new RegExp(`/hooks/[^/]+/${secret}`).exec(made.body) ?? [];
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const echo = { error: { code: 'internal', message: `no ${token} ${secret}`, field: secret } };
  const texts = ['{"text":"Built"}', '{"text":', `{"text":7,"channel":"${SENT.typedText}"}`];
  for (const status of [0, 500, 404, 400]) {
    if (status > 0) await stack.dev.fault({ service: 'webhook', status, body: echo });
    for (const body of texts) await keep('a post', await fetch(stack.url + address, { ...sent, body }));
    await stack.dev.clearFaults();
  }
  await keep('a look at it', await fetch(stack.url + address));
  for (const path of [`${address}/more`, `${address}%zz`, address.slice(1)])
    await keep('an address that is nearly it', await fetch(`${stack.url}/${path}`, { ...sent, body: '{}' }));
}

/** What opens an archive, and what lets its link be fetched, whatever goes wrong with the import. */
async function imports({ bearer, token }: Who) {
  const query = `mutation ($input: ImportStartInput!) { importStart(input: $input) {
    isAccepted import { fileName } userErrors { code field message } } }`;
  const link = `https://files.hipchat.example/export.tar.gz.aes?signature=${SENT.archiveSignature}`;
  const input = { source: 'HIPCHAT', teamUrl: 'orbit', fileUrl: link, passphrase: SENT.passphrase };
  const start = (what: string, given: object) =>
    post({ query, variables: { input: { ...input, ...given } } }, bearer).then((answer) => keep(what, answer));
  for (const wrong of [
    { passphrase: null },
    { fileUrl: link.replace('https', 'http') },
    { teamUrl: '-' },
    { source: 'IRC' },
    { isInvite: 1 },
  ])
    await start('an import that is not as it has to be', wrong);
  const echo = { error: { code: 'passphrase_wrong', message: `no ${token} ${SENT.passphrase} ${link}`, field: link } };
  for (const status of [500, 400, 404]) {
    await stack.dev.fault({ service: 'import', status, body: echo });
    await start('an import that a service refuses', {});
    await stack.dev.clearFaults();
  }
  await start('an import', {});
  await keep(
    'imports',
    await post({ query: '{ viewer { team { imports { fileName failure problems { totalCount } } } } }' }, bearer),
  );
}

async function leave({ cookie }: Who) {
  const away = await fetch(`${stack.url}/login/external`, { redirect: 'manual', headers: cookie });
  const login = await keep('away to the external login', away, ['loginCode', 'loginState']);
  const target = new URL(login.headers.get('location') ?? '');
  secrets.set('loginCode', target.searchParams.get('code') ?? '');
  secrets.set('loginState', target.searchParams.get('state') ?? '');
  const feedback = await fetch(`${stack.url}/feedback`, { redirect: 'manual', headers: cookie });
  const sent = await keep('away to the feedback site', feedback, ['ssoToken', 'guid']);
  find('ssoToken', sent.headers.get('location') ?? '', /ssoToken=([^&]+)/);
}

const SERVICES = [
  ...['team', 'identity', 'member', 'billing', 'event', 'file', 'channel', 'recording', 'payment', 'geolocation'],
];

/** Services that fail in every way, one of which writes what it was asked into its answer. */
async function faults({ bearer, token }: Who) {
  const echo = { error: { code: 'internal', message: `no ${token} ${SENT.password}`, field: token } };
  const kinds = [
    { status: 500, body: echo },
    { status: 400, body: echo },
    { status: 401, body: echo },
    { status: 403, body: echo },
    { status: 404, body: `<h1>${token}</h1>` },
    { status: 429, body: echo },
    { status: 200, body: { token } },
    { drop: true },
    { malformed: true },
  ];
  for (const kind of kinds) {
    for (const service of SERVICES) await stack.dev.fault({ service, ...kind });
    const what = `a fault: ${JSON.stringify(kind).slice(0, 20)}`;
    await keep(what, await post({ query: READ }, bearer));
    await keep(what, await post({ query: WRITE, variables: { key: SENT.idempotencyKey } }, bearer));
    await keep(what, await post({ query: ISSUE }));
    // What a service gives as the content of a file is that.
    const isContent = 'status' in kind && kind.status === 200;
    const file = await fetch(`${stack.url}/files/x.png?expires=1&signature=${SENT.fileSignature}`);
    await keep(what, file, isContent ? ['token'] : []);
    await stack.dev.clearFaults();
  }
}

async function malformed({ bearer, token }: Who) {
  const forged = { authorization: `Bearer orbit-0001:${SENT.forgedToken}` };
  await keep('a forged token', await post({ query: READ }, forged));
  await keep('no JSON', await post(`{"query": "${token} ${SENT.password}`, bearer));
  await keep('no object', await post(JSON.stringify(SENT.password), bearer));
  await keep(
    'a wrong variable',
    await post({ query: AUTHENTICATE, variables: { login: [SENT.typedText], pin: { x: SENT.password } } }),
  );
  await keep(
    'a wrong id',
    await post({ query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: token } }, bearer),
  );
  await keep('a wrong key', await post({ query: WRITE, variables: { key: `${SENT.idempotencyKey} !` } }, bearer));
  await keep(
    'a wrong cookie',
    await post({ query: READ }, { cookie: `__Host-muster=${SENT.typedText}; x=${SENT.password}` }),
  );
  await keep('a wrong authorization', await post({ query: READ }, { authorization: `Basic ${SENT.password}` }));
  await keep('a wrong type', await post(SENT.password, { 'content-type': `text/${SENT.typedText}` }));
  await keep(
    'a wrong boundary',
    await post(SENT.password, { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' }),
  );
  await keep(
    'a handle of nobody',
    await post({ query: AUTHENTICATE, variables: { login: SENT.typedText, pin: '123456' } }),
  );
}

beforeAll(async () => {
  receiver = await startTraceReceiver();
  stack = await startTestStack({
    ...SETTINGS,
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    EXTERNAL_LOGIN_URL: 'https://sso.example/start',
    FEEDBACK_URL: 'https://feedback.example/',
    FEATURE_REQUEST_TRIGGER_URL: `http://127.0.0.1:9/${TRIGGER}`,
  });
  const who = await signIn();
  await work(who);
  await hooks(who);
  await imports(who);
  await leave(who);
  await faults(who);
  await malformed(who);
  await keep('the metrics', await fetch(`${stack.url}/metrics`));
  await keep('readiness', await fetch(`${stack.url}/health/ready`));
  await keep('signing out', await post({ query: 'mutation { signOut { userErrors { code } } }' }, who.cookie));
  // Whoever stops sends what waits.
  await stack.restart();
});
afterAll(async () => {
  await stack.stop();
  await receiver.stop();
});

/** A short number might be a part of a longer one; nothing else has to stand alone. */
const holds = (text: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![0-9a-f])${secret}(?![0-9a-f])`).test(text) : text.includes(secret);

const found = (text: string, except: readonly string[] = []) =>
  [...secrets].filter(([name, secret]) => !except.includes(name) && holds(text, secret)).map(([name]) => name);

describe('no secret stands', () => {
  test('in an answer to which it does not belong', () => {
    const wrong = answers.map(({ what, text, mayHave }) => ({ what, secrets: found(text, mayHave) }));
    expect(wrong.filter((one) => one.secrets.length > 0)).toEqual([]);
    expect(answers.length).toBeGreaterThan(60);
  });

  test('in the logs of either server', () => {
    const lines = stack.logs().split('\n');
    const wrong = lines.flatMap((line) => found(line).map((name) => ({ name, line })));
    expect(wrong).toEqual([]);
    for (const service of ['gateway', 'upstream'])
      expect(lines.filter((line) => line.includes(`"service":"${service}"`)).length).toBeGreaterThan(30);
  });

  test('in a trace, whose bytes are searched as they came', () => {
    expect(found(receiver.bytes())).toEqual([]);
    for (const service of ['muster-gateway', 'muster-upstream'])
      expect(receiver.spans().filter((span) => span.service === service).length).toBeGreaterThan(60);
  });

  test('anywhere that was not looked for: each was made or sent', () => {
    expect([...secrets].filter(([, secret]) => secret.length < 6)).toEqual([]);
    expect([...secrets.keys()]).toEqual(
      expect.arrayContaining([
        'login',
        'pin',
        'token',
        'guid',
        'session',
        'known',
        'signature',
        'loginCode',
        'ssoToken',
      ]),
    );
  });

  test('where it does belong, it is found: the search is no blank', () => {
    for (const { what, text, mayHave } of answers.filter(({ what }) =>
      ['pinIssue', 'pinAuthenticate', 'an upload'].includes(what),
    ))
      expect({ what, found: found(text).sort() }).toEqual({ what, found: [...mayHave].sort() });
  });
});
