import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import type { PlanFrameTeamFragment } from '../../../generated/billing/plan/planFrameTeam.ts';
import { useTypePolicies } from '../../../lib/apollo/useTypePolicies.ts';
import { pathTo } from '../../../lib/paths.ts';
import { radius } from '../../../lib/theme/tokens.ts';
import { LeadOn } from '../../../lib/urlState/LeadOn.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PaywallNotice, subjectIn } from './PaywallNotice.tsx';
import { usePlanGate } from '../paywall/usePlanGate.ts';
import { planTexts } from '../planMessages.ts';
import { planPolicies } from './planPolicies.ts';
import { ComingSoon } from './ComingSoon.tsx';
import type { PlanView } from './planView.ts';
import { usePlanView } from './usePlanView.ts';
import { useTrialEnd } from './useTrialEnd.ts';

const UpgradeView = lazy(() => import('../upgrade/UpgradeView.tsx'));

/** The views of teams that have PRO, or get it from sales. */
const PRO_VIEWS: Readonly<Record<'pro' | 'paid' | 'sales', ComponentType>> = {
  pro: lazy(() => import('../pro/ProPlanView.tsx')),
  paid: lazy(() => import('../pro/PaidPlanView.tsx')),
  sales: lazy(() => import('../pro/SalesPlanView.tsx')),
};

/** A view on its way. */
const ViewSkeleton = () => (
  <Skeleton variant="rounded" height={360} aria-busy sx={{ borderRadius: `${radius.large}px` }} />
);

function LedHere({ subject }: { subject: PlanFeature }) {
  const { gate, isLoading } = usePlanGate(subject);
  if (isLoading) return <Skeleton variant="rounded" height={66} sx={{ mb: 2 }} />;
  return <PaywallNotice subject={subject} gate={gate} />;
}

function View({ view, team }: { view: Exclude<PlanView, 'away'>; team: PlanFrameTeamFragment }) {
  if (view === 'soon') return <ComingSoon />;
  if (view === 'upgrade') return <UpgradeView team={team} />;
  const ProView = PRO_VIEWS[view];
  return <ProView />;
}

/**
 * The plan at each of its addresses: what the team has and how it pays decide which view is shown. `?feature=` names the
 * limit that led here.
 */
export default function PlanPage() {
  useTypePolicies(planPolicies);
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { team, view, isLoading, requestId, readAgain } = usePlanView();
  useTrialEnd(team, readAgain);
  if (view === 'away') return <LeadOn to={`${pathTo('billingNew')}${search}`} />;

  const subject = subjectIn(query);
  return (
    <>
      <PageHeader title={formatMessage(planTexts.title)} description={formatMessage(planTexts.description)} />
      {subject && <LedHere key={subject} subject={subject} />}
      <Suspense fallback={<ViewSkeleton />}>
        {team && view && <View view={view} team={team} />}
        {!view && isLoading && <ViewSkeleton />}
        {!view && !isLoading && (
          <ErrorState title={formatMessage(planTexts.failed)} requestId={requestId} onRetry={readAgain} />
        )}
      </Suspense>
    </>
  );
}
