// Two kinds of load. Saturation: every connection sends its next request as soon as it has the last answer. Paced:
// requests leave at a given rate whether or not earlier ones are back, as people's do.
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** `milliseconds` has the time of every whole answer; `failed` counts the others. `seconds`: from the first request to the last answer. */
export type LoadResult = { sent: number; failed: number; seconds: number; milliseconds: number[] };

const empty = (): LoadResult => ({ sent: 0, failed: 0, seconds: 0, milliseconds: [] });

function note(result: LoadResult, milliseconds: number | undefined): void {
  if (milliseconds === undefined) result.failed += 1;
  else result.milliseconds.push(milliseconds);
}

/**
 * Loads with all connections for that many seconds, then waits for the answers still under way. These count too, and so
 * does their time: left out, they would weigh on slow servers only.
 */
export async function saturate(connections: readonly Connection[], seconds: number): Promise<LoadResult> {
  const result = empty();
  const start = performance.now();
  const end = start + seconds * 1000;
  const run = async (connection: Connection) => {
    while (performance.now() < end) {
      result.sent += 1;
      note(result, await connection.send());
    }
  };
  await Promise.all(connections.map(run));
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

/**
 * Sends `perSecond` requests a second, evenly, for that many seconds. A request that finds no free connection waits for
 * one, and that wait counts as part of its time.
 */
export async function pace(
  connections: readonly Connection[],
  perSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const result = empty();
  const free = [...connections];
  const waiting: number[] = [];
  /** Sends the request that was due then, and on the same connection those that wait by the time it is back. */
  const work = async (connection: Connection, due: number) => {
    for (let next: number | undefined = due; next !== undefined; next = waiting.shift()) {
      const waited = performance.now() - next;
      const milliseconds = await connection.send();
      note(result, milliseconds === undefined ? undefined : milliseconds + waited);
    }
    free.push(connection);
  };
  const start = performance.now();
  const total = Math.max(1, Math.floor(perSecond * seconds));
  while (result.sent < total) {
    const now = performance.now();
    for (const due = Math.min(total, ((now - start) / 1000) * perSecond); result.sent < due; result.sent += 1) {
      const connection = free.shift();
      if (connection) void work(connection, now);
      else waiting.push(now);
    }
    await delay(1);
  }
  while (free.length < connections.length) await delay(1);
  return { ...result, seconds: (performance.now() - start) / 1000 };
}
