import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MembersIcon, SearchIcon } from '../../../ui/icons.tsx';
import type { MemberListState } from '../list/memberListState.ts';
import { emptyStatePhrases, emptyStateTexts, emptyTexts, emptyTitles } from './emptyMessages.ts';
import { memberTexts } from '../messages.ts';

/** Why the list of people is empty, and the way out. */
export function MemberListEmpty({
  state,
  hadPeople,
  onChange,
}: {
  state: MemberListState;
  /** Somebody was on this list since it was opened, and is not any more. */
  hadPeople: boolean;
  onChange: (changes: Partial<MemberListState>) => void;
}) {
  const { formatMessage } = useIntl();
  if (state.search !== '') {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(emptyStatePhrases[hadPeople ? 'nobodyElse' : 'noResult'], { search: state.search })}
        text={hadPeople ? undefined : formatMessage(emptyStateTexts.noResultText)}
        action={<Button onClick={() => onChange({ search: '' })}>{formatMessage(emptyStateTexts.clearSearch)}</Button>}
      />
    );
  }
  if (state.role !== null || state.isLicensed !== null) {
    return (
      <EmptyState
        icon={<MembersIcon />}
        title={formatMessage(emptyStateTexts.noMatchTitle)}
        text={formatMessage(emptyStateTexts.noMatchText)}
        action={
          <Button onClick={() => onChange({ role: null, isLicensed: null })}>
            {formatMessage(memberTexts.clearFilters)}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<MembersIcon />}
      title={formatMessage(emptyTitles[state.tab])}
      text={formatMessage(emptyTexts[state.tab])}
    />
  );
}
