import { useIntl } from 'react-intl';
import { serverNow } from '../../../../lib/graphql/serverClock.ts';
import { useTypePolicies } from '../../../../lib/apollo/useTypePolicies.ts';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { BillingIcon } from '../../../../ui/icons.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { PageNotice } from '../../../../ui/PageNotice.tsx';
import { FormSkeleton } from '../../../../ui/Skeletons.tsx';
import { ComingSoon } from '../../plan/ComingSoon.tsx';
import { planPolicies } from '../../plan/planPolicies.ts';
import { planTexts } from '../../planMessages.ts';
import { HardPaywallNote } from '../../upgrade/HardPaywallNote.tsx';
import { BankNote } from '../checkout/BankNote.tsx';
import { InvoiceForm } from '../checkout/InvoiceForm.tsx';
import { PendingNote } from '../checkout/PendingNote.tsx';
import type { PriceRead } from '../checkout/priceState.ts';
import { ProPlanSteps } from './ProPlanSteps.tsx';
import { proPlanPhrases, proPlanTexts } from './proPlanMessages.ts';
import { type BuyingTeam, purchaseKindOf } from './proPlanTerms.ts';
import { type ProPlanDraft, useProPlanDraft } from './useProPlanDraft.ts';
import { useProPlanPurchase } from './useProPlanPurchase.ts';

/** The purchase as the team may make it, or why it cannot. */
function Purchase({ team, draft, prices }: { team: BuyingTeam; draft: ProPlanDraft; prices: PriceRead }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const { order } = team.billing;
  const kind = purchaseKindOf(team, draft.isFromSales, today);
  if (kind === 'invoice') return <InvoiceForm />;
  if (kind === 'hardPaywall') return <HardPaywallNote />;
  if (kind === 'notSold') return <ComingSoon />;
  if (kind === 'hasPro') {
    return (
      <PageNotice
        icon={<BillingIcon />}
        title={formatMessage(proPlanTexts.hasPro)}
        text={formatMessage(proPlanTexts.hasProText)}
        to={pathTo('payment')}
        label={formatMessage(proPlanTexts.toLicences)}
      />
    );
  }
  if (kind === 'locked') {
    return (
      <PageNotice
        icon={<BillingIcon />}
        title={formatMessage(proPlanTexts.locked)}
        text={formatMessage(proPlanPhrases.locked, {
          date: billingDate(team.planOffers?.special?.lockedUntil ?? today),
        })}
        to={pathTo('billing')}
        label={formatMessage(proPlanTexts.toPlan)}
      />
    );
  }
  return (
    <>
      {order?.status === 'PENDING' && order.orderId !== draft.orderId && <PendingNote orderId={order.orderId} />}
      <ProPlanSteps team={team} kind={kind} draft={draft} prices={prices} />
    </>
  );
}

/** The purchase of PRO for everybody: how often to pay, whom the invoice is for, and the payment. */
export default function ProPlanPage() {
  useTypePolicies(planPolicies);
  const { formatMessage } = useIntl();
  const draft = useProPlanDraft();
  const { team, isLoading, prices } = useProPlanPurchase(draft.currency);
  return (
    <>
      <BackLink to={pathTo('billing')}>{formatMessage(planTexts.title)}</BackLink>
      <PageHeader title={formatMessage(proPlanTexts.title)} description={formatMessage(proPlanTexts.text)} />
      <BankNote message={draft.errorMessage} />
      {isLoading && <FormSkeleton />}
      {!isLoading && !team && (
        <ErrorState
          title={formatMessage(proPlanTexts.failed)}
          requestId={prices.requestId}
          onRetry={() => void prices.readAgain()}
        />
      )}
      {team && <Purchase team={team} draft={draft} prices={prices} />}
    </>
  );
}
