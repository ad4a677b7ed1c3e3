import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePeoplePageQuery } from '../../generated/member/peoplePage.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import type { ListedMember } from './dialogs/people.ts';
import { MemberTabs } from './MemberTabs.tsx';
import { memberTexts } from './messages.ts';
import { ActivationBanner, AdminsTab, BulkProgress, GuestFinder } from './onDemand.ts';
import { MemberDialogs } from './onDemandActions.ts';
import { PeopleTab } from './PeopleTab.tsx';
import { panelId, readTab, tabId, type MemberTab } from './tabs.ts';
import { useIsOnTheWayToPro } from './useListSetup.ts';
import { useTabSelections } from './useTabSelections.ts';
import { useMemberDialog } from './useMemberDialog.ts';

interface Rights {
  readonly viewerCanInviteMembers: boolean;
  readonly viewerCanInviteGuests: boolean;
}

/** What the page's head offers in each list: the first act is the one that the list is for. */
const actsOf = (tab: MemberTab, rights: Rights | null) => {
  const users = rights?.viewerCanInviteMembers ? (['addUsers'] as const) : [];
  const guests = rights?.viewerCanInviteGuests ? (['addGuests'] as const) : [];
  if (tab === 'admins') return ['makeAdmin'] as const;
  return tab === 'guests' ? [...guests, ...users] : [...users, ...guests];
};

/** The people of the team: a list for each kind, and everything that can be done with them. */
export default function MembersPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const tab = readTab(params);
  const { data, previousData } = usePeoplePageQuery({ errorPolicy: 'all', context: { errorInPlace: true } });
  const team = (data ?? previousData)?.viewer.team ?? null;
  const { selection, selectIn } = useTabSelections(tab);
  const isOnTheWayToPro = useIsOnTheWayToPro();
  const { dialog, wanted, find, open, close, onSettled } = useMemberDialog();
  // Another list begins without the search and the filters of this one.
  const choose = (next: MemberTab) => setParams({ tab: next === 'all' ? null : next }, { keepsOthers: false });
  const selectFailed = (members: readonly ListedMember[]) => {
    const target = selectIn(members);
    if (target !== tab) choose(target);
  };

  const acts = actsOf(tab, team).map((kind, place) => (
    <Button
      key={kind}
      variant={place === 0 ? 'contained' : 'outlined'}
      color={place === 0 ? 'primary' : 'secondary'}
      startIcon={<PlusIcon />}
      onClick={() => open(kind === 'makeAdmin' ? { kind, member: null } : { kind })}
    >
      {formatMessage(memberTexts[kind])}
    </Button>
  ));
  return (
    <>
      <PageHeader
        title={formatMessage(memberTexts.pageTitle)}
        description={formatMessage(memberTexts.pageDescription)}
        action={acts.length > 0 && acts}
      />
      <Suspense fallback={null}>
        {isOnTheWayToPro && <ActivationBanner />}
        <BulkProgress onSelectFailed={selectFailed} />
      </Suspense>
      <MemberTabs tab={tab} pendingCount={team?.members?.totalCount ?? null} onChoose={choose} />
      <Box role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
        <Suspense fallback={<ListSkeleton rows={8} />}>
          {selection && tab !== 'admins' ? (
            <PeopleTab key={tab} tab={tab} selection={selection} onDialog={open} />
          ) : (
            <AdminsTab onDialog={open} />
          )}
        </Suspense>
      </Box>
      <Suspense fallback={null}>
        {dialog && <MemberDialogs dialog={dialog} onClose={close} onSettled={onSettled} />}
        {wanted !== null && <GuestFinder key={wanted} id={wanted} onFound={find} onMissing={close} />}
      </Suspense>
    </>
  );
}
