import type { Queries } from '../db/database.ts';
import { billingAddress } from '../db/tables/payment.ts';
import { monthsOfBatch } from '../domains/billing/chargeRules.ts';
import { lastDayOf, monthsAfter } from '../domains/billing/periodRules.ts';
import { planAmount } from '../domains/billing/priceRules.ts';
import { type PaidBy, issueInvoice } from '../domains/payment/invoice/issueActions.ts';
import { post } from '../domains/payment/ledger/repository.ts';
import { saleOf } from '../domains/payment/ledger/rules.ts';
import type { DemoBatch } from './billing.ts';
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
const earlierMonths: Readonly<Record<string, number>> = { 'orbit.example': 3, 'galaxy.example': 0 };

/** Adds whom a team's invoices are made out to, and what it was billed for until now, all of it paid by card. */
export async function addDemoInvoices(
  db: Queries,
  { domain, teamId, batches }: { domain: string; teamId: string; batches: readonly DemoBatch[] },
): Promise<void> {
  const address = addresses[domain];
  if (address) await db.insert(billingAddress).values({ ...address, teamId });
  const months = earlierMonths[domain];
  const card = defaultCardOf(domain);
  if (months === undefined || card === null) return;
  const { brand, lastFour } = card;
  const sold = batches.flatMap((batch) => [batch, ...before(batch, months)]);
  for (const [place, batch] of sold.toSorted((one, other) => one.startsAt - other.startsAt).entries()) {
    const reference = `demo-${teamId}-${place + 1}`;
    await addPaid(db, { teamId, reference, paidBy: { method: 'CARD', brand, lastFour } }, batch);
  }
}

/** The same licences in the months before. */
const before = (batch: DemoBatch, months: number): DemoBatch[] =>
  Array.from({ length: months }, (_, place) => ({
    ...batch,
    startsAt: monthsAfter(batch.startsAt, -place - 1),
    renewsAt: monthsAfter(batch.startsAt, -place),
  }));

async function addPaid(
  db: Queries,
  { teamId, reference, paidBy }: { teamId: string; reference: string; paidBy: PaidBy },
  batch: DemoBatch,
): Promise<void> {
  const { category, count, monthlyRate: rate, validityDays = null, startsAt, renewsAt } = batch;
  const months = monthsOfBatch({ category, validityDays });
  const amount = planAmount(rate, count, months);
  const text = validityDays === null ? 'PRO plan, monthly' : `PRO licenses, ${validityDays} days`;
  const sale = { gross: amount, dues: 0, creditsUsed: 0, balanceUsed: 0, amount };
  const kind = 'PURCHASE';
  await post(db, startsAt, { teamId, kind, reference, currency: 'USD', movements: saleOf(sale, 'PROVIDER') });
  await issueInvoice(db, startsAt, {
    ...{ teamId, reference, currency: 'USD', gross: amount, creditsUsed: 0, balanceUsed: 0, total: amount },
    lines: [{ text, quantity: count, rate, months, amount }],
    ...{ startsAt, expiresAt: lastDayOf({ renewsAt }) },
    paidBy,
  });
}
