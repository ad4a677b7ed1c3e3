import { defineMessages } from 'react-intl';

/** The texts of the list of user groups. */
export const groupTexts = defineMessages({
  description: {
    id: 'enterprise.groups.description',
    defaultMessage:
      'Members grouped by the values in their custom profile fields, or by your company’s directory. Who belongs to a group keeps itself up to date.',
  },
  create: { id: 'enterprise.groups.create', defaultMessage: 'Create user group' },
  paywall: {
    id: 'enterprise.groups.paywall',
    defaultMessage:
      'With PRO you create user groups and change them. The ones that are there can be read and deleted on any plan.',
  },
  limitReached: {
    id: 'enterprise.groups.limitReached',
    defaultMessage: 'Your team has as many user groups as it can have. Delete one to make room for another.',
  },
  loadFailed: { id: 'enterprise.groups.loadFailed', defaultMessage: 'The user groups could not be loaded' },
  partFailed: {
    id: 'enterprise.groups.partFailed',
    defaultMessage: 'Some of what is known about the user groups could not be loaded.',
  },
  moreFailed: { id: 'enterprise.groups.moreFailed', defaultMessage: 'The other user groups could not be loaded' },
  showMore: { id: 'enterprise.groups.showMore', defaultMessage: 'Show more' },
  search: { id: 'enterprise.groups.search', defaultMessage: 'Search user groups' },
  list: { id: 'enterprise.groups.list', defaultMessage: 'User groups' },
  emptyTitle: { id: 'enterprise.groups.empty.title', defaultMessage: 'No user groups yet' },
  emptyText: {
    id: 'enterprise.groups.empty.text',
    defaultMessage:
      'A user group is everybody with certain values in custom profile fields: all of the sales department in Berlin, for example. Channels can be restricted to it.',
  },
  adminsOnly: { id: 'enterprise.groups.adminsOnly', defaultMessage: 'Visible to admins' },
  membersToo: { id: 'enterprise.groups.membersToo', defaultMessage: 'Visible to members' },
  visibilityUnknown: { id: 'enterprise.groups.visibilityUnknown', defaultMessage: 'Visibility not known' },
  directory: { id: 'enterprise.groups.directory', defaultMessage: 'From your directory' },
  directoryText: {
    id: 'enterprise.groups.directoryText',
    defaultMessage: 'Your company’s directory says who belongs to it.',
  },
  showToMembers: { id: 'enterprise.groups.showToMembers', defaultMessage: 'Show to members' },
  showToAdmins: { id: 'enterprise.groups.showToAdmins', defaultMessage: 'Show to admins only' },
  visibilityFailed: {
    id: 'enterprise.groups.visibilityFailed',
    defaultMessage: 'Who can see the user group could not be changed. Try again.',
  },
  notCounted: { id: 'enterprise.groups.notCounted', defaultMessage: 'Members could not be counted' },
  channelsUnread: { id: 'enterprise.groups.channelsUnread', defaultMessage: 'Its channels could not be loaded' },
  noChannels: { id: 'enterprise.groups.noChannels', defaultMessage: 'Used by no channel' },
  edit: { id: 'enterprise.groups.edit', defaultMessage: 'Edit' },
  duplicate: { id: 'enterprise.groups.duplicate', defaultMessage: 'Duplicate as a starting point' },
  delete: { id: 'enterprise.groups.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'enterprise.groups.deleteText',
    defaultMessage: 'Nobody loses a value in their profile: only the group itself is gone. This cannot be undone.',
  },
  deleteDirectoryText: {
    id: 'enterprise.groups.deleteDirectoryText',
    defaultMessage:
      'Nobody leaves your team: only the group is gone here. If your company’s directory still has it, it may create it again. This cannot be undone.',
  },
  deleteConfirm: { id: 'enterprise.groups.deleteConfirm', defaultMessage: 'Delete user group' },
  deleteFailed: {
    id: 'enterprise.groups.deleteFailed',
    defaultMessage: 'The user group could not be deleted. Try again.',
  },
  inUseUnread: {
    id: 'enterprise.groups.inUseUnread',
    defaultMessage:
      'A channel is restricted to this user group, so it cannot be deleted. Which one could not be loaded: try again.',
  },
  readFailed: { id: 'enterprise.groups.readFailed', defaultMessage: 'The user group could not be loaded' },
  gone: { id: 'enterprise.groups.gone', defaultMessage: 'The user group was deleted already.' },
  group: { id: 'enterprise.groups.group', defaultMessage: 'User group' },
  people: { id: 'enterprise.groups.people', defaultMessage: 'Members of the user group' },
  peopleFailed: { id: 'enterprise.groups.peopleFailed', defaultMessage: 'The members could not be loaded' },
  nobody: { id: 'enterprise.groups.nobody', defaultMessage: 'Nobody has these values at present.' },
});

export const groupPhrases = defineMessages<{
  total: { count: number };
  noMatch: { search: string };
  actions: { name: string };
  editGroup: { name: string };
  members: { count: number };
  membersOf: { count: number; name: string };
  channels: { channels: string };
  more: { count: number };
  deleteQuestion: { name: string };
  inUseTitle: { name: string };
  inUse: { count: number; channels: string };
  deleted: { name: string };
  peopleTitle: { name: string };
  shownToMembers: { name: string };
  shownToAdmins: { name: string };
}>({
  total: {
    id: 'enterprise.groups.total',
    defaultMessage: '{count, plural, one {# user group} other {# user groups}}',
  },
  noMatch: { id: 'enterprise.groups.noMatch', defaultMessage: 'No user group has a word that begins with “{search}”.' },
  editGroup: { id: 'enterprise.groups.editGroup', defaultMessage: 'Edit {name}' },
  actions: { id: 'enterprise.groups.actions', defaultMessage: 'Actions for {name}' },
  members: {
    id: 'enterprise.groups.members',
    defaultMessage: '{count, plural, =0 {No members at present} one {# member} other {# members}}',
  },
  membersOf: {
    id: 'enterprise.groups.membersOf',
    defaultMessage:
      '{count, plural, =0 {No members at present} one {# member} other {# members}}: show those of {name}',
  },
  channels: { id: 'enterprise.groups.channels', defaultMessage: 'Used by {channels}' },
  more: { id: 'enterprise.groups.more', defaultMessage: '{count, plural, one {# other} other {# others}}' },
  deleteQuestion: { id: 'enterprise.groups.deleteQuestion', defaultMessage: 'Delete “{name}”?' },
  inUseTitle: { id: 'enterprise.groups.inUseTitle', defaultMessage: '“{name}” cannot be deleted' },
  inUse: {
    id: 'enterprise.groups.inUse',
    defaultMessage:
      '{count, plural, one {This channel is restricted to it: {channels}. Give the channel another user group first.} other {These channels are restricted to it: {channels}. Give the channels another user group first.}}',
  },
  deleted: { id: 'enterprise.groups.deleted', defaultMessage: 'The user group “{name}” is deleted.' },
  peopleTitle: { id: 'enterprise.groups.peopleTitle', defaultMessage: 'Members of “{name}”' },
  shownToMembers: {
    id: 'enterprise.groups.shownToMembers',
    defaultMessage: 'Members can see the user group “{name}” now.',
  },
  shownToAdmins: {
    id: 'enterprise.groups.shownToAdmins',
    defaultMessage: 'Only admins can see the user group “{name}” now.',
  },
});

/** What a user group asks for, in words. */
export const groupConditionTexts = defineMessages({
  nobody: { id: 'enterprise.groups.condition.nobody', defaultMessage: 'Matches nobody: it has no conditions.' },
  unread: { id: 'enterprise.groups.condition.unread', defaultMessage: 'Its conditions could not be loaded' },
  valuesGone: { id: 'enterprise.groups.condition.valuesGone', defaultMessage: 'a value that no longer exists' },
});

export const groupConditionPhrases = defineMessages<{
  and: { one: string; other: string };
  others: { count: number };
}>({
  and: { id: 'enterprise.groups.condition.and', defaultMessage: '{one}, and {other}' },
  others: {
    id: 'enterprise.groups.condition.others',
    defaultMessage: '{count, plural, one {# other value} other {# other values}}',
  },
});
