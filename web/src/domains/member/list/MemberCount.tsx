import { useIntl } from 'react-intl';
import { ListCount } from '../../../ui/table/ListToolbar.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import { isNarrowed, SEARCH_LIMIT, type MemberListState } from './memberListState.ts';
import { memberPhrases, memberTexts } from '../messages.ts';

/** How many people the list has, told to screen readers when a search or filter has changed it. */
export function MemberCount({
  state,
  count,
  teamCount,
  missingCharacters,
}: {
  state: MemberListState;
  /** Null while it is not known. */
  count: number | null;
  /** How many people the whole team has; null where that could not be read. */
  teamCount: number | null;
  /** How many characters a search needs; null unless what is typed is too short. */
  missingCharacters: number | null;
}) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  const text = () => {
    if (missingCharacters !== null) return formatMessage(memberPhrases.shortSearch, { count: missingCharacters });
    if (count === null) return '';
    if (state.search !== '') return formatMessage(memberPhrases.resultCount, { count, search: state.search });
    if (!isNarrowed(state) || teamCount === null) return formatMessage(memberPhrases.count, { count });
    return formatMessage(memberPhrases.filteredCount, { count, total: teamCount });
  };
  const isLimit = state.search !== '' && count !== null && count >= SEARCH_LIMIT;
  const whole = sentences([text(), isLimit ? formatMessage(memberTexts.searchLimit) : null]);
  // An empty list says in its own place that nobody matches.
  return <ListCount text={whole} isSpokenOnly={count === 0 && missingCharacters === null} />;
}
