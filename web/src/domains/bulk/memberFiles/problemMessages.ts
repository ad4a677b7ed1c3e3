import { defineMessages } from 'react-intl';

/** Why a file was not taken. */
export const problemTexts = defineMessages({
  none: { id: 'memberFiles.problem.none', defaultMessage: 'No file chosen' },
  notCsv: { id: 'memberFiles.problem.notCsv', defaultMessage: 'Invalid file, choose only .csv file' },
  notText: {
    id: 'memberFiles.problem.notText',
    defaultMessage: 'The file is no CSV, or is written in an encoding that is not known. Save it as CSV in UTF-8.',
  },
  noRows: { id: 'memberFiles.problem.noRows', defaultMessage: 'The file has no rows.' },
  notLarge: { id: 'memberFiles.problem.notLarge', defaultMessage: 'People are deleted by files in large teams only.' },
  failed: {
    id: 'memberFiles.problem.failed',
    defaultMessage: 'The file could not be uploaded. Please try again.',
  },
});

/** The same with values. */
export const problemPhrases = defineMessages<{
  tooLarge: { size: string };
  tooManyRows: { rows: number };
  headerChanged: { missing: string; columns: string };
  columnChanged: { place: number; columns: string };
}>({
  tooLarge: { id: 'memberFiles.problem.tooLarge', defaultMessage: 'The file has more than {size}.' },
  tooManyRows: {
    id: 'memberFiles.problem.tooManyRows',
    defaultMessage: 'The file has more than {rows, number} rows.',
  },
  headerChanged: {
    id: 'memberFiles.problem.headerChanged',
    defaultMessage: 'Column headers must not be changed: {missing} is missing. These are taken: {columns}',
  },
  columnChanged: {
    id: 'memberFiles.problem.columnChanged',
    defaultMessage:
      'Column headers must not be changed: column {place, number} is there twice or not known. These are taken: {columns}',
  },
});
