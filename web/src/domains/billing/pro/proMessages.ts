import { defineMessages } from 'react-intl';

/** The pages of a plan that is paid. */
export const proTexts = defineMessages({
  failed: { id: 'plan.pro.failed', defaultMessage: 'Your plan could not be loaded' },
  billingFailed: { id: 'plan.pro.billingFailed', defaultMessage: 'The figures of billing could not be loaded' },
  figuresFailed: {
    id: 'plan.pro.figuresFailed',
    defaultMessage: 'Some figures of your plan could not be loaded. Below is what is known.',
  },
  yourPlan: { id: 'plan.pro.yourPlan', defaultMessage: 'Your plan' },
  enterprise: {
    id: 'plan.pro.enterprise',
    defaultMessage: 'Your team is on the Enterprise plan, which includes all of PRO.',
  },
  onTheWay: {
    id: 'plan.pro.onTheWay',
    defaultMessage: 'Your team has bought PRO, which has not started yet.',
  },
  restricted: {
    id: 'plan.pro.restricted',
    defaultMessage: 'The payment for PRO is overdue: the limits of the Starter plan hold until it is paid.',
  },
  nothingCharged: { id: 'plan.pro.nothingCharged', defaultMessage: 'Nothing is going to be charged.' },
  covered: {
    id: 'plan.pro.covered',
    defaultMessage: 'Your credits and your balance cover the next renewal: nothing is going to be charged.',
  },
  nextRenewal: { id: 'plan.pro.nextRenewal', defaultMessage: 'Next renewal' },
  lastDay: { id: 'plan.pro.lastDay', defaultMessage: 'Last day of PRO' },
  period: { id: 'plan.pro.period', defaultMessage: 'Current period' },
  lastCharge: { id: 'plan.pro.lastCharge', defaultMessage: 'Last charge' },
  billingDay: { id: 'plan.pro.billingDay', defaultMessage: 'Billing day' },
  purchase: { id: 'plan.pro.purchase', defaultMessage: 'Purchase more licenses' },
  addUsers: { id: 'plan.pro.addUsers', defaultMessage: 'Add more users' },
  assign: { id: 'plan.pro.assign', defaultMessage: 'Assign licenses' },
  makePayment: { id: 'plan.pro.makePayment', defaultMessage: 'Make Payment' },
  clearDues: { id: 'plan.pro.clearDues', defaultMessage: 'Clear dues' },
});

/** The same with values. */
export const proPhrases = defineMessages<{
  nextCharge: { amount: string; date: string; count: number };
  nextChargeSometime: { amount: string; count: number };
  days: { from: string; to: string };
  dayOfMonth: { day: number };
}>({
  nextCharge: {
    id: 'plan.pro.nextCharge',
    defaultMessage: 'Your next charge is {amount} on {date} for {count, plural, one {# person} other {# people}}.',
  },
  nextChargeSometime: {
    id: 'plan.pro.nextCharge.sometime',
    defaultMessage: 'Your next charge is {amount} for {count, plural, one {# person} other {# people}}.',
  },
  days: { id: 'plan.pro.days', defaultMessage: '{from} – {to}' },
  dayOfMonth: {
    id: 'plan.pro.dayOfMonth',
    defaultMessage: 'The {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of the month',
  },
});
