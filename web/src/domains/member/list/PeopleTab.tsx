import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import type { OpenMemberDialog } from '../openMemberDialog.ts';
import { MemberListView } from './MemberListView.tsx';
import {
  leastSearchOf,
  memberListWords,
  readMemberList,
  waitsForSearch,
  withoutShortSearch,
  type MemberListState,
} from './memberListState.ts';
import type { MemberSelection } from './memberScope.ts';
import { MemberToolbar } from './MemberToolbar.tsx';
import { memberTexts } from '../messages.ts';
import { PlanNote } from '../onDemand.ts';
import { UNKNOWN_SIZE, useTeamSize } from '../people/useTeamSize.ts';
import type { MemberTab } from './tabs.ts';
import { useLicensing } from './useLicensing.ts';

/** Stands in place of a large team's list until somebody is searched for. */
function SearchFirst({ onWholeList }: { onWholeList: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(memberTexts.searchFirst)}
        text={formatMessage(memberTexts.largeTeamNote)}
        action={<Button onClick={onWholeList}>{formatMessage(memberTexts.wholeList)}</Button>}
      />
    </Paper>
  );
}

/**
 * A list of people with its search, filters and order in the address, and with what can be done with those who are
 * selected. What is selected stays so while the list grows or is searched.
 */
export function PeopleTab({
  tab,
  selection,
  onDialog,
}: {
  tab: MemberTab;
  selection: MemberSelection;
  onDialog: OpenMemberDialog;
}) {
  const [params, setParams] = useUrlState();
  const state = readMemberList(params);
  const isWholeListWanted = params.get('list') === 'whole';
  const teamSize = useTeamSize();
  // How large the team is decides about the list of all, and about searches; the other lists are there without it.
  const size = teamSize ?? (tab === 'all' || state.search !== '' ? null : UNKNOWN_SIZE);
  const licensing = useLicensing();
  const [toolbarEnd, setToolbarEnd] = useState<HTMLElement | null>(null);

  // What is typed does not pile up in the history; a filter is a step that Back undoes.
  const change = (changes: Partial<MemberListState>) =>
    setParams(memberListWords(changes), { replace: changes.search !== undefined });

  const content = () => {
    if (!size) return <ListSkeleton rows={8} />;
    if (tab === 'all' && !isWholeListWanted && waitsForSearch(size, state.search)) {
      return <SearchFirst onWholeList={() => setParams({ list: 'whole' })} />;
    }
    const isTooShort = state.search !== '' && waitsForSearch(size, state.search);
    return (
      <MemberListView
        state={withoutShortSearch(state, size)}
        missingCharacters={isTooShort ? leastSearchOf(size) : null}
        licensing={licensing}
        teamCount={size.membersCount}
        selection={selection}
        toolbarEnd={toolbarEnd}
        onChange={change}
        onDialog={onDialog}
      />
    );
  };
  return (
    <>
      {tab === 'guests' && (
        <OnDemand>
          <PlanNote feature="GUESTS" />
        </OnDemand>
      )}
      <MemberToolbar state={state} words={licensing.words} onChange={change} endRef={setToolbarEnd} />
      {content()}
    </>
  );
}
