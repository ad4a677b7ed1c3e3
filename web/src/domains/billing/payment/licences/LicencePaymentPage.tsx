import { useIntl } from 'react-intl';
import { useTypePolicies } from '../../../../lib/apollo/useTypePolicies.ts';
import { useFocusAfterStep } from '../../../../lib/focus/useFocusAfterStep.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { BackLink } from '../../../../ui/BackLink.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { BillingIcon } from '../../../../ui/icons.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { PageNotice } from '../../../../ui/PageNotice.tsx';
import { FormSkeleton } from '../../../../ui/Skeletons.tsx';
import { planPolicies } from '../../plan/planPolicies.ts';
import { planTexts } from '../../planMessages.ts';
import { BankNote } from '../checkout/BankNote.tsx';
import { InvoiceForm } from '../checkout/InvoiceForm.tsx';
import { paysByInvoice } from '../checkout/paysByInvoice.ts';
import type { PriceRead } from '../checkout/priceState.ts';
import { LicenceSteps } from './LicenceSteps.tsx';
import { licenceTexts } from './licenceMessages.ts';
import type { LicenceBilling, LicenceOffers } from './licenceTerms.ts';
import { type LicenceDraft, useLicenceDraft } from './useLicenceDraft.ts';
import { useLicencePurchase } from './useLicencePurchase.ts';

/** The purchase as the team may make it. */
function Sale({
  billing,
  offers,
  draft,
  isProPlanInitialized,
  isCurrencyFixed,
  prices,
}: {
  billing: LicenceBilling;
  /** Null for a team that pays by invoice, which nothing is sold to here. */
  offers: LicenceOffers | null;
  draft: LicenceDraft;
  isProPlanInitialized: boolean;
  isCurrencyFixed: boolean;
  prices: PriceRead;
}) {
  const { formatMessage } = useIntl();
  if (paysByInvoice(billing) || !offers) return <InvoiceForm />;
  if (billing.type === 'SALES_DEAL' && !isProPlanInitialized) {
    return (
      <PageNotice
        icon={<BillingIcon />}
        title={formatMessage(licenceTexts.agreed)}
        text={formatMessage(licenceTexts.agreedText)}
        to={pathTo('billingNew')}
        label={formatMessage(licenceTexts.toPlan)}
      />
    );
  }
  const price = offers.prices.find(({ planId }) => planId === draft.planId) ?? offers.prices[0];
  if (!price) {
    return (
      <PageNotice
        icon={<BillingIcon />}
        title={formatMessage(licenceTexts.notSold)}
        text={formatMessage(licenceTexts.notSoldText)}
        to={pathTo('billing')}
        label={formatMessage(licenceTexts.toPlan)}
      />
    );
  }
  return (
    <LicenceSteps
      draft={draft}
      price={price}
      offers={offers}
      billing={billing}
      isCurrencyFixed={isCurrencyFixed}
      prices={prices}
    />
  );
}

/** The purchase of licences: how many and for how long, whom the invoice is for, and the payment. */
export default function LicencePaymentPage() {
  useTypePolicies(planPolicies);
  const { formatMessage } = useIntl();
  const draft = useLicenceDraft();
  const { isLoading, billing, ...sale } = useLicencePurchase(draft.currency);
  // Another order in the place of one is shown anew, too.
  useFocusAfterStep(`${draft.step} ${draft.orderId}`);
  return (
    <>
      <BackLink to={pathTo('billing')}>{formatMessage(planTexts.title)}</BackLink>
      <PageHeader
        title={formatMessage(licenceTexts.title)}
        description={formatMessage(billing && paysByInvoice(billing) ? licenceTexts.byInvoice : licenceTexts.text)}
      />
      <BankNote message={draft.errorMessage} />
      {isLoading && <FormSkeleton />}
      {!isLoading && !billing && (
        <ErrorState
          title={formatMessage(licenceTexts.failed)}
          requestId={sale.prices.requestId}
          onRetry={() => void sale.prices.readAgain()}
        />
      )}
      {billing && <Sale {...sale} billing={billing} draft={draft} />}
    </>
  );
}
