import { describe, expect, it } from 'vitest';
import { memberFilesReport } from './memberFilesReport.ts';

describe('files of people', () => {
  it('are told with the medians of their rounds, and the ratio within a round', () => {
    const roundOf = (parsed: number, sent: number, compared: number) => ({
      'parsed by csv-parse alone': parsed,
      'sent, read and kept': sent,
      'compared with the team': compared,
    });
    const rounds = [roundOf(500, 1_000, 10_000), roundOf(1_000, 1_500, 30_000), roundOf(500, 1_500, 20_000)];
    const memory = [{ process: 'upstream', idle: 500, peak: 560 }];
    const figures = { rows: 100_000, bytes: 6.5 * 1024 ** 2, people: 6_200, rounds, memory };
    expect(memberFilesReport(figures).split('\n')).toEqual([
      'A file of 100,000 people, 6.5 MB, in a team of 6,200; medians of 3 rounds, ratio to parsing = 1',
      '',
      '  way                        seconds  rows/s  ratio',
      '  parsed by csv-parse alone     0.50  200000   1.00',
      '  sent, read and kept           1.50   66667   2.00',
      '  compared with the team       20.00    5000  30.00',
      '',
      'Resident memory meanwhile, in MB',
      '',
      '  process   idle  peak  more',
      '  upstream   500   560    60',
    ]);
  });
});
