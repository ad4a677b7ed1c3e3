import { MemberCount } from './MemberCount.tsx';
import type { LicenceWords } from './memberColumns.tsx';
import type { MemberListState } from './memberListState.ts';
import { MemberTable } from './MemberTable.tsx';
import { useMemberList } from './useMemberList.ts';

/** Reads the list that the address names, and shows how many people it has and who they are. */
export function MemberListView({
  state,
  words,
  teamCount,
  onChange,
}: {
  state: MemberListState;
  words: LicenceWords;
  /** How many people the whole team has; null where that could not be read. */
  teamCount: number | null;
  onChange: (changes: Partial<MemberListState>) => void;
}) {
  const list = useMemberList(state);
  const count = list.isStale ? null : (list.connection?.totalCount ?? null);
  return (
    <>
      <MemberCount state={state} count={count} teamCount={teamCount} />
      <MemberTable list={list} state={state} words={words} onChange={onChange} />
    </>
  );
}
