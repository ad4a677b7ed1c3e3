import { defineMessages } from 'react-intl';

/** The team's cards, and what is owed. */
export const cardTexts = defineMessages({
  updateTitle: { id: 'plan.cards.title', defaultMessage: 'Update payment details' },
  pageTitle: { id: 'plan.cards.page.title', defaultMessage: 'Payment card' },
  addTitle: { id: 'plan.cards.add.title', defaultMessage: 'Add a card' },
  update: { id: 'plan.cards.update', defaultMessage: 'Update card' },
  add: { id: 'plan.cards.add', defaultMessage: 'Add card' },
  payDues: { id: 'plan.cards.payDues', defaultMessage: 'Pay dues' },
  payBalance: { id: 'plan.cards.payBalance', defaultMessage: 'Pay balance' },
  team: { id: 'plan.cards.team', defaultMessage: 'Team' },
  perPerson: { id: 'plan.cards.perPerson', defaultMessage: 'Price per person per month' },
  present: { id: 'plan.cards.present', defaultMessage: 'Existing card' },
  total: { id: 'plan.cards.total', defaultMessage: 'Total' },
  choice: { id: 'plan.cards.choice', defaultMessage: 'Card for renewals' },
  newCard: { id: 'plan.cards.new', defaultMessage: 'A new card' },
  newCardHint: {
    id: 'plan.cards.new.hint',
    defaultMessage: 'The card is saved without its CVV, and renewals are charged to it. Nothing is charged now.',
  },
  updated: { id: 'plan.cards.updated', defaultMessage: 'Your card details have been updated successfully.' },
  makeDefault: { id: 'plan.cards.makeDefault', defaultMessage: 'Use for renewals' },
  remove: { id: 'plan.cards.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'plan.cards.remove.title', defaultMessage: 'Remove this card?' },
  removed: { id: 'plan.cards.removed', defaultMessage: 'The card is removed.' },
  lastCard: {
    id: 'plan.cards.lastCard',
    defaultMessage: 'The last card of a plan that renews cannot be removed. Add another one first.',
  },
  nothingOwed: { id: 'plan.cards.nothingOwed', defaultMessage: 'Your team owes nothing any more.' },
});

/** The same with values. */
export const cardPhrases = defineMessages<{
  sum: { rate: string; count: number };
  sumOfMonths: { rate: string; count: number; months: number };
  removeText: { card: string };
  removeNext: { card: string };
  neededTitle: { card: string };
  makeDefaultName: { card: string };
  removeName: { card: string };
}>({
  sum: { id: 'plan.cards.sum', defaultMessage: '{rate} × {count, plural, one {# person} other {# people}}' },
  sumOfMonths: {
    id: 'plan.cards.sumOfMonths',
    defaultMessage:
      '{rate} × {count, plural, one {# person} other {# people}} × {months, plural, one {# month} other {# months}}',
  },
  removeText: {
    id: 'plan.cards.remove.text',
    defaultMessage: '{card} will no longer be saved, and nothing can be charged to it.',
  },
  removeNext: {
    id: 'plan.cards.remove.next',
    defaultMessage: 'Renewals are charged to {card} from then on.',
  },
  neededTitle: { id: 'plan.cards.needed.title', defaultMessage: '{card} is still needed' },
  makeDefaultName: { id: 'plan.cards.makeDefault.name', defaultMessage: 'Use for renewals: {card}' },
  removeName: { id: 'plan.cards.remove.name', defaultMessage: 'Remove {card}' },
});
