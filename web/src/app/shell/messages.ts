import { defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  skip: { id: 'shell.skip', defaultMessage: 'Skip to the content' },
  navigation: { id: 'shell.navigation', defaultMessage: 'Console' },
  showSidebar: { id: 'shell.showSidebar', defaultMessage: 'Show the sidebar' },
  hideSidebar: { id: 'shell.hideSidebar', defaultMessage: 'Hide the sidebar' },
  status: { id: 'shell.status', defaultMessage: 'See what works at the moment' },
  help: { id: 'shell.help', defaultMessage: 'Help' },
  featureRequest: { id: 'shell.featureRequest', defaultMessage: 'Feature request' },
  search: { id: 'shell.search', defaultMessage: 'Search or go to…' },
  language: { id: 'shell.language', defaultMessage: 'Language' },
  languageNotKept: {
    id: 'shell.languageNotKept',
    defaultMessage: 'The language could not be kept on your account, so it was changed back.',
  },
  theme: { id: 'shell.theme', defaultMessage: 'Color scheme' },
  themeLight: { id: 'shell.theme.light', defaultMessage: 'Light' },
  themeDark: { id: 'shell.theme.dark', defaultMessage: 'Dark' },
  themeSystem: { id: 'shell.theme.system', defaultMessage: 'Like the system' },
  account: { id: 'shell.account', defaultMessage: 'Account' },
});

/** Names of the roles, as the account menu shows the viewer's. */
export const roleNames = defineMessages({
  ADMIN: { id: 'shell.role.admin', defaultMessage: 'Admin' },
  MEMBER: { id: 'shell.role.member', defaultMessage: 'Member' },
  GUEST: { id: 'shell.role.guest', defaultMessage: 'Guest' },
  UNKNOWN: { id: 'shell.role.unknown', defaultMessage: 'Unknown role' },
});
