import { defineMessages } from 'react-intl';

/** The texts of the field for typing several things. */
export const textTagPhrases = defineMessages<{ remove: { name: string }; showAll: { count: number } }>({
  remove: { id: 'ui.textTags.remove', defaultMessage: 'Remove {name}' },
  showAll: { id: 'ui.textTags.showAll', defaultMessage: 'Show all {count, number}' },
});
