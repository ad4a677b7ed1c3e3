import {
  USER_GROUP_FIELD_VALUES_MAX,
  USER_GROUP_TEXTS,
  USER_GROUP_VALUES_MAX,
  USER_GROUPS_VALUES_MAX,
} from '@muster/schema/formats/userGroup';
import { defineMessages } from 'react-intl';

/** The texts of the form of a user group, and of its preview. */
export const groupFormTexts = defineMessages({
  addTitle: { id: 'enterprise.group.addTitle', defaultMessage: 'Create a user group' },
  editTitle: { id: 'enterprise.group.editTitle', defaultMessage: 'Edit user group' },
  formDescription: {
    id: 'enterprise.group.formDescription',
    defaultMessage: 'Members belong to it for as long as they have the values that you choose here.',
  },
  limitTitle: {
    id: 'enterprise.group.limitTitle',
    defaultMessage: 'Your team has all the user groups it can have',
  },
  limitText: {
    id: 'enterprise.group.limitText',
    defaultMessage: 'Delete a user group that is not needed any more to make room for another.',
  },
  form: { id: 'enterprise.group.form', defaultMessage: 'User group' },
  loadFailed: { id: 'enterprise.group.loadFailed', defaultMessage: 'The user group could not be loaded' },
  fieldsFailed: {
    id: 'enterprise.group.fieldsFailed',
    defaultMessage: 'The custom profile fields could not be loaded',
  },
  directoryTitle: {
    id: 'enterprise.group.directoryTitle',
    defaultMessage: 'This user group comes from your directory',
  },
  directoryText: {
    id: 'enterprise.group.directoryText',
    defaultMessage:
      'Its name and its members are changed in your company’s directory. Who can see it is set in the list of user groups.',
  },
  goneTitle: { id: 'enterprise.group.goneTitle', defaultMessage: 'There is no such user group' },
  goneText: {
    id: 'enterprise.group.goneText',
    defaultMessage: 'It may have been deleted, or the address is not complete.',
  },
  noFieldsTitle: { id: 'enterprise.group.noFieldsTitle', defaultMessage: 'First, a custom profile field' },
  noFieldsText: {
    id: 'enterprise.group.noFieldsText',
    defaultMessage:
      'User groups are built from what members have in custom profile fields, and your team has none yet. Create one, such as Department or Office, and come back.',
  },
  createField: { id: 'enterprise.group.createField', defaultMessage: 'Create custom field' },
  basics: { id: 'enterprise.group.basics', defaultMessage: 'Name and purpose' },
  name: { id: 'enterprise.group.name', defaultMessage: 'Name' },
  description: { id: 'enterprise.group.description', defaultMessage: 'Description' },
  characters: {
    id: 'enterprise.group.characters',
    defaultMessage: 'These characters cannot be used: | ^ \\ ~ `',
  },
  visibleTo: { id: 'enterprise.group.visibleTo', defaultMessage: 'Visible to' },
  admins: { id: 'enterprise.group.admins', defaultMessage: 'Admins only' },
  adminsHint: {
    id: 'enterprise.group.adminsHint',
    defaultMessage: 'Members neither see it nor can use it when they create channels.',
  },
  members: { id: 'enterprise.group.members', defaultMessage: 'Members too' },
  membersHint: {
    id: 'enterprise.group.membersHint',
    defaultMessage: 'Members can use it when they create channels.',
  },
  conditions: { id: 'enterprise.group.conditions', defaultMessage: 'Who belongs to it' },
  conditionsHint: {
    id: 'enterprise.group.conditionsHint',
    defaultMessage:
      'Members who have any one of the values in a field. With several fields, they have to have one of the values in each of them.',
  },
  and: { id: 'enterprise.group.and', defaultMessage: 'and' },
  field: { id: 'enterprise.group.field', defaultMessage: 'Custom field' },
  chooseField: { id: 'enterprise.group.chooseField', defaultMessage: 'Choose a field' },
  values: { id: 'enterprise.group.values', defaultMessage: 'Any one of these values' },
  valuesHint: {
    id: 'enterprise.group.valuesHint',
    defaultMessage: 'Choose from the list, or type to search.',
  },
  peopleHint: {
    id: 'enterprise.group.peopleHint',
    defaultMessage: 'The people who are picked by somebody in this field.',
  },
  fieldFirst: { id: 'enterprise.group.fieldFirst', defaultMessage: 'Choose a field first.' },
  addField: { id: 'enterprise.group.addField', defaultMessage: 'Add another field' },
  noMoreFields: { id: 'enterprise.group.noMoreFields', defaultMessage: 'No more custom fields are available.' },
  selectOne: {
    id: 'enterprise.group.selectOne',
    defaultMessage: 'Select at least one custom field and value',
  },
  duplicatePair: {
    id: 'enterprise.group.duplicatePair',
    defaultMessage: 'Duplicate “Custom Field - Value” pair exists',
  },
  identical: {
    id: 'enterprise.group.identical',
    defaultMessage: 'Another user group with identical properties exists',
  },
  taken: { id: 'enterprise.group.taken', defaultMessage: 'Another user group with the same name already exists' },
  valueGone: {
    id: 'enterprise.group.valueGone',
    defaultMessage: 'One of these fields or values has been removed in the meantime. Choose another one.',
  },
  conditionsRefused: {
    id: 'enterprise.group.conditionsRefused',
    defaultMessage: 'One of these fields or values cannot be used. Choose another one.',
  },
  incomplete: {
    id: 'enterprise.group.incomplete',
    defaultMessage: 'Choose a field and a value to see how many members match.',
  },
  counting: { id: 'enterprise.group.counting', defaultMessage: 'Counting members…' },
  countFailed: { id: 'enterprise.group.countFailed', defaultMessage: 'The members could not be counted.' },
  preview: { id: 'enterprise.group.preview', defaultMessage: 'Preview' },
  previewAndCreate: { id: 'enterprise.group.previewAndCreate', defaultMessage: 'Preview and create' },
  previewAdd: { id: 'enterprise.group.previewAdd', defaultMessage: 'Create this user group?' },
  previewEdit: { id: 'enterprise.group.previewEdit', defaultMessage: 'Save this user group?' },
  create: { id: 'enterprise.group.create', defaultMessage: 'Create user group' },
  save: { id: 'enterprise.group.save', defaultMessage: 'Save changes' },
  membersNow: { id: 'enterprise.group.membersNow', defaultMessage: 'Members now' },
  unchanged: { id: 'enterprise.group.unchanged', defaultMessage: 'As before' },
  changes: { id: 'enterprise.group.changes', defaultMessage: 'What changes' },
  movesUnread: {
    id: 'enterprise.group.movesUnread',
    defaultMessage:
      'Not everything about the channels of this user group could be loaded: whoever joins or leaves may also be put into channels, or taken out of them.',
  },
  restricts: { id: 'enterprise.group.restricts', defaultMessage: 'Channels restricted to it' },
  stale: {
    id: 'enterprise.group.stale',
    defaultMessage:
      'Somebody else changed this user group in the meantime, and what they saved has been loaded. What you entered is still here: look it over, and save again to put it in the place of theirs.',
  },
  saveFailed: {
    id: 'enterprise.group.saveFailed',
    defaultMessage: 'The user group could not be saved. Try again.',
  },
  refused: {
    id: 'enterprise.group.refused',
    defaultMessage: 'Something that you entered is not accepted. Look it over: it is all still here.',
  },
  needsPlan: {
    id: 'enterprise.group.needsPlan',
    defaultMessage: 'Creating and changing user groups needs PRO. What you entered is still here.',
  },
});

/** What the texts about limits name, each what it needs of it. */
export const GROUP_LIMITS = {
  mostOfName: USER_GROUP_TEXTS.nameMax,
  mostOfDescription: USER_GROUP_TEXTS.descriptionMax,
  mostOfField: USER_GROUP_FIELD_VALUES_MAX,
  mostOfGroup: USER_GROUP_VALUES_MAX,
  mostOfTeam: USER_GROUPS_VALUES_MAX,
};

type Limits = typeof GROUP_LIMITS;

export const groupLimitPhrases = defineMessages<{
  nameLength: Limits;
  descriptionLength: Limits;
  tooManyTogether: Limits;
  tooMany: Limits;
}>({
  nameLength: {
    id: 'enterprise.group.nameLength',
    defaultMessage: 'Field cannot be empty nor exceed the max limit of {mostOfName, number} characters',
  },
  descriptionLength: {
    id: 'enterprise.group.descriptionLength',
    defaultMessage: 'Field cannot be empty nor exceed the max limit of {mostOfDescription, number} characters',
  },
  tooManyTogether: {
    id: 'enterprise.group.tooManyTogether',
    defaultMessage:
      'All user groups of your team together can name at most {mostOfTeam, number} values. Choose fewer, or delete a user group.',
  },
  tooMany: {
    id: 'enterprise.group.tooMany',
    defaultMessage:
      'A user group can name at most {mostOfField, number} values of a field, and {mostOfGroup, number} in all. Choose fewer.',
  },
});

export const groupFormPhrases = defineMessages<{
  copyName: { name: string };
  copyNote: { name: string };
  condition: { place: number };
  remove: { place: number };
  removeField: { field: string };
  matches: { count: number };
  moves: { joining: number; leaving: number };
  matchesAndMoves: { count: number; joining: number; leaving: number };
  moreValues: { count: number };
  names: { names: string };
  rest: { count: number };
  putInto: { channels: string; count: number };
  takenOut: { channels: string; count: number };
  created: { name: string };
  saved: { name: string };
}>({
  copyName: { id: 'enterprise.group.copyName', defaultMessage: 'Copy of {name}' },
  copyNote: {
    id: 'enterprise.group.copyNote',
    defaultMessage:
      'This begins as a copy of “{name}”. Change the conditions: no two user groups can have the same ones.',
  },
  condition: { id: 'enterprise.group.condition', defaultMessage: 'Condition {place, number}' },
  remove: { id: 'enterprise.group.remove', defaultMessage: 'Remove condition {place, number}' },
  removeField: { id: 'enterprise.group.removeField', defaultMessage: 'Remove {field}' },
  matches: {
    id: 'enterprise.group.matches',
    defaultMessage:
      '{count, plural, =0 {Nobody matches at present.} one {# member matches at present.} other {# members match at present.}}',
  },
  moves: {
    id: 'enterprise.group.moves',
    defaultMessage:
      '{joining, plural, =0 {Nobody joins} one {# person joins} other {# people join}}, {leaving, plural, =0 {nobody leaves.} one {# leaves.} other {# leave.}}',
  },
  matchesAndMoves: {
    id: 'enterprise.group.matchesAndMoves',
    defaultMessage:
      '{count, plural, =0 {Nobody matches at present.} one {# member matches at present.} other {# members match at present.}} {joining, plural, =0 {Nobody joins} one {# person joins} other {# people join}}, {leaving, plural, =0 {nobody leaves.} one {# leaves.} other {# leave.}}',
  },
  moreValues: {
    id: 'enterprise.group.moreValues',
    defaultMessage: 'The first {count, number} matches are shown. Type to find others.',
  },
  names: { id: 'enterprise.group.names', defaultMessage: 'By name: {names}' },
  rest: { id: 'enterprise.group.rest', defaultMessage: '{count, plural, one {# other} other {# others}}' },
  putInto: {
    id: 'enterprise.group.putInto',
    defaultMessage:
      '{count, plural, one {Whoever joins is put into this channel: {channels}.} other {Whoever joins is put into these channels: {channels}.}}',
  },
  takenOut: {
    id: 'enterprise.group.takenOut',
    defaultMessage:
      '{count, plural, one {Whoever leaves is taken out of this channel: {channels}.} other {Whoever leaves is taken out of these channels: {channels}.}} Moderators stay, and so does whoever belongs to another user group that the channel is for.',
  },
  created: { id: 'enterprise.group.created', defaultMessage: 'The user group “{name}” is created.' },
  saved: { id: 'enterprise.group.saved', defaultMessage: 'The user group “{name}” is saved.' },
});
