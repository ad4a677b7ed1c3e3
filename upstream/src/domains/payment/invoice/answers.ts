import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import type { Input } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { type InvoiceRow, invoiceByNumber, invoicesOf } from './repository.ts';

type Told = Answer<'payment', 'invoices'>['invoices'][number];

/** An invoice as it is told. */
export const toldInvoice = (row: InvoiceRow): Told => ({
  ...{ invoiceId: row.invoiceId, number: row.number, issuedAt: row.issuedAt, paidAt: row.paidAt },
  ...{ currency: row.currency, gross: row.gross, creditsUsed: row.creditsUsed, balanceUsed: row.balanceUsed },
  ...{ total: row.total, startDate: row.startsAt, expiryDate: row.expiresAt },
  lines: row.lines.map(({ text, amount }) => ({ text, amount })),
});

/**
 * What a team was billed for, the latest first. An unknown `after` is the end of the list.
 *
 * @throws Refusal `team_not_found`
 */
export async function invoices(
  { db, actor: { teamId } }: SessionContext,
  { query }: Input<'payment', 'invoices'>,
): Promise<Answer<'payment', 'invoices'>> {
  demandOwnTeam(teamId, query.teamId);
  const { after, limit = 25 } = query;
  const from = after === undefined ? null : await invoiceByNumber(db, teamId, after);
  if (after !== undefined && from === null) return { invoices: [], hasMore: false };
  const rows = await invoicesOf(db, teamId, { after: from, limit: limit + 1 });
  return { invoices: rows.slice(0, limit).map(toldInvoice), hasMore: rows.length > limit };
}
