// What is put to the test: a whole gateway over a stub of its services, in this process. Limits that would only turn hostile
// requests away sooner stand wide open.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@muster/gateway';
import { readConfig } from '@muster/gateway/config';
import { ADMIN_TOKEN, stubTeam, withGuest } from '@muster/gateway/testing/stubTeam';
import { startStub } from '@muster/gateway/testing/stubUpstream';
import { SHARED_STACK } from '@muster/gateway/testSettings';
import { Pool } from 'undici';

/** An operation has to be answered by then, whatever comes. */
export const DEADLINE_MS = 10_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const NO_LIMIT = '1000000000';

export type Reply = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly milliseconds: number;
};

export type Asking = {
  readonly method?: 'GET' | 'POST';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | null;
};

/** Starts it. `env` in place of the settings it has otherwise. */
export async function startTarget(env: Readonly<Record<string, string>> = {}) {
  const team = withGuest(stubTeam(5));
  const clock = { now: () => NOON };
  const stub = await startStub(team, clock);
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-fuzz-'));
  const lines: string[] = [];
  const config = readConfig({
    ...SHARED_STACK,
    ...{ PORT: '0', NODE_ENV: 'test', UPSTREAM_URL: stub.url, DATA_DIR: dataDir, WEB_DIST: join(dataDir, 'dist') },
    ...{ OPERATIONS_PER_MINUTE: NO_LIMIT, TEST_MAILS_PER_PERSON: NO_LIMIT, WEBHOOK_TESTS_PER_PERSON: NO_LIMIT },
    ...{ UPSTREAM_ATTEMPT_MS: '3000', OPERATION_DEADLINE_MS: String(DEADLINE_MS) },
    ...{ MAX_COST: NO_LIMIT, DRAIN_DELAY_MS: '0', LOG_LEVEL: 'error' },
    ...env,
  });
  const gateway = await startGateway(config, {
    clock,
    logTo: { write: (line: string) => void lines.push(line) },
    random: () => 0,
  });
  const pool = new Pool(gateway.url, { connections: 4, keepAliveTimeout: 60_000 });
  const authorization = `Bearer ${team.people[0]?.guid}:${ADMIN_TOKEN}`;

  /** Asks as the admin, who may do everything. Throws where no whole answer comes in time. */
  async function ask({ method = 'POST', path = '/graphql', headers = {}, body = null }: Asking): Promise<Reply> {
    const started = performance.now();
    const answer = await pool.request({
      ...{ method, path, body, headers: { authorization, 'content-type': 'application/json', ...headers } },
      ...{ headersTimeout: DEADLINE_MS + 5_000, bodyTimeout: DEADLINE_MS + 5_000 },
    });
    const text = await answer.body.text();
    const milliseconds = performance.now() - started;
    return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text, milliseconds };
  }

  return {
    url: gateway.url,
    stub,
    authorization,
    ask,
    /** The same for a document with variables. */
    askFor: (query: string, variables: object = {}) => ask({ body: JSON.stringify({ query, variables }) }),
    /** What the gateway logged as errors since this was asked before. */
    takeLog: () => lines.splice(0),
    async close() {
      await pool.close();
      await gateway.close();
      await stub.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Target = Awaited<ReturnType<typeof startTarget>>;
