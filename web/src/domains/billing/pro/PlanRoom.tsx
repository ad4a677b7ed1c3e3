import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { FiguresSkeleton } from '../Figure.tsx';
import { ContactCard } from './ContactCard.tsx';
import { orderTexts } from './orderMessages.ts';
import { paymentTexts } from './paymentMessages.ts';
import type { PaidTeam } from './planTypes.ts';
import { proTexts } from './proMessages.ts';
import { usePlanBilling } from './usePlanBilling.ts';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** Two columns where there is room for them, else one below the other. */
export const PlanColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } }}>
    <Box sx={column}>{main}</Box>
    <Box sx={column}>{side}</Box>
  </Box>
);

/** The parts whose titles are known, with what they hold on its way. */
function PlanSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Box aria-busy="true">
      <PlanColumns
        main={
          <>
            <SectionCard title={formatMessage(proTexts.yourPlan)}>
              <Skeleton width="62%" />
              <FiguresSkeleton rows={3} />
            </SectionCard>
            <SectionCard title={formatMessage(orderTexts.title)}>
              <FiguresSkeleton rows={7} />
            </SectionCard>
          </>
        }
        side={
          <SectionCard title={formatMessage(paymentTexts.title)}>
            <FiguresSkeleton rows={4} />
          </SectionCard>
        }
      />
    </Box>
  );
}

/**
 * What every view of a plan that is paid stands on: it reads the plan, and says what of it could not be read. Where
 * billing is down, whom to turn to stays.
 */
export function PlanRoom({ children }: { children: (team: PaidTeam, readAgain: () => void) => ReactNode }) {
  const { formatMessage } = useIntl();
  const { team, isLoading, isReading, requestId, readAgain } = usePlanBilling();
  if (isLoading) return <PlanSkeleton />;
  const failure = { requestId, onRetry: readAgain, busy: isReading };
  if (!team) return <ErrorState title={formatMessage(proTexts.failed)} {...failure} />;
  const { billing } = team;
  if (!billing) {
    return (
      <PlanColumns
        main={
          <SectionCard title={formatMessage(proTexts.yourPlan)}>
            <ErrorState compact title={formatMessage(proTexts.billingFailed)} {...failure} />
          </SectionCard>
        }
        side={<ContactCard manager={null} />}
      />
    );
  }
  return (
    <>
      {billing.seats === null && (
        <Box sx={{ mb: 2 }}>
          <PartFailed text={formatMessage(proTexts.figuresFailed)} requestId={requestId} onRetry={readAgain} />
        </Box>
      )}
      {children({ ...team, billing }, readAgain)}
    </>
  );
}
