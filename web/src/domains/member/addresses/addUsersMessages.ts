import { defineMessages } from 'react-intl';

export const addUsersTexts = defineMessages({
  title: { id: 'people.addUsers.title', defaultMessage: 'Add users' },
  mailed: {
    id: 'people.addUsers.mailed',
    defaultMessage: 'Whoever you add belongs to the team at once and gets an e-mail about it.',
  },
  byFile: { id: 'people.addUsers.byFile', defaultMessage: 'Add many by file' },
});

export const addUsersPhrases = defineMessages<{
  submit: { count: number };
  added: { count: number };
}>({
  submit: {
    id: 'people.addUsers.submit',
    defaultMessage: '{count, plural, =0 {Add} one {Add # person} other {Add # people}}',
  },
  added: {
    id: 'people.addUsers.added',
    defaultMessage: '{count, plural, one {# person added} other {# people added}}',
  },
});
