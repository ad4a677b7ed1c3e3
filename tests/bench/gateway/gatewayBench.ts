import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Effort } from '../lib/options.ts';
import { compareServers, type OperationFigures, type Round } from './compare.ts';
import { type QueryCalls, countConsoleQueries } from './consoleQueries.ts';
import { type Measured, measure, type Sample, warmUp } from './measure.ts';
import { type Operation, operations } from './operations.ts';
import { canPin, loadCore, pinSelf } from '../../load/pinning.ts';
import { assertSameData } from './sameData.ts';
import { installPeers } from './peers.ts';
import { type ServerName, ownServers, peerServers, startTestBed, type TestBed } from './servers.ts';

export type GatewayFigures = {
  pinned: boolean;
  rounds: number;
  operations: OperationFigures[];
  consoleQueries: QueryCalls[];
};

/** What to measure of one operation, its servers with the size of their answers. */
type Course = { operation: Operation; measured: Measured[] };

async function course({ stub, servers }: TestBed, operation: Operation): Promise<Course> {
  const bytes = await assertSameData(servers, operation);
  const measured = servers.map((server) => ({
    server,
    operation,
    bytes: bytes.get(server) ?? 0,
    stubUrl: stub.url,
  }));
  return { operation, measured };
}

/** Every server once, beginning with another one in each round, so that none always has the better place. */
async function runRound({ measured }: Course, round: number, effort: Effort): Promise<Round> {
  const shift = round % measured.length;
  const samples: Partial<Record<ServerName, Sample>> = {};
  for (const one of [...measured.slice(shift), ...measured.slice(0, shift)])
    samples[one.server.name] = await measure(one, effort);
  return samples as Round;
}

/** Starts all servers, makes sure that they agree, and measures them in interleaved rounds. */
export async function gatewayBench(
  effort: Effort,
  { peers }: { peers: boolean },
  say: (line: string) => void,
): Promise<GatewayFigures> {
  const names = peers && installPeers(say) ? [...ownServers, ...peerServers] : ownServers;
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  pinSelf(loadCore);
  try {
    const bed = await startTestBed(folder, names);
    try {
      const courses: Course[] = [];
      for (const operation of operations) courses.push(await course(bed, operation));
      const consoleQueries = await countConsoleQueries(bed);
      say('All servers give the same data. Warming up …');
      for (const { measured } of courses) for (const one of measured) await warmUp(one, effort);
      const rounds = new Map<Course, Round[]>(courses.map((one) => [one, []]));
      for (let round = 0; round < effort.rounds; round += 1) {
        say(`Round ${round + 1} of ${effort.rounds} …`);
        for (const one of courses) rounds.get(one)?.push(await runRound(one, round, effort));
      }
      return {
        pinned: canPin,
        rounds: effort.rounds,
        operations: courses.map((one) => compareServers(one.operation, rounds.get(one) ?? [])),
        consoleQueries,
      };
    } finally {
      await bed.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
