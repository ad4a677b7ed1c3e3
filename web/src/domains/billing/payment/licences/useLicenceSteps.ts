import type { LicenceBilling, LicenceOffers, LicencePrice, ChosenLicences } from './licenceTerms.ts';
import { useState } from 'react';
import { isAddressUsable } from '../checkout/addressForm.ts';
import type { CheckoutOrder, Replaced } from '../checkout/orderTypes.ts';
import { chosenAgain, chosenOf } from './licenceTerms.ts';
import type { LicenceDraft } from './useLicenceDraft.ts';
import { useLicenceOrder } from './useLicenceOrder.ts';

/**
 * Leads from the choice over the company's address to the payment of an order. An order is made by pressing a button, never
 * by opening an address.
 */
export function useLicenceSteps(
  draft: LicenceDraft,
  about: { price: LicencePrice; offers: LicenceOffers; billing: LicenceBilling },
  readAgain: () => Promise<void>,
) {
  const { billing, offers } = about;
  const [replaced, setReplaced] = useState<Replaced | null>(null);

  /** What the next step has in its address. */
  const keptOf = ({ count }: ChosenLicences) => ({
    licenseCount: String(count),
    errorMessage: null,
    isRedirect: draft.isReturn ? 'true' : null,
  });
  const { order, isOrdering, fault, forget } = useLicenceOrder((code, chosen) => {
    if (code === 'COUNTRY_RESTRICTED') draft.go({ ...keptOf(chosen), step: 'address', order: null });
  });
  const pay = async (chosen: ChosenLicences) => {
    const made = await order(chosen);
    if (made) draft.go({ ...keptOf(chosen), step: 'payment', order: made.orderId });
    // Something else may be under way, or sold otherwise by now.
    else await readAgain();
  };
  return {
    isOrdering,
    fault,
    choose: (chosen: ChosenLicences) => {
      if (isAddressUsable(billing.address)) void pay(chosen);
      else draft.go({ ...keptOf(chosen), step: 'address' });
    },
    /** After the address was saved. */
    payWhatWasChosen: () => pay(chosenOf({ ...draft, count: draft.count ?? offers.neededCount }, about)),
    /** What the buyer saw before that order changed. */
    before: replaced?.orderId === draft.orderId ? replaced.before : null,
    /** Orders the same as an order again, maybe in its place. */
    again: (before: CheckoutOrder, insteadOf?: string) =>
      order({ ...chosenAgain(before), ...(insteadOf && { insteadOf }) }),
    /** Another order stands in the place of the one that was shown. Where the buyer saw the same, that is not told. */
    replace: ({ orderId }: CheckoutOrder, before: CheckoutOrder | null) => {
      setReplaced(before && { orderId, before });
      draft.change({ order: orderId });
      void readAgain();
    },
    /** Back to the choice: what is ordered then takes this order's place. */
    chooseAgain: () => {
      forget();
      draft.go({ step: null, order: null });
    },
  };
}

export type LicenceStepping = ReturnType<typeof useLicenceSteps>;
