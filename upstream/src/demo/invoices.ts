import type { Queries } from '../db/database.ts';
import { billingAddress } from '../db/tables/payment.ts';
import { monthsOfBatch } from '../domains/billing/chargeRules.ts';
import type { Currency } from '../domains/billing/moneyRules.ts';
import { lastDayOf, monthsAfter } from '../domains/billing/periodRules.ts';
import { planAmount } from '../domains/billing/priceRules.ts';
import { renewalLines } from '../domains/billing/renewal/invoiceRules.ts';
import { renewalReference } from '../domains/billing/renewal/rules.ts';
import { type PaidBy, issueInvoice } from '../domains/payment/invoice/issueActions.ts';
import { soldText } from '../domains/payment/invoice/rules.ts';
import { post } from '../domains/payment/ledger/repository.ts';
import { owedSaleOf, saleOf } from '../domains/payment/ledger/rules.ts';
import type { DemoBatch, DemoBilling } from './billing.ts';
import { defaultCardOf } from './cards.ts';

type DemoAddress = Pick<
  typeof billingAddress.$inferInsert,
  'companyName' | 'companyAddress' | 'city' | 'countryCode' | 'taxNumber'
>;

/** Whom demo teams have their invoices made out to, by domain. */
const addresses: Readonly<Record<string, DemoAddress>> = {
  'orbit.example': { companyName: 'Orbit Ltd', companyAddress: '12 Orchard Lane', city: 'Bristol', countryCode: 'GB' },
  'galaxy.example': {
    ...{ companyName: 'Galaxy Corporation', companyAddress: '400 Market Street', city: 'San Francisco' },
    countryCode: 'US',
  },
  'orchard.example': { companyName: 'Orchard GmbH', companyAddress: 'Gartenweg 3', city: 'Köln', countryCode: 'DE' },
  'rupee.example': {
    ...{ companyName: 'Rupee Traders Pvt Ltd', companyAddress: '7 MG Road', city: 'Bengaluru', countryCode: 'IN' },
    taxNumber: '29ABCDE1234F1Z5',
  },
  'elite.example': { companyName: 'Elite SARL', companyAddress: '8 rue Haute', city: 'Lyon', countryCode: 'FR' },
  'flat.example': { companyName: 'Flat Inc', companyAddress: '31 Level Road', city: 'Boston', countryCode: 'US' },
};

/** For how many months before the present period a team has invoices, too. */
const earlierMonths: Readonly<Record<string, number>> = { 'orbit.example': 3, 'overdue.example': 1 };

/**
 * Adds whom a team's invoices are made out to, and what it was billed for until now: what does not run on credit is paid. What
 * began before the team pays at all was billed to nobody.
 */
export async function addDemoInvoices(
  db: Queries,
  { domain, teamId, bought }: { domain: string; teamId: string; bought: DemoBilling },
): Promise<void> {
  const address = addresses[domain];
  if (address) await db.insert(billingAddress).values({ ...address, teamId });
  const { batches = [], currency = 'USD', paymentMethod, billingStartsAt } = bought;
  const billed = batches.filter(({ startsAt }) => startsAt >= (billingStartsAt ?? startsAt));
  const sold = billed.flatMap((batch) => [batch, ...before(batch, earlierMonths[domain] ?? 0)]);
  for (const [place, batch] of sold.toSorted((one, other) => one.startsAt - other.startsAt).entries()) {
    const reference = `demo-${teamId}-${place + 1}`;
    if (batch.isCredited) await addOwed(db, teamId, batch);
    else await addPaid(db, { teamId, reference, currency, paidBy: paidByOf(domain, paymentMethod) }, batch);
  }
}

/** What is transferred for an invoice comes to the balance, which covers it. */
function paidByOf(domain: string, method: DemoBilling['paymentMethod']): PaidBy {
  if (method === 'INVOICE') return { method: 'BALANCE' };
  if (method === 'NET_BANKING') return { method, bank: 'HDFC Bank', bankReference: null };
  const { brand, lastFour } = defaultCardOf(domain) ?? { brand: null, lastFour: null };
  return { method: 'CARD', brand, lastFour };
}

/** The same licences in the months before. */
const before = (batch: DemoBatch, months: number): DemoBatch[] =>
  Array.from({ length: months }, (_, place) => ({
    ...batch,
    isCredited: false,
    startsAt: monthsAfter(batch.startsAt, -place - 1),
    renewsAt: monthsAfter(batch.startsAt, -place),
  }));

async function addPaid(
  db: Queries,
  { teamId, reference, currency, paidBy }: { teamId: string; reference: string; currency: Currency; paidBy: PaidBy },
  batch: DemoBatch,
): Promise<void> {
  const { category, count, monthlyRate: rate, validityDays = null, startsAt, renewsAt } = batch;
  const months = monthsOfBatch({ category, validityDays });
  const amount = planAmount(rate, count, months);
  const text = soldText(validityDays === null ? 'PRO plan' : 'PRO licenses', { category, validityDays });
  const sale = { gross: amount, dues: 0, creditsUsed: 0, balanceUsed: 0, amount };
  const kind = 'PURCHASE';
  await post(db, startsAt, { teamId, kind, reference, currency, movements: saleOf(sale, 'PROVIDER') });
  await issueInvoice(db, startsAt, {
    ...{ teamId, reference, currency, gross: amount, creditsUsed: 0, balanceUsed: 0, total: amount },
    lines: [{ text, quantity: count, rate, months, amount }],
    ...{ startsAt, expiresAt: lastDayOf({ renewsAt }) },
    paidBy,
  });
}

/** A renewal that the card did not pay: it is owed, and its invoice is open. */
async function addOwed(db: Queries, teamId: string, batch: DemoBatch): Promise<void> {
  const { count: users, monthlyRate: rate, startsAt, renewsAt } = batch;
  const sold = { ...batch, validityDays: batch.validityDays ?? null };
  const months = monthsOfBatch(sold);
  const gross = planAmount(rate, users, months);
  const reference = renewalReference(teamId, startsAt);
  const unused = { creditsUsed: 0, balanceUsed: 0 };
  const movements = owedSaleOf({ gross, ...unused });
  await post(db, startsAt, { teamId, kind: 'RENEWAL', reference, currency: 'USD', movements });
  await issueInvoice(db, startsAt, {
    ...{ teamId, reference, currency: 'USD', gross, ...unused, total: gross },
    lines: renewalLines([{ batch: sold, users, rate, months, amount: gross }], 0),
    ...{ startsAt, expiresAt: lastDayOf({ renewsAt }), paidBy: null },
  });
}
