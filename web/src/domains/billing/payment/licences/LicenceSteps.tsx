import { useRef } from 'react';
import type { TypedAddress } from '../checkout/addressForm.ts';
import { AddressStep } from '../checkout/AddressStep.tsx';
import { OrderFaultNote } from '../checkout/OrderFaultNote.tsx';
import { PendingNote } from '../checkout/PendingNote.tsx';
import type { PriceRead } from '../checkout/priceState.ts';
import { StepBack } from '../checkout/StepBack.tsx';
import { LicenceForm } from './LicenceForm.tsx';
import { LicencePaymentStep } from './LicencePaymentStep.tsx';
import type { LicenceBilling, LicenceOffers, LicencePrice } from './licenceTerms.ts';
import type { LicenceDraft } from './useLicenceDraft.ts';
import { useLicenceSteps } from './useLicenceSteps.ts';

/** The step that the address names: the choice, the company's address, or the payment of what was ordered. */
export function LicenceSteps({
  draft,
  price,
  offers,
  billing,
  isCurrencyFixed,
  prices,
}: {
  draft: LicenceDraft;
  price: LicencePrice;
  offers: LicenceOffers;
  billing: LicenceBilling;
  isCurrencyFixed: boolean;
  prices: PriceRead;
}) {
  const steps = useLicenceSteps(draft, { price, offers, billing }, prices.readAgain);
  const typedRef = useRef<TypedAddress['current']>(null);
  const { step, orderId, isReturn, lastDate } = draft;
  if (step === 'payment' && orderId) {
    return <LicencePaymentStep orderId={orderId} isReturn={isReturn} lastDate={lastDate} steps={steps} />;
  }
  if (step === 'address') {
    return (
      <>
        <StepBack onBack={steps.chooseAgain} />
        <AddressStep
          typedRef={typedRef}
          isBusy={steps.isOrdering}
          note={<OrderFaultNote fault={steps.fault} />}
          onSaved={steps.payWhatWasChosen}
        />
      </>
    );
  }
  const { order } = billing;
  return (
    <>
      {order?.status === 'PENDING' && <PendingNote orderId={order.orderId} />}
      <LicenceForm
        billing={billing}
        offers={offers}
        price={price}
        draft={draft}
        isCurrencyFixed={isCurrencyFixed}
        prices={prices}
        isBusy={steps.isOrdering}
        note={<OrderFaultNote fault={steps.fault} />}
        onChosen={steps.choose}
      />
    </>
  );
}
