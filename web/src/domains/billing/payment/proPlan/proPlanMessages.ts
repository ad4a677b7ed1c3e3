import { defineMessages } from 'react-intl';

/** The purchase of PRO for everybody. */
export const proPlanTexts = defineMessages({
  title: { id: 'payment.pro.title', defaultMessage: 'Upgrade to PRO' },
  text: {
    id: 'payment.pro.text',
    defaultMessage: 'Nothing is charged before you complete the payment.',
  },
  cycle: { id: 'payment.pro.step.cycle', defaultMessage: 'Billing Cycle' },
  details: { id: 'payment.pro.step.details', defaultMessage: 'Add Details' },
  payment: { id: 'payment.pro.step.payment', defaultMessage: 'Make Payment' },
  annual: { id: 'payment.pro.annual', defaultMessage: 'Annual' },
  monthly: { id: 'payment.pro.monthly', defaultMessage: 'Monthly' },
  perPerson: { id: 'payment.pro.perPerson', defaultMessage: 'per person per month' },
  autoAssign: { id: 'payment.pro.autoAssign', defaultMessage: 'Assign licenses to all users at once' },
  autoAssignHint: {
    id: 'payment.pro.autoAssign.hint',
    defaultMessage: 'PRO starts as soon as it is paid. Otherwise it starts once you have assigned the licenses.',
  },
  next: { id: 'payment.pro.next', defaultMessage: 'Continue' },
  failed: { id: 'payment.pro.failed', defaultMessage: 'The prices of PRO could not be loaded.' },
  again: { id: 'payment.pro.again', defaultMessage: 'Begin again' },
  tryAgain: { id: 'payment.pro.tryAgain', defaultMessage: 'Try again' },
  hasPro: { id: 'payment.pro.hasPro', defaultMessage: 'Your team has bought PRO already' },
  hasProText: {
    id: 'payment.pro.hasPro.text',
    defaultMessage: 'For more people you can purchase more licenses.',
  },
  toLicences: { id: 'payment.pro.toLicences', defaultMessage: 'Purchase licenses' },
  toPlan: { id: 'payment.pro.toPlan', defaultMessage: 'Go to your plan' },
  locked: { id: 'payment.pro.locked', defaultMessage: 'PRO cannot be purchased yet' },
});

/** The same with values. */
export const proPlanPhrases = defineMessages<{
  discount: { percent: number };
  months: { count: number };
  teamTotal: { amount: string; count: number };
  firstMonths: { months: number; rate: string };
  locked: { date: string };
}>({
  discount: { id: 'payment.pro.discount', defaultMessage: '{percent, number}% off' },
  months: {
    id: 'payment.pro.months',
    defaultMessage: 'Paid every {count, plural, one {month} other {# months}}',
  },
  teamTotal: {
    id: 'payment.pro.teamTotal',
    defaultMessage: '{amount} for {count, plural, one {# person} other {# people}}',
  },
  firstMonths: {
    id: 'payment.pro.firstMonths',
    defaultMessage: 'For the first {months, plural, one {month} other {# months}}, then {rate}',
  },
  locked: { id: 'payment.pro.locked.text', defaultMessage: 'It can be purchased after {date}.' },
});
