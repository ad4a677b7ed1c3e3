// What the campaign stands on: the reference upstream in this process, a Redis server, and two gateway processes that have
// their settings in common.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE } from '@muster/gateway/testSettings';
import { readConfig, startUpstream } from '@muster/upstream';
import { createLog } from '@muster/upstream/log';
import { DevEndpoints } from '../../../scripts/devEndpoints.ts';
import { freePort } from '../../../scripts/stack.ts';
import { loadCore, serverCore } from '../../load/pinning.ts';
import type { Length } from '../campaign.ts';
import { type RedisServer, launchRedis } from '../../../scripts/redisServer.ts';
import { type ServerProcess, launch } from '../../load/serverProcess.ts';
import { hashOf } from './visitor.ts';

/** A gateway at an address of its own, whichever process is behind it. */
export type Gateway = {
  readonly url: string;
  /** The text of an operation that only the console beside this gateway has. */
  readonly consoleOperation: string;
  /** SIGTERM, until the process has ended. */
  readonly stop: () => Promise<void>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Another process in the place of the one that ended; waits until it is ready. */
  readonly start: () => Promise<void>;
};

export type Pair = {
  readonly gateways: readonly [Gateway, Gateway];
  readonly redis: RedisServer;
  readonly dev: DevEndpoints;
  readonly stop: () => Promise<void>;
};

/** Where one of the two listens: in turn, by whatever is counted. */
export const urlAt = ({ gateways: [one, other] }: Pick<Pair, 'gateways'>, index: number) =>
  (index % 2 === 0 ? one : other).url;

/** Teams of the demo: the first of them has PRO, and the one of the limits has nobody else's visitors. */
const teams = {
  visitors: {
    short: ['elite.example', 'seedling.example'],
    long: ['orbit.example', 'heritage.example', 'summit.example'],
  },
  limits: 'leaderless.example',
} as const;

/** Whose admins, members and guests are the visitors of a run. */
export const domainsOf = (length: Length): readonly string[] =>
  length === 'short' ? teams.visitors.short : [...teams.visitors.short, ...teams.visitors.long];

async function startGateway(name: string, core: number, shared: Record<string, string>): Promise<Gateway> {
  const port = await freePort();
  const folder = shared['DATA_DIR'] ?? '';
  // As of two builds.
  const consoleOperation = `query ConsoleOf_${name} { viewer { guid } }`;
  const dist = join(folder, `console-${name}`);
  mkdirSync(dist);
  writeFileSync(
    join(dist, 'persisted-documents.json'),
    JSON.stringify({ [hashOf(consoleOperation)]: consoleOperation }),
  );
  const env = { ...shared, WEB_DIST: dist };
  const begin = () => launch({ name, entry: 'gateway/src/main.ts', core, folder, port, env });
  let running: ServerProcess = await begin();
  return {
    consoleOperation,
    url: running.url,
    stop: () => running.stop(),
    kill: () => running.kill(),
    async start() {
      running = await begin();
    },
  };
}

/** Starts all of it at once: the gateways wait for the upstream by themselves. */
export async function startPair(length: Length): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pair-'));
  const redis = await launchRedis();
  const upstreamPort = await freePort();
  const env = {
    ...PATIENCE,
    DATA_DIR: folder,
    SESSION_KEY: randomBytes(32).toString('base64url'),
    REDIS_URL: redis.url,
    UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    EXTERNAL_LOGIN_URL: 'https://login.example/',
    // Long enough for the proxy to see that one is leaving, on a busy machine too.
    DRAIN_DELAY_MS: '600',
    // What one process has compiled the next need not.
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/campaigns', import.meta.url)),
    // Nobody is turned away for how busy the machine is: it is everything at once here.
    OPERATIONS_AT_ONCE: '1000000',
  };
  // A PIN may be asked for again at once: what counts here is the gateways' own limit.
  const config = readConfig({ DATA_DIR: folder, UPSTREAM_PORT: String(upstreamPort), PIN_PAUSE_MS: '0' });
  const [upstream, first, second] = await Promise.all([
    startUpstream(config, { log: createLog('silent'), demoDomains: [...domainsOf(length), teams.limits] }),
    startGateway('first', serverCore, env),
    startGateway('second', loadCore, env),
  ]);
  return {
    gateways: [first, second],
    redis,
    dev: new DevEndpoints(upstream.url),
    async stop() {
      await Promise.all([first.kill(), second.kill()]);
      await upstream.close();
      await redis.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
