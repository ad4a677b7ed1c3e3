import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PaymentDialogs } from '../payment/card/PaymentDialogs.tsx';
import { DuesNotice } from '../pro/DuesNotice.tsx';
import { usePlanBilling } from '../pro/usePlanBilling.ts';
import { useSavedCards } from '../pro/useSavedCards.ts';

/** What a team owes still for a plan that it had, and the way to pay it. */
export default function FormerDues() {
  const { team, isLoading } = usePlanBilling();
  const saved = useSavedCards();
  if (isLoading) return <Skeleton variant="rounded" height={76} aria-busy />;
  if (!team?.billing) return null;
  const owing = { ...team, billing: team.billing };
  return (
    // The notice keeps its distance by itself.
    <Box sx={{ mb: -2 }}>
      <DuesNotice team={owing} saved={saved} />
      <PaymentDialogs team={owing} saved={saved} />
    </Box>
  );
}
