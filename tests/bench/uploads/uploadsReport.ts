import { median } from '../../report/statistics.ts';
import { figure, textTable } from '../../report/textTable.ts';
import { type Memory, memoryTable } from '../lib/watchMemory.ts';

/** The ways in which the bytes go from one file to another, with how long each took in a round, in ms. */
export const WAYS = ['copied by one process', 'put to a plain server', 'sent in parts through the gateway'] as const;
export type Way = (typeof WAYS)[number];
export type Round = Readonly<Record<Way, number>>;

export type UploadsFigures = { bytes: number; rounds: readonly Round[]; memory: readonly Memory[] };

const MB = 1024 ** 2;

/** The archive's part of the report, plainly. */
export function uploadsReport({ bytes, rounds, memory }: UploadsFigures): string {
  const base = WAYS[0];
  const ways = WAYS.map((way) => {
    const ms = median(rounds.map((round) => round[way]));
    const ratio = median(rounds.map((round) => round[way] / round[base]));
    return [way, figure(ms / 1_000, 1), figure((bytes / MB / ms) * 1_000), figure(ratio, 2)];
  });
  return [
    `An archive of ${figure(bytes / MB)} MB; medians of ${rounds.length} round${rounds.length === 1 ? '' : 's'}, ratio to copying = 1`,
    textTable(['way', 'seconds', 'MB/s', 'ratio'], ways),
    'Resident memory while it is sent, in MB',
    memoryTable(memory),
  ].join('\n\n');
}
