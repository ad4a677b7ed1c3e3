import { defineMessages } from 'react-intl';

/** Why a list is empty, and the way out. */
export const emptyStateTexts = defineMessages({
  noMatchTitle: { id: 'people.noMatch.title', defaultMessage: 'Nobody matches these filters' },
  noMatchText: { id: 'people.noMatch.text', defaultMessage: 'Try another role or license, or clear the filters.' },
  noResultText: {
    id: 'people.noResult.text',
    defaultMessage: 'Check the spelling, or search for the beginning of a name or an e-mail address.',
  },
  clearSearch: { id: 'people.search.clear', defaultMessage: 'Clear search' },
});

/** What names the search that found nobody. */
export const emptyStatePhrases = defineMessages<{ noResult: { search: string }; nobodyElse: { search: string } }>({
  nobodyElse: { id: 'people.noResult.nobodyElse', defaultMessage: 'Nobody else matches “{search}”.' },
  noResult: { id: 'people.noResult.title', defaultMessage: 'No results for “{search}”' },
});

/** A list that has nobody. */
export const emptyTitles = defineMessages({
  all: { id: 'people.empty.title', defaultMessage: 'Nobody is here yet' },
  admins: { id: 'people.empty.admins.title', defaultMessage: 'No admin to show' },
  guests: { id: 'people.empty.guests.title', defaultMessage: 'No guests yet' },
  pending: { id: 'people.empty.pending.title', defaultMessage: 'No pending requests' },
  deactivated: { id: 'people.empty.deactivated.title', defaultMessage: 'No user is deactivated' },
});

/** What a list is for, where it has nobody. */
export const emptyTexts = defineMessages({
  all: { id: 'people.empty.text', defaultMessage: 'People appear here once they join the team.' },
  admins: { id: 'people.empty.admins.text', defaultMessage: 'People who manage the team appear here.' },
  guests: {
    id: 'people.empty.guests.text',
    defaultMessage: 'Guests are people from outside who reach only the channels and contacts you choose.',
  },
  pending: {
    id: 'people.empty.pending.text',
    defaultMessage: 'People who ask to join the team wait here until an admin decides.',
  },
  deactivated: {
    id: 'people.empty.deactivated.text',
    defaultMessage: 'People whose membership is switched off stay here until you reactivate or delete them.',
  },
});
