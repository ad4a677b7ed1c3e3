// What the product asks of a provider of card payments. No number of a card and no CVC is any part of it: those go from
// the browser to the provider.
export { ProviderRefused, ProviderUnreachable, SignatureRefused } from '../providerErrors.ts';

export type CardBrand = 'VI' | 'MC' | 'AX' | 'DI' | 'DC' | 'JC' | 'UP';

/** A card as it may be shown. The brand is null where it is none of those that are known. */
export type ProviderCard = {
  providerCardId: string;
  brand: CardBrand | null;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  /** The same for the same number, by whatever the provider knows the card; null where it does not say. */
  fingerprint: string | null;
};

/**
 * Why a card was not charged or not kept. `confirmation_failed`: the owner was asked and did not confirm;
 * `confirmation_required`: the owner was away, and the card's bank wants a confirmation.
 */
export type FailureCode =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'confirmation_failed'
  | 'confirmation_required';

type Progress = 'needs_card' | 'needs_confirmation' | 'processing' | 'succeeded' | 'cancelled';

/** One payment, which succeeds once at most. Amounts are in the smallest unit of the currency. */
export type ProviderIntent = {
  intentId: string;
  /** With it the browser confirms the payment. */
  clientSecret: string | null;
  amount: number;
  currency: 'USD' | 'INR';
  amountReceived: number;
  /** What of it went back to the card, as far as it was asked for: by `intent`. */
  amountRefunded: number;
  /** Whether the card's bank asks it back, or has; told as the former. */
  isDisputed: boolean;
  status: Progress;
  /** Where the card's owner confirms the payment, while that is needed. */
  confirmationUrl: string | null;
  /** Why the last attempt failed. */
  failure: FailureCode | null;
  /** The card that pays or has paid. */
  card: ProviderCard | null;
  orderId: string | null;
};

/** A card on its way to being kept, without a payment. */
export type ProviderSetup = {
  setupId: string;
  clientSecret: string | null;
  status: Progress;
  confirmationUrl: string | null;
  failure: FailureCode | null;
  card: ProviderCard | null;
};

/** Something changed at the provider. What it is now, is asked of the provider: events may come late, twice or not at all. */
export type ProviderEvent =
  | { eventId: string; kind: 'intent'; intentId: string }
  | { eventId: string; kind: 'setup'; setupId: string }
  | { eventId: string; kind: 'other' };

/**
 * Each write has a key, but for what can happen once only: the same key with the same input does the same thing once, and
 * answers the same again.
 *
 * All calls throw ProviderUnreachable where no answer can be had, and ProviderRefused where the provider says no. A card
 * that is declined is neither: the answer has a `failure`.
 */
export interface CardProvider {
  /** Answers the customer's id. */
  createCustomer(of: { teamId: string; name: string; email: string | null }, key: string): Promise<string>;
  createIntent(
    of: { amount: number; currency: 'USD' | 'INR'; customerId: string; orderId: string; savesCard: boolean },
    key: string,
  ): Promise<ProviderIntent>;
  /** Charges a kept card. An intent that is past that is answered as it stands. */
  confirmIntent(
    intentId: string,
    by: { providerCardId: string; isOffSession: boolean; returnUrl?: string },
    key: string,
  ): Promise<ProviderIntent>;
  intent(intentId: string): Promise<ProviderIntent>;
  /**
   * An intent that cannot be cancelled, being charged or having succeeded, is answered as it stands. There is no key: by it the
   * provider would answer that it cannot be cancelled when it can again.
   */
  cancelIntent(intentId: string): Promise<ProviderIntent>;
  createSetup(of: { customerId: string }, key: string): Promise<ProviderSetup>;
  setup(setupId: string): Promise<ProviderSetup>;
  card(providerCardId: string): Promise<ProviderCard>;
  /** The card is not to be charged again. */
  detachCard(providerCardId: string, key: string): Promise<void>;
  /**
   * @param rawBody as it came, byte by byte
   * @param now milliseconds since 1970-01-01 UTC by this machine's clock: a signature that is more than five minutes older or later is refused
   * @throws SignatureRefused
   */
  readEvent(rawBody: Buffer | string, signature: string, now: number): ProviderEvent;
}
