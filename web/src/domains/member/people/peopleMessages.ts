import { defineMessages } from 'react-intl';

/** What the dialogs about people have in common. */
export const peopleTexts = defineMessages({
  undo: { id: 'people.undo', defaultMessage: 'Undo' },
  signOut: { id: 'people.signOut', defaultMessage: 'Sign out' },
  nobodyLeft: { id: 'people.nobodyLeft', defaultMessage: 'Nobody is in this list any more.' },
  forbidden: { id: 'people.failure.forbidden', defaultMessage: 'Your role does not allow this any more.' },
  wholeList: {
    id: 'people.wholeList',
    defaultMessage: 'This is about everybody of the list, also those who are not loaded yet.',
  },
});

/** What counts or names somebody. */
export const peoplePhrases = defineMessages<{
  more: { count: number };
  people: { count: number };
  retry: { count: number };
  recounted: { count: number };
}>({
  more: { id: 'people.more', defaultMessage: '{count, plural, one {# more} other {# more}}' },
  people: { id: 'people.count', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  retry: {
    id: 'people.retry',
    defaultMessage: '{count, plural, one {Try again with # person} other {Try again with # people}}',
  },
  recounted: {
    id: 'people.recounted',
    defaultMessage:
      'The list has changed in the meantime: it is {count, plural, one {# person} other {# people}} now. Is that what you want?',
  },
});
