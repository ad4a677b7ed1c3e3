import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { useRescuedFocus } from '../../lib/focus/useRescuedFocus.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { pathTo } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MembersIcon, PlusIcon } from '../../ui/icons.tsx';
import { ReadItems } from '../../ui/items/ReadItems.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Spoken } from '../../ui/Spoken.ts';
import { PlanPaywall } from '../billing/paywall/PlanPaywall.tsx';
import { type PlanGate, usePlanGate } from '../billing/paywall/usePlanGate.ts';
import { GroupDialogs } from './dialogs/GroupDialogs.tsx';
import { GroupList } from './GroupList.tsx';
import { enterpriseNames } from '../field/shared/enterpriseNameMessages.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import { useGroupDialog } from './dialogs/useGroupDialog.ts';
import { useGroupLimit } from './useGroupLimit.ts';
import { useUserGroups } from './useUserGroups.ts';

/** From so many user groups on they can be searched. */
const MANY = 8;

function CreateButton() {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink to={pathTo('userGroupAdd')} variant="contained" color="primary" startIcon={<PlusIcon />}>
      {formatMessage(groupTexts.create)}
    </ButtonLink>
  );
}

/** Whether another user group can be created; null while that is not known. What could not be read, the server decides. */
const canCreate = (gate: PlanGate | null, isLoading: boolean) => (gate ? gate.isAllowed : isLoading ? null : true);

/** What stands in place of the list where there is nothing in it. */
function NoGroups({ search, mayCreate }: { search: string; mayCreate: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      {search === '' ? (
        <EmptyState
          icon={<MembersIcon />}
          title={formatMessage(groupTexts.emptyTitle)}
          text={formatMessage(groupTexts.emptyText)}
          action={mayCreate && <CreateButton />}
        />
      ) : (
        <Typography color="text.secondary" sx={{ px: 2.5, py: 3, overflowWrap: 'anywhere' }}>
          {formatMessage(groupPhrases.noMatch, { search })}
        </Typography>
      )}
    </Paper>
  );
}

type Groups = ReturnType<typeof useUserGroups>;

/** The list; its skeleton, what failed, or what it would be for. */
function GroupsBody({
  groups,
  search,
  mayCreate,
  isGateLoading,
  isAsking,
  onAsk,
}: {
  groups: Groups;
  search: string;
  mayCreate: boolean;
  /** Whether what stands above it may yet come: the list would move down under somebody's hand. */
  isGateLoading: boolean;
  isAsking: boolean;
  onAsk: ReturnType<typeof useGroupDialog>['open'];
}) {
  const { formatMessage } = useIntl();
  const { items, totalCount, isLoading, error, readAgain } = groups;
  const listRef = useRef<HTMLUListElement>(null);
  // Here, as the list itself goes with its last group.
  useRescuedFocus(listRef, items?.map(({ id }) => id) ?? [], isAsking);
  return (
    <ReadItems
      items={isGateLoading ? null : items}
      isLoading={isGateLoading || isLoading}
      failure={failureOf(error)}
      failedText={formatMessage(groupTexts.loadFailed)}
      partFailedText={formatMessage(groupTexts.partFailed)}
      rowHeight={174}
      onRetry={readAgain}
    >
      {(shown) =>
        totalCount === 0 ? (
          <NoGroups search={search} mayCreate={mayCreate} />
        ) : (
          <GroupList {...groups} items={shown} listRef={listRef} onAsk={onAsk} />
        )
      }
    </ReadItems>
  );
}

/** What another plan gives, or that none gives more. */
function PlanNote({ gate, isFull }: { gate: PlanGate | null; isFull: boolean }) {
  const { formatMessage } = useIntl();
  if (!isFull || gate?.isAllowed === false)
    return <PlanPaywall feature="USER_GROUPS" text={formatMessage(groupTexts.paywall)} gate={gate} />;
  return (
    <Alert severity="info" role="note">
      {formatMessage(groupTexts.limitReached)}
    </Alert>
  );
}

/** Tells screen readers how many user groups a search has found. */
function Found({ search, groups: { items, totalCount: count, isLoading } }: { search: string; groups: Groups }) {
  const { formatMessage } = useIntl();
  const text = () =>
    count > 0 ? formatMessage(groupPhrases.total, { count }) : formatMessage(groupPhrases.noMatch, { search });
  return <Spoken role="status">{search !== '' && items !== null && !isLoading && text()}</Spoken>;
}

/** Whether another user group can be created, and what stands in the way. */
function useCreation() {
  const { gate, isLoading } = usePlanGate('USER_GROUPS');
  const isFull = useGroupLimit().isFull === true;
  return { gate, isGateLoading: isLoading, isFull, mayCreate: canCreate(gate, isLoading) === true && !isFull };
}

/** A user group as the list shows it; null where it shows none of that id. */
const groupIn = (items: Groups['items'], id: string) => items?.find((one) => one.id === id) ?? null;

/** The team's user groups: who belongs to each, which channels use it, and the ways to create, change and delete one. */
export default function UserGroupsPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const search = params.get('search') ?? '';
  const groups = useUserGroups(search);
  const { items, totalCount: count, teamId } = groups;
  const { gate, isGateLoading, isFull, mayCreate } = useCreation();
  const { asked, open, close } = useGroupDialog();
  const isEmpty = items !== null && count === 0 && search === '';
  return (
    <>
      <BackLink to={pathTo('enterprise')}>{formatMessage(enterpriseNames.hub)}</BackLink>
      <PageHeader
        title={formatMessage(enterpriseNames.groups)}
        description={formatMessage(groupTexts.description)}
        badge={count > 0 && search === '' && <Badge>{formatMessage(groupPhrases.total, { count })}</Badge>}
        action={mayCreate && !isEmpty && <CreateButton />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PlanNote gate={gate} isFull={isFull} />
        {(search !== '' || count >= MANY) && (
          <Box sx={{ maxWidth: 360 }}>
            <SearchField
              value={search}
              label={formatMessage(groupTexts.search)}
              onSearch={(text) => setParams({ search: text }, { replace: true })}
            />
          </Box>
        )}
        <Found search={search} groups={groups} />
        <GroupsBody {...{ groups, search, mayCreate, isGateLoading }} isAsking={asked !== null} onAsk={open} />
      </Box>
      {asked && teamId && (
        <GroupDialogs
          key={`${asked.kind} ${asked.id}`}
          teamId={teamId}
          asked={asked}
          listed={groupIn(items, asked.id)}
          onGone={groups.readAgain}
          onClose={close}
        />
      )}
    </>
  );
}
