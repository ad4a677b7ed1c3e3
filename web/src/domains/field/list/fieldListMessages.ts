import { defineMessages } from 'react-intl';

/** The list of custom fields. */
export const fieldListTexts = defineMessages({
  description: {
    id: 'enterprise.fields.description',
    defaultMessage: 'Fields that your team adds to its members’ profiles, in the order in which profiles show them.',
  },
  create: { id: 'enterprise.fields.create', defaultMessage: 'Create Custom Field' },
  loadFailed: { id: 'enterprise.fields.loadFailed', defaultMessage: 'The custom fields could not be loaded' },
  partFailed: {
    id: 'enterprise.fields.partFailed',
    defaultMessage: 'Some of what is known about the custom fields could not be loaded.',
  },
  usageFailed: {
    id: 'enterprise.fields.usageFailed',
    defaultMessage: 'How the fields are used could not be loaded. Everything else is up to date.',
  },
  paywall: {
    id: 'enterprise.fields.paywall',
    defaultMessage:
      'With PRO you give your members’ profiles fields of your own, such as department, office or manager.',
  },
  lostPlan: {
    id: 'enterprise.fields.lostPlan',
    defaultMessage:
      'Your team no longer has PRO. The fields and what members have in them are kept: you can read and delete them. Creating and changing them needs PRO.',
  },
  emptyTitle: { id: 'enterprise.fields.empty.title', defaultMessage: 'No custom fields yet' },
  emptyText: {
    id: 'enterprise.fields.empty.text',
    defaultMessage:
      'Profiles show a name, an e-mail address and a phone number. Add what matters in your company, and build user groups from it.',
  },
  allArchivedText: {
    id: 'enterprise.fields.allArchived.text',
    defaultMessage: 'All fields are archived: profiles show none of them. Restore one below, or create another.',
  },
  archived: { id: 'enterprise.fields.archived', defaultMessage: 'Archived' },
  archivedText: {
    id: 'enterprise.fields.archived.text',
    defaultMessage: 'Kept with what members have in them, but shown in no profile and offered for no user group.',
  },
  mandatory: { id: 'enterprise.fields.mandatory', defaultMessage: 'Mandatory' },
  platform: { id: 'enterprise.fields.platform', defaultMessage: 'Platform' },
  platformText: {
    id: 'enterprise.fields.platform.text',
    defaultMessage: 'Managed by the platform: your team can neither edit nor delete it.',
  },
  edit: { id: 'enterprise.fields.edit', defaultMessage: 'Edit' },
  restore: { id: 'enterprise.fields.restore', defaultMessage: 'Restore' },
  archive: { id: 'enterprise.fields.archive', defaultMessage: 'Archive' },
  remove: { id: 'enterprise.fields.delete', defaultMessage: 'Delete' },
  moveUp: { id: 'enterprise.fields.moveUp', defaultMessage: 'Move up' },
  moveDown: { id: 'enterprise.fields.moveDown', defaultMessage: 'Move down' },
  allValues: { id: 'enterprise.fields.allValues', defaultMessage: 'All values' },
  allContacts: { id: 'enterprise.fields.allContacts', defaultMessage: 'All who are picked' },
  sortable: { id: 'enterprise.fields.sortable', defaultMessage: 'sortable' },
  dragHelp: {
    id: 'enterprise.fields.drag.help',
    defaultMessage:
      'Press Space to pick the field up, move it with the arrow keys, and press Space again to put it down. Escape puts it back.',
  },
  orderFailed: {
    id: 'enterprise.fields.order.failed',
    defaultMessage: 'The order could not be saved: it is as before.',
  },
  orderStale: {
    id: 'enterprise.fields.order.stale',
    defaultMessage:
      'Another admin has changed the fields in the meantime. Here they are as they stand now: order them again.',
  },
  planLost: {
    id: 'enterprise.fields.planLost',
    defaultMessage: 'Your team no longer has PRO: nothing was changed.',
  },
});

/** What is said of a field, in front of it. */
export const fieldLabels = defineMessages({
  defaultValue: { id: 'enterprise.fields.label.default', defaultMessage: 'New members start with' },
  shown: { id: 'enterprise.fields.label.shownTo', defaultMessage: 'Shown to' },
  editor: { id: 'enterprise.fields.label.editedBy', defaultMessage: 'Edited by' },
  usedBy: { id: 'enterprise.fields.label.usedBy', defaultMessage: 'Used by' },
});

/** What a field takes, by the name in the schema. */
export const typeNames = defineMessages({
  SINGLE_SELECT: { id: 'enterprise.fields.type.single', defaultMessage: 'Single choice' },
  UNRESTRICTED: { id: 'enterprise.fields.type.unrestricted', defaultMessage: 'Choice or own text' },
  CONTACT_PICKER: { id: 'enterprise.fields.type.contact', defaultMessage: 'Member of the team' },
  UNKNOWN: { id: 'enterprise.fields.type.unknown', defaultMessage: 'A type that this version does not know' },
});

/** Who changes what a person has in a field, by the name in the schema. */
export const editorNames = defineMessages({
  USER: { id: 'enterprise.fields.editor.user', defaultMessage: 'Members themselves and admins' },
  ADMIN: { id: 'enterprise.fields.editor.admin', defaultMessage: 'Admins only' },
  PLATFORM: { id: 'enterprise.fields.editor.platform', defaultMessage: 'Admins only' },
  UNKNOWN: { id: 'enterprise.fields.editor.unknown', defaultMessage: 'Not known to this version' },
});

export const shownTexts = defineMessages({
  everybody: { id: 'enterprise.fields.shown.everybody', defaultMessage: 'Every member' },
});

type Name = { name: string };
type Count = { count: number };
type Place = { name: string; place: number; total: number };

export const fieldListPhrases = defineMessages<{
  limitReached: { limit: number };
  actionsFor: Name;
  editField: Name;
  allValuesOf: Name;
  moveField: Name;
  shownWhen: { conditions: string };
  moreValues: { values: string; count: number };
  haveValue: Count;
  othersHaveValue: Count;
  lackValue: Count;
  lifted: Place;
  moved: Place;
  dropped: Place;
  putBack: Name;
}>({
  limitReached: {
    id: 'enterprise.fields.limitReached',
    defaultMessage:
      'Your team has {limit, plural, one {the only field} other {all # fields}} that it may have, archived ones included. Delete one to create another.',
  },
  actionsFor: { id: 'enterprise.fields.actionsFor', defaultMessage: 'Actions for {name}' },
  editField: { id: 'enterprise.fields.edit.name', defaultMessage: 'Edit {name}' },
  allValuesOf: { id: 'enterprise.fields.allValues.name', defaultMessage: 'All values of {name}' },
  moveField: { id: 'enterprise.fields.move.name', defaultMessage: 'Move {name}' },
  shownWhen: { id: 'enterprise.fields.shown.membersWhose', defaultMessage: 'Members whose {conditions}' },
  moreValues: {
    id: 'enterprise.fields.moreValues',
    defaultMessage: '{values} and {count, plural, one {# more} other {# more}}',
  },
  haveValue: {
    id: 'enterprise.fields.haveValue',
    defaultMessage:
      '{count, plural, =0 {Nobody has a value} one {# member has a value} other {# members have a value}}',
  },
  othersHaveValue: {
    id: 'enterprise.fields.othersHaveValue',
    defaultMessage:
      '{count, plural, one {# person who is deactivated or asks to join has a value} other {# people who are deactivated or ask to join have a value}}',
  },
  lackValue: {
    id: 'enterprise.fields.lackValue',
    defaultMessage:
      '{count, plural, one {# member has not filled it though it is mandatory} other {# members have not filled it though it is mandatory}}',
  },
  lifted: {
    id: 'enterprise.fields.drag.lifted',
    defaultMessage: '{name} is picked up: place {place, number} of {total, number}.',
  },
  moved: {
    id: 'enterprise.fields.drag.moved',
    defaultMessage: '{name} is at place {place, number} of {total, number}.',
  },
  dropped: {
    id: 'enterprise.fields.drag.dropped',
    defaultMessage: '{name} was put down at place {place, number} of {total, number}.',
  },
  putBack: { id: 'enterprise.fields.drag.putBack', defaultMessage: '{name} is back where it was.' },
});
