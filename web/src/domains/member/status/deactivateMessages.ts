import { defineMessages } from 'react-intl';

/** Deactivating: `name` is one person's, or the first few people's. */
export const deactivatePhrases = defineMessages<{
  title: { name: string; count: number };
  confirm: { name: string; count: number };
  changed: { name: string; count: number };
  failed: { name: string; count: number };
  doneBefore: { name: string; count: number };
  passed: { name: string; count: number };
  already: { name: string; count: number };
  undone: { name: string; count: number };
  undoneInPart: { name: string; count: number };
  undoFailed: { name: string; count: number };
}>({
  title: {
    id: 'people.deactivate.title',
    defaultMessage: '{count, plural, =1 {Deactivate {name}?} one {Deactivate # person?} other {Deactivate # people?}}',
  },
  confirm: {
    id: 'people.deactivate.confirm',
    defaultMessage: '{count, plural, =1 {Deactivate {name}} one {Deactivate # person} other {Deactivate # people}}',
  },
  changed: {
    id: 'people.deactivate.changed',
    defaultMessage:
      '{count, plural, =1 {{name} is deactivated.} one {# person is deactivated.} other {# people are deactivated.}}',
  },
  failed: {
    id: 'people.deactivate.failed',
    defaultMessage:
      '{count, plural, =1 {{name} could not be deactivated.} one {# person could not be deactivated.} other {# people could not be deactivated.}}',
  },
  doneBefore: {
    id: 'people.deactivate.doneBefore',
    defaultMessage: 'Deactivated already: {name}.',
  },
  passed: {
    id: 'people.deactivate.passed',
    defaultMessage:
      'Passed over, because only members of the team can be deactivated and one admin has to stay: {name}.',
  },
  already: {
    id: 'people.deactivate.already',
    defaultMessage:
      '{count, plural, =1 {{name} was deactivated already.} one {# person was deactivated already.} other {# people were deactivated already.}}',
  },
  undone: {
    id: 'people.deactivate.undone',
    defaultMessage:
      '{count, plural, =1 {{name} is active again.} one {# person is active again.} other {# people are active again.}}',
  },
  undoneInPart: {
    id: 'people.deactivate.undoneInPart',
    defaultMessage:
      '{count, plural, =1 {{name} is active again, but the license or the admin rights from before could not be given back.} one {# person is active again, but the license or the admin rights from before could not be given back.} other {# people are active again, but not all licenses and admin rights from before could be given back.}}',
  },
  undoFailed: {
    id: 'people.deactivate.undoFailed',
    defaultMessage:
      '{count, plural, =1 {{name} could not be activated again.} one {# person could not be activated again.} other {# people could not be activated again.}}',
  },
});

/** Said of those who hold a licence. */
export const deactivateCounts = defineMessages<{ licences: { count: number } }>({
  licences: {
    id: 'people.deactivate.licences',
    defaultMessage: '{count, plural, one {Their license is free again.} other {Their licenses are free again.}}',
  },
});

/** What follows from deactivating. */
export const deactivateTexts = defineMessages({
  consequences: {
    id: 'people.deactivate.consequences',
    defaultMessage: 'They are signed out everywhere and cannot use the chat until they are reactivated.',
  },
  self: {
    id: 'people.deactivate.self',
    defaultMessage: 'You are among them: your admin rights are revoked, and you are signed out.',
  },
  selfAlone: {
    id: 'people.deactivate.selfAlone',
    defaultMessage: 'This is you: your admin rights are revoked, and you are signed out.',
  },
  selfInList: {
    id: 'people.deactivate.selfInList',
    defaultMessage:
      'If you are among them, your admin rights are revoked and you are signed out. One admin stays in any case.',
  },
  lastAdmin: { id: 'people.deactivate.lastAdmin', defaultMessage: 'Error! Cannot deactivate last admin' },
});
