import type {
  BillingInterval,
  BillingType,
  Currency,
  PaymentMethod,
  SpecialOfferKind,
} from '../../generated/resolvers.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';

export const billingTypes = enumOf('BillingType', {
  TRIAL: 'TRIAL',
  PAID: 'PAID',
  SUBSCRIPTION: 'SUBSCRIPTION',
  SALES_DEAL: 'SALES_DEAL',
  FLAT_RATE: 'FLAT_RATE',
  SELF_SERVE_TRIAL: 'SELF_SERVE_TRIAL',
  SALES_TRIAL: 'SALES_TRIAL',
  PAID_OFFLINE: 'PAID_OFFLINE',
  HARD_PAYWALL_EXPERIMENT: 'HARD_PAYWALL_EXPERIMENT',
} as const satisfies WordsOf<BillingType>);

export const currencies = enumOf('Currency', { USD: 'USD', INR: 'INR' } as const satisfies WordsOf<Currency>);

export const intervals = enumOf('BillingInterval', {
  MONTHLY: 'MONTHLY',
  QUARTERLY: 'QUARTERLY',
  BIANNUAL: 'BIANNUAL',
  ANNUAL: 'ANNUAL',
} as const satisfies WordsOf<BillingInterval>);

export const paymentMethods = enumOf('PaymentMethod', {
  CARD: 'CARD',
  NET_BANKING: 'NET_BANKING',
  INVOICE: 'INVOICE',
} as const satisfies WordsOf<PaymentMethod>);

export const offerKinds = enumOf('SpecialOfferKind', {
  LEGACY: 'LEGACY',
  FIRST_MONTHS: 'FIRST_MONTHS',
} as const satisfies WordsOf<SpecialOfferKind>);
