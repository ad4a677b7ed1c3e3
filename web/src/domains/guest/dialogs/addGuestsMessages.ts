import { defineMessages } from 'react-intl';

export const addGuestsTexts = defineMessages({
  title: { id: 'people.addGuests.title', defaultMessage: 'Add guests' },
  intro: {
    id: 'people.addGuests.intro',
    defaultMessage: 'Guests may come from anywhere. They reach only the people and channels that you choose here.',
  },
  upgrade: { id: 'people.addGuests.upgrade', defaultMessage: 'Upgrade to PRO' },
  upgradeText: {
    id: 'people.addGuests.upgradeText',
    defaultMessage: 'Upgrade to PRO to invite unlimited guests.',
  },
  unsetContacts: {
    id: 'people.addGuests.unset.contacts',
    defaultMessage: 'Their contacts could not be set. Set them in each guest’s access.',
  },
  unsetChannels: {
    id: 'people.addGuests.unset.channels',
    defaultMessage: 'Their channels could not be set. Set them in each guest’s access.',
  },
  unsetBoth: {
    id: 'people.addGuests.unset.both',
    defaultMessage: 'Their contacts and channels could not be set. Set them in each guest’s access.',
  },
  access: { id: 'people.addGuests.access', defaultMessage: 'Guest access' },
  close: { id: 'people.addGuests.close', defaultMessage: 'Close' },
});

type Counted = { count: number };

export const addGuestsPhrases = defineMessages<{
  submit: Counted;
  added: Counted;
  more: Counted;
  accessOf: { name: string };
  limit: { limit: number; used: number };
  exceeded: { count: number; left: number };
}>({
  submit: {
    id: 'people.addGuests.submit',
    defaultMessage: '{count, plural, =0 {Add guests} one {Add # guest} other {Add # guests}}',
  },
  added: {
    id: 'people.addGuests.added',
    defaultMessage: '{count, plural, one {# guest added} other {# guests added}}',
  },
  more: { id: 'people.addGuests.more', defaultMessage: 'and {count, number} more' },
  accessOf: { id: 'people.addGuests.accessOf', defaultMessage: 'Guest access: {name}' },
  limit: {
    id: 'people.addGuests.limit',
    defaultMessage:
      '{limit, plural, =0 {Your plan includes no guests.} one {Your plan includes # guest. Guests so far: {used, number}.} other {Your plan includes # guests. Guests so far: {used, number}.}}',
  },
  exceeded: {
    id: 'people.addGuests.exceeded',
    defaultMessage:
      '{left, plural, =0 {Your plan allows no more guests.} one {Your plan allows # more guest, and these are {count, number}.} other {Your plan allows # more guests, and these are {count, number}.}}',
  },
});
