import { defineMessages } from 'react-intl';

/** The trial before a plan whose billing has not begun. */
export const trialNotePhrases = defineMessages<{
  runs: { from: string; to: string };
  billing: { date: string };
}>({
  runs: { id: 'plan.pro.trial.runs', defaultMessage: 'Your trial of PRO runs from {from} to {to}' },
  billing: { id: 'plan.pro.trial.billing', defaultMessage: 'Billing starts on {date}.' },
});
