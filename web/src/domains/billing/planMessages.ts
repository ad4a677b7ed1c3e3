import { defineMessages } from 'react-intl';

/** The page about a team's plan. */
export const planTexts = defineMessages({
  title: { id: 'plan.page.title', defaultMessage: 'Plan and billing' },
  description: {
    id: 'plan.page.description',
    defaultMessage: 'What your team has bought, and what it gives your people.',
  },
  failed: { id: 'plan.page.failed', defaultMessage: 'Your plan could not be loaded' },
  comparison: { id: 'plan.page.comparison', defaultMessage: 'What PRO gives your people' },
  comparisonFailed: {
    id: 'plan.page.comparisonFailed',
    defaultMessage: 'What PRO gives your people could not be loaded',
  },
  soon: { id: 'plan.page.soon', defaultMessage: 'This is coming soon..' },
  soonText: {
    id: 'plan.page.soon.text',
    defaultMessage: 'This console cannot show yet how your team pays. Everything else works as usual.',
  },
  toOverview: { id: 'plan.page.toOverview', defaultMessage: 'Go to the overview' },
});

/** The comparison of the plans. */
export const comparisonTexts = defineMessages({
  feature: { id: 'plan.compare.feature', defaultMessage: 'Feature' },
  free: { id: 'plan.compare.free', defaultMessage: 'Starter' },
  pro: { id: 'plan.compare.pro', defaultMessage: 'PRO' },
  now: { id: 'plan.compare.now', defaultMessage: 'Your team now' },
  licences: { id: 'plan.compare.licences', defaultMessage: 'Licenses' },
  messages: { id: 'plan.compare.messages', defaultMessage: 'Messages that can be searched' },
  all: { id: 'plan.compare.all', defaultMessage: 'All of them' },
  any: { id: 'plan.compare.any', defaultMessage: 'Any number' },
  none: { id: 'plan.compare.none', defaultMessage: 'None' },
  included: { id: 'plan.compare.included', defaultMessage: 'Included' },
  notIncluded: { id: 'plan.compare.notIncluded', defaultMessage: 'Not included' },
  enterprise: { id: 'plan.compare.enterprise', defaultMessage: 'With the Enterprise plan' },
  inUse: { id: 'plan.compare.inUse', defaultMessage: 'In use' },
  notInUse: { id: 'plan.compare.notInUse', defaultMessage: 'Not in use' },
  licencesFree: { id: 'plan.compare.licences.free', defaultMessage: 'None' },
  licencesPro: {
    id: 'plan.compare.licences.pro',
    defaultMessage: 'One for each person who is to create channels, search messages and share files',
  },
});

/** What plans limit or include, by the feature's name in the schema. */
export const featureNames = defineMessages({
  ADMINS: { id: 'plan.compare.admins', defaultMessage: 'Admins' },
  GUESTS: { id: 'plan.compare.guests', defaultMessage: 'Guests' },
  APPROVED_DOMAINS: { id: 'plan.compare.approvedDomains', defaultMessage: 'Approved domains' },
  FILE_SHARING: { id: 'plan.compare.fileSharing', defaultMessage: 'Deciding who shares files' },
  CHANNEL_MANAGEMENT: { id: 'plan.compare.channels', defaultMessage: 'Deciding who creates channels' },
  BLOCK_DOMAIN: { id: 'plan.compare.block', defaultMessage: 'Blocking external contacts' },
  INVITE_CONTROL: { id: 'plan.compare.invite', defaultMessage: 'Letting only admins invite members' },
  AUTO_JOIN_CHANNELS: { id: 'plan.compare.autoJoin', defaultMessage: 'Auto-join channels' },
  ANNOUNCEMENT_CHANNELS: { id: 'plan.compare.announcement', defaultMessage: 'Announcement channels' },
  CUSTOM_FIELDS: { id: 'plan.compare.fields', defaultMessage: 'Custom profile fields' },
  USER_GROUPS: { id: 'plan.compare.userGroups', defaultMessage: 'User groups' },
  GROUP_VIDEO: { id: 'plan.compare.groupVideo', defaultMessage: 'Video calls with more than two people' },
  PUBLIC_CHANNELS: { id: 'plan.compare.publicChannels', defaultMessage: 'Public channels' },
  PRIVATE_CHANNELS: { id: 'plan.compare.privateChannels', defaultMessage: 'Private channels' },
  BULK_CHANNELS: { id: 'plan.compare.bulkChannels', defaultMessage: 'Managing channels by a file' },
});

export const comparisonPhrases = defineMessages<{
  asked: { feature: string };
  latest: { count: number };
  storagePro: { size: string };
}>({
  latest: { id: 'plan.compare.latest', defaultMessage: 'The latest {count, number}' },
  storagePro: { id: 'plan.compare.storage.pro', defaultMessage: '{size} for each person with a license' },
  asked: { id: 'plan.compare.asked', defaultMessage: 'You came here for: {feature}' },
});

/** What is said to those who come from a limit of their plan. */
export const paywallTexts = defineMessages({
  adminsTitle: { id: 'plan.paywall.admins', defaultMessage: 'More than one admin needs PRO' },
  guestsTitle: { id: 'plan.paywall.guests', defaultMessage: 'More guests need PRO' },
  adminsOpen: { id: 'plan.paywall.admins.open', defaultMessage: 'Your plan allows any number of admins' },
  guestsOpen: { id: 'plan.paywall.guests.open', defaultMessage: 'Your plan allows any number of guests' },
  fileSharingTitle: { id: 'plan.paywall.fileSharing', defaultMessage: 'Deciding who shares files needs PRO' },
  fileSharingOpen: {
    id: 'plan.paywall.fileSharing.open',
    defaultMessage: 'With your plan you decide who shares files',
  },
  channelsTitle: { id: 'plan.paywall.channels', defaultMessage: 'Deciding who creates channels needs PRO' },
  channelsOpen: {
    id: 'plan.paywall.channels.open',
    defaultMessage: 'With your plan you decide who creates channels',
  },
  domainsTitle: { id: 'plan.paywall.domains', defaultMessage: 'More than one approved domain needs PRO' },
  domainsOpen: { id: 'plan.paywall.domains.open', defaultMessage: 'Your plan allows any number of approved domains' },
  blockTitle: { id: 'plan.paywall.block', defaultMessage: 'Blocking external contacts needs PRO' },
  blockOpen: { id: 'plan.paywall.block.open', defaultMessage: 'With your plan you can block external contacts' },
  inviteTitle: { id: 'plan.paywall.invite', defaultMessage: 'Letting only admins invite members needs PRO' },
  inviteOpen: {
    id: 'plan.paywall.invite.open',
    defaultMessage: 'With your plan you can let only admins invite members',
  },
  autoJoinTitle: { id: 'plan.paywall.autoJoin', defaultMessage: 'Auto-join channels need PRO' },
  autoJoinOpen: { id: 'plan.paywall.autoJoin.open', defaultMessage: 'With your plan you can make auto-join channels' },
  announcementTitle: { id: 'plan.paywall.announcement', defaultMessage: 'Announcement channels need PRO' },
  announcementOpen: {
    id: 'plan.paywall.announcement.open',
    defaultMessage: 'With your plan you can create announcement channels',
  },
  fieldsTitle: { id: 'plan.paywall.fields', defaultMessage: 'Custom profile fields need PRO' },
  fieldsOpen: { id: 'plan.paywall.fields.open', defaultMessage: 'With your plan you can create custom profile fields' },
  userGroupsTitle: { id: 'plan.paywall.userGroups', defaultMessage: 'User groups need PRO' },
  userGroupsOpen: { id: 'plan.paywall.userGroups.open', defaultMessage: 'With your plan you can create user groups' },
  groupVideoTitle: { id: 'plan.paywall.groupVideo', defaultMessage: 'Video calls with more than two people need PRO' },
  groupVideoOpen: {
    id: 'plan.paywall.groupVideo.open',
    defaultMessage: 'With your plan more than two people can be in a video call',
  },
  publicChannelsTitle: { id: 'plan.paywall.publicChannels', defaultMessage: 'More public channels need PRO' },
  publicChannelsOpen: {
    id: 'plan.paywall.publicChannels.open',
    defaultMessage: 'Your plan allows any number of public channels',
  },
  privateChannelsTitle: { id: 'plan.paywall.privateChannels', defaultMessage: 'More private channels need PRO' },
  privateChannelsOpen: {
    id: 'plan.paywall.privateChannels.open',
    defaultMessage: 'Your plan allows any number of private channels',
  },
  bulkChannelsTitle: {
    id: 'plan.paywall.bulkChannels',
    defaultMessage: 'Managing channels by a file needs the Enterprise plan',
  },
  bulkChannelsOpen: {
    id: 'plan.paywall.bulkChannels.open',
    defaultMessage: 'With your plan you can manage channels by a file',
  },
  textEnterprise: {
    id: 'plan.paywall.textEnterprise',
    defaultMessage: 'It comes with the Enterprise plan, which includes all of PRO. Below is what your team has.',
  },
  textIncluded: {
    id: 'plan.paywall.textIncluded',
    defaultMessage: 'It comes with PRO. Below is what your team has, and how to get more.',
  },
  text: {
    id: 'plan.paywall.text',
    defaultMessage: 'With PRO there is no limit. Below is what your team has, and how to get more.',
  },
  back: { id: 'plan.paywall.back', defaultMessage: 'Go back' },
});

/** Figures in sentences. */
export const planPhrases = defineMessages<{ used: { used: number; limit: number } }>({
  used: {
    id: 'plan.paywall.used',
    defaultMessage: 'Your team has {used, number}, and its plan allows {limit, plural, =0 {none} one {#} other {#}}.',
  },
});
