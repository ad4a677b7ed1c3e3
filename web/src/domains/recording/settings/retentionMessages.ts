import { defineMessages } from 'react-intl';

/** The panel about how long recordings of calls are kept. */
export const retentionTexts = defineMessages({
  label: { id: 'settings.callRecordings.label', defaultMessage: 'How long recordings are kept' },
  intro: {
    id: 'settings.callRecordings.intro',
    defaultMessage:
      'Decides how long recordings of calls are kept, for everybody in the team. What is older is deleted with its file, and cannot be brought back.',
  },
  loadFailed: {
    id: 'settings.callRecordings.loadFailed',
    defaultMessage: 'How long recordings are kept could not be loaded',
  },
  saveFailed: {
    id: 'settings.callRecordings.saveFailed',
    defaultMessage: 'How long recordings are kept could not be saved. Try again.',
  },
  notRecording: {
    id: 'settings.callRecordings.notRecording',
    defaultMessage: 'Your team does not record calls.',
  },
  keptUnseen: {
    id: 'settings.callRecordings.keptUnseen',
    defaultMessage: 'The recordings from before are kept, but nobody sees them while that is so.',
  },
  forever: { id: 'settings.callRecordings.forever', defaultMessage: 'Until somebody deletes them' },
  none: { id: 'settings.callRecordings.none', defaultMessage: 'Your team has no recordings.' },
  toRecordings: { id: 'settings.callRecordings.toRecordings', defaultMessage: 'Oldest recordings' },
  counting: { id: 'settings.callRecordings.counting', defaultMessage: 'Counting what would be deleted…' },
  uncounted: {
    id: 'settings.callRecordings.uncounted',
    defaultMessage:
      'What would be deleted could not be counted. Recordings that are older are deleted from a week after you save.',
  },
  longer: {
    id: 'settings.callRecordings.longer',
    defaultMessage: 'Nothing is deleted that would have been kept until now.',
  },
});

export const retentionPhrases = defineMessages<{
  days: { days: number };
  used: { count: number; size: string };
  most: { days: number };
  pending: { date: string };
  warning: { count: number; size: string; date: string; age: string };
  noneYet: { date: string; age: string };
}>({
  days: { id: 'settings.callRecordings.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  used: {
    id: 'settings.callRecordings.used',
    defaultMessage: '{count, plural, one {# recording takes {size}.} other {# recordings take {size}.}}',
  },
  most: {
    id: 'settings.callRecordings.most',
    defaultMessage:
      '{days, plural, one {This installation keeps recordings for # day at most.} other {This installation keeps recordings for # days at most.}}',
  },
  pending: {
    id: 'settings.callRecordings.pending',
    defaultMessage: 'Nothing is deleted by this before {date}. Until then it can be taken back.',
  },
  warning: {
    id: 'settings.callRecordings.warning',
    defaultMessage:
      '{count, plural, one {# recording ({size}) will be deleted on {date}, and each further one when it is {age} old. Until then you can take this back.} other {# recordings ({size}) will be deleted on {date}, and each further one when it is {age} old. Until then you can take this back.}}',
  },
  noneYet: {
    id: 'settings.callRecordings.noneYet',
    defaultMessage: 'No recording will be that old by {date}. From then on, each one is deleted when it is {age} old.',
  },
});
