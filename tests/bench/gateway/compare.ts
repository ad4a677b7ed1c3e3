import { median, medians } from '../../report/statistics.ts';
import type { Sample } from './measure.ts';
import type { Operation } from './operations.ts';
import type { ServerName } from './servers.ts';

/** The medians of a server's rounds; `ratio` is its rate as a multiple of the base's in the same round. */
export type ServerFigures = Record<keyof Sample | 'ratio' | 'cpuRatio', number | undefined> & { server: ServerName };

export type OperationFigures = Pick<Operation, 'name' | 'title' | 'goal'> & { servers: ServerFigures[] };

export type Round = Record<ServerName, Sample>;

const keys = ['perSecond', 'p50', 'p99', 'cpu', 'busy', 'upstreamCalls', 'memory'] as const;

const quotient = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined || b === 0 ? undefined : a / b;

/** The figures of every server over all rounds of one operation. The base is plain Apollo Server: its ratio is 1. */
export function compareServers({ name, title, goal }: Operation, rounds: readonly Round[]): OperationFigures {
  const servers = (['gateway', 'rest', 'apollo'] as const).map((server): ServerFigures => {
    const own = rounds.map((round) => round[server]);
    const ratios = rounds.map((round) => round[server].perSecond / round.apollo.perSecond);
    const figures = medians(own, keys);
    const base = medians(
      rounds.map((round) => round.apollo),
      ['cpu'],
    );
    return {
      server,
      ratio: median(ratios),
      cpuRatio: quotient(base.cpu, figures.cpu),
      ...figures,
      failed: own.reduce((sum, { failed }) => sum + failed, 0),
    };
  });
  return { name, title, goal, servers };
}
