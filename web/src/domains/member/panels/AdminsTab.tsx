import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import Button from '@mui/material/Button';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { useViewport } from '../../../lib/viewport/useViewport.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MembersIcon, MoreIcon, SearchIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useRows } from '../../../ui/table/rowSource.ts';
import { Spoken } from '../../../ui/Spoken.ts';
import type { MemberDialog } from '../dialogs/memberDialog.ts';
import type { ListedMember } from '../dialogs/people.ts';
import { menuColumn, personColumns, type MemberColumn } from '../memberColumns.tsx';
import { memberTexts, tabNames } from '../messages.ts';
import { emptyStatePhrases, emptyStateTexts, emptyTexts, emptyTitles } from './emptyMessages.ts';
import { warmMenus } from '../onDemandActions.ts';
import { useLicensing } from '../useListSetup.ts';
import type { LicenceWords } from '../licenceWords.ts';
import type { OpenMemberDialog } from '../openMemberDialog.ts';
import { AdminActions } from './AdminActions.tsx';
import { panelTexts } from './messages.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { PlanNote } from './PlanNote.tsx';
import { useAdminList, type AdminListState } from './useAdminList.ts';

/** How near to the bottom more admins are asked for, in px. */
const NEAR_BOTTOM = 100;

const useAdminColumns = (words: LicenceWords, onDialog: (dialog: MemberDialog) => void): readonly MemberColumn[] => {
  const intl = useIntl();
  const { isMobileWidth } = useViewport();
  return useMemo(
    () => [
      ...personColumns(intl, { words: 'none', isNarrow: isMobileWidth, hasRole: false }),
      {
        id: 'adminActions',
        header: <Spoken>{intl.formatMessage(memberTexts.decisionColumn)}</Spoken>,
        width: 'minmax(220px, max-content)',
        align: 'end',
        wideOnly: true,
        hasControls: true,
        render: (admin, tabIndex) => <AdminActions admin={admin} tabIndex={tabIndex} onDialog={onDialog} />,
      },
      menuColumn(intl, { words, onDialog }),
    ],
    [intl, isMobileWidth, words, onDialog],
  );
};

/** Those whom the search names: all admins are read first where it names any. */
const useFound = ({ admins, hasMore, isGrowing, growthError, loadMore }: AdminListState, search: string) => {
  const isIncomplete = search !== '' && hasMore && !isGrowing && growthError === null;
  useEffect(() => {
    if (isIncomplete) loadMore();
  });
  return useMemo(() => {
    const matches = ({ name, email }: ListedMember) =>
      matchesWordStart(`${name?.first ?? ''} ${name?.last ?? ''} ${email ?? ''}`, search);
    return search === '' ? (admins ?? []) : (admins ?? []).filter(matches);
  }, [admins, search]);
};

/** Stands in place of the admins: none match, there are none, or they could not be read. */
function NoAdmins({ list, search, onClear }: { list: AdminListState; search: string; onClear: () => void }) {
  const { formatMessage } = useIntl();
  if (!list.admins) {
    return (
      <ErrorState
        title={formatMessage(panelTexts.adminsFailed)}
        requestId={failureOf(list.error)?.requestId}
        onRetry={list.retry}
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
  const list = useAdminList();
  const rows = useFound(list, search);
  const people = useRows(rows, idOf);
  const { words } = useLicensing();
  const columns = useAdminColumns(words, onDialog);
  const find = (text: string) => setParams({ search: text }, { replace: true });
  return (
    <>
      <PlanNote feature="ADMINS" />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: 1 }}>
          <SearchField value={search} onSearch={find} label={formatMessage(panelTexts.adminSearch)} />
        </Box>
        <MenuButton label={formatMessage(memberTexts.moreMenu)} icon={<MoreIcon />} onWarm={warmMenus}>
          {(menu) => <MoreMenu {...menu} tab="admins" words={words} people={people} />}
        </MenuButton>
      </Box>
      <DataTable
        label={formatMessage(tabNames.admins)}
        columns={columns}
        rows={people}
        totalCount={search === '' ? list.totalCount : rows.length}
        loading={list.isGrowing || list.isLoading}
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
    </>
  );
}
