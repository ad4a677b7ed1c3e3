import { defineMessages } from 'react-intl';

/** What the list of earlier files says, whatever they are about. */
export const earlierTexts = defineMessages({
  title: { id: 'uploads.title', defaultMessage: 'Uploads of the last 30 days' },
  failed: { id: 'uploads.failed', defaultMessage: 'The uploads could not be loaded' },
  fileColumn: { id: 'uploads.column.file', defaultMessage: 'File' },
  doesColumn: { id: 'uploads.column.does', defaultMessage: 'What it does' },
  outcomeColumn: { id: 'uploads.column.outcome', defaultMessage: 'Outcome' },
  byColumn: { id: 'uploads.column.by', defaultMessage: 'By' },
  whenColumn: { id: 'uploads.column.when', defaultMessage: 'When' },
});

/** The same with values. */
export const earlierPhrases = defineMessages<{ counts: { done: number; failed: number } }>({
  counts: { id: 'uploads.counts', defaultMessage: '{done, number} done, {failed, number} failed' },
});
