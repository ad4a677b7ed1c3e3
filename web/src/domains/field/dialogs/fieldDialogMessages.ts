import { defineMessages } from 'react-intl';

/** The dialogs about one custom field. */
export const fieldDialogTexts = defineMessages({
  noSuchField: {
    id: 'enterprise.fields.dialog.noSuchField',
    defaultMessage: 'There is no such custom field: it may have been deleted.',
  },
  usageFailed: {
    id: 'enterprise.fields.dialog.usageFailed',
    defaultMessage: 'How the field is used could not be loaded',
  },
  deleteAction: { id: 'enterprise.fields.dialog.delete.action', defaultMessage: 'Delete' },
  deleteText: {
    id: 'enterprise.fields.dialog.delete.text',
    defaultMessage: 'Nobody has a value of it, and nothing depends on it. This cannot be undone.',
  },
  deleteFailed: {
    id: 'enterprise.fields.dialog.delete.failed',
    defaultMessage: 'The custom field could not be deleted. Try again.',
  },
  hasDependents: {
    id: 'enterprise.fields.dialog.delete.dependents',
    defaultMessage: 'This custom field is in use and cannot be deleted',
  },
  inUse: {
    id: 'enterprise.fields.dialog.delete.inUse',
    defaultMessage: 'This custom field value is in use and cannot be deleted',
  },
  inUserGroup: {
    id: 'enterprise.fields.dialog.delete.inUserGroup',
    defaultMessage: 'Can not delete this Custom Field. It is being used in a User Group.',
  },
  inUseHidden: {
    id: 'enterprise.fields.dialog.delete.inUse.hidden',
    defaultMessage: 'People who are deactivated or ask to join may have values of it, too.',
  },
  fields: { id: 'enterprise.fields.dialog.delete.fields', defaultMessage: 'Fields' },
  userGroups: { id: 'enterprise.fields.dialog.delete.userGroups', defaultMessage: 'User groups' },
  people: { id: 'enterprise.fields.dialog.delete.people', defaultMessage: 'People' },
  archiveInstead: { id: 'enterprise.fields.dialog.archiveInstead', defaultMessage: 'Archive instead' },
  archiveInsteadText: {
    id: 'enterprise.fields.dialog.archiveInstead.text',
    defaultMessage: 'Archive it instead: it leaves all profiles, and what members have in it is kept.',
  },
  firstTheseText: {
    id: 'enterprise.fields.dialog.firstThese',
    defaultMessage: 'Take it out of these first.',
  },
  archiveAction: { id: 'enterprise.fields.dialog.archive.action', defaultMessage: 'Archive' },
  archiveText: {
    id: 'enterprise.fields.dialog.archive.text',
    defaultMessage:
      'It leaves all profiles and is offered for no user group. What members have in it is kept, and you can restore it at any time.',
  },
  archiveFailed: {
    id: 'enterprise.fields.dialog.archive.failed',
    defaultMessage: 'The custom field could not be archived. Try again.',
  },
  restoreFailed: {
    id: 'enterprise.fields.dialog.restore.failed',
    defaultMessage: 'The custom field could not be restored. Try again.',
  },
  archiveDependents: {
    id: 'enterprise.fields.dialog.archive.dependents',
    defaultMessage: 'It cannot be archived while another field depends on it.',
  },
  archiveInUserGroup: {
    id: 'enterprise.fields.dialog.archive.inUserGroup',
    defaultMessage: 'It cannot be archived while a user group names it.',
  },
  planRequired: {
    id: 'enterprise.fields.dialog.planRequired',
    defaultMessage: 'Your team no longer has PRO, so this is not possible now. Nothing was changed.',
  },
  stale: {
    id: 'enterprise.fields.dialog.stale',
    defaultMessage:
      'Another admin has changed this field in the meantime. Have a look at it, and try again if you still want to.',
  },
  platform: {
    id: 'enterprise.fields.dialog.platform',
    defaultMessage: 'This field is managed by the platform: your team cannot change it.',
  },
});

type Name = { name: string };
type Count = { count: number };

export const fieldDialogPhrases = defineMessages<{
  deleteTitle: Name;
  refusedTitle: Name;
  archiveTitle: Name;
  deleted: Name;
  archived: Name;
  restored: Name;
  gone: Name;
  haveValue: Count;
  othersHaveValue: Count;
}>({
  deleteTitle: { id: 'enterprise.fields.dialog.delete.title', defaultMessage: 'Delete {name}?' },
  refusedTitle: { id: 'enterprise.fields.dialog.delete.refusedTitle', defaultMessage: '{name} is in use' },
  archiveTitle: { id: 'enterprise.fields.dialog.archive.title', defaultMessage: 'Archive {name}?' },
  deleted: { id: 'enterprise.fields.dialog.deleted', defaultMessage: 'The custom field “{name}” is deleted.' },
  archived: { id: 'enterprise.fields.dialog.archived', defaultMessage: 'The custom field “{name}” is archived.' },
  restored: { id: 'enterprise.fields.dialog.restored', defaultMessage: 'The custom field “{name}” is restored.' },
  gone: {
    id: 'enterprise.fields.dialog.gone',
    defaultMessage: 'The custom field “{name}” was deleted in the meantime.',
  },
  haveValue: {
    id: 'enterprise.fields.dialog.haveValue',
    defaultMessage: '{count, plural, one {# member has a value of it.} other {# members have a value of it.}}',
  },
  othersHaveValue: {
    id: 'enterprise.fields.dialog.othersHaveValue',
    defaultMessage:
      '{count, plural, one {# person who is deactivated or asks to join has a value of it.} other {# people who are deactivated or ask to join have a value of it.}}',
  },
});
