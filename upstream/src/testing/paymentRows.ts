// What the calls about buying and paying answer to whom.
import { type Row, adminsOnly, adminsOnlyBut } from './rows.ts';

const noOrder = adminsOnlyBut('404 order_not_found');
const noCard = adminsOnlyBut('404 card_not_found');
const noProvider = adminsOnlyBut('409 provider_unavailable');

/** Who may make which of them, by its name, with what the call is given. */
export const paymentRows: Record<string, { row: Row; query?: string; body?: unknown }> = {
  'billing.initPro': {
    row: adminsOnlyBut('409 address_missing'),
    query: 'teamId=team-seedling',
    body: { currency: 'USD', interval: 'ANNUAL' },
  },
  'billing.processPro': { row: noOrder, query: 'teamId=team-seedling', body: { trackingId: 'none' } },
  'billing.chargeableUsers': { row: adminsOnly, query: 'teamId=team-seedling' },
  'billing.billingAddress': { row: adminsOnly, query: 'teamId=team-seedling' },
  'billing.saveBillingAddress': {
    row: adminsOnly,
    query: 'teamId=team-seedling',
    body: { address: { name: 'Seedling Ltd', address: '1 High Street', city: 'Pune', country: 'IN' } },
  },
  'billing.licenseConfigs': { row: adminsOnly, query: 'teamId=team-seedling', body: { currency: 'USD' } },
  'billing.buyLicenses': {
    row: noOrder,
    query: 'teamId=team-seedling',
    body: {
      ...{ license_count: 1, config_id: 'PRO_365_DAYS', order_id: 'none' },
      ...{ auto_assign: false, auto_renew_demo_license: false },
    },
  },
  'billing.initCancelPlan': {
    row: adminsOnlyBut('409 cancellation_not_possible'),
    query: 'teamId=team-seedling',
    body: { reason: '1' },
  },
  'billing.cancelPlan': {
    row: adminsOnlyBut('404 bill_not_found'),
    query: 'teamId=team-seedling',
    body: { billId: 'none' },
  },
  'billing.resumePlan': { row: adminsOnlyBut('409 nothing_to_resume'), query: 'teamId=team-seedling' },
  'payment.initPayment': {
    row: adminsOnlyBut('409 nothing_due'),
    query: 'teamId=team-seedling',
    body: { purpose: 'DUES', currency: 'USD' },
  },
  'payment.processPayment': { row: noOrder, query: 'teamId=team-seedling', body: { order_id: 'none' } },
  'payment.payWithSavedCard': {
    row: noOrder,
    query: 'teamId=team-seedling&orderId=none&cardId=none&returnUrl=https://console.example/back',
    body: { amount: 1, currency: 'USD' },
  },
  'payment.order': { row: noOrder, query: 'teamId=team-seedling' },
  // Here nobody takes money.
  'payment.banks': { row: noProvider, query: 'teamId=team-seedling' },
  'payment.initNetBanking': {
    row: noOrder,
    query: 'teamId=team-seedling',
    body: {
      ...{ order_id: 'none', bank_code: 'HDFB' },
      ...{ success_url: 'https://console.example/success', failure_url: 'https://console.example/failure' },
    },
  },
  'payment.netBankingReturn': {
    row: ['400 signature_refused', '400 signature_refused', '400 signature_refused', '400 signature_refused'],
    body: { fields: [] },
  },
  'payment.initAddCard': { row: noProvider, query: 'teamId=team-seedling' },
  'payment.processAddCard': {
    row: adminsOnlyBut('404 card_setup_not_found'),
    query: 'teamId=team-seedling',
    body: { auth_token: 'none', amount: 0 },
  },
  'payment.verifyCard': { row: noCard, query: 'teamId=team-seedling', body: { id: 'none' } },
  'payment.setDefaultCard': { row: noCard, query: 'teamId=team-seedling', body: { id: 'none' } },
  'payment.removeCard': { row: noCard, query: 'teamId=team-seedling', body: { id: 'none' } },
  'payment.invoices': { row: adminsOnly, query: 'teamId=team-seedling' },
  'payment.sendInvoice': { row: adminsOnlyBut('404 invoice_not_found'), query: 'teamId=team-seedling' },
  'payment.invoiceDocument': { row: adminsOnlyBut('404 invoice_not_found'), query: 'teamId=team-seedling' },
};
