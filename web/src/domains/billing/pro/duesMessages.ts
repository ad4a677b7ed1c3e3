import { defineMessages } from 'react-intl';

/** What is owed, and what follows where it is not paid. */
export const duesTexts = defineMessages({
  clearSometime: {
    id: 'plan.pro.dues.sometime',
    defaultMessage: 'Clear your dues, or your team is downgraded to the free Starter plan.',
  },
  former: {
    id: 'plan.pro.dues.former',
    defaultMessage: 'PRO has ended. What your team owes for it stays due until it is paid.',
  },
  tooLittle: {
    id: 'plan.pro.dues.tooLittle',
    defaultMessage: 'That is too little to be charged by itself: it is part of your team’s next charge.',
  },
  restricted: {
    id: 'plan.pro.dues.restricted',
    defaultMessage: 'The limits of the free Starter plan hold until your dues are cleared.',
  },
});

/** The same with values. */
export const duesPhrases = defineMessages<{
  cardFailed: { amount: string; lastFour: string };
  anyCardFailed: { amount: string };
  chargeFailed: { amount: string };
  noCard: { amount: string };
  invoiceOpen: { amount: string };
  pending: { amount: string };
  clearBefore: { date: string };
  renewedUntil: { date: string };
  payBefore: { date: string };
  credited: { count: number };
}>({
  cardFailed: {
    id: 'plan.pro.dues.cardFailed',
    defaultMessage: 'We were not able to charge {amount} to your card ending in {lastFour}',
  },
  anyCardFailed: {
    id: 'plan.pro.dues.anyCardFailed',
    defaultMessage: 'We were not able to charge {amount} to your card',
  },
  chargeFailed: { id: 'plan.pro.dues.chargeFailed', defaultMessage: 'We were not able to charge {amount}' },
  noCard: {
    id: 'plan.pro.dues.noCard',
    defaultMessage: 'We were not able to charge {amount}: your team has saved no card',
  },
  invoiceOpen: { id: 'plan.pro.dues.invoiceOpen', defaultMessage: 'Your invoice of {amount} is not paid' },
  pending: { id: 'plan.pro.dues.pending', defaultMessage: 'Your team owes {amount}' },
  clearBefore: {
    id: 'plan.pro.dues.clearBefore',
    defaultMessage: 'Clear your dues by {date}, or your team is downgraded to the free Starter plan.',
  },
  renewedUntil: {
    id: 'plan.pro.dues.renewedUntil',
    defaultMessage:
      'Your licenses are renewed for the time being. Clear your dues by {date}: after that day PRO features are restricted.',
  },
  payBefore: {
    id: 'plan.pro.dues.payBefore',
    defaultMessage: 'Clear your dues by {date} to keep PRO.',
  },
  credited: {
    id: 'plan.pro.dues.credited',
    defaultMessage:
      '{count, plural, one {# license is credited for the time being: it runs although its renewal is not paid.} other {# licenses are credited for the time being: they run although their renewal is not paid.}}',
  },
});
