import { defineMessages } from 'react-intl';

export const shownOnceTexts = defineMessages({
  title: { id: 'authentication.once.title', defaultMessage: 'Close without keeping a copy?' },
  text: {
    id: 'authentication.once.text',
    defaultMessage: 'This is shown only once and has not been copied yet. If you close it, it is lost.',
  },
  stay: { id: 'authentication.once.stay', defaultMessage: 'Keep it open' },
  go: { id: 'authentication.once.go', defaultMessage: 'Close without a copy' },
});
