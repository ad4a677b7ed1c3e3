import { defineMessages } from 'react-intl';

/** The rows of the order summary. */
export const orderTexts = defineMessages({
  title: { id: 'plan.pro.order', defaultMessage: 'Order summary' },
  plan: { id: 'plan.pro.order.plan', defaultMessage: 'Plan' },
  interval: { id: 'plan.pro.order.interval', defaultMessage: 'Billing interval' },
  nextLicences: { id: 'plan.pro.order.nextLicences', defaultMessage: 'Interval of new licenses' },
  rate: { id: 'plan.pro.order.rate', defaultMessage: 'Rate' },
  nextRate: { id: 'plan.pro.order.nextRate', defaultMessage: 'Rate of new licenses' },
  perPerson: { id: 'plan.pro.order.perPerson', defaultMessage: 'per person per month' },
  rateTip: {
    id: 'plan.pro.order.rate.tip',
    defaultMessage: 'What one more license costs. Licenses renew at the rate of their own interval.',
  },
  people: { id: 'plan.pro.order.people', defaultMessage: 'People charged' },
  peopleTip: {
    id: 'plan.pro.order.people.tip',
    defaultMessage:
      'One license is charged as one person, assigned or not, unless its renewal is turned off. Guests are not counted.',
  },
  planAmount: { id: 'plan.pro.order.planAmount', defaultMessage: 'Price of the plan' },
  planAmountTip: {
    id: 'plan.pro.order.planAmount.tip',
    defaultMessage: 'The rate by people by months, over all licenses that are renewed on that day.',
  },
  dues: { id: 'plan.pro.order.dues', defaultMessage: 'Dues' },
  duesTip: { id: 'plan.pro.order.dues.tip', defaultMessage: 'What is owed besides the next renewal.' },
  owedCredits: { id: 'plan.pro.order.owedCredits', defaultMessage: 'Credits owed' },
  owedCreditsTip: {
    id: 'plan.pro.order.owedCredits.tip',
    defaultMessage: 'More credits were used than granted: what is below zero is added to the next charge.',
  },
  credits: { id: 'plan.pro.order.credits', defaultMessage: 'Credits used' },
  creditsTip: {
    id: 'plan.pro.order.credits.tip',
    defaultMessage: 'Credits were granted to your team. They are used before the balance.',
  },
  balance: { id: 'plan.pro.order.balance', defaultMessage: 'Balance used' },
  balanceTip: {
    id: 'plan.pro.order.balance.tip',
    defaultMessage: 'The balance is what your team has paid in. It is used after the credits.',
  },
  nextInterval: { id: 'plan.pro.order.nextInterval', defaultMessage: 'Next billing interval' },
  startsOn: { id: 'plan.pro.order.startsOn', defaultMessage: 'Billing start date' },
  total: { id: 'plan.pro.order.total', defaultMessage: 'Next charge' },
});

/** The same with values. */
export const orderPhrases = defineMessages<{
  less: { amount: string };
  of: { amount: string };
  ofLicences: { count: number };
  dueBy: { date: string };
  from: { date: string };
  fromAt: { date: string; rate: string };
  on: { date: string };
  licences: { interval: string };
  held: { count: number };
}>({
  less: { id: 'plan.pro.order.less', defaultMessage: '−{amount}' },
  of: { id: 'plan.pro.order.of', defaultMessage: 'of {amount}' },
  ofLicences: {
    id: 'plan.pro.order.ofLicenses',
    defaultMessage: 'of {count, plural, one {# license} other {# licenses}}',
  },
  dueBy: { id: 'plan.pro.order.dueBy', defaultMessage: 'due by {date}' },
  from: { id: 'plan.pro.order.from', defaultMessage: 'from {date}' },
  fromAt: { id: 'plan.pro.order.fromAt', defaultMessage: 'from {date}, {rate} per person per month' },
  on: { id: 'plan.pro.order.on', defaultMessage: 'on {date}' },
  licences: {
    id: 'plan.pro.order.licences',
    defaultMessage:
      '{interval, select, MONTHLY {Monthly licenses} QUARTERLY {Quarterly licenses} BIANNUAL {Biannual licenses} ANNUAL {Annual licenses} other {Other licenses}}',
  },
  held: {
    id: 'plan.pro.order.held',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
  },
});
