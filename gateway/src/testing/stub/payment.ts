import { orderOf, paidOrderOf } from '../stubOrder.ts';
import { type Answers, adminsOnly } from './answer.ts';

const cards = () => ({
  cards: [{ id: 'card-1', lastFour: '4242', brand: 'Visa', expiryMonth: 6, expiryYear: 2028 }],
});

/** What the stub's payment service answers by itself: everything is paid at once, but on banks' websites. */
export const paymentAnswers: Answers<'payment'> = {
  paymentMethods: adminsOnly(cards),
  order: adminsOnly(({ query }) => orderOf({ order_id: query.orderId ?? 'order-1' })),
  initPayment: adminsOnly(({ body }) => orderOf({ purpose: body.purpose, currency: body.currency })),
  processPayment: adminsOnly(({ body }) => ({ status: 'success', order: paidOrderOf({ order_id: body.order_id }) })),
  payWithSavedCard: adminsOnly(({ query }) => ({
    status: 'success',
    order: paidOrderOf({ order_id: query.orderId }),
  })),
  banks: adminsOnly(() => ({ banks: [{ code: 'HDFB', name: 'HDFC Bank' }] })),
  initNetBanking: adminsOnly(({ body }) => ({
    action: 'https://bank.example/pay',
    fields: [
      { name: 'txnid', value: body.order_id },
      { name: 'surl', value: body.success_url },
      { name: 'furl', value: body.failure_url },
    ],
  })),
  initAddCard: adminsOnly(() => ({ clientSecret: 'seti_1_secret_1' })),
  processAddCard: adminsOnly(cards),
  verifyCard: adminsOnly(() => ({})),
  setDefaultCard: adminsOnly(cards),
  removeCard: adminsOnly(() => ({ cards: [] })),
  invoices: adminsOnly(() => ({ invoices: [], hasMore: false })),
  sendInvoice: adminsOnly(({ query }) => ({
    email: 'ada@orbit.example',
    invoice: {
      ...{ invoiceId: query.invoiceId, number: 'INV-2026-000007', issuedAt: 0, paidAt: null, currency: 'USD' },
      ...{ gross: 12_500, creditsUsed: 0, balanceUsed: 0, total: 12_500, startDate: null, expiryDate: null },
      lines: [{ text: 'Dues', amount: 12_500 }],
    },
  })),
};
