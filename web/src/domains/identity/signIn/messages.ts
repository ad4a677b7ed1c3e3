import { defineMessages } from 'react-intl';

export const signInMessages = defineMessages({
  title: { id: 'identity.signIn.title', defaultMessage: 'Login to manage your team' },
  intro: {
    id: 'identity.signIn.intro',
    defaultMessage:
      'Enter your work e-mail address. We will send you a one-time PIN; there is no password to remember.',
  },
  email: { id: 'identity.signIn.email', defaultMessage: 'Work e-mail address' },
  emailPlaceholder: { id: 'identity.signIn.emailPlaceholder', defaultMessage: 'you@company.com' },
  continue: { id: 'identity.signIn.continue', defaultMessage: 'Send PIN' },
  pin: { id: 'identity.signIn.pin', defaultMessage: '6-digit PIN' },
  signIn: { id: 'identity.signIn.submit', defaultMessage: 'Sign in' },
  editEmail: { id: 'identity.signIn.editEmail', defaultMessage: 'Edit e-mail' },
  spamHint: {
    id: 'identity.signIn.spamHint',
    defaultMessage: 'It can take a minute. If it does not arrive, look into your spam folder.',
  },
  resend: { id: 'identity.signIn.resend', defaultMessage: 'Send the PIN again' },
  resent: { id: 'identity.signIn.resent', defaultMessage: 'A new PIN is on its way. Earlier ones no longer work.' },
  stillValid: {
    id: 'identity.signIn.stillValid',
    defaultMessage: 'We sent you a PIN a moment ago. Please use that one.',
  },
  signedOut: { id: 'identity.signIn.signedOut', defaultMessage: 'You were signed out' },
  external: { id: 'identity.signIn.external', defaultMessage: 'Continue with your identity provider' },
  or: { id: 'identity.signIn.or', defaultMessage: 'or' },
  language: { id: 'identity.signIn.language', defaultMessage: 'Language' },
  theme: { id: 'identity.signIn.theme', defaultMessage: 'Color scheme' },
  brandLine: { id: 'identity.signIn.brandLine', defaultMessage: 'Everyone in your team, in one place.' },
  brandText: {
    id: 'identity.signIn.brandText',
    defaultMessage: 'Members, guests, licenses and settings of your team chat: found quickly, changed once, done.',
  },
});

/** Showing, signed in, that the address is one's own. */
export const proofMessages = defineMessages({
  title: { id: 'identity.proof.title', defaultMessage: 'Confirm your e-mail address' },
  submit: { id: 'identity.proof.submit', defaultMessage: 'Show my teams' },
});

/** Why a step of signing in did not go on. The wording of most of them is fixed. */
export const signInErrors = defineMessages({
  emailInvalid: { id: 'identity.signIn.error.emailInvalid', defaultMessage: 'Enter a valid email address' },
  emailNotFound: {
    id: 'identity.signIn.error.emailNotFound',
    defaultMessage: 'Email address not found. Please check the email',
  },
  googleRequired: {
    id: 'identity.signIn.error.googleRequired',
    defaultMessage:
      'Your team signs in with Google. Sign in to the chat with your Google account; the console opens from there.',
  },
  pinMalformed: { id: 'identity.signIn.error.pinMalformed', defaultMessage: 'The PIN entered is incorrect' },
  pinIncorrect: { id: 'identity.signIn.error.pinIncorrect', defaultMessage: 'The PIN entered is incorrect.' },
  pinExpired: {
    id: 'identity.signIn.error.pinExpired',
    defaultMessage: 'This PIN is too old. Send the PIN again and enter the new one.',
  },
  pinExhausted: {
    id: 'identity.signIn.error.pinExhausted',
    defaultMessage: 'This PIN was entered wrongly too often. Send the PIN again and enter the new one.',
  },
  unreachable: {
    id: 'identity.signIn.error.unreachable',
    defaultMessage: 'The server could not be reached. Check your connection and try again.',
  },
  generic: {
    id: 'identity.signIn.error.generic',
    defaultMessage: 'Something went wrong. Please try again later.',
  },
});

export const signInPhrases = defineMessages<{
  freeDomain: { domain: string };
  notEnabled: { domain: string };
  serverError: { status: number };
  tooMany: { seconds: number };
  sentTo: { email: string };
  resendIn: { seconds: number };
}>({
  freeDomain: {
    id: 'identity.signIn.error.freeDomain',
    defaultMessage:
      'Admin panel is not supported for {domain}. You must have a workplace email to access the admin panel.',
  },
  notEnabled: {
    id: 'identity.signIn.error.notEnabled',
    defaultMessage: 'The admin panel is not enabled for {domain}',
  },
  serverError: {
    id: 'identity.signIn.error.server',
    defaultMessage: 'Server error {status}. Please try again later.',
  },
  tooMany: {
    id: 'identity.signIn.error.tooMany',
    defaultMessage:
      'That was tried too often. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  sentTo: { id: 'identity.signIn.sentTo', defaultMessage: 'We sent a PIN to {email}.' },
  resendIn: {
    id: 'identity.signIn.resendIn',
    defaultMessage: 'Send the PIN again in {seconds, plural, one {# second} other {# seconds}}',
  },
});

export const networkMessages = defineMessages({
  title: {
    id: 'identity.network.title',
    defaultMessage: 'IP Whitelisted Team. Please connect to the correct network',
  },
  text: {
    id: 'identity.network.text',
    defaultMessage:
      'Your team lets people in from certain networks only, and this is not one of them: connect to your office network or VPN, then try again.',
  },
  retry: { id: 'identity.network.retry', defaultMessage: 'Try again' },
  stillRestricted: {
    id: 'identity.network.stillRestricted',
    defaultMessage: 'This network is still not allowed.',
  },
  switchTeam: { id: 'identity.network.switchTeam', defaultMessage: 'Sign in to another team' },
  signingOut: { id: 'identity.signingOut', defaultMessage: 'Signing out…' },
});
