import { defineMessages } from 'react-intl';

export const sessionTexts = defineMessages({
  title: { id: 'account.sessions.title', defaultMessage: 'Sessions' },
  description: {
    id: 'account.sessions.description',
    defaultMessage: 'Where you are signed in. Sign out of sessions that you do not recognize or no longer use.',
  },
  current: { id: 'account.sessions.current', defaultMessage: 'This session' },
  others: { id: 'account.sessions.others', defaultMessage: 'Other sessions' },
  noOthers: { id: 'account.sessions.noOthers', defaultMessage: 'You are not signed in anywhere else.' },
  none: { id: 'account.sessions.none', defaultMessage: 'No active sessions found.' },
  loadFailed: { id: 'account.sessions.loadFailed', defaultMessage: 'Your sessions could not be loaded' },
  signOut: { id: 'account.sessions.signOut', defaultMessage: 'Sign out' },
  signOutFailed: {
    id: 'account.sessions.signOutFailed',
    defaultMessage: 'The session could not be signed out. Try again.',
  },
  currentQuestion: { id: 'account.sessions.current.question', defaultMessage: 'Sign out of this session?' },
  currentText: {
    id: 'account.sessions.current.text',
    defaultMessage: 'You are using it right now: the sign-in page comes next. Your other sessions go on.',
  },
  signOutOthers: { id: 'account.sessions.signOutOthers', defaultMessage: 'Sign out all other sessions' },
  othersQuestion: { id: 'account.sessions.others.question', defaultMessage: 'Sign out all other sessions?' },
  othersFailed: {
    id: 'account.sessions.others.failed',
    defaultMessage: 'The other sessions could not be signed out. Try again.',
  },
  othersNone: { id: 'account.sessions.others.none', defaultMessage: 'There was no other session left to sign out.' },
});

type Device = { device: string };
type Count = { count: number };

export const sessionPhrases = defineMessages<{
  maxPerDevice: Count;
  lastUsed: { time: string };
  signOutDevice: Device;
  signedOut: Device;
  gone: Device;
  othersText: Count;
  othersConfirm: Count;
  othersDone: Count;
}>({
  maxPerDevice: { id: 'account.sessions.maxPerDevice', defaultMessage: 'Max {count, number} per device' },
  lastUsed: { id: 'account.sessions.lastUsed', defaultMessage: 'Last used {time}' },
  signOutDevice: { id: 'account.sessions.signOutDevice', defaultMessage: 'Sign out {device}' },
  signedOut: { id: 'account.sessions.signedOut', defaultMessage: 'Signed out: {device}.' },
  gone: { id: 'account.sessions.gone', defaultMessage: 'This session was over already: {device}.' },
  othersText: {
    id: 'account.sessions.others.text',
    defaultMessage:
      '{count, plural, one {# session ends at once, on whatever device it is.} other {# sessions end at once, on whatever device they are.}} This one goes on.',
  },
  othersConfirm: {
    id: 'account.sessions.others.confirm',
    defaultMessage: 'Sign out {count, plural, one {# session} other {# sessions}}',
  },
  othersDone: {
    id: 'account.sessions.others.done',
    defaultMessage: '{count, plural, one {# other session was signed out.} other {# other sessions were signed out.}}',
  },
});
