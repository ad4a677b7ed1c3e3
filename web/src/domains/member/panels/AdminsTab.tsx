import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import Button from '@mui/material/Button';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import type { PagedList } from '../../../lib/apollo/usePagedList.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { useViewport } from '../../../lib/viewport/useViewport.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MembersIcon, MoreIcon, SearchIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ListCount, ListToolbar } from '../../../ui/table/ListToolbar.tsx';
import { ListRoom } from '../../../ui/table/listPage.ts';
import { useRows } from '../../../ui/table/rowSource.ts';
import { Spoken } from '../../../ui/Spoken.ts';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import { menuColumn, personColumns, type MemberColumn } from '../list/memberColumns.tsx';
import { PartialNote } from '../list/PartialNote.tsx';
import { memberPhrases, memberTexts, tabNames } from '../messages.ts';
import { emptyStatePhrases, emptyStateTexts, emptyTexts, emptyTitles } from './emptyMessages.ts';
import { warmMenus } from '../onDemandActions.ts';
import { useLicensing } from '../list/useLicensing.ts';
import type { LicenceWords } from '../list/licenceWords.ts';
import type { OpenMemberDialog } from '../openMemberDialog.ts';
import { AdminActions } from './AdminActions.tsx';
import { panelTexts } from './messages.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { PlanNote } from './PlanNote.tsx';
import { useAdminList } from './useAdminList.ts';

/** How near to the bottom more admins are asked for, in px. */
const NEAR_BOTTOM = 100;

const useAdminColumns = (words: LicenceWords, onDialog: (dialog: MemberDialog) => void): readonly MemberColumn[] => {
  const intl = useIntl();
  const { isStacked } = useViewport();
  return useMemo(
    () => [
      ...personColumns(intl, { words: 'none', isNarrow: isStacked, hasRole: false, onDialog }),
      {
        id: 'adminActions',
        header: <Spoken>{intl.formatMessage(memberTexts.decisionColumn)}</Spoken>,
        // The same in every row, however long its words are.
        width: 'minmax(240px, 6fr)',
        align: 'end',
        wideOnly: true,
        hasControls: true,
        render: (admin, tabIndex) => <AdminActions admin={admin} tabIndex={tabIndex} onDialog={onDialog} />,
      },
      menuColumn(intl, { words, onDialog }),
    ],
    [intl, isStacked, words, onDialog],
  );
};

/** Those whom the search names. */
const useFound = ({ items }: PagedList<ListedMember>, search: string) =>
  useMemo(() => {
    const matches = ({ name, email }: ListedMember) =>
      matchesWordStart(`${name?.first ?? ''} ${name?.last ?? ''} ${email ?? ''}`, search);
    return search === '' ? (items ?? []) : (items ?? []).filter(matches);
  }, [items, search]);

/** Stands in place of the admins: none match, there are none, or they could not be read. */
function NoAdmins({ list, search, onClear }: { list: PagedList<ListedMember>; search: string; onClear: () => void }) {
  const { formatMessage } = useIntl();
  if (!list.items) {
    return (
      <ErrorState
        title={formatMessage(panelTexts.adminsFailed)}
        requestId={failureOf(list.error)?.requestId}
        onRetry={list.readAgain}
      />
    );
  }
  if (search === '') {
    return (
      <EmptyState
        icon={<MembersIcon />}
        title={formatMessage(emptyTitles.admins)}
        text={formatMessage(emptyTexts.admins)}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(emptyStatePhrases.noResult, { search })}
      text={formatMessage(emptyStateTexts.noResultText)}
      action={<Button onClick={onClear}>{formatMessage(emptyStateTexts.clearSearch)}</Button>}
    />
  );
}

const idOf = ({ id }: ListedMember) => id;

/** The team's admins by address, with what can be done with each. */
export function AdminsTab({ onDialog }: { onDialog: OpenMemberDialog }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const search = params.get('search')?.trim() ?? '';
  // All of them are read before a search says who is found.
  const list = useAdminList(search !== '');
  const rows = useFound(list, search);
  const people = useRows(rows, idOf);
  const { words } = useLicensing();
  const columns = useAdminColumns(words, onDialog);
  const count = search === '' ? list.totalCount : rows.length;
  const countText = () => {
    if (list.items === null || (search !== '' && (list.hasMore || list.isStale))) return '';
    return search === ''
      ? formatMessage(memberPhrases.count, { count })
      : formatMessage(memberPhrases.resultCount, { count, search });
  };
  const find = (text: string) => setParams({ search: text }, { replace: true });
  return (
    <>
      <PlanNote feature="ADMINS" />
      <ListToolbar
        search={<SearchField value={search} onSearch={find} label={formatMessage(panelTexts.adminSearch)} />}
        end={
          <>
            <ListCount text={countText()} isSpokenOnly={count === 0} />
            <MenuButton label={formatMessage(memberTexts.moreMenu)} icon={<MoreIcon />} onWarm={warmMenus}>
              {(menu) => <MoreMenu {...menu} tab="admins" words={words} people={people} />}
            </MenuButton>
          </>
        }
      />
      {list.items && list.error && !list.isLoading && <PartialNote onRetry={list.readAgain} />}
      <ListRoom>
        <DataTable
          label={formatMessage(tabNames.admins)}
          columns={columns}
          rows={people}
          totalCount={count}
          loading={list.isGrowing || (list.isLoading && list.items === null)}
          hasMore={list.hasMore && search === ''}
          onLoadMore={list.loadMore}
          nearBottomPx={NEAR_BOTTOM}
          empty={<NoAdmins list={list} search={search} onClear={() => find('')} />}
          footer={
            list.growthError && (
              <ErrorState
                compact
                title={formatMessage(panelTexts.adminsGrowthFailed)}
                requestId={failureOf(list.growthError)?.requestId}
                onRetry={list.loadMore}
              />
            )
          }
        />
      </ListRoom>
    </>
  );
}
