import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { RowSource } from '../../ui/table/rowSource.ts';
import type { MemberDialog } from './dialogs/memberDialog.ts';
import type { ListedMember } from './dialogs/people.ts';
import type { LicenceWords } from './licenceWords.ts';
import { useMemberColumns } from './memberColumns.tsx';
import type { MemberListState } from './memberListState.ts';
import { memberName } from './memberName.ts';
import { MOST_READ_AT_ONCE, type MemberScope, type MemberSelection } from './memberScope.ts';
import { memberPhrases, memberTexts, tabNames } from './messages.ts';
import { MemberListEmpty } from './onDemand.ts';
import { SelectMenu, warmMenus } from './onDemandActions.ts';
import type { MemberList } from './useMemberList.ts';

/** What is left of the window below the page's head, so that the page itself does not scroll. */
const HEIGHT = 'max(320px, calc(100dvh - 344px))';

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

/** Some people came without their names: says so above the list. */
function PartialNote({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {formatMessage(uiMessages.retry)}
    </Button>
  );
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }} action={retry}>
      {formatMessage(memberTexts.listPartial)}
    </Alert>
  );
}

/** Stands in place of the people: nobody matches, or they could not be read. */
function NoRows({ list, state, onChange }: Pick<Props, 'list' | 'state' | 'onChange'>) {
  const { formatMessage } = useIntl();
  if (list.connection) {
    return (
      <Suspense fallback={null}>
        <MemberListEmpty state={state} onChange={onChange} />
      </Suspense>
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

/** The people themselves, or why there are none. */
export function MemberTable({ list, people, state, scope, words, selection, onDialog, onChange }: Props) {
  const intl = useIntl();
  const columns = useMemberColumns({ tab: state.tab, words, onDialog }, selection);
  const nameOf = useCallback((member: ListedMember) => memberName(intl, member), [intl]);
  const { connection, isLoading, isStale, isGrowing, error } = list;
  const onSelectWhole =
    connection && connection.ids.length > MOST_READ_AT_ONCE
      ? () => selection.matching(scope, connection.totalCount)
      : undefined;
  const menu = <SelectButton list={list} people={people} scope={scope} words={words} selection={selection} />;
  return (
    <>
      {connection && error && !isLoading && <PartialNote onRetry={list.retry} />}
      <Box sx={{ opacity: isStale ? 0.55 : 1, transition: 'opacity 120ms' }}>
        <DataTable
          label={intl.formatMessage(state.tab === 'all' ? memberTexts.listLabel : tabNames[state.tab])}
          columns={columns}
          rows={people}
          height={HEIGHT}
          totalCount={connection?.totalCount ?? 0}
          loading={isGrowing || (isLoading && !connection)}
          hasMore={!isStale && connection?.pageInfo.hasNextPage === true}
          onLoadMore={list.loadMore}
          sort={{ column: state.field, direction: state.direction }}
          onSort={({ column, direction }) => onChange({ field: column === 'EMAIL' ? 'EMAIL' : 'NAME', direction })}
          empty={<NoRows list={list} state={state} onChange={onChange} />}
          footer={<GrowthFailed list={list} />}
          selection={{ store: selection, nameOf, scopeKey: scope.key, isWaiting: isStale, onSelectWhole, menu }}
        />
      </Box>
    </>
  );
}
