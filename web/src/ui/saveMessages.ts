import { defineMessages } from 'react-intl';

/** The texts of a form's foot. */
export const saveMessages = defineMessages({
  saving: { id: 'ui.saving', defaultMessage: 'Saving…' },
  saved: { id: 'ui.saved', defaultMessage: 'Saved' },
  discard: { id: 'ui.discard', defaultMessage: 'Discard changes' },
});
