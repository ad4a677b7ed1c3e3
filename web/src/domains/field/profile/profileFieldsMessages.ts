import { defineMessages } from 'react-intl';

/** The form of somebody's custom fields. */
export const profileFieldsTexts = defineMessages({
  label: { id: 'profileFields.label', defaultMessage: 'Profile fields' },
  intro: { id: 'profileFields.intro', defaultMessage: 'What your team has added to everybody’s profile.' },
  required: { id: 'profileFields.required', defaultMessage: 'Mandatory' },
  nothing: { id: 'profileFields.nothing', defaultMessage: 'Nothing chosen' },
  empty: { id: 'profileFields.empty', defaultMessage: 'Not filled in' },
  ownTextHint: { id: 'profileFields.ownTextHint', defaultMessage: 'Choose a value, or write your own.' },
  contactHint: { id: 'profileFields.contactHint', defaultMessage: 'Type a name or an e-mail address.' },
  noMatch: { id: 'profileFields.noMatch', defaultMessage: 'Nothing fits what you have typed.' },
  nobodyFound: { id: 'profileFields.nobodyFound', defaultMessage: 'Nobody was found.' },
  searching: { id: 'profileFields.searching', defaultMessage: 'Searching…' },
  searchFailed: { id: 'profileFields.searchFailed', defaultMessage: 'The members could not be searched.' },
  clear: { id: 'profileFields.clear', defaultMessage: 'Clear' },
  openList: { id: 'profileFields.openList', defaultMessage: 'Show the choices' },
  closeList: { id: 'profileFields.closeList', defaultMessage: 'Hide the choices' },
  deactivated: { id: 'profileFields.deactivated', defaultMessage: 'Deactivated' },
  contactOff: {
    id: 'profileFields.contactOff',
    defaultMessage: 'This person is deactivated.',
  },
  contactGone: {
    id: 'profileFields.contactGone',
    defaultMessage: 'This person is no longer in the team.',
  },
  adminsChange: { id: 'profileFields.adminsChange', defaultMessage: 'Only admins can change this.' },
  newerType: {
    id: 'profileFields.newerType',
    defaultMessage: 'This kind of field cannot be changed here yet.',
  },
});

/** Why something was not saved. */
export const profileFieldsProblems = defineMessages({
  missing: { id: 'profileFields.problem.missing', defaultMessage: 'Please choose a value' },
  invalid: {
    id: 'profileFields.problem.invalid',
    defaultMessage: 'This text has characters that cannot be used here.',
  },
  valueGone: {
    id: 'profileFields.problem.valueGone',
    defaultMessage: 'This cannot be chosen any more. Please choose another value.',
  },
  hidden: {
    id: 'profileFields.problem.hidden',
    defaultMessage: 'This field does not go with what is chosen in the other fields any more.',
  },
  notAllowed: { id: 'profileFields.problem.notAllowed', defaultMessage: 'Only admins can change this field.' },
  adminsBelow: {
    id: 'profileFields.problem.adminsBelow',
    defaultMessage: 'A field that only admins change depends on this: ask an admin.',
  },
  atField: {
    id: 'profileFields.problem.atField',
    defaultMessage: 'Nothing has been saved yet. Please look at the field that is marked.',
  },
  required: {
    id: 'profileFields.problem.required',
    defaultMessage: 'Nothing has been saved: a mandatory field would be left without a value.',
  },
  gone: { id: 'profileFields.problem.gone', defaultMessage: 'This person is not a member of the team any more.' },
  needsPlan: {
    id: 'profileFields.problem.needsPlan',
    defaultMessage: 'Nothing has been saved: your team needs PRO to change profile fields.',
  },
  stale: {
    id: 'profileFields.problem.stale',
    defaultMessage:
      'These fields were changed somewhere else in the meantime, and what was saved there has been loaded. What you entered is still here: look it over, and save again.',
  },
  failed: { id: 'profileFields.problem.failed', defaultMessage: 'The fields could not be saved. Please try again.' },
});

/** What the plan has to do with it. */
export const profileFieldsPlanTexts = defineMessages({
  admins: {
    id: 'profileFields.plan.admins',
    defaultMessage:
      'Changing profile fields needs PRO. What people have entered is kept, and can be changed again with PRO.',
  },
  whom: { id: 'profileFields.plan.whom', defaultMessage: 'See who they are' },
  members: {
    id: 'profileFields.plan.members',
    defaultMessage:
      'At present your team’s plan lets nobody change these fields. What was entered is kept. Ask an admin of your team if you need it changed.',
  },
});

export const profileFieldsPhrases = defineMessages<{
  firstShown: { count: number };
  tooLong: { most: number };
  emptied: { count: number; names: string };
}>({
  firstShown: {
    id: 'profileFields.firstShown',
    defaultMessage: 'The list shows at most {count, number} values: type to find others.',
  },
  tooLong: {
    id: 'profileFields.problem.tooLong',
    defaultMessage: '{most, plural, one {At most # character} other {At most # characters}}',
  },
  emptied: {
    id: 'profileFields.emptied',
    defaultMessage:
      '{count, plural, one {When you save, this field loses its value, as it does not go with your choice: {names}} other {When you save, these fields lose their values, as they do not go with your choice: {names}}}',
  },
});
