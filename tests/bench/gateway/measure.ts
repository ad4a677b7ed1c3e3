import type { Effort } from '../lib/options.ts';
import { percentile } from '../../report/statistics.ts';
import { type Connection, openConnection } from '../../load/connection.ts';
import { pace, saturate } from '../../load/patterns.ts';
import type { Operation } from './operations.ts';
import { cpuMilliseconds, residentMegabytes } from '../../load/processFigures.ts';
import { takeCalls, type TestedServer } from './servers.ts';
import { viewerAt } from '../../load/viewers.ts';

const connectionCount = 48;

/** One server at one operation in one round. Figures that this system can't tell are undefined. */
export type Sample = {
  /** Whole answers per second at saturation. */
  perSecond: number;
  /** Milliseconds to the whole answer, at half of that rate. */
  p50: number;
  p99: number;
  /** The server's CPU milliseconds per operation at saturation, all its threads. */
  cpu: number | undefined;
  /** The share of one core that the server got at saturation: far below 1, its rate is what the load allowed. */
  busy: number | undefined;
  /** Calls to the upstream per operation. */
  upstreamCalls: number;
  /** Resident memory after the saturation, in MB. */
  memory: number | undefined;
  /** Answers that were not whole, in both loads. */
  failed: number;
};

export type Measured = { server: TestedServer; operation: Operation; bytes: number; stubUrl: string };

async function withConnections<T>(
  { server, operation, bytes }: Measured,
  load: (connections: Connection[]) => Promise<T>,
): Promise<T> {
  const connections = Array.from({ length: connectionCount }, (_, index) =>
    openConnection(server.process.url, viewerAt(index), server.request(operation), bytes),
  );
  try {
    return await load(connections);
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
}

/** Loads the server so that its code is compiled. Throws when not one answer was whole. */
export async function warmUp(measured: Measured, { warmUpSeconds }: Effort): Promise<void> {
  const { milliseconds } = await withConnections(measured, (connections) => saturate(connections, warmUpSeconds));
  if (milliseconds.length === 0)
    throw new Error(`${measured.server.name} gave no whole answer to ${measured.operation.name}.`);
}

const difference = (after: number | undefined, before: number | undefined) =>
  after === undefined || before === undefined ? undefined : after - before;

/** Measures at saturation, then at half of the rate that was found. */
export const measure = (measured: Measured, effort: Effort): Promise<Sample> =>
  withConnections(measured, async (connections) => {
    const { pid } = measured.server.process;
    await takeCalls(measured.stubUrl);
    const start = performance.now();
    const before = cpuMilliseconds(pid);
    const full = await saturate(connections, effort.saturationSeconds);
    const cpu = difference(cpuMilliseconds(pid), before);
    const wall = performance.now() - start;
    const calls = [...(await takeCalls(measured.stubUrl)).values()].reduce((sum, count) => sum + count, 0);
    const memory = residentMegabytes(pid);
    const perSecond = full.milliseconds.length / full.seconds;
    const half = await pace(connections, Math.max(1, perSecond / 2), effort.halfLoadSeconds);
    return {
      perSecond,
      p50: percentile(half.milliseconds, 0.5),
      p99: percentile(half.milliseconds, 0.99),
      cpu: cpu === undefined ? undefined : cpu / full.sent,
      busy: cpu === undefined ? undefined : cpu / wall,
      upstreamCalls: calls / full.sent,
      memory,
      failed: full.failed + half.failed,
    };
  });
