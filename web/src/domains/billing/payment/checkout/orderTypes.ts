import type { PaymentOrderFactsFragment } from '../../../../generated/billing/payment/checkout/fragments/paymentOrderFacts.ts';

/** Something to be paid, as the checkout shows it. */
export type CheckoutOrder = PaymentOrderFactsFragment;

/** An order that took the place of what its buyer had seen. */
export type Replaced = { readonly orderId: string; readonly before: CheckoutOrder };

/** Whether nothing is left to pay: credits and balance cover it. */
export const isCovered = ({ amount }: Pick<CheckoutOrder, 'amount'>): boolean => amount.amountMinor <= 0;
