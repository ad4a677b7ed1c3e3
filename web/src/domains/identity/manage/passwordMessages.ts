import { defineMessages } from 'react-intl';

/** The page of one's own password and teams. */
export const manageTexts = defineMessages({
  title: { id: 'account.manage.title', defaultMessage: 'Manage profile' },
  description: { id: 'account.manage.description', defaultMessage: 'Your password, and the teams that you belong to.' },
});

/** The form of one's own password. */
export const passwordTexts = defineMessages({
  heading: { id: 'account.password.heading', defaultMessage: 'Change password' },
  description: {
    id: 'account.password.description',
    defaultMessage:
      'The console never asks for your password: you sign in as your team allows, by a PIN or with your company’s account.',
  },
  password: { id: 'account.password.new', defaultMessage: 'New password' },
  again: { id: 'account.password.again', defaultMessage: 'New password again' },
  hint: { id: 'account.password.hint', defaultMessage: 'At least 6 characters. Three or four words are a good start.' },
  show: { id: 'account.password.show', defaultMessage: 'Show the passwords' },
  hide: { id: 'account.password.hide', defaultMessage: 'Hide the passwords' },
  submit: { id: 'account.password.submit', defaultMessage: 'Change password' },
  failed: { id: 'account.password.failed', defaultMessage: 'Your password could not be changed. Try again.' },
  doneTitle: { id: 'account.password.done.title', defaultMessage: 'Your password is changed' },
  doneText: {
    id: 'account.password.done.text',
    defaultMessage:
      'You stay signed in wherever you are. If somebody else may have known the old one, look through your sessions.',
  },
  sessions: { id: 'account.password.done.sessions', defaultMessage: 'Go to sessions' },
});

/** What is wrong with a password. */
export const passwordFaults = defineMessages({
  short: {
    id: 'account.password.fault.short',
    defaultMessage: 'Password does not contain a minimum of 6 characters',
  },
  long: {
    id: 'account.password.fault.long',
    defaultMessage: 'This password is too long, or has a character that is not accepted',
  },
  mismatch: { id: 'account.password.fault.mismatch', defaultMessage: 'Passwords do not match' },
});

/** How hard a password is to guess. */
export const strengthTexts = defineMessages({
  weak: {
    id: 'account.password.strength.weak',
    defaultMessage: 'Easy to guess. Longer is safer: three or four words, for instance.',
  },
  fair: { id: 'account.password.strength.fair', defaultMessage: 'Fair. A few more characters would make it safer.' },
  good: {
    id: 'account.password.strength.good',
    defaultMessage: 'Long and varied enough, as long as you use it nowhere else.',
  },
});
