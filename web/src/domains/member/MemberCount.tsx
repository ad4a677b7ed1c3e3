import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { isNarrowed, SEARCH_LIMIT, type MemberListState } from './memberListState.ts';
import { memberPhrases, memberTexts } from './messages.ts';

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
  const text = () => {
    if (missingCharacters !== null) return formatMessage(memberPhrases.shortSearch, { count: missingCharacters });
    if (count === null) return '';
    if (state.search !== '') return formatMessage(memberPhrases.resultCount, { count, search: state.search });
    if (!isNarrowed(state) || teamCount === null) return formatMessage(memberPhrases.count, { count });
    return formatMessage(memberPhrases.filteredCount, { count, total: teamCount });
  };
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{ minHeight: '1.5em', mb: 1, overflowWrap: 'anywhere' }}
    >
      {text()}
      {state.search !== '' && count !== null && count >= SEARCH_LIMIT && ` ${formatMessage(memberTexts.searchLimit)}`}
    </Typography>
  );
}
