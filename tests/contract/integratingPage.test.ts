// The commands and programs of docs/integrating.md do what the page says, on the running product.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/stack.ts';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const run = promisify(execFile);
const TOKEN = 'tc_canary_token_0123456789';

let stack: TestStack;
let admin: Session;
let folder: string;
beforeAll(async () => {
  stack = await startTestStack({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' });
  admin = await stack.signIn('admin@sandbox.example');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-docs-'));
  await admin.ask('mutation { sandboxReset(input: {}) { userErrors { code } } }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a program is on this machine: what is not is not tried. */
const has = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );
// The Node that runs the tests is the one that the page's commands find.
const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
const environment = () => ({
  ...process.env,
  PATH: path,
  MUSTER_URL: stack.url,
  MUSTER_TOKEN: `${admin.guid}:${admin.token}`,
});

/** Waits until somebody answers at an address. */
const untilHeard = (url: string) => {
  const isHeard = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  return expect.poll(isHeard).toBe(true);
};

test('the commands, pasted one after the other', async () => {
  const page = readFileSync(`${docs}integrating.md`, 'utf8');
  const blocks = [...page.matchAll(/<!-- tested: sh -->\n\n```sh\n([\s\S]*?)```/g)].map(
    ([, commands]) => commands ?? '',
  );
  expect(blocks).toHaveLength(page.split('```sh').length - 1);
  const script = blocks
    .map((commands, index) => `echo; echo "== ${index}"\n${commands}`)
    .join('\n')
    .replaceAll('http://localhost:4000', stack.url)
    .replaceAll('http://localhost:4001', stack.upstreamUrl);
  // The PIN that the test itself was mailed is another one, and two within ten seconds are too many.
  await stack.dev.advance(11_000);
  const { stdout } = await run('sh', ['-e', '-c', script], { cwd: folder, env: environment() });
  await stack.dev.resetClock();
  const [first, byAddress, list, change, file, hashed] = stdout.split(/\n== \d\n/).slice(1);
  expect(first).toContain('"email":"admin@sandbox.example"');
  expect(byAddress).toContain('"totalCount":24');
  const emails = list?.trim().split('\n') ?? [];
  expect(emails).toHaveLength(24);
  expect(new Set(emails).size).toBe(24);
  const answers = change?.trim().split('\n') ?? [];
  expect(answers).toHaveLength(2);
  expect(answers[0]).toContain('new.person@sandbox.example');
  expect(answers[1]).toBe(answers[0]);
  expect(file).toMatch(/"avatarUrl":"\/files\/teams\/.*"userErrors":\[\]/);
  expect(hashed?.match(/PERSISTED_QUERY_NOT_FOUND|admin@sandbox\.example/g)).toEqual([
    'PERSISTED_QUERY_NOT_FOUND',
    'admin@sandbox.example',
    'admin@sandbox.example',
  ]);
}, 300_000);

describe.each([
  ['node', 'muster.mjs'],
  ['python3', 'muster.py'],
])('the program of %s', (program, file) => {
  const call = async (...words: string[]) =>
    (await run(program, [`${docs}integrating/${file}`, ...words], { cwd: folder, env: environment() })).stdout;

  test('reads all members, invites, and tells what it could not', async ({ skip }) => {
    if (!(await has(program))) skip();
    const members = (await call('members')).trim().split('\n');
    expect(members).toHaveLength(24);
    expect(members).toContain('admin@sandbox.example ADMIN');
    expect(await call('invite', 'ann@sandbox.example')).toMatch(/^\[\]/);
    expect(await call('invite', 'ann@sandbox.example')).toContain('ALREADY_MEMBER');
    expect((await call('members')).trim().split('\n')).toHaveLength(25);
  });

  test('asks again where that helps: what was done before its answer was lost is done once', async ({ skip }) => {
    if (!(await has(program))) skip();
    await stack.dev.fault({ service: 'member', operation: 'invite', dropAnswer: true, rate: 0.6 });
    await call('invite', 'bob@sandbox.example');
    await stack.dev.clearFaults();
    expect((await call('members')).match(/bob@/g)).toHaveLength(1);
  });

  test('gives up where it does not', async ({ skip }) => {
    if (!(await has(program))) skip();
    const wrong = { ...environment(), MUSTER_TOKEN: 'sandbox-0001:wrong' };
    const failed = await run(program, [`${docs}integrating/${file}`, 'members'], { env: wrong }).catch(String);
    expect(failed).toContain('Nobody is signed in');
  });
});

test('the program of node sends a picture', async () => {
  const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(join(folder, 'logo.png'), Buffer.from(logo, 'base64'));
  const sent = await run('node', [`${docs}integrating/muster.mjs`, 'avatar', 'logo.png'], {
    cwd: folder,
    env: environment(),
  });
  expect(sent.stdout).toContain('/files/teams/');
});

describe.each([
  ['node', (port: number) => [`${docs}integrating/receive-webhooks.mjs`, String(port), TOKEN]],
  ['python3', (port: number) => [`${docs}integrating/receive_webhooks.py`, String(port), TOKEN]],
  ['php', (port: number) => ['-S', `127.0.0.1:${port}`, `${docs}integrating/receive-webhooks.php`]],
])('the receiver of webhooks of %s', (program, words) => {
  let receiver: ChildProcess | undefined;
  let url: string;
  const said: string[] = [];
  beforeEach(async () => {
    if (!(await has(program))) return;
    const port = await freePort();
    url = `http://127.0.0.1:${port}/told`;
    said.length = 0;
    const started = spawn(program, words(port), { env: { ...process.env, PATH: path, TMPDIR: folder, TOKEN } });
    receiver = started;
    for (const stream of [started.stdout, started.stderr]) {
      createInterface(stream).on('line', (line) => said.push(line));
    }
    await untilHeard(url);
  });
  afterEach(async () => {
    if (!receiver) return;
    receiver.kill('SIGKILL');
    await once(receiver, 'exit');
    receiver = undefined;
    await stack.dev.resetClock();
  });

  /** A test of a webhook that calls an address: what became of it. */
  async function deliver(to: string): Promise<{ status: string; responseStatus: number | null }> {
    const input = { type: 'OUTGOING', scope: 'TEAM', name: 'Receiver', url: to, token: TOKEN };
    const made = await admin.ask(
      'mutation ($input: WebhookCreateInput!) { webhookCreate(input: $input) { webhook { id } userErrors { code } } }',
      { input },
    );
    const { data } = await admin.ask(
      'mutation ($id: ID!) { webhookTest(input: { webhookId: $id }) { delivery { id } userErrors { code } } }',
      { id: made.data.webhookCreate.webhook.id },
    );
    const ask = async () =>
      (
        await admin.ask('query ($id: ID!) { node(id: $id) { ... on WebhookDelivery { status responseStatus } } }', {
          id: data.webhookTest.delivery.id,
        })
      ).data.node;
    await expect.poll(async () => (await ask()).responseStatus).not.toBeNull();
    return ask();
  }

  test('takes what Muster sends', async ({ skip }) => {
    if (!receiver) skip();
    expect(await deliver(url)).toEqual({ status: 'DELIVERED', responseStatus: 204 });
    await expect.poll(() => said.join('\n')).toContain('event test');
  });

  test('takes nothing that was changed on its way, or signed with another token', async ({ skip }) => {
    if (!receiver) skip();
    const heard: { headers: Record<string, string>; body: string }[] = [];
    const recorder = createServer((request, response) => {
      void text(request).then((body) => {
        const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
        const headers = {
          'webhook-id': String(id),
          'webhook-timestamp': String(at),
          'webhook-signature': String(signature),
        };
        heard.push({ headers, body });
        response.writeHead(204).end();
      });
    });
    const port = await freePort();
    await once(recorder.listen(port, '127.0.0.1'), 'listening');
    await deliver(`http://127.0.0.1:${port}/`);
    recorder.closeAllConnections();
    recorder.close();
    const [real] = heard;
    if (!real) throw new Error('Nothing was heard');
    const post = async (body: string, headers: Record<string, string>) =>
      (await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })).status;
    expect(await post(real.body, real.headers)).toBe(204);
    // What comes a second time, as after a lost answer, is taken and not acted on.
    expect(await post(real.body, real.headers)).toBe(204);
    await expect.poll(() => said.join('\n')).toContain('event test');
    expect(await post(real.body.replace('test', 'best'), real.headers)).toBe(401);
    expect(await post(real.body, { ...real.headers, 'webhook-id': 'another' })).toBe(401);
    const signature = real.headers['webhook-signature'] ?? '';
    expect(await post(real.body, { ...real.headers, 'webhook-signature': signature.replace(/.{4}=*$/, 'AAA=') })).toBe(
      401,
    );
    expect(await post(real.body, {})).toBe(401);
    expect(said.join('\n').match(/event test/g)).toHaveLength(1);
  });

  test('takes nothing that is older than five minutes', async ({ skip }) => {
    if (!receiver) skip();
    await stack.dev.setClock(Date.now() - 301_000);
    expect(await deliver(url)).toMatchObject({ responseStatus: 401 });
  });
});
