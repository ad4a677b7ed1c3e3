// What stands in the books once everything has come to its end, read with nobody else at them.
import * as z from 'zod';
import type { Database } from '../jobs/team.ts';

const order = z.object({
  orderId: z.string(),
  teamId: z.string(),
  kind: z.enum(['PRO_PLAN', 'LICENCES', 'DUES', 'RENEWAL']),
  status: z.enum(['open', 'pending', 'succeeded', 'cancelled']),
  amount: z.coerce.number(),
  /** Licences that it is for. */
  count: z.number(),
  createdAt: z.coerce.number(),
  settledAt: z.coerce.number(),
  /** How often it is carried out: in the ledger, and on invoices. */
  sales: z.number(),
  invoices: z.number(),
  /** Money of the providers that the ledger has by it: for what was ordered, and to the team's credit. */
  paid: z.coerce.number(),
  overpaid: z.coerce.number(),
  /** What of the money that paid it nobody owed. */
  beyond: z.coerce.number(),
});
export type BookedOrder = z.infer<typeof order>;

/** Licences that were bought together. */
const batch = z.object({
  ...{ batchId: z.string(), teamId: z.string(), count: z.number(), category: z.string() },
  ...{ monthlyRate: z.number(), validityDays: z.number().nullable() },
  ...{ startsAt: z.coerce.number(), renewsAt: z.coerce.number(), isCredited: z.boolean() },
});
export type BookedBatch = z.infer<typeof batch>;

/** A renewal of a team on a day, with what was sold by it, and what was billed. */
const renewal = z.object({
  ...{ reference: z.string(), sold: z.coerce.number(), invoices: z.number(), billed: z.coerce.number() },
});

/** When licences of a team have ended, not by being used up: PRO was given up, or not paid. */
const ending = z.object({ teamId: z.string(), at: z.coerce.number() });

/** What a team's accounts come to, as people speak of each. */
const account = z.object({
  teamId: z.string(),
  ...{ balance: z.coerce.number(), credits: z.coerce.number(), dues: z.coerce.number(), accountDue: z.coerce.number() },
});

const totals = z.object({
  /** Transactions of all ledgers, and those whose sum is not zero. */
  transactions: z.number(),
  unbalanced: z.number(),
  /** Bills by which PRO was given up, and such as still wait for a payment. */
  givenUp: z.number(),
  waiting: z.number(),
});

export type Books = z.infer<typeof totals> & {
  readonly orders: readonly BookedOrder[];
  readonly batches: readonly BookedBatch[];
  readonly renewals: readonly z.infer<typeof renewal>[];
  readonly endings: readonly z.infer<typeof ending>[];
  readonly accounts: readonly z.infer<typeof account>[];
};

const sumOf = (of: string, where: string) =>
  `(select coalesce(sum(${of}), 0) from ledger_entry e join ledger_transaction t using (transaction_id) where ${where})`;

const ORDERS = `
  select o.order_id as "orderId", o.team_id as "teamId", o.kind, o.status, o.amount,
    coalesce(o.users_count, 0)::int as count, o.created_at as "createdAt", coalesce(o.settled_at, 0) as "settledAt",
    (select count(*)::int from ledger_transaction t
      where t.reference = o.order_id and t.kind in ('PURCHASE', 'PAYMENT')) as sales,
    (select count(*)::int from invoice i where i.reference = o.order_id) as invoices,
    ${sumOf('e.amount', "e.account in ('PROVIDER', 'BANK') and t.reference = o.order_id")} as paid,
    ${sumOf('e.amount', "e.account in ('PROVIDER', 'BANK') and t.kind = 'OVERPAYMENT' and starts_with(t.reference, o.order_id || ':')")} as overpaid,
    ${sumOf('-e.amount', "e.account = 'BALANCE' and e.amount < 0 and t.kind = 'PAYMENT' and t.reference = o.order_id")} as beyond
  from payment_order o`;

const BATCHES = `
  select batch_id as "batchId", team_id as "teamId", count, category, monthly_rate as "monthlyRate",
    validity_days as "validityDays", starts_at as "startsAt", renews_at as "renewsAt", is_credited as "isCredited"
  from licence_batch`;

const RENEWALS = `
  select r.reference,
    ${sumOf('-e.amount', "e.account = 'REVENUE' and t.transaction_id = r.transaction_id")} as sold,
    (select count(*)::int from invoice i where i.reference = r.reference) as invoices,
    (select coalesce(sum(i.gross), 0) from invoice i where i.reference = r.reference) as billed
  from ledger_transaction r where r.kind = 'RENEWAL'`;

const ENDINGS = `
  select team_id as "teamId", at from audit_entry
  where action = 'billing.endPlan' or (action = 'billing.renew' and (after->>'ended')::int > 0)`;

const ofTeam = (name: string, of: string) => sumOf(of, `e.team_id = b.team_id and e.account = '${name}'`);

const ACCOUNTS = `
  select b.team_id as "teamId",
    ${ofTeam('BALANCE', '-e.amount')} as balance, ${ofTeam('CREDITS', '-e.amount')} as credits,
    ${ofTeam('DUES', 'e.amount')} as dues, ${ofTeam('ACCOUNT_DUE', 'e.amount')} as "accountDue"
  from billing b`;

const TOTALS = `
  select
    (select count(*)::int from ledger_transaction) as transactions,
    (select count(*)::int from (
      select 1 from ledger_entry group by transaction_id, currency having sum(amount) <> 0) wrong) as unbalanced,
    (select count(*)::int from plan_cancellation where status = 'done') as "givenUp",
    (select count(*)::int from plan_cancellation where status = 'pending') as "waiting"`;

const rowsOf = <T>(shape: z.ZodType<T>, result: unknown): T[] => z.object({ rows: z.array(shape) }).parse(result).rows;

/** Reads a database that nobody changes meanwhile. */
export const readBooks = (db: Database): Promise<Books> =>
  db.read(async (queries) => {
    const orders = rowsOf(order, await queries.execute(ORDERS));
    const batches = rowsOf(batch, await queries.execute(BATCHES));
    const renewals = rowsOf(renewal, await queries.execute(RENEWALS));
    const endings = rowsOf(ending, await queries.execute(ENDINGS));
    const accounts = rowsOf(account, await queries.execute(ACCOUNTS));
    const [found] = rowsOf(totals, await queries.execute(TOTALS));
    if (!found) throw new Error('The books are not there.');
    return { orders, batches, renewals, endings, accounts, ...found };
  });
