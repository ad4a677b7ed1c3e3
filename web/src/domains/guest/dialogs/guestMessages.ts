import { defineMessages } from 'react-intl';

/** Whom and what a guest reaches. */
export const accessTexts = defineMessages({
  contacts: { id: 'people.access.contacts', defaultMessage: 'Contacts' },
  contactsHint: {
    id: 'people.access.contactsHint',
    defaultMessage: 'The guest talks directly to these members and to nobody else. Channels are not affected by this.',
  },
  channels: { id: 'people.access.channels', defaultMessage: 'Channels' },
  channelsHint: { id: 'people.access.channelsHint', defaultMessage: 'The channels that the guest is in.' },
  channelsHintAdding: {
    id: 'people.access.channelsHintAdding',
    defaultMessage: 'The channels that the guest is put into.',
  },
  reminder: { id: 'people.access.reminder', defaultMessage: 'Reminder' },
  reminderHint: {
    id: 'people.access.reminderHint',
    defaultMessage: 'On this day the admins are reminded that the guest is still there.',
  },
  noReminder: { id: 'people.access.noReminder', defaultMessage: 'No reminder' },
  clearReminder: { id: 'people.access.clearReminder', defaultMessage: 'Clear the reminder' },
  invalidDate: { id: 'people.access.invalidDate', defaultMessage: 'Please select a valid date' },
  saved: { id: 'people.access.saved', defaultMessage: 'Saved' },
  goneTitle: { id: 'people.access.gone.title', defaultMessage: 'Not a guest any more' },
  staleTitle: {
    id: 'people.access.stale.title',
    defaultMessage: 'Somebody else has changed this in the meantime. Nothing of yours is saved yet.',
  },
  staleMine: { id: 'people.access.stale.mine', defaultMessage: 'Save my changes' },
  staleTheirs: { id: 'people.access.stale.theirs', defaultMessage: 'Discard my changes' },
  staleNothing: {
    id: 'people.access.stale.nothing',
    defaultMessage: 'What this dialog shows was not affected.',
  },
});

/** What could not be read or changed. The wording is fixed. */
export const accessFailures = defineMessages({
  contactsRead: { id: 'people.access.failed.contactsRead', defaultMessage: 'Can not fetch guests conversations.' },
  channelsRead: { id: 'people.access.failed.channelsRead', defaultMessage: 'Can not fetch guests channels.' },
  reminderRead: { id: 'people.access.failed.reminderRead', defaultMessage: 'Can not fetch guest validity.' },
  contacts: { id: 'people.access.failed.contacts', defaultMessage: 'Can not update guest contacts.' },
  channels: { id: 'people.access.failed.channels', defaultMessage: 'Can not update guest channels.' },
  reminder: { id: 'people.access.failed.reminder', defaultMessage: 'Can not update guest validity.' },
  whole: { id: 'people.access.failed.whole', defaultMessage: 'The guest’s access could not be loaded' },
});

/** Texts about a guest's access that name somebody or something. */
export const accessPhrases = defineMessages<{
  title: { name: string };
  gone: { name: string };
  contactsAdded: { names: string };
  contactsRemoved: { names: string };
  channelsAdded: { names: string };
  channelsRemoved: { names: string };
  reminderNow: { day: string };
}>({
  title: { id: 'people.access.title', defaultMessage: 'Guest access: {name}' },
  gone: {
    id: 'people.access.gone.text',
    defaultMessage: '{name} is no guest of the team any more, so there is nothing to set here.',
  },
  contactsAdded: { id: 'people.access.stale.contactsAdded', defaultMessage: 'Contacts added: {names}' },
  contactsRemoved: { id: 'people.access.stale.contactsRemoved', defaultMessage: 'Contacts removed: {names}' },
  channelsAdded: { id: 'people.access.stale.channelsAdded', defaultMessage: 'Channels added: {names}' },
  channelsRemoved: { id: 'people.access.stale.channelsRemoved', defaultMessage: 'Channels removed: {names}' },
  reminderNow: { id: 'people.access.stale.reminder', defaultMessage: 'Reminder: {day}' },
});
