import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePlanPageQuery } from '../../generated/billing/planPage.ts';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { PaywallSubject } from './paywall/planFeatures.ts';
import { PaywallNotice, subjectIn } from './PaywallNotice.tsx';
import { FiguresSkeleton } from './Figure.tsx';
import { PlanBadges } from './PlanBadges.tsx';
import { PlanChange } from './PlanChange.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { LicenceFigures, PaymentFigures } from './PlanFigures.tsx';
import { planPhrases, planTexts } from './planMessages.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';
import { featureOf, gateOf, planStateOf, type PlanTeam } from './planState.ts';

const ActivationBanner = lazyWithTexts('people', () => import('../licence/ActivationBanner.tsx'));

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } } as const;

/** The parts whose titles are known, with what they hold on its way. */
function PlanSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Box aria-busy="true" sx={columns}>
      <Box sx={column}>
        <SectionCard title={formatMessage(planTexts.yourPlan)}>
          <Typography component="div" aria-hidden>
            <Skeleton width="46%" />
          </Typography>
        </SectionCard>
        <SectionCard title={formatMessage(planTexts.comparison)}>
          <FiguresSkeleton rows={12} />
        </SectionCard>
      </Box>
      <Box sx={column}>
        <SectionCard title={formatMessage(planTexts.licences)}>
          <FiguresSkeleton rows={4} />
        </SectionCard>
        <SectionCard title={formatMessage(planTexts.payment)}>
          <FiguresSkeleton rows={3} />
        </SectionCard>
      </Box>
    </Box>
  );
}

function PlanParts({
  team,
  asked,
  requestId,
  onRetry,
}: {
  team: PlanTeam;
  /** What led here; null where nothing did. */
  asked: PaywallSubject | null;
  requestId: string | null;
  onRetry: () => void;
}) {
  const { formatMessage, formatDate } = useIntl();
  const { billing } = team;
  const activationAt = team.plan === 'FREE' ? billing?.activationAt : null;
  const startsAt = activationAt && formatDate(activationAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <SectionCard
          title={formatMessage(planTexts.yourPlan)}
          badges={<PlanBadges plan={team.plan} isProPlan={team.isProPlan} />}
        >
          <Typography>{formatMessage(planStateOf(team))}</Typography>
          {startsAt && (
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {formatMessage(planPhrases.startsAt, { time: startsAt })}
            </Typography>
          )}
        </SectionCard>
        <SectionCard title={formatMessage(planTexts.comparison)}>
          <PlanComparison team={team} asked={asked && featureOf(asked)} />
        </SectionCard>
        <SectionCard title={formatMessage(planTexts.change)}>
          <PlanChange />
        </SectionCard>
      </Box>
      <Box sx={column}>
        {billing && (
          <>
            <SectionCard title={formatMessage(planTexts.licences)}>
              <LicenceFigures billing={billing} isProPlan={team.isProPlan} />
            </SectionCard>
            <SectionCard title={formatMessage(planTexts.payment)}>
              <PaymentFigures billing={billing} />
            </SectionCard>
          </>
        )}
        {!billing && (
          <SectionCard title={formatMessage(planTexts.payment)}>
            <ErrorState
              compact
              title={formatMessage(planTexts.billingFailed)}
              requestId={requestId}
              onRetry={onRetry}
            />
          </SectionCard>
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
  const subject = subjectIn(query);
  const { data, loading, error, refetch } = usePlanPageQuery(READ_AFRESH);
  const team = data?.viewer.team ?? null;
  const requestId = failureOf(error)?.requestId ?? null;
  const retry = () => void refetch();
  const isLoading = !team && loading;
  return (
    <>
      <PageHeader title={formatMessage(planTexts.title)} description={formatMessage(planTexts.description)} />
      {subject && isLoading && <Skeleton variant="rounded" height={66} sx={{ mb: 2 }} />}
      {subject && !isLoading && <PaywallNotice subject={subject} gate={team && gateOf(subject, team)} />}
      <OnDemand>
        <ActivationBanner />
      </OnDemand>
      {team && <PlanParts team={team} asked={subject} requestId={requestId} onRetry={retry} />}
      {isLoading && <PlanSkeleton />}
      {!team && !loading && (
        <ErrorState title={formatMessage(planTexts.failed)} requestId={requestId} onRetry={retry} />
      )}
    </>
  );
}
