// What admins do about orders, cards and addresses.
import { eq } from 'drizzle-orm';
import { cardSetup, invoice, paymentOrder } from '../db/tables/payment.ts';
import { DAY_MS } from '../lib/durations.ts';
import type { Act } from './bulkActs.ts';
import { setBilling } from './licences.ts';
import { type PayingUpstream, orderIn } from './payments.ts';
import { type Session, START, textAt } from './testUpstream.ts';

const address = { name: 'Orbit Ltd', address: '1 High Street', city: 'Pune', country: 'IN' };
const licences = { license_count: 8, config_id: 'PRO_90_DAYS', auto_assign: false, auto_renew_demo_license: false };

/** Each on a team that was made what it needs; it has saved two cards. */
export function paymentActs(upstream: PayingUpstream, teamId: string, admin: () => Session): Act[] {
  const query = { teamId };
  const post = (path: string, body: unknown) => upstream.post(`${path}?teamId=${teamId}`, body, admin());
  const haveAddress = () => post('/billing/address', { address });
  /** An order of licences; with nothing to the team's credit it is to be paid. */
  const order = async (pots: { credits: number; balance: number }) => {
    await haveAddress();
    await setBilling(upstream.db, teamId, pots);
    return orderIn((await post('/payment/init-payment', { purpose: 'LICENCES', currency: 'USD', ...licences })).body);
  };
  const unpaid = () => order({ credits: 0, balance: 0 });
  const covered = () => order({ credits: 0, balance: 100_000 });
  /** One that was put there as it is: nobody has asked a provider for it. */
  const put = async (changes: Partial<typeof paymentOrder.$inferInsert>) => {
    const orderId = 'ord_put';
    await upstream.db.transaction((queries) =>
      queries.insert(paymentOrder).values({
        ...{ orderId, teamId, kind: 'LICENCES', status: 'open', currency: 'INR', createdAt: START, attempt: 0 },
        ...{ gross: 189_000, dues: 0, creditsUsed: 0, balanceUsed: 0, amount: 189_000, rate: 18_900, usersCount: 5 },
        ...{ months: 2, category: 'MONTHLY', validityDays: 60, startedBy: admin().guid },
        ...{ autoAssign: false, renewsTrialLicences: false, paysDues: false, ...changes },
      }),
    );
    return orderId;
  };
  const card = (number: number) => ({ id: `team-orbit-card-${number}` });
  const beFree = async () => {
    await haveAddress();
    await upstream.db.transaction((queries) =>
      queries.execute(`delete from licence_batch where team_id = '${teamId}'`),
    );
    await setBilling(upstream.db, teamId, { plan: 'free', type: null, credits: 0, balance: 10_000_000 });
  };
  const pro = { currency: 'USD', interval: 'ANNUAL', auto_assign: false };
  const cancelled = { reason: '1' };
  return [
    {
      ...{ name: 'orders PRO', actions: ['payment.order'], call: 'billing.initPro' },
      prepare: async () => {
        await beFree();
        return { query, body: pro };
      },
    },
    {
      ...{ name: 'has PRO carried out', actions: ['payment.settle'], call: 'billing.processPro' },
      prepare: async () => {
        await beFree();
        const { body } = await post('/billing/init-pro', pro);
        return { query, body: { trackingId: textAt(body, 'trackingId') } };
      },
    },
    {
      ...{ name: 'saves an address', actions: ['billing.saveAddress'], call: 'billing.saveBillingAddress' },
      prepare: async () => ({ query, body: { address: { ...address, city: 'Mumbai' } } }),
    },
    {
      ...{ name: 'has licences carried out', actions: ['payment.settle'], call: 'billing.buyLicenses' },
      prepare: async () => ({ query, body: { ...licences, order_id: (await covered()).order_id } }),
    },
    {
      ...{ name: 'asks for a final bill', actions: ['billing.initCancel'], call: 'billing.initCancelPlan' },
      prepare: async () => ({ query, body: cancelled }),
    },
    {
      ...{ name: 'gives up PRO', call: 'billing.cancelPlan' },
      actions: ['licence.end', 'billing.endPlan', 'billing.cancel'],
      prepare: async () => {
        const { body } = await post('/billing/init-cancel-plan', cancelled);
        return { query, body: { billId: textAt(body, 'billId') } };
      },
    },
    {
      ...{ name: 'goes on with PRO', actions: ['billing.resumePlan'], call: 'billing.resumePlan' },
      prepare: async () => {
        await setBilling(upstream.db, teamId, { cancelsAt: START + DAY_MS });
        return { query };
      },
    },
    {
      ...{ name: 'orders licences', actions: ['payment.order'], call: 'payment.initPayment' },
      prepare: async () => {
        await haveAddress();
        return { query, body: { purpose: 'LICENCES', currency: 'USD', ...licences } };
      },
    },
    {
      ...{ name: 'asks what became of an order', actions: ['payment.settle'], call: 'payment.processPayment' },
      prepare: async () => ({ query, body: { order_id: (await covered()).order_id } }),
    },
    {
      ...{ name: 'pays with a saved card', call: 'payment.payWithSavedCard' },
      actions: ['payment.tryCard', 'payment.settle'],
      prepare: async () => {
        const { order_id: orderId, payableAmount: amount } = await unpaid();
        const returnUrl = 'http://localhost/back';
        return { query: { ...query, orderId, cardId: card(1).id, returnUrl }, body: { amount, currency: 'USD' } };
      },
    },
    {
      ...{ name: 'goes to a bank', actions: ['payment.beginNetBanking'], call: 'payment.initNetBanking' },
      prepare: async () => ({
        query,
        body: {
          ...{ order_id: await put({}), bank_code: 'HDFB' },
          ...{ success_url: 'http://localhost/success', failure_url: 'http://localhost/failure' },
        },
      }),
    },
    {
      ...{ name: 'begins to add a card', actions: ['payment.initAddCard'], call: 'payment.initAddCard' },
      prepare: async () => ({ query }),
    },
    {
      ...{ name: 'adds a card', actions: ['payment.addCard'], call: 'payment.processAddCard' },
      prepare: async () => {
        const { body } = await upstream.get(`/payment/init-add-card?teamId=${teamId}`, admin());
        const secret = textAt(body, 'clientSecret');
        await upstream.standIn.typeCard(secret, '5555555555554444', undefined, 'setup_intents');
        const [setup] = await upstream.db.read((queries) => queries.select().from(cardSetup));
        return { query, body: { auth_token: setup?.setupId ?? '', amount: 0 } };
      },
    },
    {
      ...{ name: 'has a card verified', actions: [], call: 'payment.verifyCard' },
      prepare: async () => ({ query, body: card(1) }),
    },
    {
      ...{ name: 'chooses which card is charged', actions: ['payment.setDefaultCard'], call: 'payment.setDefaultCard' },
      prepare: async () => ({ query, body: card(2) }),
    },
    {
      ...{ name: 'takes a card away', actions: ['payment.removeCard'], call: 'payment.removeCard' },
      prepare: async () => ({ query, body: card(2) }),
    },
    {
      ...{ name: 'has an invoice sent again', actions: ['payment.sendInvoice'], call: 'payment.sendInvoice' },
      prepare: async () => {
        const [issued] = await upstream.db.read((queries) =>
          queries.select().from(invoice).where(eq(invoice.teamId, teamId)),
        );
        return { query: { ...query, invoiceId: issued?.invoiceId ?? '' } };
      },
    },
  ];
}
