import { defineMessages } from 'react-intl';

/** What people ask before they buy PRO. */
export const questionTexts = defineMessages({
  title: { id: 'plan.questions.title', defaultMessage: 'Questions and answers' },
  person: { id: 'plan.questions.person', defaultMessage: 'Who counts as a person?' },
  personAnswer: {
    id: 'plan.questions.person.answer',
    defaultMessage:
      'Everybody who is active in your team and is no guest. People who are deactivated or wait to be let in do not count.',
  },
  guests: { id: 'plan.questions.guests', defaultMessage: 'What do guests cost?' },
  guestsAnswer: {
    id: 'plan.questions.guests.answer',
    defaultMessage: 'Nothing. Guests need no license, and with PRO you can have any number of them.',
  },
  trial: { id: 'plan.questions.trial', defaultMessage: 'What happens when the trial ends?' },
  trialAnswer: {
    id: 'plan.questions.trial.answer',
    defaultMessage:
      'It ends by itself, and nothing is charged. Messages, files and settings stay. Whoever is to keep all of PRO needs a license that you buy.',
  },
  cycle: { id: 'plan.questions.cycle', defaultMessage: 'Can we change the billing cycle later?' },
  cycleAnswer: {
    id: 'plan.questions.cycle.answer',
    defaultMessage:
      'You choose it when you buy. Where it is changed later, the change begins with the next renewal: what is paid stays as it is.',
  },
  currency: { id: 'plan.questions.currency', defaultMessage: 'In which currency do we pay?' },
  currencyAnswer: {
    id: 'plan.questions.currency.answer',
    defaultMessage:
      'In US dollars or in Indian rupees, as you choose before you buy. While a paid plan runs, its currency stays.',
  },
});
