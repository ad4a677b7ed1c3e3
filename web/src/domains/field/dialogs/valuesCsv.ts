import type { IntlShape } from 'react-intl';
import { csvLines, csvText, saveCsvFile } from '../../../lib/csv/csvFile.ts';
import { fieldValuesTexts } from './fieldValuesMessages.ts';
import type { ValueRow } from './valueRows.ts';

const ORIGINS = {
  team: fieldValuesTexts.teamOrigin,
  own: fieldValuesTexts.ownOrigin,
  contacts: fieldValuesTexts.contactOrigin,
} as const;

type Words = Pick<IntlShape, 'formatMessage'>;

/** Values as a text of comma-separated values, with a heading. */
export const valuesCsv = async (rows: readonly ValueRow[], { formatMessage }: Words): Promise<string> => {
  const head = [
    ...[fieldValuesTexts.valueHeading, fieldValuesTexts.originHeading],
    ...[fieldValuesTexts.membersHeading, fieldValuesTexts.othersHeading],
  ];
  const lines = rows.map(({ text, origin, membersCount, othersCount }) => [
    text,
    formatMessage(ORIGINS[origin]),
    String(membersCount ?? ''),
    String(othersCount ?? ''),
  ]);
  return csvText([await csvLines([head.map((text) => formatMessage(text)), ...lines])]);
};

/** What no file system takes in a name. */
const UNFIT = /[^\p{L}\p{N}]+/gu;

/** Hands the values of a field over to the browser as a file to save. */
export const saveValuesCsv = async (fieldName: string, rows: readonly ValueRow[], intl: Words): Promise<void> =>
  saveCsvFile(fieldName.replaceAll(UNFIT, '-').replaceAll(/^-|-$/g, '') || 'values', await valuesCsv(rows, intl));
