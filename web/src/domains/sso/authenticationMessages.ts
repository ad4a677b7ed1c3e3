import { defineMessages } from 'react-intl';

export const authenticationTexts = defineMessages({
  title: { id: 'authentication.title', defaultMessage: 'Authentication' },
  description: {
    id: 'authentication.description',
    defaultMessage: 'How the people of your team sign in, and how your company’s directory keeps them up to date.',
  },
  tabs: { id: 'authentication.tabs', defaultMessage: 'Parts of the page' },
  tabSignIn: { id: 'authentication.tab.signIn', defaultMessage: 'Authentication' },
  tabProvisioning: { id: 'authentication.tab.provisioning', defaultMessage: 'Provisioning' },
  loadFailed: {
    id: 'authentication.load.failed',
    defaultMessage: 'There was an error loading your authentication settings. Please try again.',
  },
  type: { id: 'authentication.type', defaultMessage: 'Authentication type' },
  typeText: {
    id: 'authentication.type.text',
    defaultMessage: 'A team uses one of them. Choosing here changes nothing yet: set it up below.',
  },
  google: { id: 'authentication.google', defaultMessage: 'Google' },
  googleHint: {
    id: 'authentication.google.hint',
    defaultMessage: 'People sign in with the Google account of their e-mail address.',
  },
  saml: { id: 'authentication.saml', defaultMessage: 'SAML' },
  samlHint: {
    id: 'authentication.saml.hint',
    defaultMessage: 'People sign in at the identity provider of your company.',
  },
});

export const authenticationPhrases = defineMessages<{ inUse: { name: string } }>({
  inUse: { id: 'authentication.inUse', defaultMessage: 'In use: {name}' },
});
