import { defineMessages } from 'react-intl';

/** The texts of the field for typing several things. */
export const textTagPhrases = defineMessages<{ remove: { name: string }; showAll: { count: number } }>({
  remove: { id: 'settings.tags.remove', defaultMessage: 'Remove {name}' },
  showAll: { id: 'settings.tags.showAll', defaultMessage: 'Show all {count, number}' },
});
