import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BenchRequest } from '../../load/connection.ts';
import { fromHive, hiveQuery } from './hiveQuery.ts';
import type { Operation } from './operations.ts';
import { loadCore, serverCore } from '../../load/pinning.ts';
import { launch, type ServerProcess } from '../../load/serverProcess.ts';

/** What is measured in every run, and what is installed for the comparison alone. */
export const ownServers = ['gateway', 'rest', 'apollo'] as const;
export const peerServers = ['tunedApollo', 'mercurius', 'yoga', 'hive'] as const;

export type ServerName = (typeof ownServers | typeof peerServers)[number];

type Kind = {
  /** As the report calls it. */
  label: string;
  entry: string;
  request: (operation: Operation) => BenchRequest;
  /** What an answer says, where that is not plainly its JSON. */
  read?: (text: string) => unknown;
};

/** A server under test: how it is asked, and its process. */
export type TestedServer = Pick<Kind, 'request' | 'read'> & { name: ServerName; process: ServerProcess };

export type TestBed = { stub: ServerProcess; servers: TestedServer[]; stop(): Promise<void> };

const asking = (query: string): BenchRequest => ({ method: 'POST', path: '/graphql', body: JSON.stringify({ query }) });
const byGraphql = ({ query }: Operation): BenchRequest => asking(query);
const byPath = ({ restPath }: Operation): BenchRequest => ({ method: 'GET', path: restPath });

const own = 'tests/bench/gateway/servers';
const peers = 'tests/bench/peers';

export const kinds: Readonly<Record<ServerName, Kind>> = {
  gateway: { label: 'gateway', entry: 'gateway/src/main.ts', request: byGraphql },
  rest: { label: 'handler without GraphQL (limit)', entry: `${own}/rest.ts`, request: byPath },
  apollo: { label: 'plain Apollo Server (base)', entry: `${own}/apollo.ts`, request: byGraphql },
  tunedApollo: { label: 'Apollo Server, tuned', entry: `${peers}/apollo.ts`, request: byGraphql },
  mercurius: { label: 'Mercurius', entry: `${peers}/mercurius.ts`, request: byGraphql },
  yoga: { label: 'GraphQL Yoga', entry: `${peers}/yoga.ts`, request: byGraphql },
  hive: {
    label: 'Hive Gateway',
    entry: `${peers}/hive.ts`,
    request: (operation) => asking(hiveQuery(operation)),
    read: fromHive,
  },
};

/** Everything as in production. Only the rate limit per identity is out of reach, which the load would run into. */
export const gatewayEnv = (folder: string) => ({
  DATA_DIR: join(folder, 'data'),
  SESSION_KEY: randomBytes(32).toString('base64url'),
  OPERATIONS_PER_MINUTE: '1000000000',
});

/** Starts the stub and the servers, each a process of its own; stops them all when one does not start. */
export async function startTestBed(folder: string, names: readonly ServerName[] = ownServers): Promise<TestBed> {
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
    const servers: TestedServer[] = [];
    for (const name of names) {
      const { entry, request, read } = kinds[name];
      const env = { UPSTREAM_URL: stub.url, ...(name === 'gateway' ? gatewayEnv(folder) : {}) };
      const process = await start({ name, entry, core: serverCore, folder, env });
      servers.push({ name, process, request, ...(read ? { read } : {}) });
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
