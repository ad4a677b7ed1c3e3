import { defineMessages } from 'react-intl';

/** How a team pays: its card, its balance. */
export const paymentTexts = defineMessages({
  title: { id: 'plan.pro.payment', defaultMessage: 'Payment' },
  method: { id: 'plan.pro.payment.method', defaultMessage: 'Payment method' },
  CARD: { id: 'plan.pro.payment.card', defaultMessage: 'Card' },
  NET_BANKING: { id: 'plan.pro.payment.netBanking', defaultMessage: 'Net banking' },
  INVOICE: { id: 'plan.pro.payment.invoice', defaultMessage: 'Invoice' },
  UNKNOWN: { id: 'plan.pro.payment.unknown', defaultMessage: 'Another way' },
  credits: { id: 'plan.pro.payment.credits', defaultMessage: 'Credits' },
  balance: { id: 'plan.pro.payment.balance', defaultMessage: 'Balance' },
  account: { id: 'plan.pro.payment.account', defaultMessage: 'Owed on your earlier account' },
  cards: { id: 'plan.pro.payment.cards', defaultMessage: 'Card details' },
  cardsFailed: { id: 'plan.pro.payment.cardsFailed', defaultMessage: 'Your saved cards could not be loaded.' },
  noCard: { id: 'plan.pro.payment.noCard', defaultMessage: 'Your team has saved no card.' },
  byInvoice: {
    id: 'plan.pro.payment.byInvoice',
    defaultMessage: 'Your team pays by invoice: no card is needed.',
  },
  charged: { id: 'plan.pro.payment.charged', defaultMessage: 'Renewals are charged to it' },
  cardFailed: {
    id: 'plan.pro.payment.cardFailed',
    defaultMessage: 'we were unable to charge this card. Please update payment details.',
  },
  expired: { id: 'plan.pro.payment.expired', defaultMessage: 'This card has expired.' },
  update: { id: 'plan.pro.payment.update', defaultMessage: 'Update payment details' },
});

/** The same with values. */
export const paymentPhrases = defineMessages<{
  ending: { brand: string; lastFour: string };
  expires: { date: string };
  expiresSoon: { count: number };
  noCardFor: { date: string };
}>({
  ending: { id: 'plan.pro.payment.ending', defaultMessage: '{brand} •••• {lastFour}' },
  expires: { id: 'plan.pro.payment.expires', defaultMessage: 'Expires {date}' },
  expiresSoon: {
    id: 'plan.pro.payment.expiresSoon',
    defaultMessage: 'This card expires in {count, plural, one {# day} other {# days}}.',
  },
  noCardFor: {
    id: 'plan.pro.payment.noCardFor',
    defaultMessage: 'Your team has saved no card. Add one for the charge on {date}, or it fails.',
  },
});
