import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePlanPageQuery } from '../../generated/billing/planPage.ts';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { featureIn, PaywallNotice } from './PaywallNotice.tsx';
import { PlanChange } from './PlanChange.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { LicenceFigures, PaymentFigures } from './PlanFigures.tsx';
import { planPhrases, planTexts } from './planMessages.ts';
import { PlanSection } from './PlanSection.tsx';
import { planStateOf, type PlanTeam } from './planState.ts';

const ActivationBanner = lazyWithTexts('people', () => import('../licence/ActivationBanner.tsx'));

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

function PlanParts({ team, requestId, onRetry }: { team: PlanTeam; requestId: string | null; onRetry: () => void }) {
  const { formatMessage, formatDate } = useIntl();
  const { billing } = team;
  const activationAt = team.plan === 'FREE' ? billing?.activationAt : null;
  const startsAt = activationAt && formatDate(activationAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
      <Box sx={column}>
        <PlanSection title={formatMessage(planTexts.yourPlan)}>
          <Typography>{formatMessage(planStateOf(team))}</Typography>
          {startsAt && (
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {formatMessage(planPhrases.startsAt, { time: startsAt })}
            </Typography>
          )}
        </PlanSection>
        <PlanSection title={formatMessage(planTexts.comparison)}>
          <PlanComparison team={team} />
        </PlanSection>
        <PlanSection title={formatMessage(planTexts.change)}>
          <PlanChange />
        </PlanSection>
      </Box>
      <Box sx={column}>
        {billing && (
          <>
            <PlanSection title={formatMessage(planTexts.licences)}>
              <LicenceFigures billing={billing} isProPlan={team.isProPlan} />
            </PlanSection>
            <PlanSection title={formatMessage(planTexts.payment)}>
              <PaymentFigures billing={billing} />
            </PlanSection>
          </>
        )}
        {!billing && (
          <PlanSection title={formatMessage(planTexts.payment)}>
            <ErrorState
              compact
              title={formatMessage(planTexts.billingFailed)}
              requestId={requestId}
              onRetry={onRetry}
            />
          </PlanSection>
        )}
      </Box>
    </Box>
  );
}

/**
 * What the team has bought and what that gives its people. Nothing can be bought here yet: the page says so, and whom to
 * turn to. `?feature=` names the limit that led here.
 */
export default function PlanPage() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const feature = featureIn(query);
  const { data, loading, error, refetch } = usePlanPageQuery({
    variables: { feature: feature ?? 'ADMINS', isAsked: feature !== null },
    errorPolicy: 'all',
    context: { errorInPlace: true },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const team = data?.viewer.team ?? null;
  const requestId = failureOf(error)?.requestId ?? null;
  const retry = () => void refetch();
  if (!team && loading) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={formatMessage(planTexts.title)} description={formatMessage(planTexts.description)} />
      {feature && <PaywallNotice feature={feature} gate={team?.asked ?? null} />}
      <Suspense fallback={null}>
        <ActivationBanner />
      </Suspense>
      {team ? (
        <PlanParts team={team} requestId={requestId} onRetry={retry} />
      ) : (
        <ErrorState title={formatMessage(planTexts.failed)} requestId={requestId} onRetry={retry} />
      )}
    </>
  );
}
