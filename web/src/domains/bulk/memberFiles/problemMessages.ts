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

/** Why a file was not started, or not stopped, by the code of the user error. */
export const startTexts = defineMessages({
  NOT_FOUND: { id: 'memberFiles.start.notFound', defaultMessage: 'This file is not there any more.' },
  NOT_READY: { id: 'memberFiles.start.notReady', defaultMessage: 'The file is still being checked.' },
  ALREADY_DONE: { id: 'memberFiles.start.alreadyDone', defaultMessage: 'This file was started or discarded before.' },
  NOTHING_TO_DO: {
    id: 'memberFiles.start.nothingToDo',
    defaultMessage: 'There is nothing to do: no row changes anything.',
  },
  ALREADY_RUNNING: {
    id: 'memberFiles.start.alreadyRunning',
    defaultMessage: 'Another file of your team is being processed. Start this one once that is done.',
  },
  NOT_ALLOWED: {
    id: 'memberFiles.start.notAllowed',
    defaultMessage: 'People are deleted by files in large teams only.',
  },
  failed: { id: 'memberFiles.start.failed', defaultMessage: 'The file could not be started. Please try again.' },
});
