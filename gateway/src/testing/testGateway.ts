import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { type Overrides, startGateway } from '../start.ts';
import { undescribedCodes } from './describedErrors.ts';
import { ADMIN_TOKEN, MEMBER_TOKEN, type StubTeam, stubTeam } from './stubTeam.ts';
import { startStub } from './stubUpstream.ts';
import { PATIENCE } from './testSettings.ts';

export type GraphQLAnswer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; requestId: string; retryable: boolean; reason?: string; retryAfter?: number };
  }[];
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly team?: StubTeam;
  /** In place of the stub's address. */
  readonly upstreamUrl?: string;
  /** In place of the wait between readiness going down and the port closing. */
  readonly wait?: () => Promise<void>;
} & Pick<Overrides, 'watchBusyness'>;

type Ask = { readonly as?: string | null; readonly headers?: Record<string, string> };

export const NOON = Date.parse('2026-11-21T12:00:00Z');

/** A clock that stands still until it is moved. */
function testClock(start = NOON) {
  let now = start;
  return { now: () => now, advance: (ms: number) => void (now += ms) };
}

/**
 * The whole gateway on a free port over a stub upstream, for one test; stopped and removed at its end. Answers of `ask` are
 * what the wire carries. A call that is not as the contract says, or that the stub has no answer to, fails the test, and so
 * does a user error whose code the schema does not tell of.
 */
export async function testGateway({
  env = {},
  team = stubTeam(),
  upstreamUrl,
  wait = () => Promise.resolve(),
  watchBusyness,
}: Options = {}) {
  const clock = testClock();
  const stub = await startStub(team, clock);
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-gateway-'));
  const logs: string[] = [];
  const undescribed: string[] = [];
  const config = readConfig({
    PORT: '0',
    NODE_ENV: 'test',
    UPSTREAM_URL: upstreamUrl ?? stub.url,
    DATA_DIR: dataDir,
    WEB_DIST: join(dataDir, 'dist'),
    ...PATIENCE,
    DRAIN_DELAY_MS: '0',
    LOG_LEVEL: 'debug',
    ...env,
  });
  const gateway = await startGateway(config, {
    clock,
    logTo: { write: (line: string) => void logs.push(line) },
    random: () => 0,
    wait,
    ...(watchBusyness ? { watchBusyness } : {}),
  });
  onTestFinished(async () => {
    await gateway.close();
    await stub.close();
    await rm(dataDir, { recursive: true, force: true });
    expect(stub.violations).toEqual([]);
    expect(undescribed).toEqual([]);
  });

  const bearer = (index: number, token: string) => `Bearer ${team.people[index]?.guid}:${token}`;
  const admin = bearer(0, ADMIN_TOKEN);

  function send(body: unknown, { as = admin, headers = {} }: Ask = {}): Promise<Response> {
    return fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(as === null ? {} : { authorization: as }), ...headers },
      body: JSON.stringify(body),
    });
  }

  return {
    ...gateway,
    stub,
    clock,
    logs,
    config,
    dataDir,
    admin,
    member: bearer(1, MEMBER_TOKEN),
    send,
    ask: async (query: string, variables: Record<string, unknown> = {}, options: Ask = {}): Promise<GraphQLAnswer> => {
      const response = await send({ query, variables }, options);
      const answer = (await response.json()) as GraphQLAnswer;
      if (answer.data) undescribed.push(...undescribedCodes(query, answer.data));
      return answer;
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof testGateway>>;
