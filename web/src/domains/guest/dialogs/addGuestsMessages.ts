import { defineMessages } from 'react-intl';

export const addGuestsTexts = defineMessages({
  title: { id: 'people.addGuests.title', defaultMessage: 'Add guests' },
  intro: {
    id: 'people.addGuests.intro',
    defaultMessage:
      'Guests may come from anywhere. They are in the team at once and get an e-mail. They reach only the people and channels that you choose here; you can choose later under Guest access.',
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
});

type Counted = { count: number };

export const addGuestsPhrases = defineMessages<{
  submit: Counted;
  added: Counted;
  more: Counted;
  accessOf: { name: string };
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
  exceeded: {
    id: 'people.addGuests.exceeded',
    defaultMessage:
      '{left, plural, =0 {Your plan allows no more guests.} one {Your plan allows # more guest, and these are {count, number}.} other {Your plan allows # more guests, and these are {count, number}.}}',
  },
});
