import { defineMessages } from 'react-intl';

/** The banner of a team on the way to PRO. */
export const activationTexts = defineMessages({
  label: { id: 'people.activation.label', defaultMessage: 'The way to PRO' },
  counting: { id: 'people.activation.counting', defaultMessage: 'PRO starts by itself in' },
  countingHint: {
    id: 'people.activation.counting.hint',
    defaultMessage: 'It starts earlier when the last free license is assigned. People without a license are Lite then.',
  },
  starting: { id: 'people.activation.starting', defaultMessage: 'PRO is starting…' },
  started: { id: 'people.activation.started', defaultMessage: 'PRO is on' },
  startedHint: {
    id: 'people.activation.started.hint',
    defaultMessage: 'Your team is on PRO from now on. People without a license are Lite.',
  },
  waiting: { id: 'people.activation.waiting', defaultMessage: 'Assign licenses to start PRO' },
  activate: { id: 'people.activation.activate', defaultMessage: 'Activate PRO now' },
});

/** What the banner counts. */
export const activationPhrases = defineMessages<{ waitingHint: { count: number } }>({
  waitingHint: {
    id: 'people.activation.waiting.hint',
    defaultMessage:
      '{count, plural, one {# license is} other {# licenses are}} bought and not assigned yet. PRO starts 24 hours after the first one is assigned, or at once with the last.',
  },
});
