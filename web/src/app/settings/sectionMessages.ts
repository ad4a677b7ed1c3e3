import { defineMessages } from 'react-intl';
import type { SettingTab } from '../../lib/settingTabs.ts';

/** The names of the sections: on the page, and in the palette, which is there before the texts of the settings are. */
export const settingNames = defineMessages({
  organisation: { id: 'section.settings.organisation', defaultMessage: 'Organization' },
  'sign-up': { id: 'section.settings.signUp', defaultMessage: 'Sign-up permissions' },
  'invite-members': { id: 'section.settings.inviteMembers', defaultMessage: 'Invite members' },
  'invite-guests': { id: 'section.settings.inviteGuests', defaultMessage: 'Invite guests' },
  'merge-domains': { id: 'section.settings.mergeDomains', defaultMessage: 'Merge domains' },
  'file-sharing': { id: 'section.settings.fileSharing', defaultMessage: 'File sharing' },
  'file-storage': { id: 'section.settings.fileStorage', defaultMessage: 'File storage' },
  'call-recordings': { id: 'section.settings.callRecordings', defaultMessage: 'Call recordings' },
  'channel-creation': { id: 'section.settings.channelCreation', defaultMessage: 'Channel creation' },
  'auto-join-channels': { id: 'section.settings.autoJoinChannels', defaultMessage: 'Auto-join channels' },
  'full-names': { id: 'section.settings.fullNames', defaultMessage: 'Full names' },
  'welcome-message': { id: 'section.settings.welcomeMessage', defaultMessage: 'Welcome message' },
  'product-events': { id: 'section.settings.productEvents', defaultMessage: 'Usage data' },
  'google-sign-in': { id: 'section.settings.googleSignIn', defaultMessage: 'Google sign-in' },
  'active-directory': { id: 'section.settings.activeDirectory', defaultMessage: 'Active Directory sync' },
  'on-premise': { id: 'section.settings.onPremise', defaultMessage: 'On-premise' },
  'export-log': { id: 'section.settings.exportLog', defaultMessage: 'Export log' },
  'leave-team': { id: 'section.settings.leaveTeam', defaultMessage: 'Leave team' },
}) satisfies Record<SettingTab, unknown>;
