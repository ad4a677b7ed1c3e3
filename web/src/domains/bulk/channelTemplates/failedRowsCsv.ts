import { TEMPLATE_PROBLEM_COLUMN } from '@muster/schema/formats/channelTemplate';
import type { IntlShape } from 'react-intl';
import { csvLines, csvText } from '../../../lib/csv/csvFile.ts';
import { problemText } from './rowMessages.ts';
import type { RowError } from './rowErrorsOf.ts';

type Words = Pick<IntlShape, 'formatMessage'>;

/** Why a row failed, with what is at fault. */
const reasonOf = ({ problem, value }: RowError, { formatMessage }: Words) => {
  const words = problemText(problem, { formatMessage });
  return value === '' ? words : `${words}: ${value}`;
};

/**
 * Rows as they were sent, with why they failed in a further column: once that is mended they can be sent again as they are.
 *
 * @param columns the header of the template
 */
export async function failedRowsCsv(rows: readonly RowError[], columns: readonly string[], words: Words) {
  const lines = rows.map((row) => [...columns.map((_, place) => row.cells[place] ?? ''), reasonOf(row, words)]);
  return csvText([await csvLines([[...columns, TEMPLATE_PROBLEM_COLUMN], ...lines])]);
}
