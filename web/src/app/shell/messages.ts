import { defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  skip: { id: 'shell.skip', defaultMessage: 'Skip to the content' },
  navigation: { id: 'shell.navigation', defaultMessage: 'Console' },
  showSidebar: { id: 'shell.showSidebar', defaultMessage: 'Show the sidebar' },
  hideSidebar: { id: 'shell.hideSidebar', defaultMessage: 'Hide the sidebar' },
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
  notYetTitle: { id: 'shell.notYet.title', defaultMessage: 'This page is not in this version yet' },
  notYetText: {
    id: 'shell.notYet.text',
    defaultMessage: 'It belongs to the console but has not been built so far. Nothing of your team is affected.',
  },
  toOverview: { id: 'shell.toOverview', defaultMessage: 'Go to the overview' },
});

/** Names of the roles, as the account menu shows the viewer's. */
export const roleNames = defineMessages({
  ADMIN: { id: 'shell.role.admin', defaultMessage: 'Admin' },
  MEMBER: { id: 'shell.role.member', defaultMessage: 'Member' },
  GUEST: { id: 'shell.role.guest', defaultMessage: 'Guest' },
  UNKNOWN: { id: 'shell.role.unknown', defaultMessage: 'Unknown role' },
});

export const paletteMessages = defineMessages({
  title: { id: 'palette.title', defaultMessage: 'Search or go to' },
  placeholder: { id: 'palette.placeholder', defaultMessage: 'Search pages, people and actions' },
  pages: { id: 'palette.pages', defaultMessage: 'Pages' },
  people: { id: 'palette.people', defaultMessage: 'People' },
  actions: { id: 'palette.actions', defaultMessage: 'Actions' },
  results: { id: 'palette.results', defaultMessage: 'Results' },
  nothing: { id: 'palette.nothing', defaultMessage: 'Nothing found' },
  searching: { id: 'palette.searching', defaultMessage: 'Searching people…' },
  hintMove: { id: 'palette.hint.move', defaultMessage: 'to move' },
  hintOpen: { id: 'palette.hint.open', defaultMessage: 'to open' },
  hintClose: { id: 'palette.hint.close', defaultMessage: 'to close' },
});

export const palettePhrases = defineMessages<{
  theme: { name: string };
  language: { name: string };
  setting: { name: string };
  count: { count: number };
}>({
  theme: { id: 'palette.theme', defaultMessage: 'Color scheme: {name}' },
  language: { id: 'palette.language', defaultMessage: 'Language: {name}' },
  setting: { id: 'palette.setting', defaultMessage: 'Settings: {name}' },
  count: { id: 'palette.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
});
