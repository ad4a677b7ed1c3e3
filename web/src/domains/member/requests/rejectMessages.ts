import { defineMessages } from 'react-intl';

/** Turning down people who ask to join: `name` is one person's, or the first few people's. */
export const rejectPhrases = defineMessages<{
  title: { name: string; count: number };
  confirm: { name: string; count: number };
  changed: { name: string; count: number };
  failed: { name: string; count: number };
  doneBefore: { name: string; count: number };
  passed: { name: string; count: number };
  gone: { name: string; count: number };
}>({
  title: {
    id: 'people.reject.title',
    defaultMessage:
      '{count, plural, =1 {Reject the request of {name}?} one {Reject # request?} other {Reject # requests?}}',
  },
  confirm: {
    id: 'people.reject.confirm',
    defaultMessage: '{count, plural, =1 {Reject {name}} one {Reject # request} other {Reject # requests}}',
  },
  changed: {
    id: 'people.reject.changed',
    defaultMessage:
      '{count, plural, =1 {The request of {name} is rejected.} one {# request is rejected.} other {# requests are rejected.}}',
  },
  failed: {
    id: 'people.reject.failed',
    defaultMessage:
      '{count, plural, =1 {The request of {name} could not be rejected.} one {# request could not be rejected.} other {# requests could not be rejected.}}',
  },
  doneBefore: { id: 'people.reject.doneBefore', defaultMessage: 'In the team already: {name}.' },
  passed: {
    id: 'people.reject.passed',
    defaultMessage: 'Passed over, because only those who ask to join can be rejected: {name}.',
  },
  gone: {
    id: 'people.reject.gone',
    defaultMessage:
      '{count, plural, =1 {{name} has withdrawn the request.} one {# request was withdrawn.} other {# requests were withdrawn.}}',
  },
});

/** What follows from turning people down. */
export const rejectTexts = defineMessages({
  consequences: {
    id: 'people.reject.consequences',
    defaultMessage: 'They do not join the team. They may ask again.',
  },
  withdrawn: { id: 'people.reject.withdrawn', defaultMessage: 'Has withdrawn the request.' },
});
