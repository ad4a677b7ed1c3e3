import { defineMessages } from 'react-intl';

/** What stands around the fields of a card. */
export const cardFrameTexts = defineMessages({
  title: { id: 'plan.card.title', defaultMessage: 'Card details' },
  loading: { id: 'plan.card.loading', defaultMessage: 'Loading the card fields…' },
  failed: { id: 'plan.card.failed', defaultMessage: 'The card fields could not be loaded' },
  notOffered: {
    id: 'plan.card.notOffered',
    defaultMessage: 'Payment by card has not been set up for this installation. Ask whoever runs it.',
  },
  tryAgain: { id: 'plan.card.tryAgain', defaultMessage: 'Try again' },
});
