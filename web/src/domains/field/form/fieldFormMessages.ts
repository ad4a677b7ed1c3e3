import { defineMessages } from 'react-intl';

/** The pages of the form, and what all of its parts have in common. */
export const formTexts = defineMessages({
  addTitle: { id: 'enterprise.fieldForm.add.title', defaultMessage: 'Create a custom field' },
  addDescription: {
    id: 'enterprise.fieldForm.add.description',
    defaultMessage: 'It becomes a part of every member’s profile. Guests have no custom fields.',
  },
  editDescription: {
    id: 'enterprise.fieldForm.edit.description',
    defaultMessage: 'What you change here changes in every member’s profile.',
  },
  addForm: { id: 'enterprise.fieldForm.add.label', defaultMessage: 'New custom field' },
  editForm: { id: 'enterprise.fieldForm.edit.label', defaultMessage: 'Custom field' },
  loadFailed: { id: 'enterprise.fieldForm.loadFailed', defaultMessage: 'The custom fields could not be loaded' },
  notFoundTitle: { id: 'enterprise.fieldForm.notFound.title', defaultMessage: 'There is no such field' },
  notFoundText: {
    id: 'enterprise.fieldForm.notFound.text',
    defaultMessage: 'It may have been deleted in the meantime, or the address is not complete.',
  },
  platformTitle: { id: 'enterprise.fieldForm.platform.title', defaultMessage: 'This field cannot be edited' },
  platformText: {
    id: 'enterprise.fieldForm.platform.text',
    defaultMessage:
      'It is managed by the platform, which alone can change or delete it. You can still edit what people have in it.',
  },
  lockedText: {
    id: 'enterprise.fieldForm.locked.text',
    defaultMessage: 'Custom fields can be edited with PRO. What people have in them is kept.',
  },
  unknownText: {
    id: 'enterprise.fieldForm.unknown.text',
    defaultMessage: 'It is of a kind that this version of the console does not know.',
  },
  archived: {
    id: 'enterprise.fieldForm.archived',
    defaultMessage: 'This field is archived: no profile shows it. What people have in it is kept.',
  },
  limitTitle: {
    id: 'enterprise.fieldForm.limit.title',
    defaultMessage: 'Your team has all the custom fields it can have',
  },
  limitText: {
    id: 'enterprise.fieldForm.limit.text',
    defaultMessage: 'Delete a field that is not needed any more to make room for another. Archived fields count, too.',
  },
  basics: { id: 'enterprise.fieldForm.basics', defaultMessage: 'Name and purpose' },
  name: { id: 'enterprise.fieldForm.name', defaultMessage: 'Field name' },
  nameHint: { id: 'enterprise.fieldForm.name.hint', defaultMessage: 'As it stands in profiles, such as Department.' },
  description: { id: 'enterprise.fieldForm.description', defaultMessage: 'Description (optional)' },
  descriptionHint: {
    id: 'enterprise.fieldForm.description.hint',
    defaultMessage: 'Tells people what to fill in. It stands below the field.',
  },
  rights: { id: 'enterprise.fieldForm.rights', defaultMessage: 'Filling it in' },
  editorsUserHint: {
    id: 'enterprise.fieldForm.editors.user.hint',
    defaultMessage: 'Everybody in their own profile. Admins can edit it for anybody.',
  },
  editorsAdminHint: {
    id: 'enterprise.fieldForm.editors.admin.hint',
    defaultMessage: 'Members see it in their profile and cannot change it.',
  },
  mandatory: { id: 'enterprise.fieldForm.mandatory', defaultMessage: 'Mandatory' },
  mandatoryOn: {
    id: 'enterprise.fieldForm.mandatory.on',
    defaultMessage:
      'It cannot be left empty where it is shown. Profiles in which it is empty now stay as they are until they are edited.',
  },
  mandatoryOff: { id: 'enterprise.fieldForm.mandatory.off', defaultMessage: 'It may be left empty.' },
  preview: { id: 'enterprise.fieldForm.preview', defaultMessage: 'Preview and create' },
});

/** What came of saving a field. */
export const savedPhrases = defineMessages<{ created: { name: string }; saved: { name: string } }>({
  created: { id: 'enterprise.fieldForm.created', defaultMessage: 'The custom field “{name}” is created.' },
  saved: { id: 'enterprise.fieldForm.saved', defaultMessage: 'The custom field “{name}” is saved.' },
});

/** Which of the types a field has. */
export const typeTexts = defineMessages({
  label: { id: 'enterprise.fieldForm.type', defaultMessage: 'Value type' },
  SINGLE_SELECT_HINT: {
    id: 'enterprise.fieldForm.type.single.hint',
    defaultMessage: 'People choose one of the values that you list.',
  },
  UNRESTRICTED_HINT: {
    id: 'enterprise.fieldForm.type.unrestricted.hint',
    defaultMessage: 'People choose one of your values, or write their own with at most 40 characters.',
  },
  CONTACT_PICKER_HINT: {
    id: 'enterprise.fieldForm.type.contact.hint',
    defaultMessage: 'People pick somebody of the team, such as their manager. Guests cannot be picked.',
  },
  LIST_FIXED: {
    id: 'enterprise.fieldForm.type.listFixed',
    defaultMessage: 'A field with a list of values cannot become this. Create another field for it.',
  },
  CONTACT_FIXED: {
    id: 'enterprise.fieldForm.type.contactFixed',
    defaultMessage: 'A field that picks a member cannot become this. Create another field for it.',
  },
});

/** Why the form as a whole was not saved. */
export const problemTexts = defineMessages({
  failed: {
    id: 'enterprise.fieldForm.problem.failed',
    defaultMessage: 'The custom field could not be saved. Try again: nothing is done twice.',
  },
  needsPlan: {
    id: 'enterprise.fieldForm.problem.needsPlan',
    defaultMessage: 'Your team has no PRO any more, so custom fields cannot be changed.',
  },
  fieldGone: {
    id: 'enterprise.fieldForm.problem.fieldGone',
    defaultMessage: 'Another admin deleted this field in the meantime.',
  },
  platform: {
    id: 'enterprise.fieldForm.problem.platform',
    defaultMessage: 'The platform manages this field: the team cannot change it.',
  },
  fieldLimit: {
    id: 'enterprise.fieldForm.problem.fieldLimit',
    defaultMessage: 'Your team has as many custom fields as it can have. Delete one that is not needed any more.',
  },
});

/** What is wrong with single parts of the form. */
export const faultTexts = defineMessages({
  name: {
    id: 'enterprise.fieldForm.fault.name',
    defaultMessage: 'Field name cannot be empty nor exceed the max limit of 50 characters',
  },
  description: {
    id: 'enterprise.fieldForm.fault.description',
    defaultMessage: 'The description cannot exceed the max limit of 256 characters',
  },
  unshowable: {
    id: 'enterprise.fieldForm.fault.unshowable',
    defaultMessage: 'It holds characters that cannot be shown. Remove them, or type the text anew.',
  },
  typeMissing: { id: 'enterprise.fieldForm.fault.type', defaultMessage: 'Please choose at least one option' },
  ownTexts: {
    id: 'enterprise.fieldForm.fault.ownTexts',
    defaultMessage:
      'People have written their own texts in this field. Add these to the values, or change what those people have, before the field takes nothing but its values.',
  },
  empty: { id: 'enterprise.fieldForm.fault.empty', defaultMessage: 'Value cannot be empty' },
  tooLong: { id: 'enterprise.fieldForm.fault.tooLong', defaultMessage: 'Some values exceed the character limit' },
  duplicate: { id: 'enterprise.fieldForm.fault.duplicate', defaultMessage: 'Field contains duplicate values' },
  inUse: {
    id: 'enterprise.fieldForm.fault.inUse',
    defaultMessage: 'The value you are trying to delete is already in use.',
  },
  inUserGroup: {
    id: 'enterprise.fieldForm.fault.inUserGroup',
    defaultMessage: 'The field is already in use in another user group.',
  },
  valueGone: {
    id: 'enterprise.fieldForm.fault.valueGone',
    defaultMessage: 'Another admin deleted a value in the meantime. Look over the list.',
  },
  noRoom: {
    id: 'enterprise.fieldForm.fault.noRoom',
    defaultMessage: 'The custom fields of your team have as many values in all as they can have. Remove some first.',
  },
  incomplete: { id: 'enterprise.fieldForm.fault.incomplete', defaultMessage: 'Please choose a value' },
  early: {
    id: 'enterprise.fieldForm.fault.early',
    defaultMessage: 'Please first select previous field values',
  },
  duplicateFields: { id: 'enterprise.fieldForm.fault.duplicateFields', defaultMessage: 'Duplicate fields selected' },
  cycle: {
    id: 'enterprise.fieldForm.fault.cycle',
    defaultMessage: 'One of these fields depends on this field. Two fields cannot depend on each other.',
  },
  conditionGone: {
    id: 'enterprise.fieldForm.fault.conditionGone',
    defaultMessage: 'Another admin deleted one of these fields or values in the meantime. Choose another one.',
  },
  impossible: {
    id: 'enterprise.fieldForm.fault.impossible',
    defaultMessage: 'One of these fields cannot be depended on: it may have been archived in the meantime.',
  },
});

export const faultPhrases = defineMessages<{ tooMany: { most: number } }>({
  tooMany: {
    id: 'enterprise.fieldForm.fault.tooMany',
    defaultMessage: 'A field can have at most {most, plural, one {# value} other {# values}}.',
  },
});

/** The name is taken: nothing goes on until that is read. */
export const takenTexts = defineMessages({
  title: { id: 'enterprise.fieldForm.taken.title', defaultMessage: 'This field exists already' },
  text: {
    id: 'enterprise.fieldForm.taken.text',
    defaultMessage: 'Another custom field with the same properties already exists',
  },
  hint: {
    id: 'enterprise.fieldForm.taken.hint',
    defaultMessage:
      'Every custom field has a name of its own, whether it is written in upper or lower case. Archived fields count, too.',
  },
  confirm: { id: 'enterprise.fieldForm.taken.confirm', defaultMessage: 'Change the name' },
});
