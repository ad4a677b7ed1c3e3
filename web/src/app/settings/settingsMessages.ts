import { defineMessages } from 'react-intl';
import type { SETTING_GROUPS, SettingTab } from '../../lib/settingTabs.ts';

/** The frame of the settings page. */
export const settingsTexts = defineMessages({
  description: {
    id: 'settings.page.description',
    defaultMessage: 'How people come into your team, and what they can do there.',
  },
  panelFailed: { id: 'settings.page.panelFailed', defaultMessage: 'This setting cannot be shown right now' },
  panelFailedText: {
    id: 'settings.page.panelFailedText',
    defaultMessage: 'The other settings are still there. Try this one again, or come back later.',
  },
});

/** The headings over the sections. */
export const settingGroupNames = defineMessages({
  joining: { id: 'settings.group.joining', defaultMessage: 'Joining' },
  working: { id: 'settings.group.working', defaultMessage: 'Working together' },
  enterprise: { id: 'settings.group.enterprise', defaultMessage: 'Sign-in and enterprise' },
  leaving: { id: 'settings.group.leaving', defaultMessage: 'Your membership' },
}) satisfies Record<(typeof SETTING_GROUPS)[number]['key'], unknown>;

/** What each section is about, in one line. */
export const settingSummaries = defineMessages({
  organisation: {
    id: 'settings.summary.organisation',
    defaultMessage: 'Take in everybody with an address in your domain',
  },
  'sign-up': {
    id: 'settings.summary.signUp',
    defaultMessage: 'Who may join, from which e-mail domains, and contacts outside',
  },
  'invite-members': { id: 'settings.summary.inviteMembers', defaultMessage: 'Who may invite members' },
  'invite-guests': { id: 'settings.summary.inviteGuests', defaultMessage: 'Who may invite guests' },
  'merge-domains': {
    id: 'settings.summary.mergeDomains',
    defaultMessage: 'Become one organization with the teams of other domains',
  },
  'file-sharing': { id: 'settings.summary.fileSharing', defaultMessage: 'Who may share files, and on which devices' },
  'file-storage': { id: 'settings.summary.fileStorage', defaultMessage: 'How much space your files take' },
  'call-recordings': {
    id: 'settings.summary.callRecordings',
    defaultMessage: 'How long recordings of calls are kept, and how much space they take',
  },
  'channel-creation': {
    id: 'settings.summary.channelCreation',
    defaultMessage: 'Who may create public and private channels',
  },
  'auto-join-channels': {
    id: 'settings.summary.autoJoinChannels',
    defaultMessage: 'The channels that everybody is put into',
  },
  'full-names': {
    id: 'settings.summary.fullNames',
    defaultMessage: 'How much people see of each other’s names',
  },
  'welcome-message': {
    id: 'settings.summary.welcomeMessage',
    defaultMessage: 'What people read when they come into the team',
  },
  'product-events': {
    id: 'settings.summary.productEvents',
    defaultMessage: 'Whether your team’s use of this console is counted',
  },
  'google-sign-in': {
    id: 'settings.summary.googleSignIn',
    defaultMessage: 'Have everybody sign in with their Google account',
  },
  'active-directory': {
    id: 'settings.summary.activeDirectory',
    defaultMessage: 'Keep your people in step with your directory',
  },
  'on-premise': { id: 'settings.summary.onPremise', defaultMessage: 'Run the chat on servers of your own' },
  'export-log': { id: 'settings.summary.exportLog', defaultMessage: 'Who exported what, and when' },
  'leave-team': { id: 'settings.summary.leaveTeam', defaultMessage: 'End your own membership' },
}) satisfies Record<SettingTab, unknown>;
