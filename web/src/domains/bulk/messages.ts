import { defineMessages } from 'react-intl';
import type { BulkAction } from '../../generated/bulk/bulkJobStart.ts';

/** What runs, by the action's name in the schema. */
export const runningPhrases = defineMessages<Record<BulkAction, { count: number }>>({
  DEACTIVATE: {
    id: 'people.job.running.deactivate',
    defaultMessage: '{count, plural, one {Deactivating # person} other {Deactivating # people}}',
  },
  REACTIVATE: {
    id: 'people.job.running.reactivate',
    defaultMessage: '{count, plural, one {Reactivating # person} other {Reactivating # people}}',
  },
  DELETE: {
    id: 'people.job.running.delete',
    defaultMessage: '{count, plural, one {Deleting # person} other {Deleting # people}}',
  },
  APPROVE: {
    id: 'people.job.running.approve',
    defaultMessage: '{count, plural, one {Approving # request} other {Approving # requests}}',
  },
  APPROVE_AS_GUESTS: {
    id: 'people.job.running.approveAsGuests',
    defaultMessage: '{count, plural, one {Approving # request as guest} other {Approving # requests as guests}}',
  },
  REJECT: {
    id: 'people.job.running.reject',
    defaultMessage: '{count, plural, one {Rejecting # request} other {Rejecting # requests}}',
  },
  ASSIGN_LICENCE: {
    id: 'people.job.running.assignLicence',
    defaultMessage: '{count, plural, one {Assigning a license to # person} other {Assigning licenses to # people}}',
  },
  UNKNOWN: {
    id: 'people.job.running.unknown',
    defaultMessage: '{count, plural, one {Changing # person} other {Changing # people}}',
  },
});

/** What was done, by the action's name in the schema. */
export const donePhrases = defineMessages<Record<BulkAction, { count: number }>>({
  DEACTIVATE: {
    id: 'people.job.done.deactivate',
    defaultMessage: '{count, plural, one {# person is deactivated.} other {# people are deactivated.}}',
  },
  REACTIVATE: {
    id: 'people.job.done.reactivate',
    defaultMessage: '{count, plural, one {# person is active again.} other {# people are active again.}}',
  },
  DELETE: {
    id: 'people.job.done.delete',
    defaultMessage: '{count, plural, one {# person is deleted.} other {# people are deleted.}}',
  },
  APPROVE: {
    id: 'people.job.done.approve',
    defaultMessage: '{count, plural, one {# person belongs to the team now.} other {# people belong to the team now.}}',
  },
  APPROVE_AS_GUESTS: {
    id: 'people.job.done.approveAsGuests',
    defaultMessage:
      '{count, plural, one {# person is a guest of the team now.} other {# people are guests of the team now.}}',
  },
  REJECT: {
    id: 'people.job.done.reject',
    defaultMessage: '{count, plural, one {# request is rejected.} other {# requests are rejected.}}',
  },
  ASSIGN_LICENCE: {
    id: 'people.job.done.assignLicence',
    defaultMessage: '{count, plural, one {# person has a license now.} other {# people have a license now.}}',
  },
  UNKNOWN: {
    id: 'people.job.done.unknown',
    defaultMessage: '{count, plural, one {# person is changed.} other {# people are changed.}}',
  },
});

/** What the panel and the list of failures say. */
export const jobTexts = defineMessages({
  panel: { id: 'people.job.panel', defaultMessage: 'Actions in progress' },
  leave: {
    id: 'people.job.leave',
    defaultMessage: 'This goes on by itself: you can leave this page and come back.',
  },
  unread: { id: 'people.job.unread', defaultMessage: 'How far it is could not be read. It goes on all the same.' },
  stop: { id: 'people.job.stop', defaultMessage: 'Stop' },
  stopFailed: { id: 'people.job.stopFailed', defaultMessage: 'It could not be stopped. Please try again.' },
  showFailures: { id: 'people.job.showFailures', defaultMessage: 'Show who and why' },
  selectFailed: { id: 'people.job.selectFailed', defaultMessage: 'Select failed ones' },
  selectFailedError: { id: 'people.job.selectFailedError', defaultMessage: 'They could not be selected. Try again.' },
  undo: { id: 'people.job.undo', defaultMessage: 'Undo' },
  dismiss: { id: 'people.job.dismiss', defaultMessage: 'Dismiss' },
  failuresTitle: { id: 'people.job.failures', defaultMessage: 'Who could not be changed' },
  failuresFailed: { id: 'people.job.failures.failed', defaultMessage: 'The list could not be loaded' },
});

/** The same with numbers. */
export const jobPhrases = defineMessages<{
  progress: { done: number; total: number; percent: number };
  announced: { action: string; percent: number };
  partly: { done: number; total: number; failed: number };
  stopped: { done: number; total: number };
}>({
  progress: {
    id: 'people.job.progress',
    defaultMessage: '{done, number} of {total, number} ({percent, number, ::percent})',
  },
  announced: { id: 'people.job.announced', defaultMessage: '{action}: {percent, number, ::percent}' },
  partly: {
    id: 'people.job.partly',
    defaultMessage:
      'Done for {done, number} of {total, number}. {failed, plural, one {# person could not be changed.} other {# people could not be changed.}}',
  },
  stopped: {
    id: 'people.job.stopped',
    defaultMessage: 'Stopped: done for {done, number} of {total, number}. The others were left alone.',
  },
});
