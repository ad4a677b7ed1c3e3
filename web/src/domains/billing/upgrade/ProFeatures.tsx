import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useProFeaturesQuery } from '../../../generated/billing/upgrade/proFeatures.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../lib/graphql/useLastKnown.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { FiguresSkeleton } from '../Figure.tsx';
import { subjectIn } from '../plan/PaywallNotice.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { planTexts } from '../planMessages.ts';

/** What PRO gives over the free plan, beside what the team has now. */
export function ProFeatures() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { data, loading, error, refetch } = useProFeaturesQuery(READ_AFRESH);
  const team = useLastKnown(data?.viewer.team ?? null);
  return (
    <SectionCard title={formatMessage(planTexts.comparison)}>
      {team && <PlanComparison team={team} asked={subjectIn(query)} />}
      {!team && loading && <FiguresSkeleton rows={14} />}
      {!team && !loading && (
        <ErrorState
          compact
          title={formatMessage(planTexts.comparisonFailed)}
          requestId={failureOf(error)?.requestId}
          onRetry={() => void refetch()}
        />
      )}
    </SectionCard>
  );
}
