import { defineMessages } from 'react-intl';

export const googleTexts = defineMessages({
  title: { id: 'authentication.google.title', defaultMessage: 'Sign-in with Google' },
  label: { id: 'authentication.google.label', defaultMessage: 'Google sign-in required' },
  on: {
    id: 'authentication.google.on',
    defaultMessage: 'Members and guests sign in with their Google account; admins with a PIN, too.',
  },
  off: { id: 'authentication.google.off', defaultMessage: 'Everybody can sign in with a PIN.' },
  samlStays: {
    id: 'authentication.google.samlStays',
    defaultMessage:
      'Your team signs in with SAML at present. Its configuration stays until you require Google sign-in here, or remove it.',
  },
  failed: {
    id: 'authentication.google.failed',
    defaultMessage: 'There was an error updating Google sign-in. Please try again.',
  },
  notConfigured: {
    id: 'authentication.google.notConfigured',
    defaultMessage: 'Nobody could sign in: Google has not been set up for this installation yet. Ask whoever runs it.',
  },
  configured: {
    id: 'authentication.google.configured',
    defaultMessage: 'Somebody has set up SAML meanwhile. Look at it, then decide again.',
  },
  askTitle: { id: 'authentication.google.ask.title', defaultMessage: 'Require sign-in with Google?' },
  askText: {
    id: 'authentication.google.ask.text',
    defaultMessage:
      'Members and guests without a Google account for their e-mail address cannot sign in any more until you turn this off. Admins keep the PIN.',
  },
  askSaml: {
    id: 'authentication.google.ask.saml',
    defaultMessage:
      'Your SAML configuration is removed with its recovery codes: nobody can sign in at your identity provider any more.',
  },
  confirm: { id: 'authentication.google.ask.confirm', defaultMessage: 'Require Google' },
  confirmSaml: { id: 'authentication.google.ask.confirmSaml', defaultMessage: 'Require Google and remove SAML' },
});
