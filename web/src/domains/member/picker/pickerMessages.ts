import { defineMessages } from 'react-intl';

/** The dialog in which people are chosen for a setting. */
export const pickerTexts = defineMessages({
  search: { id: 'settings.picker.search', defaultMessage: 'Search by name or e-mail address' },
  people: { id: 'settings.picker.people', defaultMessage: 'People' },
  onlyChosen: { id: 'settings.picker.onlyChosen', defaultMessage: 'Only those who are chosen' },
  loadFailed: { id: 'settings.picker.loadFailed', defaultMessage: 'The people could not be loaded' },
  moreFailed: { id: 'settings.picker.moreFailed', defaultMessage: 'Not everybody could be loaded' },
  nobodyChosen: { id: 'settings.picker.nobodyChosen', defaultMessage: 'Nobody is chosen yet.' },
  nobodyChosenSearch: {
    id: 'settings.picker.nobodyChosenSearch',
    defaultMessage: 'Nobody is chosen yet. Search for the people whom you want to choose.',
  },
  nobody: { id: 'settings.picker.nobody', defaultMessage: 'There is nobody to choose.' },
  firstMatches: {
    id: 'settings.picker.firstMatches',
    defaultMessage: 'These are the first matches. Type more to narrow them down.',
  },
  selectShown: { id: 'settings.picker.selectShown', defaultMessage: 'Choose everybody who is shown' },
  deactivated: { id: 'settings.picker.deactivated', defaultMessage: 'Deactivated' },
});

/** Those that count or name something. */
export const pickerPhrases = defineMessages<{
  chosen: { count: number };
  noMatch: { search: string };
  typeMore: { count: number };
}>({
  chosen: { id: 'settings.picker.chosen', defaultMessage: '{count, plural, one {# chosen} other {# chosen}}' },
  noMatch: { id: 'settings.picker.noMatch', defaultMessage: 'Nobody was found for “{search}”.' },
  typeMore: {
    id: 'settings.picker.typeMore',
    defaultMessage:
      '{count, plural, one {Type at least # character to search for people.} other {Type at least # characters to search for people.}}',
  },
});
