import { defineMessages } from 'react-intl';

/** The page after a purchase. */
export const successTexts = defineMessages({
  title: { id: 'payment.success.title', defaultMessage: 'Payment complete' },
  steps: { id: 'payment.success.steps', defaultMessage: 'Steps of the purchase' },
  cycle: { id: 'payment.success.steps.cycle', defaultMessage: 'Billing Cycle' },
  payment: { id: 'payment.success.steps.payment', defaultMessage: 'Make Payment' },
  details: { id: 'payment.success.steps.details', defaultMessage: 'Add details' },
  done: { id: 'payment.success.steps.done', defaultMessage: 'done' },
  trial: {
    id: 'payment.success.trial',
    defaultMessage: 'Congratulations! Your trial is over, and your team goes on with PRO.',
  },
  legacyTeam: {
    id: 'payment.success.legacyTeam',
    defaultMessage: 'Congratulations! Thank you for being with us from early on: PRO is yours now.',
  },
  plain: { id: 'payment.success.plain', defaultMessage: 'Congratulations! PRO is yours now.' },
  waits: {
    id: 'payment.success.waits',
    defaultMessage: 'PRO starts 24 hours after the first license is assigned, or at once with the last.',
  },
  dues: { id: 'payment.success.dues', defaultMessage: 'Thank you. What your team owed is paid.' },
  amount: { id: 'payment.success.amount', defaultMessage: 'Paid' },
  period: { id: 'payment.success.period', defaultMessage: 'Period covered' },
  renewal: { id: 'payment.success.renewal', defaultMessage: 'Next renewal' },
  unused: { id: 'payment.success.unused', defaultMessage: 'Licenses not assigned' },
  startsAt: { id: 'payment.success.startsAt', defaultMessage: 'PRO starts at the latest' },
  receipt: { id: 'payment.success.receipt', defaultMessage: 'Receipt' },
  document: { id: 'payment.success.document', defaultMessage: 'Receipt (PDF)' },
  toTeam: { id: 'payment.success.toTeam', defaultMessage: 'Go to your team' },
  toPanel: { id: 'payment.success.toPanel', defaultMessage: 'Back to the admin panel' },
  toFeature: { id: 'payment.success.toFeature', defaultMessage: 'Back to where you came from' },
  failed: { id: 'payment.success.failed', defaultMessage: 'What you purchased could not be loaded.' },
  failedText: {
    id: 'payment.success.failed.text',
    defaultMessage: 'That has no effect on your payment. Nothing is charged by trying again.',
  },
});

/** The same with values. */
export const successPhrases = defineMessages<{
  autoAssigned: { count: number };
  licencesOnly: { count: number };
  period: { from: string; to: string };
  invoice: { number: string };
}>({
  autoAssigned: {
    id: 'payment.success.autoAssigned',
    defaultMessage:
      'Congratulations! {count, plural, one {# person was} other {# people were}} given a license and can use PRO right away.',
  },
  licencesOnly: {
    id: 'payment.success.licencesOnly',
    defaultMessage: 'Congratulations! Your team has {count, plural, one {# more license} other {# more licenses}}.',
  },
  period: { id: 'payment.success.period.days', defaultMessage: '{from} – {to}' },
  invoice: { id: 'payment.success.invoice', defaultMessage: 'Invoice {number} (PDF)' },
});
