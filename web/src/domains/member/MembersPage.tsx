import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePeoplePageQuery } from '../../generated/member/peoplePage.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ListPage, ListPart } from '../../ui/table/listPage.ts';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { ListedMember } from './people/people.ts';
import { MemberTabs } from './list/MemberTabs.tsx';
import { memberTexts } from './messages.ts';
import { ActivationBanner, AdminsTab, BulkProgress, GuestFinder } from './onDemand.ts';
import { MemberDialogs } from './onDemandActions.ts';
import { PeopleTab } from './list/PeopleTab.tsx';
import { panelId, readTab, tabId, type MemberTab } from './list/tabs.ts';
import { useIsOnTheWayToPro } from './list/useLicensing.ts';
import { usePageActs } from './usePageActs.tsx';
import { useTabSelections } from './list/useTabSelections.ts';
import { useMemberDialog } from './useMemberDialog.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

/** Holds the place of the buttons in the head, which are a row of their own in narrow windows. */
const ActsSkeleton = () => (
  <>
    <Skeleton variant="rounded" width={140} height={34} />
    <Skeleton variant="rounded" width={130} height={34} />
  </>
);

const headOf = (acts: readonly ReactNode[], isLoading: boolean) =>
  acts.length > 0 ? acts : isLoading && <ActsSkeleton />;

/** The people of the team: a list for each kind, and everything that can be done with them. */
export default function MembersPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const tab = readTab(params);
  const { data, previousData, loading } = usePeoplePageQuery(IN_PLACE);
  const viewer = (data ?? previousData)?.viewer ?? null;
  const team = viewer?.team ?? null;
  const { selection, selectIn } = useTabSelections(tab);
  const isOnTheWayToPro = useIsOnTheWayToPro();
  const { dialog, wanted, find, open, close, onSettled } = useMemberDialog();
  // Another list begins without the search and the filters of this one.
  const choose = (next: MemberTab) => setParams({ tab: next === 'all' ? null : next }, { keepsOthers: false });
  const selectFailed = (members: readonly ListedMember[]) => {
    const target = selectIn(members);
    if (target !== tab) choose(target);
  };

  const acts = usePageActs(tab, viewer, open);
  return (
    <ListPage>
      <PageHeader
        title={formatMessage(memberTexts.pageTitle)}
        description={formatMessage(memberTexts.pageDescription)}
        action={headOf(acts, loading && !viewer)}
      />
      {isOnTheWayToPro && (
        <OnDemand>
          <ActivationBanner />
        </OnDemand>
      )}
      <OnDemand>
        <BulkProgress onSelectFailed={selectFailed} />
      </OnDemand>
      <MemberTabs tab={tab} pendingCount={team?.members?.totalCount ?? null} onChoose={choose} />
      <ListPart role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
        <Suspense fallback={<ListSkeleton rows={8} />}>
          {selection && tab !== 'admins' ? (
            <PeopleTab key={tab} tab={tab} selection={selection} onDialog={open} />
          ) : (
            <AdminsTab onDialog={open} />
          )}
        </Suspense>
      </ListPart>
      {dialog && (
        <OnDemand key={dialog.kind} onFailed={close}>
          <MemberDialogs dialog={dialog} onClose={close} onSettled={onSettled} />
        </OnDemand>
      )}
      {wanted !== null && (
        <OnDemand key={wanted} onFailed={close}>
          <GuestFinder id={wanted} onFound={find} onMissing={close} />
        </OnDemand>
      )}
    </ListPage>
  );
}
