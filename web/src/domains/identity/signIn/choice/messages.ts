import { defineMessages } from 'react-intl';

export const choiceMessages = defineMessages({
  google: { id: 'signInWays.google', defaultMessage: 'Continue with Google' },
  pin: { id: 'signInWays.pin', defaultMessage: 'Send me a PIN instead' },
});

export const choicePhrases = defineMessages<{
  choose: { email: string };
  only: { email: string };
  continueWith: { label: string };
}>({
  choose: { id: 'signInWays.choose', defaultMessage: 'How do you want to sign in as {email}?' },
  only: {
    id: 'signInWays.only',
    defaultMessage: 'Your team signs in this way only. Use the account of {email} there.',
  },
  continueWith: { id: 'signInWays.continueWith', defaultMessage: 'Continue with {label}' },
});

/** The way back of an admin while the company's sign-in is away. */
export const recoveryMessages = defineMessages({
  open: { id: 'signInWays.recovery.open', defaultMessage: 'Can’t reach your company’s sign-in?' },
  intro: {
    id: 'signInWays.recovery.intro',
    defaultMessage: 'Admins can get a PIN with one of the recovery codes of the team. Each code works once.',
  },
  code: { id: 'signInWays.recovery.code', defaultMessage: 'Recovery code' },
  send: { id: 'signInWays.recovery.send', defaultMessage: 'Send me a PIN' },
  invalid: {
    id: 'signInWays.recovery.invalid',
    defaultMessage: 'This is not an unused recovery code of your team. Check what you typed.',
  },
  forAdmins: {
    id: 'signInWays.recovery.forAdmins',
    defaultMessage: 'Recovery codes are for admins only. Ask an admin of your team.',
  },
});

/** Why a sign-in at another site did not succeed. */
export const providerProblems = defineMessages({
  cancelled: { id: 'signInWays.problem.cancelled', defaultMessage: 'The sign-in was canceled. You can start again.' },
  expired: {
    id: 'signInWays.problem.expired',
    defaultMessage: 'This sign-in took too long, or was started in another browser. Please start again.',
  },
  refused: {
    id: 'signInWays.problem.refused',
    defaultMessage:
      'The sign-in could not be confirmed. Please try again; if it happens again, tell an admin of your team.',
  },
  unknownPerson: {
    id: 'signInWays.problem.unknownPerson',
    defaultMessage:
      'Nobody in your team has the e-mail address of this account. Use another account, or ask an admin to add you.',
  },
  unverified: {
    id: 'signInWays.problem.unverified',
    defaultMessage: 'The e-mail address of this account is not verified. Verify it there, then try again.',
  },
  otherDomain: {
    id: 'signInWays.problem.otherDomain',
    defaultMessage: 'This is not an account of your company. Sign in with your work account.',
  },
  unavailable: {
    id: 'signInWays.problem.unavailable',
    defaultMessage: 'The sign-in is not available at the moment. Please try again in a few minutes.',
  },
  notOffered: {
    id: 'signInWays.problem.notOffered',
    defaultMessage: 'Your team does not sign in this way. Enter your e-mail address to see how it does.',
  },
  tooMany: {
    id: 'signInWays.problem.tooMany',
    defaultMessage: 'That was tried too often. Please try again in a few minutes.',
  },
});
