import { defineMessages } from 'react-intl';

/** Taking in people who ask to join: `name` is one person's, or the first few people's. */
export const approvePhrases = defineMessages<{
  title: { name: string; count: number };
  confirm: { name: string; count: number };
  guestTitle: { name: string; count: number };
  guestConfirm: { name: string; count: number };
  failed: { name: string; count: number };
  doneBefore: { name: string; count: number };
  passed: { name: string; count: number };
}>({
  title: {
    id: 'people.approve.title',
    defaultMessage: '{count, plural, =1 {Approve {name}?} one {Approve # request?} other {Approve # requests?}}',
  },
  confirm: {
    id: 'people.approve.confirm',
    defaultMessage: '{count, plural, =1 {Approve {name}} one {Approve # request} other {Approve # requests}}',
  },
  guestTitle: {
    id: 'people.approve.guestTitle',
    defaultMessage:
      '{count, plural, =1 {Approve {name} as a guest?} one {Approve # request as guest?} other {Approve # requests as guests?}}',
  },
  guestConfirm: {
    id: 'people.approve.guestConfirm',
    defaultMessage:
      '{count, plural, =1 {Approve {name} as a guest} one {Approve # as guest} other {Approve # as guests}}',
  },
  failed: {
    id: 'people.approve.failed',
    defaultMessage:
      '{count, plural, =1 {{name} could not be approved.} one {# request could not be approved.} other {# requests could not be approved.}}',
  },
  doneBefore: { id: 'people.approve.doneBefore', defaultMessage: 'In the team already: {name}.' },
  passed: {
    id: 'people.approve.passed',
    defaultMessage: 'Passed over, because only those who ask to join can be approved: {name}.',
  },
});

/** What follows from taking people in. */
export const approveTexts = defineMessages({
  consequences: {
    id: 'people.approve.consequences',
    defaultMessage: 'They become members of your team and can use the chat at once.',
  },
  guestConsequences: {
    id: 'people.approve.guestConsequences',
    defaultMessage: 'They become guests: they reach only the channels and people that you let them.',
  },
  withdrawn: { id: 'people.approve.withdrawn', defaultMessage: 'Has withdrawn the request.' },
  guestLimit: {
    id: 'people.approve.guestLimit',
    defaultMessage: 'You seem to have one guest in your team already. Upgrade to PRO to invite unlimited guests',
  },
});
