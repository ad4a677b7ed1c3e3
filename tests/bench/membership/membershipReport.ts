import { median } from '../../report/statistics.ts';
import { figure, textTable } from '../../report/textTable.ts';

/** How long a call took in one round, and how many people its answer is about. */
export type Timed = { ms: number; people: number };

/** The medians of all rounds; `ratio` is that to the base within a round. */
export type CallFigures = { call: string; people: number; ms: number; ratio: number };

export type MembershipFigures = { people: number; userGroups: number; rounds: number; steps: CallFigures[] };

/** Sums up rounds that have the same calls. */
export function stepFiguresOf(base: string, rounds: readonly ReadonlyMap<string, Timed>[]): CallFigures[] {
  return [...(rounds[0]?.keys() ?? [])].map((call) => {
    const msIn = (round: ReadonlyMap<string, Timed>, name: string) => round.get(name)?.ms ?? Number.NaN;
    return {
      call,
      people: rounds[0]?.get(call)?.people ?? 0,
      ms: median(rounds.map((round) => msIn(round, call))),
      ratio: median(rounds.map((round) => msIn(round, call) / msIn(round, base))),
    };
  });
}

const header = ['call', 'people', 'ms', 'ratio'];

/** The membership's part of the report, plainly. */
export function membershipReport({ people, userGroups, rounds, steps }: MembershipFigures): string {
  return [
    `User groups: ${people.toLocaleString('en')} people, ${userGroups} user groups; medians of ${rounds} round${rounds === 1 ? '' : 's'}, ratio to a page of the list of people = 1`,
    textTable(
      header,
      steps.map(({ call, people: count, ms, ratio }) => [call, figure(count), figure(ms), figure(ratio, 2)]),
    ),
  ].join('\n\n');
}
