import { defineMessages } from 'react-intl';

/** The texts of a list of channels. */
export const channelListTexts = defineMessages({
  announcementText: {
    id: 'channels.announcement.description',
    defaultMessage: 'Everybody reads them, and only their moderators write: for news that nobody should miss.',
  },
  autojoinText: {
    id: 'channels.autoJoin.description',
    defaultMessage: 'People are put into them automatically: everybody but guests, or the members of some user groups.',
  },
  create: { id: 'channels.list.create', defaultMessage: 'Create channel' },
  edit: { id: 'channels.list.edit', defaultMessage: 'Edit' },
  search: { id: 'channels.list.search', defaultMessage: 'Search channels' },
  announcementPaywall: {
    id: 'channels.announcement.paywall',
    defaultMessage: 'With PRO you create announcement channels. The ones that are there can be changed on any plan.',
  },
  autojoinPaywall: {
    id: 'channels.autoJoin.paywall',
    defaultMessage:
      'With PRO you create auto-join channels and make channels auto-join. The ones that are there can be changed on any plan.',
  },
  announcementEmpty: { id: 'channels.announcement.empty', defaultMessage: 'No announcement channels yet' },
  announcementEmptyText: {
    id: 'channels.announcement.emptyText',
    defaultMessage:
      'In an announcement channel only moderators write, so that news from the office or the management stands out.',
  },
  autojoinEmpty: { id: 'channels.autoJoin.empty', defaultMessage: 'No auto-join channels yet' },
  autojoinEmptyText: {
    id: 'channels.autoJoin.emptyText',
    defaultMessage:
      'Nobody has to look for an auto-join channel: whoever comes into the team, or into a user group, is put into it.',
  },
  loadFailed: { id: 'channels.list.loadFailed', defaultMessage: 'The channels could not be loaded' },
  partFailed: {
    id: 'channels.list.partFailed',
    defaultMessage: 'Some of what is known about the channels could not be loaded.',
  },
  moreFailed: { id: 'channels.list.moreFailed', defaultMessage: 'The other channels could not be loaded' },
  showMore: { id: 'channels.list.showMore', defaultMessage: 'Show more' },
  editList: { id: 'channels.autoJoin.editList', defaultMessage: 'Edit the list' },
});

export const channelListPhrases = defineMessages<{
  total: { count: number };
  noMatch: { search: string };
  editChannel: { name: string };
  tooShort: { minimum: number };
}>({
  total: { id: 'channels.list.total', defaultMessage: '{count, plural, one {# channel} other {# channels}}' },
  noMatch: { id: 'channels.list.noMatch', defaultMessage: 'No channel has a word that begins with “{search}”.' },
  editChannel: { id: 'channels.list.editChannel', defaultMessage: 'Edit {name}' },
  tooShort: {
    id: 'channels.list.tooShort',
    defaultMessage: 'Type at least {minimum, number} characters to search for channels.',
  },
});
