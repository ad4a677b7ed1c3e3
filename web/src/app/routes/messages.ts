import { defineMessages } from 'react-intl';

/** The names of the console's sections: in the sidebar, in the command palette and as the titles of their pages. */
export const sectionNames = defineMessages({
  login: { id: 'section.login', defaultMessage: 'Sign in' },
  ipRestricted: { id: 'section.ipRestricted', defaultMessage: 'Network not allowed' },
  overview: { id: 'section.overview', defaultMessage: 'Overview' },
  members: { id: 'section.members', defaultMessage: 'Members' },
  channels: { id: 'section.channels', defaultMessage: 'Channels' },
  enterprise: { id: 'section.enterprise', defaultMessage: 'Enterprise' },
  billing: { id: 'section.billing', defaultMessage: 'Billing' },
  import: { id: 'section.import', defaultMessage: 'Import' },
  authentication: { id: 'section.authentication', defaultMessage: 'Authentication' },
  chatExport: { id: 'section.chatExport', defaultMessage: 'Chat export' },
  settings: { id: 'section.settings', defaultMessage: 'Settings' },
  webhooks: { id: 'section.webhooks', defaultMessage: 'Webhooks' },
  callRecordings: { id: 'section.callRecordings', defaultMessage: 'Call recordings' },
  profile: { id: 'section.profile', defaultMessage: 'Profile' },
  profileManage: { id: 'section.profileManage', defaultMessage: 'Manage profile' },
  emailPreferences: { id: 'section.emailPreferences', defaultMessage: 'E-mail preferences' },
  sessions: { id: 'section.sessions', defaultMessage: 'Sessions' },
  ipAddresses: { id: 'section.ipAddresses', defaultMessage: 'IP addresses' },
  logout: { id: 'section.logout', defaultMessage: 'Sign out' },
});

/** The names of the sidebar's groups. */
export const sidebarGroupNames = defineMessages({
  team: { id: 'shell.group.team', defaultMessage: 'Team' },
  tools: { id: 'shell.group.tools', defaultMessage: 'Tools' },
  account: { id: 'shell.group.account', defaultMessage: 'Your account' },
});

/** Why a guard sent someone elsewhere. */
export const noticeTexts = defineMessages({
  noAccess: { id: 'notice.noAccess', defaultMessage: 'You have no access to this page.' },
  planRequired: { id: 'notice.planRequired', defaultMessage: 'This page needs the PRO plan.' },
  enterpriseRequired: { id: 'notice.enterpriseRequired', defaultMessage: 'This page needs the ENTERPRISE plan.' },
  featureOff: { id: 'notice.featureOff', defaultMessage: 'This page is not enabled for your team.' },
  pageNotFound: { id: 'notice.pageNotFound', defaultMessage: 'There is no such page. Here is the overview instead.' },
});
