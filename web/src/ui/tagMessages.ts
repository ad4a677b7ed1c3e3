import { defineMessages } from 'react-intl';

/** The texts of the field for choosing several things. */
export const tagTexts = defineMessages({
  noMatch: { id: 'ui.tags.noMatch', defaultMessage: 'No match' },
  loading: { id: 'ui.tags.loading', defaultMessage: 'Searching…' },
  failed: { id: 'ui.tags.failed', defaultMessage: 'The suggestions could not be loaded.' },
});

export const tagPhrases = defineMessages<{
  full: { most: number };
  hidden: { count: number };
  remove: { name: string };
  locked: { name: string; reason: string };
}>({
  full: { id: 'ui.tags.full', defaultMessage: 'No more than {most, number} can be chosen.' },
  hidden: { id: 'ui.tags.hidden', defaultMessage: '+{count, number}' },
  remove: { id: 'ui.tags.remove', defaultMessage: 'Remove {name}' },
  locked: { id: 'ui.tags.locked', defaultMessage: '{name}. {reason}' },
});
