// A team whose licences go on by themselves, and what becomes of that.
import { and, eq, gte } from 'drizzle-orm';
import { licenceBatch } from '../db/tables/billing.ts';
import { person } from '../db/tables/member.ts';
import { invoice, paymentCard, paymentOrder } from '../db/tables/payment.ts';
import { mail } from '../db/tables/system.ts';
import { plantRenewal } from '../domains/billing/renewal/actions.ts';
import { type BatchRow, batchesOf, billingOf } from '../domains/billing/repository.ts';
import { effectivePlan } from '../domains/billing/rules.ts';
import { startPayingUpstream } from './payments.ts';
import { START } from './testUpstream.ts';

/** The team that pays a flat rate by the month, and who administers it. */
export const FLAT = 'team-flat';
export const FLAT_ADMIN = 'admin@flat.example';

/** The services and the stand-in for all tests of a file about renewals. */
export async function startRenewingUpstream(domains: readonly string[] = ['flat.example']) {
  const upstream = await startPayingUpstream(domains);
  const { db, clock, standIn } = upstream;
  let dayOfMonth = 3;
  const setCard = (teamId: string, values: Partial<typeof paymentCard.$inferInsert>) =>
    db.transaction((queries) => queries.update(paymentCard).set(values).where(eq(paymentCard.teamId, teamId)));
  const setBatch = (teamId: string, values: Partial<BatchRow>) =>
    db.transaction((queries) => queries.update(licenceBatch).set(values).where(eq(licenceBatch.teamId, teamId)));
  const plant = (teamId: string) => db.transaction((queries) => plantRenewal(queries, START, teamId));
  return {
    ...{ upstream, setCard, setBatch, plant },
    noCard: (teamId: string) => setCard(teamId, { removedAt: 0, isDefault: false }),
    /** Lets time pass until then, and does what is due by then. */
    until: (instant: number) => upstream.pass(instant - clock.now()),
    /** How many payments the provider has taken. */
    taken: async () => (await standIn.payments()).filter(({ status }) => status === 'succeeded').length,
    /** What the people of an address were written: each mail's subject and text. */
    mails: async (to: string) => {
      const rows = await db.read((queries) => queries.select().from(mail).where(eq(mail.recipient, to)));
      return rows.map(({ subject, text }) => `${subject}\n${text}`);
    },
    stateOf: (teamId: string) =>
      db.read(async (queries) => {
        const billing = await billingOf(queries, teamId);
        const batches = await batchesOf(queries, teamId);
        const licensed = await queries.$count(person, and(eq(person.teamId, teamId), person.isLicensed));
        // What was billed before the tests began is of no renewal that they are about.
        const invoices = await queries
          .select()
          .from(invoice)
          .where(and(eq(invoice.teamId, teamId), gte(invoice.issuedAt, START)))
          .orderBy(invoice.number);
        const orders = await queries
          .select()
          .from(paymentOrder)
          .where(eq(paymentOrder.teamId, teamId))
          .orderBy(paymentOrder.createdAt, paymentOrder.orderId);
        const plan = effectivePlan(billing, clock.now());
        return { billing, batches, licensed, invoices, orders, plan };
      }),
    /** Lets the licences of the team with the flat rate go on at another day in each test; resolves with its midnight. */
    planFlatRenewal: async () => {
      dayOfMonth += 1;
      const renewsAt = Date.UTC(2026, 2, dayOfMonth);
      const startsAt = Date.UTC(2026, 1, dayOfMonth);
      await setBatch(FLAT, { anchorAt: startsAt, startsAt, renewsAt });
      await db.transaction((queries) =>
        queries.update(person).set({ isAutoRenewEnabled: true }).where(eq(person.isLicensed, true)),
      );
      await plant(FLAT);
      return renewsAt;
    },
  };
}
