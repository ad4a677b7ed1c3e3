import { defineMessages } from 'react-intl';

/** What is said alike wherever an answer was lost, be it of a form or of a press: whoever tries again does nothing twice. */
export const lossTexts = defineMessages({
  unreachable: {
    id: 'ui.lost.unreachable',
    defaultMessage: 'The server could not be reached. Check your connection and try again: nothing is done twice.',
  },
  unanswered: {
    id: 'ui.lost.unanswered',
    defaultMessage: 'No answer came, so it is not known whether this was done. Try again: nothing is done twice.',
  },
});

/** What is said alike wherever something was not saved. */
export const problemTexts = defineMessages({
  stale: {
    id: 'ui.stale',
    defaultMessage:
      'Somebody else changed this in the meantime, and what they saved has been loaded. What you entered is still here: look it over, and save again to put it in the place of theirs.',
  },
});
