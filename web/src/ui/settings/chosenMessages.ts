import { defineMessages } from 'react-intl';

/** The people who are chosen for a setting. */
export const chosenTexts = defineMessages({
  choose: { id: 'settings.chosen.choose', defaultMessage: 'Choose people' },
  nobody: { id: 'settings.chosen.nobody', defaultMessage: 'Nobody is chosen.' },
  guest: { id: 'settings.chosen.guest', defaultMessage: 'Guest' },
  deactivated: { id: 'settings.chosen.deactivated', defaultMessage: 'Deactivated' },
  people: { id: 'settings.chosen.people', defaultMessage: 'Chosen people' },
});

export const chosenPhrases = defineMessages<{
  count: { count: number };
  more: { count: number };
  remove: { name: string };
  noted: { name: string; note: string };
}>({
  count: {
    id: 'settings.chosen.count',
    defaultMessage: '{count, plural, one {# person is chosen.} other {# people are chosen.}}',
  },
  more: { id: 'settings.chosen.more', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
  remove: { id: 'settings.chosen.remove', defaultMessage: 'Remove {name}' },
  noted: { id: 'settings.chosen.noted', defaultMessage: '{name} ({note})' },
});
