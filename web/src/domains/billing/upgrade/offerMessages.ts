import { defineMessages } from 'react-intl';

/** What is offered to a team beside the common prices. */
export const offerTexts = defineMessages({
  legacyTitle: { id: 'plan.offer.legacy', defaultMessage: 'Special prices for your team' },
  firstMonthsTitle: { id: 'plan.offer.firstMonths', defaultMessage: 'An offer for your team' },
  mailTitle: { id: 'plan.offer.mail', defaultMessage: 'From our e-mail to you' },
  mailPrices: {
    id: 'plan.offer.mail.prices',
    defaultMessage: 'The prices on this page are the ones that hold for your team.',
  },
});

export const offerPhrases = defineMessages<{
  legacyUntil: { date: string };
  freeUntil: { date: string };
  firstMonths: { months: number; date: string };
  firstMonthsOpen: { date: string };
  firstMonthsLater: { date: string };
  firstMonthsTotal: { months: number; count: number };
  mailPlan: { plan: string };
  mailEnds: { date: string };
  mailEnded: { date: string };
}>({
  legacyUntil: {
    id: 'plan.offer.legacy.until',
    defaultMessage: 'Your team has been with us from early on: the prices below are its own, if you upgrade by {date}.',
  },
  freeUntil: {
    id: 'plan.offer.legacy.freeUntil',
    defaultMessage: 'Until {date} your team can go on for free.',
  },
  firstMonths: {
    id: 'plan.offer.firstMonths.rate',
    defaultMessage:
      'per person per month for the first {months, plural, one {month} other {# months}}, if you upgrade by {date}.',
  },
  firstMonthsOpen: {
    id: 'plan.offer.firstMonths.open',
    defaultMessage: 'per person per month, if you upgrade by {date}.',
  },
  firstMonthsLater: {
    id: 'plan.offer.firstMonths.later',
    defaultMessage:
      'If you upgrade by {date}, your team pays less in the first months. The offer has no price in this currency.',
  },
  firstMonthsTotal: {
    id: 'plan.offer.firstMonths.total',
    defaultMessage:
      'for {count, plural, one {# person} other {# people}} in the first {months, plural, one {month} other {# months}}',
  },
  mailPlan: { id: 'plan.offer.mail.plan', defaultMessage: 'You came here for an offer: {plan}.' },
  mailEnds: { id: 'plan.offer.mail.ends', defaultMessage: 'It ends on {date}.' },
  mailEnded: { id: 'plan.offer.mail.ended', defaultMessage: 'It ended on {date}.' },
});
