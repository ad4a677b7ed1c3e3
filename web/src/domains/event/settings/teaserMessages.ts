import { defineMessages } from 'react-intl';

/** What the panels have in common that show what this version does not have yet. */
export const teaserTexts = defineMessages({
  preview: { id: 'settings.teaser.preview', defaultMessage: 'Preview' },
  request: { id: 'settings.teaser.request', defaultMessage: 'Request this feature' },
  passedOn: {
    id: 'settings.teaser.passedOn',
    defaultMessage: 'Thank you: we have passed it on. You will hear from us when there is news.',
  },
  requestFailed: {
    id: 'settings.teaser.requestFailed',
    defaultMessage: 'Your request could not be passed on. Please try again.',
  },
  askHelp: { id: 'settings.teaser.askHelp', defaultMessage: 'Questions? Ask the help site' },
});

export const teaserPhrases = defineMessages<{ support: { email: string } }>({
  support: { id: 'settings.teaser.support', defaultMessage: 'Write to {email}' },
});
