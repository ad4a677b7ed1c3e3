import { defineMessages } from 'react-intl';

/** The page about what works. */
export const statusTexts = defineMessages({
  title: { id: 'overview.status.title', defaultMessage: 'Status' },
  description: {
    id: 'overview.status.description',
    defaultMessage: 'Which parts of the console work at the moment. This page looks again every half minute.',
  },
  allWork: { id: 'overview.status.allWork', defaultMessage: 'Everything works.' },
  someFail: {
    id: 'overview.status.someFail',
    defaultMessage: 'Some parts of the console do not work at the moment. The others do.',
  },
  list: { id: 'overview.status.list', defaultMessage: 'Parts of the console' },
  loadFailed: { id: 'overview.status.loadFailed', defaultMessage: 'The status could not be loaded' },
  readFailed: {
    id: 'overview.status.readFailed',
    defaultMessage: 'The status could not be read again. This is how it was before.',
  },
});

/** The parts of the console, as people call them. */
export const areaNames = defineMessages({
  TEAM: { id: 'overview.status.area.team', defaultMessage: 'Overview and settings' },
  PEOPLE: { id: 'overview.status.area.people', defaultMessage: 'Members and guests' },
  CHANNELS: { id: 'overview.status.area.channels', defaultMessage: 'Channels' },
  FIELDS_AND_GROUPS: { id: 'overview.status.area.fields', defaultMessage: 'Custom fields and user groups' },
  BILLING: { id: 'overview.status.area.billing', defaultMessage: 'Plan, licenses and payments' },
  IMPORT: { id: 'overview.status.area.import', defaultMessage: 'Import' },
  AUTHENTICATION: { id: 'overview.status.area.authentication', defaultMessage: 'Single sign-on and provisioning' },
  CHAT_EXPORT: { id: 'overview.status.area.chatExport', defaultMessage: 'Chat export' },
  WEBHOOKS: { id: 'overview.status.area.webhooks', defaultMessage: 'Webhooks' },
  RECORDINGS: { id: 'overview.status.area.recordings', defaultMessage: 'Call recordings' },
  FILES: { id: 'overview.status.area.files', defaultMessage: 'Pictures and files' },
  ACCOUNT: { id: 'overview.status.area.account', defaultMessage: 'Sign-in and sessions' },
});

/** How a part stands. */
export const stateNames = defineMessages({
  AVAILABLE: { id: 'overview.status.works', defaultMessage: 'Works' },
  PARTLY: { id: 'overview.status.partly', defaultMessage: 'Works in part' },
  UNAVAILABLE: { id: 'overview.status.fails', defaultMessage: 'Does not work' },
});

/** Since when a part does not stand well. */
export const statusPhrases = defineMessages<{ noticed: { time: string } }>({
  noticed: { id: 'overview.status.noticed', defaultMessage: 'Noticed {time}' },
});
