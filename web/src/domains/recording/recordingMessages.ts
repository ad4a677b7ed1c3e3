import { defineMessages } from 'react-intl';

/** The texts of the list of recordings. */
export const recordingTexts = defineMessages({
  title: { id: 'recordings.title', defaultMessage: 'Call recordings' },
  description: {
    id: 'recordings.description',
    defaultMessage: 'Recordings of calls that you made or took part in. Admins see those of the whole team.',
  },
  empty: { id: 'recordings.empty', defaultMessage: 'You have not recorded any calls as yet' },
  emptyText: {
    id: 'recordings.emptyText',
    defaultMessage: 'When you record a call in the chat, it can be played and downloaded here.',
  },
  noMatch: { id: 'recordings.noMatch', defaultMessage: 'No recording fits.' },
  showAll: { id: 'recordings.showAll', defaultMessage: 'Show all recordings' },
  loadFailed: { id: 'recordings.loadFailed', defaultMessage: 'The recordings could not be loaded' },
  partFailed: {
    id: 'recordings.partFailed',
    defaultMessage: 'The recordings could not be read again: they may have changed.',
  },
  search: { id: 'recordings.search', defaultMessage: 'Search by name or meeting ID' },
  order: { id: 'recordings.order', defaultMessage: 'Order' },
  newest: { id: 'recordings.order.newest', defaultMessage: 'Newest first' },
  oldest: { id: 'recordings.order.oldest', defaultMessage: 'Oldest first' },
  name: { id: 'recordings.column.name', defaultMessage: 'Name' },
  meetingId: { id: 'recordings.column.meetingId', defaultMessage: 'Meeting ID' },
  date: { id: 'recordings.column.date', defaultMessage: 'Date' },
  time: { id: 'recordings.column.time', defaultMessage: 'Time' },
  duration: { id: 'recordings.column.duration', defaultMessage: 'Duration' },
  actions: { id: 'recordings.column.actions', defaultMessage: 'Actions' },
  processing: { id: 'recordings.processing', defaultMessage: 'Being processed' },
  stillProcessing: { id: 'recordings.stillProcessing', defaultMessage: 'It is still being processed.' },
  play: { id: 'recordings.play', defaultMessage: 'Play' },
  download: { id: 'recordings.download', defaultMessage: 'Download' },
  rename: { id: 'recordings.rename', defaultMessage: 'Rename' },
  delete: { id: 'recordings.delete', defaultMessage: 'Delete' },
  copyLink: { id: 'recordings.copyLink', defaultMessage: 'Copy link' },
  linkCopied: {
    id: 'recordings.linkCopied',
    defaultMessage: 'Link copied. It opens for people of the team who may see this recording.',
  },
  downloadFailed: {
    id: 'recordings.downloadFailed',
    defaultMessage: 'The recording could not be downloaded. Please try again.',
  },
  playFailed: {
    id: 'recordings.playFailed',
    defaultMessage: 'The recording could not be played. Please try again.',
  },
  gone: {
    id: 'recordings.gone',
    defaultMessage: 'There is no such recording any more, or it is not yours to see.',
  },
});

/** Those with values. */
export const recordingPhrases = defineMessages<{
  actionsFor: { name: string };
  playNamed: { name: string };
  recordedBy: { name: string };
  range: { first: number; last: number; total: number };
  seconds: { count: number };
  minutes: { count: number };
  storage: { size: string };
  kept: { days: number };
  keptFrom: { days: number; date: string };
}>({
  actionsFor: { id: 'recordings.actionsFor', defaultMessage: 'Actions for {name}' },
  playNamed: { id: 'recordings.playNamed', defaultMessage: 'Play {name}' },
  recordedBy: { id: 'recordings.recordedBy', defaultMessage: 'Recorded by {name}' },
  range: { id: 'recordings.range', defaultMessage: 'Showing {first, number} - {last, number} of {total, number}' },
  seconds: {
    id: 'recordings.seconds',
    defaultMessage: '{count, plural, one {# second} other {# seconds}}',
  },
  minutes: {
    id: 'recordings.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  },
  storage: {
    id: 'recordings.storage',
    defaultMessage: 'Storage used by recordings: {size}',
  },
  kept: {
    id: 'recordings.kept',
    defaultMessage:
      '{days, plural, one {Recordings are deleted after # day.} other {Recordings are deleted after # days.}}',
  },
  keptFrom: {
    id: 'recordings.keptFrom',
    defaultMessage:
      '{days, plural, one {From {date} on, recordings are deleted after # day.} other {From {date} on, recordings are deleted after # days.}}',
  },
});
