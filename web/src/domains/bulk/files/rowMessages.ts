import { defineMessages } from 'react-intl';

/** What the tables of rows say, whatever they are about. */
export const rowTexts = defineMessages({
  planned: { id: 'uploads.rows.planned', defaultMessage: 'Rows that change something' },
  unchanged: { id: 'uploads.rows.unchanged', defaultMessage: 'Rows that change nothing' },
  refused: { id: 'uploads.rows.refused', defaultMessage: 'Rows that cannot be done' },
  done: { id: 'uploads.rows.done', defaultMessage: 'Rows that are done' },
  failed: { id: 'uploads.rows.failed', defaultMessage: 'Rows that failed' },
  loadFailed: { id: 'uploads.rows.loadFailed', defaultMessage: 'The rows could not be loaded' },
  none: { id: 'uploads.rows.none', defaultMessage: 'No rows.' },
  notFound: { id: 'uploads.rows.notFound', defaultMessage: 'No row matches your search.' },
  search: { id: 'uploads.rows.search', defaultMessage: 'Search the rows' },
  filter: { id: 'uploads.rows.filter', defaultMessage: 'Which rows are shown' },
  line: { id: 'uploads.rows.line', defaultMessage: 'Line' },
  changes: { id: 'uploads.rows.changes', defaultMessage: 'What changes' },
  details: { id: 'uploads.rows.details', defaultMessage: 'Details' },
  empty: { id: 'uploads.rows.empty', defaultMessage: 'empty' },
  warnings: { id: 'uploads.warnings', defaultMessage: 'Warnings' },
});

/** The same with values. */
export const rowPhrases = defineMessages<{
  change: { before: string; after: string };
  more: { count: number };
  problem: { details: string; value: string };
  viewWarnings: { count: number };
}>({
  change: { id: 'uploads.rows.change', defaultMessage: '{before} → {after}' },
  more: { id: 'uploads.rows.more', defaultMessage: '{count, number} more' },
  problem: { id: 'uploads.rows.problem', defaultMessage: '{details}: {value}' },
  viewWarnings: { id: 'uploads.viewWarnings', defaultMessage: 'View Warnings ({count, number})' },
});
