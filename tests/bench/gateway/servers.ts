import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BenchRequest } from '../../load/connection.ts';
import type { Operation } from './operations.ts';
import { loadCore, serverCore } from '../../load/pinning.ts';
import { launch, type ServerProcess } from '../../load/serverProcess.ts';

export type ServerName = 'gateway' | 'rest' | 'apollo';

/** A server under test: how it is asked, and its process. */
export type TestedServer = { name: ServerName; process: ServerProcess; request(operation: Operation): BenchRequest };

export type TestBed = { stub: ServerProcess; servers: TestedServer[]; stop(): Promise<void> };

const byGraphql = ({ query }: Operation): BenchRequest => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query }),
});
const byPath = ({ restPath }: Operation): BenchRequest => ({ method: 'GET', path: restPath });

const compared = [
  { name: 'gateway', entry: 'gateway/src/main.ts', request: byGraphql },
  { name: 'rest', entry: 'tests/bench/gateway/servers/rest.ts', request: byPath },
  { name: 'apollo', entry: 'tests/bench/gateway/servers/apollo.ts', request: byGraphql },
] as const;

/** Everything as in production. Only the rate limit per identity is out of reach, which the load would run into. */
const gatewayEnv = (folder: string) => ({
  DATA_DIR: join(folder, 'data'),
  SESSION_KEY: randomBytes(32).toString('base64url'),
  OPERATIONS_PER_MINUTE: '1000000000',
});

/** Starts the stub and all servers, each a process of its own; stops them all when one does not start. */
export async function startTestBed(folder: string): Promise<TestBed> {
  const started: ServerProcess[] = [];
  const start = async (options: Parameters<typeof launch>[0]) => {
    const server = await launch(options);
    started.unshift(server);
    return server;
  };
  const stop = async () => {
    for (const server of started) await server.stop();
  };
  try {
    const stub = await start({ name: 'stub', entry: 'tests/load/stub.ts', core: loadCore, folder });
    const env = { UPSTREAM_URL: stub.url };
    const servers: TestedServer[] = [];
    for (const { name, entry, request } of compared) {
      const own = name === 'gateway' ? { ...env, ...gatewayEnv(folder) } : env;
      servers.push({ name, request, process: await start({ name, entry, core: serverCore, folder, env: own }) });
    }
    return { stub, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How many calls the stub got since the last time it was asked, by path. */
export async function takeCalls(stubUrl: string): Promise<Map<string, number>> {
  const calls = (await (await fetch(`${stubUrl}/bench/calls`)).json()) as Record<string, number>;
  return new Map(Object.entries(calls));
}
