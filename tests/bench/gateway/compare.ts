import { median, medians } from '../../report/statistics.ts';
import type { Sample } from './measure.ts';
import type { Operation } from './operations.ts';
import { type ServerName, ownServers, peerServers } from './servers.ts';

/** The medians of a server's rounds; `ratio` is its rate as a multiple of the base's in the same round. */
export type ServerFigures = Record<keyof Sample | 'ratio' | 'cpuRatio', number | undefined> & { server: ServerName };

export type OperationFigures = Pick<Operation, 'name' | 'title' | 'goal'> & { servers: ServerFigures[] };

/** A sample of each server that was measured, the base in any case. */
export type Round = Readonly<Partial<Record<ServerName, Sample>>> & { readonly apollo: Sample };

const keys = ['perSecond', 'p50', 'p99', 'cpu', 'busy', 'upstreamCalls', 'memory'] as const;

const quotient = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined || b === 0 ? undefined : a / b;

/** The figures of every server over all rounds of one operation. The base is plain Apollo Server: its ratio is 1. */
export function compareServers({ name, title, goal }: Operation, rounds: readonly Round[]): OperationFigures {
  const base = medians(
    rounds.map((round) => round.apollo),
    ['cpu'],
  );
  const servers = [...ownServers, ...peerServers].flatMap((server): ServerFigures[] => {
    const measured = rounds.flatMap(({ [server]: own, apollo }) => (own ? [{ own, apollo }] : []));
    if (measured.length === 0) return [];
    const own = measured.map((round) => round.own);
    const figures = medians(own, keys);
    const ratios = measured.map((round) => round.own.perSecond / round.apollo.perSecond);
    return [
      {
        server,
        ratio: median(ratios),
        cpuRatio: quotient(base.cpu, figures.cpu),
        ...figures,
        failed: own.reduce((sum, { failed }) => sum + failed, 0),
      },
    ];
  });
  return { name, title, goal, servers };
}
