import { defineMessages } from 'react-intl';

export const googleSignInTexts = defineMessages({
  intro: {
    id: 'settings.googleSignIn.intro',
    defaultMessage:
      'While this is on, members and guests sign in with their Google account, and no PIN is e-mailed to them. It holds for everybody from their next sign-in on; nobody is signed out. Admins can still sign in with a PIN.',
  },
  label: { id: 'settings.googleSignIn.label', defaultMessage: 'Require sign-in with Google' },
  on: {
    id: 'settings.googleSignIn.on',
    defaultMessage: 'Members and guests sign in with their Google account; admins with a PIN, too.',
  },
  off: { id: 'settings.googleSignIn.off', defaultMessage: 'Everybody can sign in with a PIN.' },
  samlNote: {
    id: 'settings.googleSignIn.saml',
    defaultMessage: 'Your team signs in with SAML. Google sign-in can be required in its place under Authentication.',
  },
  toAuthentication: { id: 'settings.googleSignIn.toAuthentication', defaultMessage: 'Go to Authentication' },
  loadFailed: {
    id: 'settings.googleSignIn.loadFailed',
    defaultMessage: 'How people sign in could not be loaded',
  },
  notConfigured: {
    id: 'settings.googleSignIn.notConfigured',
    defaultMessage: 'Nobody could sign in: Google has not been set up for this installation yet. Ask whoever runs it.',
  },
  saveFailed: {
    id: 'settings.googleSignIn.saveFailed',
    defaultMessage: 'How people sign in could not be changed. Try again.',
  },
  askTitle: { id: 'settings.googleSignIn.ask.title', defaultMessage: 'Require sign-in with Google?' },
  askText: {
    id: 'settings.googleSignIn.ask.text',
    defaultMessage:
      'Members and guests without a Google account for their e-mail address cannot sign in any more until you turn this off. Admins keep the PIN.',
  },
  askConfirm: { id: 'settings.googleSignIn.ask.confirm', defaultMessage: 'Require Google' },
});
