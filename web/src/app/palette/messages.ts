import { defineMessages } from 'react-intl';

/** The pages below a section, which the palette leads to as well. */
export const pageNames = defineMessages({
  customFields: { id: 'palette.customFields', defaultMessage: 'Custom profile fields' },
  userGroups: { id: 'palette.userGroups', defaultMessage: 'User groups' },
  announcementChannels: { id: 'palette.announcementChannels', defaultMessage: 'Announcement channels' },
  autoJoinChannels: { id: 'palette.autoJoinChannels', defaultMessage: 'Auto-join channels' },
  allChannels: { id: 'palette.allChannels', defaultMessage: 'All channels' },
  archivedChannels: { id: 'palette.archivedChannels', defaultMessage: 'Archived channels' },
  status: { id: 'palette.status', defaultMessage: 'Status: what works at the moment' },
  plan: { id: 'palette.plan', defaultMessage: 'PRO plan, trial and prices' },
});

/** What can be begun from anywhere. */
export const startNames = defineMessages({
  addUsers: { id: 'palette.addUsers', defaultMessage: 'Add users' },
  addGuests: { id: 'palette.addGuests', defaultMessage: 'Add guests' },
  /** Both of these are called so, too. */
  invite: { id: 'palette.invite', defaultMessage: 'Invite' },
  makeAdmin: { id: 'palette.makeAdmin', defaultMessage: 'Make admin' },
  addByFile: { id: 'palette.addByFile', defaultMessage: 'Add members by file' },
  editByFile: { id: 'palette.editByFile', defaultMessage: 'Edit members by file' },
  deactivateByFile: { id: 'palette.deactivateByFile', defaultMessage: 'Deactivate members by file' },
  deleteByFile: { id: 'palette.deleteByFile', defaultMessage: 'Delete members by file' },
  importSlack: { id: 'palette.importSlack', defaultMessage: 'Import from Slack' },
  importHipchat: { id: 'palette.importHipchat', defaultMessage: 'Import from HipChat' },
  importHipchatServer: { id: 'palette.importHipchatServer', defaultMessage: 'Import from HipChat Server' },
  importStride: { id: 'palette.importStride', defaultMessage: 'Import from Stride' },
  customField: { id: 'palette.createField', defaultMessage: 'Create custom field' },
  userGroup: { id: 'palette.createGroup', defaultMessage: 'Create user group' },
  incomingWebhook: { id: 'palette.addIncomingWebhook', defaultMessage: 'Add incoming webhook' },
  outgoingWebhook: { id: 'palette.addOutgoingWebhook', defaultMessage: 'Add outgoing webhook' },
});

/** What an integrator takes along of what was just done. */
export const copyMessages = defineMessages({
  asGraphql: { id: 'palette.copyAsGraphql', defaultMessage: 'Copy the last change as GraphQL' },
  asCurl: { id: 'palette.copyAsCurl', defaultMessage: 'Copy the last change as curl' },
  done: { id: 'palette.changeCopied', defaultMessage: 'Change copied' },
});

/** What the palette itself says. */
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
