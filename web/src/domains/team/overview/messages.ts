import { defineMessages, type MessageTag } from 'react-intl';

/** The overview of a team. */
export const overviewTexts = defineMessages({
  title: { id: 'overview.title', defaultMessage: 'Overview' },
  adminDescription: { id: 'overview.description.admin', defaultMessage: 'Your team at a glance.' },
  memberDescription: {
    id: 'overview.description.member',
    defaultMessage: 'Your team, and the people who manage it.',
  },
  guestDescription: { id: 'overview.description.guest', defaultMessage: 'What you can do in this team.' },
  people: { id: 'overview.people', defaultMessage: 'People' },
  peopleNote: { id: 'overview.people.note', defaultMessage: 'Active, guests included' },
  apps: { id: 'overview.apps', defaultMessage: 'Apps' },
  appsNote: { id: 'overview.apps.note', defaultMessage: 'Installed by your people' },
  storage: { id: 'overview.storage', defaultMessage: 'File storage' },
  admins: { id: 'overview.admins', defaultMessage: 'Admins' },
  installedApps: { id: 'overview.installedApps', defaultMessage: 'Installed apps' },
  billing: { id: 'overview.billing', defaultMessage: 'Billing' },
  joining: { id: 'overview.joining', defaultMessage: 'Joining the team' },
  domain: { id: 'overview.domain', defaultMessage: 'Domain' },
  copyUrl: { id: 'overview.copyUrl', defaultMessage: 'Copy the team URL' },
  autoJoin: { id: 'overview.autoJoin', defaultMessage: 'Auto-join' },
  guestInvites: { id: 'overview.guestInvites', defaultMessage: 'Invite guests' },
  guestInviteFailed: {
    id: 'overview.guestInvite.failed',
    defaultMessage: 'There was an error saving who may invite guests. It is as before; please try again later.',
  },
  created: { id: 'overview.created', defaultMessage: 'Created' },
  noApps: { id: 'overview.apps.none', defaultMessage: 'No apps are installed yet.' },
  moreApps: { id: 'overview.apps.more', defaultMessage: 'Show more' },
  notAdmin: {
    id: 'overview.notAdmin',
    defaultMessage: 'You are not an admin of this team. Its admins can change the team, its people and its plan.',
  },
  guestTitle: { id: 'overview.guest.title', defaultMessage: 'You are a guest of this team' },
  guestText: {
    id: 'overview.guest.text',
    defaultMessage: 'Guests use the channels they were invited to. The overview of the team is for its members.',
  },
  unknownTitle: { id: 'overview.failed', defaultMessage: 'The overview could not be loaded' },
  teamFailed: { id: 'overview.team.failed', defaultMessage: 'The team could not be loaded' },
  countFailed: { id: 'overview.count.failed', defaultMessage: 'The number of people could not be loaded' },
  appsFailed: { id: 'overview.apps.failed', defaultMessage: 'The apps could not be loaded' },
  storageFailed: { id: 'overview.storage.failed', defaultMessage: 'The file storage could not be loaded' },
  billingFailed: { id: 'overview.billing.failed', defaultMessage: 'The billing could not be loaded' },
});

/** Texts of the overview that count or name something. */
export const overviewPhrases = defineMessages<{
  autoJoinOn: { domain: string };
  autoJoinOff: { link: MessageTag };
  autoJoinTaken: { domain: string };
  storageUsed: { used: string; limit: string };
  appUsers: { count: number };
  adminsFailed: { message: string };
}>({
  autoJoinOn: {
    id: 'overview.autoJoin.on',
    defaultMessage: 'On: everybody with an address at {domain} joins by themselves.',
  },
  autoJoinOff: {
    id: 'overview.autoJoin.off',
    defaultMessage: 'Off: <link>Sign-up permissions</link> decide who comes in without an invitation.',
  },
  autoJoinTaken: {
    id: 'overview.autoJoin.taken',
    defaultMessage: 'It cannot be turned on: another team of {domain} takes in everybody.',
  },
  storageUsed: { id: 'overview.storage.used', defaultMessage: '{used} of {limit} used' },
  adminsFailed: { id: 'overview.admins.failed', defaultMessage: 'Error loading admins, {message}' },
  appUsers: { id: 'overview.apps.users', defaultMessage: '{count, plural, one {# user} other {# users}}' },
});

/** Who may invite guests, by the setting's name in the schema. */
export const guestInviteNames = defineMessages({
  NONE: { id: 'overview.guestInvite.none', defaultMessage: 'Nobody' },
  ADMIN: { id: 'overview.guestInvite.admin', defaultMessage: 'Admins only' },
  MEMBER: { id: 'overview.guestInvite.member', defaultMessage: 'Every member' },
  UNKNOWN: { id: 'overview.guestInvite.unknown', defaultMessage: 'Another setting' },
});
