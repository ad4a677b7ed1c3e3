import { defineMessages } from 'react-intl';

/** The page about a team's plan. */
export const planTexts = defineMessages({
  title: { id: 'plan.page.title', defaultMessage: 'Plan and billing' },
  description: {
    id: 'plan.page.description',
    defaultMessage: 'What your team has bought, and what it gives your people.',
  },
  failed: { id: 'plan.page.failed', defaultMessage: 'Your plan could not be loaded' },
  billingFailed: { id: 'plan.page.billingFailed', defaultMessage: 'The figures of billing could not be loaded' },
  yourPlan: { id: 'plan.page.plan', defaultMessage: 'Your plan' },
  licences: { id: 'plan.page.licences', defaultMessage: 'Licenses' },
  payment: { id: 'plan.page.payment', defaultMessage: 'Payment' },
  comparison: { id: 'plan.page.comparison', defaultMessage: 'What PRO gives your people' },
  change: { id: 'plan.page.change', defaultMessage: 'Buying and changing the plan' },
  changeText: {
    id: 'plan.page.change.text',
    defaultMessage:
      'This version of the console shows what you have. Buying licenses, changing the plan and your invoices come to this page in a later version.',
  },
  turnToHelp: {
    id: 'plan.page.change.help',
    defaultMessage: 'Until then, your plan is changed for you on request.',
  },
  turnToOwner: {
    id: 'plan.page.change.owner',
    defaultMessage: 'Until then, turn to the people who run this console for your organization.',
  },
  openHelp: { id: 'plan.page.change.openHelp', defaultMessage: 'Ask the help site' },
  nothingBought: { id: 'plan.page.nothingBought', defaultMessage: 'Your team has not bought anything yet.' },
  nothingDue: { id: 'plan.page.nothingDue', defaultMessage: 'Nothing is due.' },
  noLicences: {
    id: 'plan.page.noLicences',
    defaultMessage: 'Your team has no licenses. With PRO, every person who is to use all of it needs one.',
  },
  elite: {
    id: 'plan.page.elite',
    defaultMessage: 'People without a license are shut out of your team, and everybody who is active is billed.',
  },
  bought: { id: 'plan.page.bought', defaultMessage: 'Bought' },
  assigned: { id: 'plan.page.assigned', defaultMessage: 'Assigned' },
  free: { id: 'plan.page.free', defaultMessage: 'Unused' },
  assign: { id: 'plan.page.assign', defaultMessage: 'Assign licenses' },
});

/** What a team has bought, in words. */
export const planStates = defineMessages({
  free: { id: 'plan.state.free', defaultMessage: 'Your team is on the Free plan.' },
  trial: {
    id: 'plan.state.trial',
    defaultMessage: 'Your team is trying PRO: all of it is on until the trial ends.',
  },
  onTheWay: {
    id: 'plan.state.onTheWay',
    defaultMessage: 'Your team has bought PRO. It starts once licenses are assigned.',
  },
  pro: { id: 'plan.state.pro', defaultMessage: 'Your team is on the PRO plan.' },
  overdue: {
    id: 'plan.state.overdue',
    defaultMessage:
      'Your team has the PRO plan, but its payment is overdue: the limits of the Free plan hold until it is paid.',
  },
  enterprise: {
    id: 'plan.state.enterprise',
    defaultMessage: 'Your team is on the Enterprise plan, which includes all of PRO.',
  },
  unknown: { id: 'plan.state.unknown', defaultMessage: 'Your team is on a plan that this console does not know.' },
});

/** The comparison of the plans. */
export const comparisonTexts = defineMessages({
  feature: { id: 'plan.compare.feature', defaultMessage: 'Feature' },
  free: { id: 'plan.compare.free', defaultMessage: 'Free' },
  pro: { id: 'plan.compare.pro', defaultMessage: 'PRO' },
  now: { id: 'plan.compare.now', defaultMessage: 'Your team now' },
  licences: { id: 'plan.compare.licences', defaultMessage: 'Licenses' },
  any: { id: 'plan.compare.any', defaultMessage: 'Any number' },
  none: { id: 'plan.compare.none', defaultMessage: 'None' },
  included: { id: 'plan.compare.included', defaultMessage: 'Included' },
  notIncluded: { id: 'plan.compare.notIncluded', defaultMessage: 'Not included' },
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
  AUTO_JOIN_CHANNELS: { id: 'plan.compare.autoJoin', defaultMessage: 'Announcement and auto-join channels' },
  CUSTOM_FIELDS: { id: 'plan.compare.fields', defaultMessage: 'Custom profile fields' },
  USER_GROUPS: { id: 'plan.compare.userGroups', defaultMessage: 'User groups' },
});

export const comparisonPhrases = defineMessages<{ asked: { feature: string } }>({
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
export const planPhrases = defineMessages<{ used: { used: number; limit: number }; startsAt: { time: string } }>({
  startsAt: {
    id: 'plan.state.startsAt',
    defaultMessage: 'PRO starts by itself on {time}, or earlier when the last free license is assigned.',
  },
  used: {
    id: 'plan.paywall.used',
    defaultMessage:
      'Your team has {used, number} of {limit, plural, =0 {none} one {#} other {#}} that its plan allows.',
  },
});
