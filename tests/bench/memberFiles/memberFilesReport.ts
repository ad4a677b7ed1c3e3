import { median } from '../../report/statistics.ts';
import { figure, textTable } from '../../report/textTable.ts';
import { type Memory, memoryTable } from '../lib/watchMemory.ts';

/** What is done with the file, with how long each took in a round, in ms: the second up to the answer of the call. */
export const WAYS = ['parsed by csv-parse alone', 'sent, read and kept', 'compared with the team'] as const;
export type Way = (typeof WAYS)[number];
export type Round = Readonly<Record<Way, number>>;

export type MemberFilesFigures = {
  rows: number;
  bytes: number;
  people: number;
  rounds: readonly Round[];
  memory: readonly Memory[];
};

/** The files' part of the report, plainly. */
export function memberFilesReport({ rows, bytes, people, rounds, memory }: MemberFilesFigures): string {
  const base = WAYS[0];
  const ways = WAYS.map((way) => {
    const ms = median(rounds.map((round) => round[way]));
    const ratio = median(rounds.map((round) => round[way] / round[base]));
    return [way, figure(ms / 1_000, 2), figure((rows / ms) * 1_000), figure(ratio, 2)];
  });
  const megabytes = figure(bytes / 1024 ** 2, 1);
  return [
    `A file of ${rows.toLocaleString('en')} people, ${megabytes} MB, in a team of ${people.toLocaleString('en')}; medians of ${rounds.length} round${rounds.length === 1 ? '' : 's'}, ratio to parsing = 1`,
    textTable(['way', 'seconds', 'rows/s', 'ratio'], ways),
    'Resident memory meanwhile, in MB',
    memoryTable(memory),
  ].join('\n\n');
}
