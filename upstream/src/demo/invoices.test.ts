import { expect, test } from 'vitest';
import { billingOf } from '../domains/billing/repository.ts';
import { openInvoicesOf } from '../domains/payment/invoice/repository.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addDemoTeam } from './load.ts';
import { demoTeams } from './teams.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');

test('what a team owes is what its open invoices come to', async () => {
  const db = await openTestDatabase();
  const owing: [string, number][] = [];
  // The largest takes its time, and owes nothing.
  for (const [seed, spec] of demoTeams.filter(({ domain }) => domain !== 'galaxy.example').entries()) {
    await db.transaction((queries) => addDemoTeam(queries, spec, seed, NOW));
    const teamId = `team-${spec.domain.split('.')[0]}`;
    const { pendingAmount, open } = await db.read(async (queries) => ({
      pendingAmount: (await billingOf(queries, teamId)).pendingAmount,
      open: await openInvoicesOf(queries, teamId),
    }));
    expect([spec.domain, open.reduce((sum, { total }) => sum + total, 0)]).toEqual([spec.domain, pendingAmount]);
    if (pendingAmount > 0) owing.push([spec.domain, pendingAmount]);
  }
  expect(owing).toEqual([['overdue.example', 12_500]]);
  await db.close();
});
