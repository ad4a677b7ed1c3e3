import { defineMessages } from 'react-intl';

/** What is said of a file, whatever it is about. */
export const uploadTexts = defineMessages({
  fileTitle: { id: 'uploads.fileTitle', defaultMessage: 'Uploaded file' },
  fileFailed: { id: 'uploads.fileFailed', defaultMessage: 'The file could not be loaded' },
  gone: {
    id: 'uploads.gone',
    defaultMessage:
      'This file is not there any more. Files are kept for 30 days, those that were not started for two days.',
  },
  startOver: { id: 'uploads.startOver', defaultMessage: 'Upload another file' },
  chooseCorrected: { id: 'uploads.chooseCorrected', defaultMessage: 'Choose the corrected file' },
  checking: { id: 'uploads.checking', defaultMessage: 'Checking the file' },
  leave: { id: 'uploads.leave', defaultMessage: 'This goes on by itself: you can leave this page and come back.' },
  unread: { id: 'uploads.unread', defaultMessage: 'How far it is could not be read. It goes on all the same.' },
  discard: { id: 'uploads.discard', defaultMessage: 'Discard this file' },
  stop: { id: 'uploads.stop', defaultMessage: 'Stop' },
  stopHint: {
    id: 'uploads.stopHint',
    defaultMessage: 'If you stop, rows that are done stay done, and the others are left alone.',
  },
  stopFailed: { id: 'uploads.stopFailed', defaultMessage: 'The file could not be stopped. Please try again.' },
  discarded: { id: 'uploads.discarded', defaultMessage: 'The file was discarded. Nothing was changed.' },
  results: { id: 'uploads.results', defaultMessage: 'Download the result of each row' },
  downloadFailed: {
    id: 'uploads.downloadFailed',
    defaultMessage: 'The file could not be downloaded. Please try again.',
  },
  resultTitle: { id: 'uploads.resultTitle', defaultMessage: 'What became of it' },
  nothing: { id: 'uploads.nothing', defaultMessage: 'There is nothing to do: no row changes anything.' },
  lastTitle: { id: 'uploads.lastTitle', defaultMessage: 'Last upload' },
});

/** How far a file is, in a word, by the status' name in the schema. */
export const statusNames = defineMessages({
  VALIDATING: { id: 'uploads.status.validating', defaultMessage: 'Being checked' },
  VALIDATED: { id: 'uploads.status.validated', defaultMessage: 'Checked' },
  PROCESSING: { id: 'uploads.status.processing', defaultMessage: 'Processing' },
  PROCESSED: { id: 'uploads.status.processed', defaultMessage: 'Processed' },
  CANCELLED: { id: 'uploads.status.cancelled', defaultMessage: 'Stopped' },
  UNKNOWN: { id: 'uploads.status.unknown', defaultMessage: 'Unknown' },
});

/** The same with values. */
export const uploadPhrases = defineMessages<{
  rows: { count: number };
  facts: { rows: string; encoding: string };
  uploadedBy: { name: string; time: string };
  startedBy: { name: string; time: string };
  progress: { done: number; total: number; percent: number };
  announced: { what: string; percent: number };
  refused: { count: number };
  failed: { count: number };
  leftOut: { count: number };
  stopped: { count: number };
  outcome: { done: string; failed: number };
  lineUnread: { line: number };
}>({
  rows: { id: 'uploads.rowCount', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
  facts: { id: 'uploads.facts', defaultMessage: '{rows}, {encoding}' },
  uploadedBy: { id: 'uploads.uploadedBy', defaultMessage: 'Uploaded by {name}, {time}' },
  startedBy: { id: 'uploads.startedBy', defaultMessage: 'Started by {name}, {time}' },
  progress: {
    id: 'uploads.progress',
    defaultMessage: '{done, number} of {total, plural, one {# row} other {# rows}} ({percent, number, ::percent})',
  },
  announced: { id: 'uploads.announced', defaultMessage: '{what}: {percent, number, ::percent}' },
  refused: {
    id: 'uploads.count.refused',
    defaultMessage: '{count, plural, one {# row cannot be done} other {# rows cannot be done}}',
  },
  failed: {
    id: 'uploads.count.failed',
    defaultMessage: '{count, plural, one {# row failed} other {# rows failed}}',
  },
  leftOut: {
    id: 'uploads.leftOut',
    defaultMessage:
      '{count, plural, one {# row cannot be done and is left out.} other {# rows cannot be done and are left out.}}',
  },
  stopped: {
    id: 'uploads.stopped',
    defaultMessage: 'Stopped: {count, plural, one {# row was left alone.} other {# rows were left alone.}}',
  },
  lineUnread: {
    id: 'uploads.lineUnread',
    defaultMessage: 'Line {line, number} of the file cannot be read. A quotation mark in it may never be closed.',
  },
  outcome: {
    id: 'uploads.outcome',
    defaultMessage: '{done}. {failed, plural, =0 {No row failed.} one {# row failed.} other {# rows failed.}}',
  },
});

/** Why a file was not started, or not stopped, by the code of the user error. */
export const startTexts = defineMessages({
  NOT_FOUND: { id: 'uploads.start.notFound', defaultMessage: 'This file is not there any more.' },
  NOT_READY: { id: 'uploads.start.notReady', defaultMessage: 'The file is still being checked.' },
  ALREADY_DONE: { id: 'uploads.start.alreadyDone', defaultMessage: 'This file was started or discarded before.' },
  STALE: {
    id: 'uploads.start.stale',
    defaultMessage: 'Somebody else started this file in the meantime, so it was not discarded. Here is how far it is.',
  },
  NOTHING_TO_DO: {
    id: 'uploads.start.nothingToDo',
    defaultMessage: 'There is nothing to do: no row changes anything.',
  },
  ALREADY_RUNNING: {
    id: 'uploads.start.alreadyRunning',
    defaultMessage: 'Another file of your team is being processed. Start this one once that is done.',
  },
  failed: { id: 'uploads.start.failed', defaultMessage: 'The file could not be started. Please try again.' },
});
