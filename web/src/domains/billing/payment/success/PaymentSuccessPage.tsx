import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useTypePolicies } from '../../../../lib/apollo/useTypePolicies.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { radius, size } from '../../../../lib/theme/tokens.ts';
import { takeNote } from '../../../../lib/urlState/entryNotes.ts';
import { LeadOn } from '../../../../lib/urlState/LeadOn.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { SuccessIcon } from '../../../../ui/icons.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { planPolicies } from '../../plan/planPolicies.ts';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { checkoutTexts } from '../checkout/checkoutMessages.ts';
import { DoneSteps } from './DoneSteps.tsx';
import { InvoiceForm } from '../checkout/InvoiceForm.tsx';
import { PurchaseFigures } from './PurchaseFigures.tsx';
import { type Purchase, congratulationOf, waitsForAssignment } from './purchased.ts';
import { successPhrases, successTexts } from './successMessages.ts';
import { type PurchaseState, usePurchase } from './usePurchase.ts';
import { WaysOn } from './WaysOn.tsx';

function useCongratulation(purchase: Purchase): string {
  const { formatMessage } = useIntl();
  const said = congratulationOf(purchase);
  const { result } = purchase;
  if (said === 'autoAssigned') return formatMessage(successPhrases[said], { count: result?.assignedCount ?? 0 });
  if (said === 'licencesOnly') return formatMessage(successPhrases[said], { count: result?.licencesCount ?? 0 });
  return formatMessage(successTexts[said]);
}

function Purchased({ purchase, billing, plan, chatUrl }: Extract<PurchaseState, { kind: 'finished' }>) {
  const { formatMessage } = useIntl();
  const congratulation = useCongratulation(purchase);
  useEffect(() => {
    if (takeNote('hasJustPaid')) showToast({ tone: 'success', text: checkoutTexts.paid, cause: 'payment' });
  }, []);
  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 3 },
        maxWidth: size.form,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
      }}
    >
      {purchase.purpose !== 'DUES' && <DoneSteps />}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
        <SuccessIcon aria-hidden sx={{ fontSize: 28, color: 'success.main' }} />
        <Box role="status">
          <Typography variant="h2" component="p">
            {congratulation}
          </Typography>
          {waitsForAssignment(purchase, { plan, billing }) && (
            <Typography sx={{ mt: 0.75 }}>{formatMessage(successTexts.waits)}</Typography>
          )}
        </Box>
      </Box>
      <PurchaseFigures purchase={purchase} billing={billing} />
      <WaysOn purchase={purchase} billing={billing} chatUrl={chatUrl} />
    </Paper>
  );
}

/**
 * What came of a purchase: `?order=` names it, else it is the latest. It only reads, so it may be opened as often as one
 * likes; what the plan is by now is read with it. Without a finished purchase it leads to the plan.
 */
export default function PaymentSuccessPage() {
  useTypePolicies(planPolicies);
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const state = usePurchase(query.get('order'));
  // The money is on its way: that page waits for it, and leads back here.
  if (state.kind === 'pending') {
    return <LeadOn to={`${pathTo('paymentConfirm')}?order=${encodeURIComponent(state.orderId)}`} />;
  }
  if (state.kind === 'none') return <LeadOn to={pathTo('billing')} />;
  return (
    <>
      {/* Nobody is told that something is paid before that is known. */}
      <PageHeader title={formatMessage(state.kind === 'finished' ? successTexts.title : checkoutTexts.confirmTitle)} />
      {state.kind === 'finished' && <Purchased {...state} />}
      {state.kind === 'finished' && state.billing.paymentMethod === 'INVOICE' && (
        <Box sx={{ mt: 2 }}>
          <InvoiceForm />
        </Box>
      )}
      {state.kind === 'loading' && (
        <Skeleton
          variant="rounded"
          height={320}
          aria-busy
          sx={{ maxWidth: size.form, borderRadius: `${radius.large}px` }}
        />
      )}
      {state.kind === 'failed' && (
        <ErrorState
          title={formatMessage(successTexts.failed)}
          text={formatMessage(successTexts.failedText)}
          requestId={state.requestId}
          onRetry={state.retry}
        />
      )}
    </>
  );
}
