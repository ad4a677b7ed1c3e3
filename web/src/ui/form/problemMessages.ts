import { defineMessages } from 'react-intl';

/** What is said alike wherever something was not saved. */
export const problemTexts = defineMessages({
  stale: {
    id: 'ui.stale',
    defaultMessage:
      'Somebody else changed this in the meantime, and what they saved has been loaded. What you entered is still here: look it over, and save again to put it in the place of theirs.',
  },
});
