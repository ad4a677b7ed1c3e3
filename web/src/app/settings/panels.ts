import type { ComponentType } from 'react';
import { withTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { SettingTab } from '../../lib/settingTabs.ts';

export type LoadPanel = () => Promise<{ default: ComponentType }>;

/** The code of each panel, fetched when its section opens. */
export const panels: Readonly<Record<SettingTab, LoadPanel>> = {
  // What the overview says as well, these two have among its texts.
  organisation: withTexts('overview', () => import('../../domains/team/settings/OrganisationPanel.tsx')),
  'sign-up': () => import('../../domains/team/settings/signUp/SignUpPanel.tsx'),
  'invite-members': () => import('../../domains/team/settings/InviteMembersPanel.tsx'),
  'invite-guests': () => import('../../domains/team/settings/InviteGuestsPanel.tsx'),
  'merge-domains': () => import('../../domains/team/settings/mergeDomains/MergeDomainsPanel.tsx'),
  'file-sharing': () => import('../../domains/team/settings/fileSharing/FileSharingPanel.tsx'),
  'file-storage': () => import('../../domains/team/settings/FileStoragePanel.tsx'),
  'call-recordings': () => import('../../domains/recording/settings/RetentionPanel.tsx'),
  'channel-creation': () => import('../../domains/channel/settings/ChannelCreationPanel.tsx'),
  // Its field has its texts among those of the people.
  'auto-join-channels': withTexts('people', () => import('../../domains/channel/settings/AutoJoinChannelsPanel.tsx')),
  'full-names': () => import('../../domains/team/settings/FullNamesPanel.tsx'),
  'welcome-message': () => import('../../domains/team/settings/welcome/WelcomeMessagePanel.tsx'),
  'product-events': () => import('../../domains/team/settings/ProductEventsPanel.tsx'),
  'google-sign-in': () => import('../../domains/sso/settings/GoogleSignInPanel.tsx'),
  'active-directory': () => import('../../domains/event/settings/DirectorySyncPanel.tsx'),
  'on-premise': () => import('../../domains/event/settings/OnPremisePanel.tsx'),
  'export-log': () => import('../../domains/event/settings/ExportLogPanel.tsx'),
  'leave-team': withTexts('overview', () => import('../../domains/team/settings/LeaveTeamPanel.tsx')),
};
