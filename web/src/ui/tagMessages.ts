import { defineMessages } from 'react-intl';

/** The texts of the field for choosing several things. */
export const tagTexts = defineMessages({
  noMatch: { id: 'people.tags.noMatch', defaultMessage: 'No match' },
  loading: { id: 'people.tags.loading', defaultMessage: 'Searching…' },
  failed: { id: 'people.tags.failed', defaultMessage: 'The suggestions could not be loaded.' },
});

export const tagPhrases = defineMessages<{
  full: { most: number };
  hidden: { count: number };
  remove: { name: string };
  locked: { name: string; reason: string };
}>({
  full: { id: 'people.tags.full', defaultMessage: 'No more than {most, number} can be chosen.' },
  hidden: { id: 'people.tags.hidden', defaultMessage: '+{count, number}' },
  remove: { id: 'people.tags.remove', defaultMessage: 'Remove {name}' },
  locked: { id: 'people.tags.locked', defaultMessage: '{name}. {reason}' },
});
