import { defineMessages } from 'react-intl';

/** Deleting: `name` is one person's, or the first few people's. */
export const deletePhrases = defineMessages<{
  title: { name: string; count: number };
  confirm: { name: string; count: number };
  changed: { name: string; count: number };
  failed: { name: string; count: number };
  doneBefore: { name: string; count: number };
  passed: { name: string; count: number };
  gone: { name: string; count: number };
  typed: { count: number };
}>({
  title: {
    id: 'people.delete.title',
    defaultMessage: '{count, plural, =1 {Delete {name}?} one {Delete # person?} other {Delete # people?}}',
  },
  confirm: {
    id: 'people.delete.confirm',
    defaultMessage: '{count, plural, =1 {Delete {name}} one {Delete # person} other {Delete # people}}',
  },
  changed: {
    id: 'people.delete.changed',
    defaultMessage: '{count, plural, =1 {{name} is deleted.} one {# person is deleted.} other {# people are deleted.}}',
  },
  failed: {
    id: 'people.delete.failed',
    defaultMessage:
      '{count, plural, =1 {{name} could not be deleted.} one {# person could not be deleted.} other {# people could not be deleted.}}',
  },
  doneBefore: { id: 'people.delete.doneBefore', defaultMessage: 'Deleted already: {name}.' },
  passed: {
    id: 'people.delete.passed',
    defaultMessage: 'Passed over, because requests are rejected instead and one admin has to stay: {name}.',
  },
  gone: {
    id: 'people.delete.gone',
    defaultMessage:
      '{count, plural, =1 {{name} was deleted already.} one {# person was deleted already.} other {# people were deleted already.}}',
  },
  typed: { id: 'people.delete.typed', defaultMessage: 'Type {count, number} to go on' },
});

/** What follows from deleting. */
export const deleteTexts = defineMessages({
  consequences: {
    id: 'people.delete.consequences',
    defaultMessage:
      'They are removed from the team for good and signed out everywhere. This cannot be undone; deactivating can.',
  },
  self: {
    id: 'people.delete.self',
    defaultMessage: 'You are among them: you lose your access, and you are signed out.',
  },
  selfInList: {
    id: 'people.delete.selfInList',
    defaultMessage: 'If you are among them, you lose your access. One admin stays in any case.',
  },
  lastAdmin: { id: 'people.delete.lastAdmin', defaultMessage: 'Error! Cannot delete last admin' },
  next: { id: 'people.delete.next', defaultMessage: 'Continue' },
  teamTitle: { id: 'people.deleteTeam.title', defaultMessage: 'Ask for the team to be deleted?' },
  teamConsequences: {
    id: 'people.deleteTeam.consequences',
    defaultMessage:
      'This is everybody of your team. Nobody is deleted now: your request to delete the whole team is handed on.',
  },
  teamConfirm: { id: 'people.deleteTeam.confirm', defaultMessage: 'Request the deletion' },
  teamDoneTitle: { id: 'people.deleteTeam.done', defaultMessage: 'Your request was received' },
  teamDoneText: {
    id: 'people.deleteTeam.doneText',
    defaultMessage: 'Nothing is deleted yet: everybody can go on using the chat until the request is dealt with.',
  },
});
