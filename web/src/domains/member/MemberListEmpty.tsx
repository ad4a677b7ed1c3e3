import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MembersIcon, SearchIcon } from '../../ui/icons.tsx';
import type { MemberListState } from './memberListState.ts';
import { memberPhrases, memberTexts } from './messages.ts';

/** Why the list of people is empty, and the way out. */
export function MemberListEmpty({
  state,
  onChange,
}: {
  state: MemberListState;
  onChange: (changes: Partial<MemberListState>) => void;
}) {
  const { formatMessage } = useIntl();
  if (state.search !== '') {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(memberPhrases.noResult, { search: state.search })}
        text={formatMessage(memberTexts.noResultText)}
        action={<Button onClick={() => onChange({ search: '' })}>{formatMessage(memberTexts.clearSearch)}</Button>}
      />
    );
  }
  if (state.role !== null || state.isLicensed !== null) {
    return (
      <EmptyState
        icon={<MembersIcon />}
        title={formatMessage(memberTexts.noMatchTitle)}
        text={formatMessage(memberTexts.noMatchText)}
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
      title={formatMessage(memberTexts.emptyTitle)}
      text={formatMessage(memberTexts.emptyText)}
    />
  );
}
