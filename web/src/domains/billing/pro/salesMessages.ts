import { defineMessages } from 'react-intl';

/** The plan of a team that sales looks after. */
export const salesTexts = defineMessages({
  title: { id: 'plan.sales.title', defaultMessage: 'PRO for your team' },
  deal: {
    id: 'plan.sales.deal',
    defaultMessage: 'PRO was agreed for your team. It is set up once the payment is made.',
  },
  trial: {
    id: 'plan.sales.trial',
    defaultMessage: 'Your team tries PRO by arrangement with sales. After the payment your people keep it.',
  },
  prices: { id: 'plan.sales.prices', defaultMessage: 'What PRO costs' },
  pricesFailed: { id: 'plan.sales.pricesFailed', defaultMessage: 'The prices could not be loaded.' },
  perPerson: { id: 'plan.sales.perPerson', defaultMessage: 'per person per month' },
});

/** The same with values. */
export const salesPhrases = defineMessages<{ forTeam: { total: string; count: number; months: number } }>({
  forTeam: {
    id: 'plan.sales.forTeam',
    defaultMessage:
      '{total} for {count, plural, one {# person} other {# people}} and {months, plural, one {# month} other {# months}}',
  },
});
