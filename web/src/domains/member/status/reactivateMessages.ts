import { defineMessages } from 'react-intl';

/** Reactivating: `name` is one person's, or the first few people's. */
export const reactivatePhrases = defineMessages<{
  title: { name: string; count: number };
  confirm: { name: string; count: number };
  changed: { name: string; count: number };
  failed: { name: string; count: number };
  doneBefore: { name: string; count: number };
  passed: { name: string; count: number };
  already: { name: string; count: number };
  undone: { name: string; count: number };
  undoFailed: { name: string; count: number };
}>({
  title: {
    id: 'people.reactivate.title',
    defaultMessage: '{count, plural, =1 {Reactivate {name}?} one {Reactivate # person?} other {Reactivate # people?}}',
  },
  confirm: {
    id: 'people.reactivate.confirm',
    defaultMessage: '{count, plural, =1 {Reactivate {name}} one {Reactivate # person} other {Reactivate # people}}',
  },
  changed: {
    id: 'people.reactivate.changed',
    defaultMessage:
      '{count, plural, =1 {{name} is active again.} one {# person is active again.} other {# people are active again.}}',
  },
  failed: {
    id: 'people.reactivate.failed',
    defaultMessage:
      '{count, plural, =1 {{name} could not be reactivated.} one {# person could not be reactivated.} other {# people could not be reactivated.}}',
  },
  doneBefore: {
    id: 'people.reactivate.doneBefore',
    defaultMessage: 'Active already: {name}.',
  },
  passed: {
    id: 'people.reactivate.passed',
    defaultMessage:
      '{count, plural, one {Passed over, because this person cannot be reactivated: {name}.} other {Passed over, because these people cannot be reactivated: {name}.}}',
  },
  already: {
    id: 'people.reactivate.already',
    defaultMessage:
      '{count, plural, =1 {{name} was active already.} one {# person was active already.} other {# people were active already.}}',
  },
  undone: {
    id: 'people.reactivate.undone',
    defaultMessage:
      '{count, plural, =1 {{name} is deactivated again.} one {# person is deactivated again.} other {# people are deactivated again.}}',
  },
  undoFailed: {
    id: 'people.reactivate.undoFailed',
    defaultMessage:
      '{count, plural, =1 {{name} could not be deactivated again.} one {# person could not be deactivated again.} other {# people could not be deactivated again.}}',
  },
});

/** What follows from reactivating. */
export const reactivateTexts = defineMessages({
  consequences: {
    id: 'people.reactivate.consequences',
    defaultMessage:
      'They can sign in and use the chat again, without a license at first. Guests come back as far as your plan allows.',
  },
  guestLimit: { id: 'people.reactivate.guestLimit', defaultMessage: 'Your plan allows no further guests.' },
});
