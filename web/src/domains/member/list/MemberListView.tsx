import { useCallback, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { MoreIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { RowSource } from '../../../ui/table/rowSource.ts';
import { useHasSelection } from '../../../ui/table/useSelection.ts';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import { useListedMembers } from './listedMember.ts';
import { MemberCount } from './MemberCount.tsx';
import type { MemberListState } from './memberListState.ts';
import { MOST_READ_AT_ONCE, peopleIn, scopeOfState, settleSelection, type MemberSelection } from './memberScope.ts';
import { MemberTable } from './MemberTable.tsx';
import { memberTexts } from '../messages.ts';
import { BulkBar, MoreMenu, warmMenus } from '../onDemandActions.ts';
import type { OpenMemberDialog } from '../openMemberDialog.ts';
import type { Licensing } from './useLicensing.ts';
import { useMemberList, type MemberList } from './useMemberList.ts';

/** Everybody of the list; and what is selected of it kept at what the list says of it now. */
const useScope = (
  state: MemberListState,
  { connection, isStale, isGrowing }: MemberList,
  { read }: RowSource<ListedMember>,
  selection: MemberSelection,
) => {
  const name = JSON.stringify(state);
  // oxlint-disable-next-line react/exhaustive-deps -- the state is made anew with every render; its name is not
  const scope = useMemo(() => scopeOfState(state), [name]);
  useEffect(() => {
    if (!connection || isStale || isGrowing) return;
    selection.resize(scope.key, connection.totalCount);
    if (selection.count() <= MOST_READ_AT_ONCE) selection.renew(read);
  }, [connection, isStale, isGrowing, read, scope, selection]);
  return scope;
};

const NOBODY: readonly string[] = [];

/** Reads the list that the address names, and shows how many people it has, who they are, and what is selected. */
export function MemberListView({
  state,
  missingCharacters,
  licensing,
  teamCount,
  selection,
  toolbarEnd,
  onChange,
  onDialog,
}: {
  state: MemberListState;
  /** How many characters a search needs; null unless what is typed is too short. */
  missingCharacters: number | null;
  licensing: Licensing;
  /** How many people the whole team has; null where that could not be read. */
  teamCount: number | null;
  selection: MemberSelection;
  /** The right of the toolbar, which stands before there is a list; null while it is not there. */
  toolbarEnd: HTMLElement | null;
  onChange: (changes: Partial<MemberListState>) => void;
  onDialog: OpenMemberDialog;
}) {
  const { formatMessage } = useIntl();
  const list = useMemberList(state);
  const people = useListedMembers(list.connection?.ids ?? NOBODY);
  const scope = useScope(state, list, people, selection);
  const { read } = people;
  const hasSelection = useHasSelection(selection);
  const { tab } = state;
  const { words } = licensing;
  const open = useCallback(
    (dialog: MemberDialog) =>
      onDialog(dialog, (failedIds) => settleSelection(selection, peopleIn(dialog), failedIds, read)),
    [onDialog, selection, read],
  );
  return (
    <>
      {toolbarEnd &&
        createPortal(
          <>
            <MemberCount
              state={state}
              count={list.isStale ? null : (list.connection?.totalCount ?? null)}
              teamCount={tab === 'all' ? teamCount : null}
              missingCharacters={missingCharacters}
            />
            <MenuButton label={formatMessage(memberTexts.moreMenu)} icon={<MoreIcon />} onWarm={warmMenus}>
              {(menu) => <MoreMenu {...menu} tab={tab} words={words} people={people} />}
            </MenuButton>
          </>,
          toolbarEnd,
        )}
      <MemberTable
        list={list}
        people={people}
        state={state}
        scope={scope}
        words={words}
        selection={selection}
        onChange={onChange}
        onDialog={open}
      />
      {hasSelection && (
        <OnDemand>
          <BulkBar tab={tab} licensing={licensing} teamCount={teamCount} selection={selection} onDialog={open} />
        </OnDemand>
      )}
    </>
  );
}
