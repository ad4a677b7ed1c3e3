import type { Body } from '../../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../../upstream/client.ts';
import type { KnownCurrency } from '../rest.ts';

/** The calls that order and pay, whichever service answers them. */
export const orderRest = (upstream: Upstream, teamId: string) => ({
  initPro: (body: Body<'billing', 'initPro'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'initPro', { query: { teamId }, body, idempotencyKey }),
  initPayment: (body: Body<'payment', 'initPayment'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'initPayment', { query: { teamId }, body, idempotencyKey }),
  /** The latest one that a person ordered, where none is named. */
  order: (orderId: string | null) =>
    upstream.call('payment', 'order', { query: { teamId, ...(orderId === null ? {} : { orderId }) } }),
  processPro: (trackingId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'processPro', { query: { teamId }, body: { trackingId }, idempotencyKey }),
  processPayment: (orderId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'processPayment', { query: { teamId }, body: { order_id: orderId }, idempotencyKey }),
  buyLicences: (body: Body<'billing', 'buyLicenses'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'buyLicenses', { query: { teamId }, body, idempotencyKey }),
  payWithSavedCard: (
    place: { orderId: string; cardId: string; returnUrl: string },
    body: Body<'payment', 'payWithSavedCard'>,
    idempotencyKey: IdempotencyKey,
  ) => upstream.call('payment', 'payWithSavedCard', { query: { teamId, ...place }, body, idempotencyKey }),
  initNetBanking: (body: Body<'payment', 'initNetBanking'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'initNetBanking', { query: { teamId }, body, idempotencyKey }),
});

/** The calls about cards. */
export const cardRest = (upstream: Upstream, teamId: string) => ({
  begin: (idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'initAddCard', { query: { teamId }, idempotencyKey }),
  add: (setupId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'processAddCard', {
      query: { teamId },
      body: { auth_token: setupId, amount: 0 },
      idempotencyKey,
    }),
  verify: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'verifyCard', { query: { teamId }, body: { id }, idempotencyKey }),
  makeDefault: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'setDefaultCard', { query: { teamId }, body: { id }, idempotencyKey }),
  remove: (id: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'removeCard', { query: { teamId }, body: { id }, idempotencyKey }),
});

/** The calls about what is bought and whom for, and about giving it up. */
export const purchaseRest = (upstream: Upstream, teamId: string) => ({
  licenceConfigs: (currency: KnownCurrency) =>
    upstream.call('billing', 'licenseConfigs', { query: { teamId }, body: { currency } }),
  chargeableUsers: () => upstream.call('billing', 'chargeableUsers', { query: { teamId } }),
  address: () => upstream.call('billing', 'billingAddress', { query: { teamId } }),
  saveAddress: (address: Body<'billing', 'saveBillingAddress'>['address'], idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'saveBillingAddress', { query: { teamId }, body: { address }, idempotencyKey }),
  banks: () => upstream.call('payment', 'banks', { query: { teamId } }),
  /** The latest first; those behind the number where one is given. */
  invoices: (limit: number, after: string | null) =>
    upstream.call('payment', 'invoices', { query: { teamId, limit, ...(after === null ? {} : { after }) } }),
  sendInvoice: (invoiceId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('payment', 'sendInvoice', { query: { teamId, invoiceId }, idempotencyKey }),
  initCancel: (reason: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'initCancelPlan', { query: { teamId }, body: { reason }, idempotencyKey }),
  cancel: (billId: string, idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'cancelPlan', { query: { teamId }, body: { billId }, idempotencyKey }),
  resume: (idempotencyKey: IdempotencyKey) =>
    upstream.call('billing', 'resumePlan', { query: { teamId }, idempotencyKey }),
});
