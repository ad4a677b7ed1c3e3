import { defineMessages } from 'react-intl';

/** The panel that shows what a log of exports will be like. */
export const exportLogTexts = defineMessages({
  intro: {
    id: 'settings.exportLog.intro',
    defaultMessage:
      'The export log will tell you who exported what from your team, and when. This version of the console does not have it yet: the entries below are made up.',
  },
  table: { id: 'settings.exportLog.table', defaultMessage: 'Made-up entries of an export log' },
  when: { id: 'settings.exportLog.when', defaultMessage: 'When' },
  who: { id: 'settings.exportLog.who', defaultMessage: 'Who' },
  what: { id: 'settings.exportLog.what', defaultMessage: 'What' },
  members: { id: 'settings.exportLog.members', defaultMessage: 'List of members' },
  channel: { id: 'settings.exportLog.channel', defaultMessage: 'Messages of a channel' },
  invoices: { id: 'settings.exportLog.invoices', defaultMessage: 'Invoices' },
});
