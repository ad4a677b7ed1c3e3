// Both servers in the test's own process: the real gateway on the real upstream with the demo teams, on free ports, with
// a database of its own. The clock is the real one until a test moves it, and goes on ticking from there.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startGateway } from '@muster/gateway';
import { readConfig as readGatewayConfig } from '@muster/gateway/config';
import { SHARED_STACK } from '@muster/gateway/testSettings';
import { readConfig as readUpstreamConfig, startUpstream } from '@muster/upstream';
import { openDatabase } from '@muster/upstream/database';
import { createLog } from '@muster/upstream/log';
import { inject } from 'vitest';
import { DevEndpoints } from '../../scripts/devEndpoints.ts';
import { noteAnsweredCodes } from './answeredCodes.ts';
import { databaseDigest } from './databaseDigest.ts';
import { copyDemoDatabase } from './demoDatabase.ts';
import { createServerDatabase } from './serverDatabase.ts';

/** What GraphQL answered, with the transport's part of it. */
export type Answer = {
  status: number;
  headers: Headers;
  // What a test asked for, it knows the shape of.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
};

export type Ask = (
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<Answer>;

export type Session = {
  guid: string;
  token: string;
  /** By which a browser would be known. */
  cookie: string;
  ask: Ask;
};

export type TestStack = {
  url: string;
  upstreamUrl: string;
  dev: DevEndpoints;
  /** Everything both servers logged so far. */
  logs(): string;
  /** Asks without a session. */
  ask: Ask;
  /** The two steps of signing in; the session asks as a bearer. Headers go with both and with whatever it asks. */
  signIn(email: string, headers?: Record<string, string>): Promise<Session>;
  /** What stands in the upstream's database, once what is due has run: a digest of each table's rows, or of those that mention a text. */
  digest(mention?: string): Promise<Record<string, string>>;
  /** Stops and starts both servers on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const PIN_ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code } } }';
const PIN_AUTHENTICATE =
  'mutation ($login: String!, $pin: String!) { pinAuthenticate(input: { login: $login, pin: $pin }) { guid token userErrors { code } } }';

function logCollector() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { sink, text: () => lines.join('') };
}

/** The file of an operation, with where it is: one of the variables, or a field of its input. */
function fileIn(variables: Record<string, unknown>): { path: string[]; file: Blob } | undefined {
  for (const [name, value] of Object.entries(variables)) {
    if (value instanceof Blob) return { path: [name], file: value };
    const inner = name === 'input' ? fileIn({ ...(value as object) }) : undefined;
    if (inner) return { ...inner, path: [name, ...inner.path] };
  }
  return undefined;
}

/** An operation as JSON, or in parts where a file goes with it. */
function requestOf(query: string, variables: Record<string, unknown>, headers: Record<string, string>) {
  const found = fileIn(variables);
  if (!found) {
    return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query, variables }) };
  }
  const body = new FormData();
  const withoutFile = (_key: string, value: unknown) => (value instanceof Blob ? null : value);
  body.set('operations', JSON.stringify({ query, variables }, withoutFile));
  body.set('map', JSON.stringify({ 0: [['variables', ...found.path].join('.')] }));
  body.set('0', found.file, 'file');
  return { headers: { 'apollo-require-preflight': 'true', ...headers }, body };
}

async function askAt(
  url: string,
  query: string,
  variables = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/graphql`, { method: 'POST', ...requestOf(query, variables, headers) });
  const body = (await answer.json()) as Partial<Answer>;
  if (body.data) noteAnsweredCodes(query, body.data);
  return { status: answer.status, headers: answer.headers, data: body.data, errors: body.errors ?? [] };
}

/** Starts both servers. `env` goes to both. */
export async function startTestStack(env: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-tests-'));
  // What the demo teams are made with is theirs: another setting makes others.
  const isUsual = !('FORTRESS_ALLOWED_ADDRESS' in env);
  const template = isUsual ? inject('demoTemplate') : null;
  const database = await createServerDatabase(`muster_${randomUUID().replaceAll('-', '')}`, template);
  const demoDataDir = inject('demoDataDir');
  if (demoDataDir !== null && isUsual) await copyDemoDatabase(demoDataDir, dataDir);
  const shared = {
    DATA_DIR: dataDir,
    DRAIN_DELAY_MS: '0',
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...(process.env['TEST_REDIS_URL'] ? { REDIS_URL: process.env['TEST_REDIS_URL'] } : {}),
    ...SHARED_STACK,
    ...env,
  };
  const collector = logCollector();
  const start = async () => {
    const upstreamConfig = readUpstreamConfig({ ...shared, UPSTREAM_PORT: '0' });
    const log = createLog(upstreamConfig.logLevel, collector.sink);
    const db = await openDatabase(upstreamConfig, log);
    const upstream = await startUpstream(upstreamConfig, { logTo: collector.sink, db });
    const config = readGatewayConfig({ ...shared, PORT: '0', UPSTREAM_URL: upstream.url });
    const gateway = await startGateway(config, { logTo: collector.sink, random: () => 0 });
    return { upstream, gateway, db };
  };
  let servers = await start();
  const stopServers = async () => {
    await servers.gateway.close();
    await servers.upstream.close();
  };
  const ask: Ask = (query, variables, headers) => askAt(servers.gateway.url, query, variables, headers);
  return {
    get url() {
      return servers.gateway.url;
    },
    get upstreamUrl() {
      return servers.upstream.url;
    },
    get dev() {
      return new DevEndpoints(servers.upstream.url);
    },
    logs: collector.text,
    ask,
    async signIn(email, headers = {}) {
      const issued = await ask(PIN_ISSUE, { email }, headers);
      const login: string | null = issued.data?.pinIssue.login;
      if (login === null) throw new Error(`No PIN for ${email}: ${JSON.stringify(issued.data)}`);
      const pin = await new DevEndpoints(servers.upstream.url).pinOf(email);
      const signedIn = await ask(PIN_AUTHENTICATE, { login, pin }, headers);
      const { guid, token } = signedIn.data.pinAuthenticate;
      const own = { ...headers, authorization: `Bearer ${guid}:${token}` };
      return {
        ...{
          guid,
          token,
          cookie: signedIn.headers
            .getSetCookie()
            .map((one) => one.split(';')[0])
            .join('; '),
        },
        ask: (query, variables, more) => ask(query, variables, { ...own, ...more }),
      };
    },
    async digest(mention) {
      await new DevEndpoints(servers.upstream.url).advance(0);
      return databaseDigest(servers.db, mention);
    },
    async restart() {
      await stopServers();
      servers = await start();
    },
    async stop() {
      await stopServers();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
