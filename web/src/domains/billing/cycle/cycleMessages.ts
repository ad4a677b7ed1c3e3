import { defineMessages } from 'react-intl';
import type { BillingInterval } from '../../../generated/billing/pro/planBilling.ts';

/** The choice of how often to pay, and its dialogs. */
export const cycleTexts = defineMessages({
  title: { id: 'plan.cycle.title', defaultMessage: 'Billing cycle' },
  text: {
    id: 'plan.cycle.text',
    defaultMessage: 'A change takes effect when the present period is over. What is paid stays as it is.',
  },
  textOfLicences: {
    id: 'plan.cycle.text.licences',
    defaultMessage: 'For how long the licenses are that you buy next. Those that you have stay until they run out.',
  },
  present: { id: 'plan.cycle.present', defaultMessage: 'Current' },
  perPerson: { id: 'plan.cycle.perPerson', defaultMessage: 'per person per month' },
  upgradeTitle: { id: 'plan.cycle.upgrade.title', defaultMessage: 'Great Going' },
  licencesStay: {
    id: 'plan.cycle.licencesStay',
    defaultMessage: 'The licenses that you have stay as they are, and nothing is charged now.',
  },
  atRenewal: { id: 'plan.cycle.atRenewal', defaultMessage: 'It takes effect when the present period is over.' },
  forNextLicences: {
    id: 'plan.cycle.forNextLicences',
    defaultMessage: 'It takes effect with the licenses that you buy next.',
  },
  onItsWay: { id: 'plan.cycle.onItsWay', defaultMessage: 'The change of your billing cycle is being carried out.' },
  notAllowed: {
    id: 'plan.cycle.notAllowed',
    defaultMessage: 'The billing cycle cannot be changed now. Your plan may have changed meanwhile: reload the page.',
  },
  invalid: { id: 'plan.cycle.invalid', defaultMessage: 'Your team cannot pay by this cycle.' },
  tooOld: { id: 'plan.cycle.tooOld', defaultMessage: 'This is too old by now. Reload the page and try again.' },
});

type OfInterval = { interval: BillingInterval };

/** The same with values. The interval is chosen by its name in the schema. */
export const cyclePhrases = defineMessages<{
  months: { count: number };
  discount: { percent: number };
  from: { date: string };
  choose: OfInterval;
  keep: OfInterval;
  downgradeTitle: OfInterval;
  confirm: OfInterval;
  cheaper: OfInterval & { rate: string; rateNow: string; percent: number };
  rates: OfInterval & { rate: string; rateNow: string };
  effect: { date: string };
  changes: OfInterval & { date: string };
  changed: OfInterval;
  stays: OfInterval;
}>({
  months: { id: 'plan.cycle.months', defaultMessage: '{count, plural, one {# month} other {# months}}' },
  discount: { id: 'plan.cycle.discount', defaultMessage: 'Save {percent, number}%' },
  from: { id: 'plan.cycle.from', defaultMessage: 'From {date}' },
  choose: {
    id: 'plan.cycle.choose',
    defaultMessage:
      '{interval, select, MONTHLY {Switch to monthly} QUARTERLY {Switch to quarterly} BIANNUAL {Switch to biannual} other {Switch to annual}}',
  },
  keep: {
    id: 'plan.cycle.keep',
    defaultMessage:
      '{interval, select, MONTHLY {Keep monthly} QUARTERLY {Keep quarterly} BIANNUAL {Keep biannual} other {Keep annual}}',
  },
  downgradeTitle: {
    id: 'plan.cycle.downgrade.title',
    defaultMessage:
      '{interval, select, MONTHLY {Switch to monthly billing?} QUARTERLY {Switch to quarterly billing?} BIANNUAL {Switch to biannual billing?} other {Switch to annual billing?}}',
  },
  confirm: {
    id: 'plan.cycle.confirm',
    defaultMessage:
      '{interval, select, MONTHLY {Switch to monthly billing} QUARTERLY {Switch to quarterly billing} BIANNUAL {Switch to biannual billing} other {Switch to annual billing}}',
  },
  cheaper: {
    id: 'plan.cycle.cheaper',
    defaultMessage:
      '{interval, select, MONTHLY {With monthly billing} QUARTERLY {With quarterly billing} BIANNUAL {With biannual billing} other {With annual billing}} you pay {rate} per person per month instead of {rateNow}: {percent, number}% less than by the month.',
  },
  rates: {
    id: 'plan.cycle.rates',
    defaultMessage:
      '{interval, select, MONTHLY {With monthly billing} QUARTERLY {With quarterly billing} BIANNUAL {With biannual billing} other {With annual billing}} you pay {rate} per person per month instead of {rateNow}.',
  },
  effect: { id: 'plan.cycle.effect', defaultMessage: 'It takes effect on {date}, when the present period is over.' },
  changes: {
    id: 'plan.cycle.changes',
    defaultMessage:
      '{interval, select, MONTHLY {Your team pays monthly from {date} on.} QUARTERLY {Your team pays quarterly from {date} on.} BIANNUAL {Your team pays biannually from {date} on.} other {Your team pays annually from {date} on.}}',
  },
  changed: {
    id: 'plan.cycle.changed',
    defaultMessage:
      '{interval, select, MONTHLY {Your billing cycle is monthly.} QUARTERLY {Your billing cycle is quarterly.} BIANNUAL {Your billing cycle is biannual.} other {Your billing cycle is annual.}}',
  },
  stays: {
    id: 'plan.cycle.stays',
    defaultMessage:
      '{interval, select, MONTHLY {Your team goes on paying monthly.} QUARTERLY {Your team goes on paying quarterly.} BIANNUAL {Your team goes on paying biannually.} other {Your team goes on paying annually.}}',
  },
});
