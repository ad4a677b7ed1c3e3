import { defineMessages } from 'react-intl';

/** What people have to have in a field. */
export const conditionPhrases = defineMessages<{ is: { field: string; values: string } }>({
  is: { id: 'enterprise.condition', defaultMessage: '{field} is {values}' },
});
