import { defineMessages } from 'react-intl';

/** The texts of the page of imports. */
export const importTexts = defineMessages({
  title: { id: 'import.title', defaultMessage: 'Import' },
  description: {
    id: 'import.description',
    defaultMessage:
      'Bring people, channels and messages of another chat tool over into your team. Whoever is in your team already is found by their e-mail address.',
  },
  loadFailed: { id: 'import.loadFailed', defaultMessage: 'The imports could not be loaded' },
  unread: {
    id: 'import.unread',
    defaultMessage: 'How far the imports are could not be read. They go on all the same.',
  },
  again: { id: 'import.again', defaultMessage: 'Import again' },
  tryAgain: { id: 'import.tryAgain', defaultMessage: 'Try again' },
  stop: { id: 'import.stop', defaultMessage: 'Stop' },
  details: { id: 'import.details', defaultMessage: 'Details' },
  unknown: {
    id: 'import.unknown',
    defaultMessage:
      'How it stands is not known to this version of the console. Refresh the page to get the latest one.',
  },
  stopText: {
    id: 'import.stopText',
    defaultMessage:
      'Nothing of your team has changed yet, and nothing will. What was read of the archive is forgotten.',
  },
  stopFailed: { id: 'import.stopFailed', defaultMessage: 'The import could not be stopped. Please try again.' },
  stopTooLate: {
    id: 'import.stopTooLate',
    defaultMessage: 'It is too late: the import is over, or has begun to change your team.',
  },
});

/** What each source is for, and needs. */
export const sourceTexts = defineMessages({
  SLACK: { id: 'import.source.slack', defaultMessage: 'By the archive that the export of your workspace gives you.' },
  HIPCHAT: { id: 'import.source.hipchat', defaultMessage: 'By a link to the export of your group.' },
  HIPCHAT_SERVER: {
    id: 'import.source.hipchatServer',
    defaultMessage: 'By the archive that the export of your server gives you.',
  },
  STRIDE: { id: 'import.source.stride', defaultMessage: 'By the archive that the export of your site gives you.' },
});

/** How an import stands, in a word. */
export const statusNames = defineMessages({
  IN_PROGRESS: { id: 'import.status.inProgress', defaultMessage: 'In progress' },
  COMPLETED: { id: 'import.status.completed', defaultMessage: 'Completed' },
  FAILED: { id: 'import.status.failed', defaultMessage: 'Failed' },
  UNKNOWN: { id: 'import.status.unknown', defaultMessage: 'Unknown' },
  stopped: { id: 'import.status.stopped', defaultMessage: 'Stopped' },
});

/** What is being done about an import. */
export const stageNames = defineMessages({
  FETCHING: { id: 'import.stage.fetching', defaultMessage: 'Fetching the archive' },
  READING: { id: 'import.stage.reading', defaultMessage: 'Reading the archive' },
  IMPORTING: { id: 'import.stage.importing', defaultMessage: 'Bringing everything over' },
  DONE: { id: 'import.stage.done', defaultMessage: 'Finishing' },
  UNKNOWN: { id: 'import.stage.unknown', defaultMessage: 'Under way' },
});

/** Texts of the page that take values. */
export const importPhrases = defineMessages<{
  import: { name: string };
  detailsOf: { name: string };
  stopQuestion: { name: string };
  percent: { percent: number };
  announced: { what: string; percent: number };
  people: { count: number };
  channels: { count: number };
  messages: { count: number };
  found: { what: string };
  brought: { what: string };
  mailed: { name: string };
  checkMail: { name: string };
  finished: { date: string };
  open: { address: string };
}>({
  import: { id: 'import.import', defaultMessage: 'Import from {name}' },
  detailsOf: { id: 'import.detailsOf', defaultMessage: 'Import from {name}: details' },
  stopQuestion: { id: 'import.stopQuestion', defaultMessage: 'Stop the import from {name}?' },
  percent: { id: 'import.percent', defaultMessage: '{percent, number, ::percent}' },
  announced: { id: 'import.announced', defaultMessage: '{what}: {percent, number, ::percent}' },
  people: { id: 'import.people', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  channels: { id: 'import.channels', defaultMessage: '{count, plural, one {# channel} other {# channels}}' },
  messages: { id: 'import.messages', defaultMessage: '{count, plural, one {# message} other {# messages}}' },
  found: { id: 'import.found', defaultMessage: 'Found: {what}' },
  brought: { id: 'import.brought', defaultMessage: 'Brought over: {what}' },
  mailed: {
    id: 'import.mailed',
    defaultMessage: 'This goes on by itself: {name} gets an e-mail as soon as it is over.',
  },
  checkMail: { id: 'import.checkMail', defaultMessage: 'Please check your e-mail: {name} was sent the details.' },
  finished: { id: 'import.finished', defaultMessage: 'Finished {date}' },
  open: { id: 'import.open', defaultMessage: 'Open {address}' },
});
