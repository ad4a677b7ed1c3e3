import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoice } from '../db/tables/payment.ts';
import { lastCharged } from '../domains/billing/plan/detailRules.ts';
import { batchesOf, billingOf } from '../domains/billing/repository.ts';
import { openInvoicesOf } from '../domains/payment/invoice/repository.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addDemoTeam } from './load.ts';
import { demoTeams } from './teams.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');

test('what a team owes is what its open invoices come to, and what it was charged last has one that is paid', async () => {
  const db = await openTestDatabase();
  const owing: [string, number][] = [];
  const charged: string[] = [];
  // The largest takes its time, and owes nothing.
  for (const [seed, spec] of demoTeams.filter(({ domain }) => domain !== 'galaxy.example').entries()) {
    await db.transaction((queries) => addDemoTeam(queries, spec, seed, NOW));
    const teamId = `team-${spec.domain.split('.')[0]}`;
    const { billing, batches, open, paid } = await db.read(async (queries) => ({
      billing: await billingOf(queries, teamId),
      batches: await batchesOf(queries, teamId),
      open: await openInvoicesOf(queries, teamId),
      paid: await queries
        .select()
        .from(invoice)
        .where(and(eq(invoice.teamId, teamId), isNotNull(invoice.paidAt))),
    }));
    const { pendingAmount } = billing;
    const last = lastCharged(batches, billing);
    if (last !== null) {
      charged.push(spec.domain);
      expect([spec.domain, ...paid.map(({ startsAt }) => startsAt)]).toContain(last.startsAt);
    } else {
      // What runs was not charged: it is on credit, or the team does not pay yet.
      const running = new Set<number | null>(batches.map(({ startsAt }) => startsAt));
      expect([spec.domain, ...paid.filter(({ startsAt }) => running.has(startsAt))]).toEqual([spec.domain]);
    }
    expect([spec.domain, open.reduce((sum, { total }) => sum + total, 0)]).toEqual([spec.domain, pendingAmount]);
    if (pendingAmount > 0) owing.push([spec.domain, pendingAmount]);
  }
  expect(owing).toEqual([['overdue.example', 12_500]]);
  expect(charged.length).toBeGreaterThan(9);
  await db.close();
});
