import { defineMessages } from 'react-intl';

/** What the summary on the overview says of a payment that did not come. */
export const summaryTexts = defineMessages({
  overdue: {
    id: 'overview.billing.overdue',
    defaultMessage: 'It is overdue: the limits of the Starter plan hold until it is paid.',
  },
});

/** Figures with a date in the summary on the overview. */
export const summaryPhrases = defineMessages<{ trialLeft: { count: number; date: string } }>({
  trialLeft: {
    id: 'overview.billing.trialLeft',
    defaultMessage: '{count, plural, one {# day left, until {date}} other {# days left, until {date}}}',
  },
});
