import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { MemberListView } from './MemberListView.tsx';
import { readMemberList, waitsForSearch, writeMemberList, type MemberListState } from './memberListState.ts';
import { MemberToolbar } from './MemberToolbar.tsx';
import { memberTexts } from './messages.ts';
import { useLicenceWords, useListSetup } from './useListSetup.ts';

/** Stands in place of a large team's list until somebody is searched for. */
function SearchFirst() {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(memberTexts.searchFirst)}
        text={formatMessage(memberTexts.largeTeamNote)}
      />
    </Paper>
  );
}

/** The list of everybody in the team, with its search, filters and order in the address. */
export function UsersTab() {
  const [params, setParams] = useSearchParams();
  const state = readMemberList(params);
  const setup = useListSetup();
  const words = useLicenceWords();

  // What is typed does not pile up in the history; a filter is a step that Back undoes.
  const change = (changes: Partial<MemberListState>) =>
    setParams((before) => writeMemberList({ ...readMemberList(before), ...changes }, before), {
      replace: changes.search !== undefined,
    });

  const content = () => {
    if (!setup) return <ListSkeleton rows={8} />;
    if (waitsForSearch(setup, state.search)) return <SearchFirst />;
    return <MemberListView state={state} words={words} teamCount={setup.membersCount} onChange={change} />;
  };
  return (
    <>
      <MemberToolbar state={state} words={words} onChange={change} />
      {content()}
    </>
  );
}
