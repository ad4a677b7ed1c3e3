// Whether the gateway's memory stays what it is: many requests of many viewers with many documents, and its heap between them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'undici';
import { freePort } from '../../../scripts/stack.ts';
import { loadCore, pinSelf, serverCore } from '../../load/pinning.ts';
import { residentMegabytes } from '../../load/processFigures.ts';
import { launch, type ServerProcess } from '../../load/serverProcess.ts';
import { answeredQueries, consoleVariables } from '../gateway/consoleQueries.ts';
import { gatewayEnv } from '../gateway/servers.ts';
import type { SoakEffort } from '../lib/options.ts';
import { collectedHeap } from './inspector.ts';
import { type SoakRequest, soakRequests } from './soakRequests.ts';

/** How the gateway was after so many requests, with nothing under way. Sizes in MB of 1,024² bytes. */
export type SoakPoint = {
  requests: number;
  /** JavaScript's heap once all garbage is collected, and what it holds outside. */
  heap: number;
  outside: number;
  /** Resident; undefined where the system does not tell. */
  resident: number | undefined;
  perSecond: number;
  /** Answers since the last point that were not as expected. */
  failed: number;
};

export type SoakFigures = { points: SoakPoint[] };

const connectionCount = 16;
const MB = 1024 ** 2;

/** What is wrong with the answer to a request; undefined where it is as expected. */
async function faultOf(client: Client, { headers, body, isGood }: SoakRequest): Promise<string | undefined> {
  try {
    const answer = await client.request({ method: 'POST', path: '/graphql', headers, body });
    const text = await answer.body.text();
    const isWhole = answer.statusCode === 200 && !text.includes('"errors":');
    return isGood === isWhole ? undefined : `${answer.statusCode} ${text.slice(0, 300)}`;
  } catch (error) {
    return String(error);
  }
}

type Range = { from: number; to: number };

/** Sends the requests of these numbers on all connections; answers what was wrong with the answers. */
async function send(url: string, requestAt: (index: number) => SoakRequest, { from, to }: Range): Promise<string[]> {
  let next = from;
  const faults: string[] = [];
  const run = async () => {
    const client = new Client(url, { pipelining: 1, keepAliveTimeout: 60_000 });
    while (next < to) {
      next += 1;
      const fault = await faultOf(client, requestAt(next - 1));
      if (fault !== undefined) faults.push(fault);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connectionCount }, run));
  return faults;
}

type Soaked = { gateway: ServerProcess; inspectorPort: number; requestAt: (index: number) => SoakRequest };

async function soak(
  { gateway, inspectorPort, requestAt }: Soaked,
  { requests, points }: SoakEffort,
  say: (line: string) => void,
) {
  const measured: SoakPoint[] = [];
  for (let point = 1; point <= points; point += 1) {
    const from = measured.at(-1)?.requests ?? 0;
    const to = Math.round((requests * point) / points);
    const start = performance.now();
    const faults = await send(gateway.url, requestAt, { from, to });
    const perSecond = ((to - from) * 1000) / (performance.now() - start);
    const { heap, outside } = await collectedHeap(inspectorPort);
    const resident = residentMegabytes(gateway.pid);
    measured.push({ requests: to, heap: heap / MB, outside: outside / MB, resident, perSecond, failed: faults.length });
    say(`${to} requests: ${(heap / MB).toFixed(1)} MB …`);
    if (faults.length > 0) say(`Not as expected, the first of ${faults.length}: ${faults[0]}`);
  }
  return measured;
}

/** Soaks a gateway as in production, alone on its core. */
export async function soakBench(effort: SoakEffort, say: (line: string) => void): Promise<SoakFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-soak-'));
  const started: ServerProcess[] = [];
  pinSelf(loadCore);
  try {
    const stub = await launch({ name: 'stub', entry: 'tests/load/stub.ts', core: loadCore, folder });
    started.push(stub);
    const inspectorPort = await freePort();
    const env = { ...gatewayEnv(folder), UPSTREAM_URL: stub.url, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
    const gateway = await launch({ name: 'gateway', entry: 'gateway/src/main.ts', core: serverCore, folder, env });
    started.push(gateway);
    const requestAt = soakRequests(await answeredQueries(gateway.url), consoleVariables);
    return { points: await soak({ gateway, inspectorPort, requestAt }, effort, say) };
  } finally {
    for (const server of started.toReversed()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
