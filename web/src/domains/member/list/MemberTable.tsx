import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListRoom } from '../../../ui/table/listPage.ts';
import type { RowSource } from '../../../ui/table/rowSource.ts';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import type { LicenceWords } from './licenceWords.ts';
import { useMemberColumns } from './memberColumns.tsx';
import type { MemberListState } from './memberListState.ts';
import { memberName } from '../people/memberName.ts';
import { MOST_READ_AT_ONCE, type MemberScope, type MemberSelection } from './memberScope.ts';
import { memberPhrases, memberTexts, tabNames } from '../messages.ts';
import { MemberListEmpty } from '../onDemand.ts';
import { SelectMenu, warmMenus } from '../onDemandActions.ts';
import { PartialNote } from './PartialNote.tsx';
import type { MemberList } from './useMemberList.ts';

interface Props {
  readonly list: MemberList;
  /** Those who are loaded of it. */
  readonly people: RowSource<ListedMember>;
  readonly state: MemberListState;
  readonly scope: MemberScope;
  readonly words: LicenceWords;
  readonly selection: MemberSelection;
  /** The same function from render to render. */
  readonly onDialog: (dialog: MemberDialog) => void;
  readonly onChange: (changes: Partial<MemberListState>) => void;
}

/** Stands in place of the people: nobody matches, or they could not be read. */
function NoRows({
  list,
  state,
  hadPeople,
  onChange,
}: Pick<Props, 'list' | 'state' | 'onChange'> & { hadPeople: boolean }) {
  const { formatMessage } = useIntl();
  if (list.connection) {
    return (
      <OnDemand>
        <MemberListEmpty state={state} hadPeople={hadPeople} onChange={onChange} />
      </OnDemand>
    );
  }
  const failure = failureOf(list.error);
  const status = state.tab === 'guests' ? (failure?.status ?? null) : null;
  const title =
    status === null
      ? formatMessage(memberTexts.listFailed)
      : formatMessage(memberPhrases.guestsFailed, { status: String(status) });
  return <ErrorState title={title} requestId={failure?.requestId} onRetry={list.retry} />;
}

/** Stands below the people where more of them could not be read. */
function GrowthFailed({ list: { growthError, loadMore } }: Pick<Props, 'list'>) {
  const { formatMessage } = useIntl();
  if (!growthError) return null;
  return (
    <ErrorState
      compact
      title={formatMessage(memberTexts.growthFailed)}
      requestId={failureOf(growthError)?.requestId}
      onRetry={loadMore}
    />
  );
}

/** What can be selected, beside the box in the head of the list. */
function SelectButton(props: Pick<Props, 'list' | 'people' | 'scope' | 'words' | 'selection'>) {
  const { formatMessage } = useIntl();
  const { list, ...rest } = props;
  return (
    <MenuButton
      label={formatMessage(memberTexts.selectMenu)}
      icon={<ChevronDownIcon fontSize="small" />}
      onWarm={warmMenus}
    >
      {(menu) => list.connection && <SelectMenu {...menu} {...rest} connection={list.connection} />}
    </MenuButton>
  );
}

/** Whether a list that is empty had somebody since it was opened: then the last of them left it by what was done here. */
const useHadPeople = ({ connection, isStale }: MemberList, { key }: MemberScope): boolean => {
  const [seen, setSeen] = useState<string | null>(null);
  const hasPeople = connection !== null && !isStale && connection.totalCount > 0;
  if (hasPeople && seen !== key) setSeen(key);
  return seen === key;
};

/** The people themselves, or why there are none. */
export function MemberTable({ list, people, state, scope, words, selection, onDialog, onChange }: Props) {
  const intl = useIntl();
  const columns = useMemberColumns({ tab: state.tab, words, onDialog }, selection);
  const nameOf = useCallback((member: ListedMember) => memberName(intl, member), [intl]);
  const { connection, isLoading, isStale, isGrowing, error } = list;
  const hadPeople = useHadPeople(list, scope);
  const onSelectWhole =
    connection && connection.ids.length > MOST_READ_AT_ONCE
      ? () => selection.matching(scope, connection.totalCount)
      : undefined;
  const menu = <SelectButton list={list} people={people} scope={scope} words={words} selection={selection} />;
  return (
    <>
      {connection && error && !isLoading && <PartialNote onRetry={list.retry} />}
      <ListRoom aria-busy={isStale} sx={{ opacity: isStale ? 0.55 : 1, transition: 'opacity 120ms' }}>
        <DataTable
          label={intl.formatMessage(state.tab === 'all' ? memberTexts.listLabel : tabNames[state.tab])}
          columns={columns}
          rows={people}
          totalCount={connection?.totalCount ?? 0}
          loading={isGrowing || (isLoading && !connection)}
          hasMore={!isStale && connection?.pageInfo.hasNextPage === true}
          onLoadMore={list.loadMore}
          sort={{ column: state.field, direction: state.direction }}
          onSort={({ column, direction }) => onChange({ field: column === 'EMAIL' ? 'EMAIL' : 'NAME', direction })}
          empty={<NoRows list={list} state={state} hadPeople={hadPeople} onChange={onChange} />}
          footer={<GrowthFailed list={list} />}
          selection={{ store: selection, nameOf, scopeKey: scope.key, isWaiting: isStale, onSelectWhole, menu }}
        />
      </ListRoom>
    </>
  );
}
