import type { Amount } from '@muster/schema/formats/money';
import type { GatewayContext } from '../../../context.ts';
import type { BillingInvoicesArgs, ResolversParentTypes } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime, toOptionalDay } from '../../../lib/dates.ts';
import { badUserInput } from '../../../lib/errors.ts';
import { documentUrlOf } from './documentUrls.ts';
import { purchaseRest } from './rest.ts';

type InvoiceRecord = ResolversParentTypes['Invoice'];

/** How many invoices a page has where nothing is said. */
const DEFAULT_FIRST = 25;
/** The most invoices that one page may have. */
const MAX_FIRST = 100;
const CURSOR = /^[A-Za-z0-9_-]{1,88}$/;
const NUMBER = /^[\w./ -]{1,64}$/;

const toCursor = (number: string) => Buffer.from(number).toString('base64url');

/** The number behind a cursor; null without one. */
function numberOf(after: string | null | undefined): string | null {
  if (after === null || after === undefined) return null;
  const number = CURSOR.test(after) ? Buffer.from(after, 'base64url').toString() : '';
  if (!NUMBER.test(number)) throw badUserInput('`after` is not a cursor that the gateway gave.');
  return number;
}

/** An invoice as the schema has it. */
export function toInvoice(wire: Answer<'payment', 'invoices'>['invoices'][number]): InvoiceRecord {
  const amountOf = (amountMinor: number): Amount => ({ amountMinor, currency: wire.currency });
  return {
    invoiceId: wire.invoiceId,
    number: wire.number,
    issuedAt: toDateTime(wire.issuedAt),
    paidAt: toOptionalDateTime(wire.paidAt),
    total: amountOf(wire.total),
    lines: wire.lines.map(({ text, amount }) => ({ text, amount: amountOf(amount) })),
    startsOn: toOptionalDay(wire.startDate),
    expiresOn: toOptionalDay(wire.expiryDate),
    documentUrl: documentUrlOf(wire.invoiceId, wire.number),
  };
}

/** One page of the team's invoices, the latest first. */
export async function invoices(
  { first = DEFAULT_FIRST, after }: BillingInvoicesArgs,
  { loaders, upstream }: GatewayContext,
) {
  if (first < 1 || first > MAX_FIRST) throw badUserInput(`\`first\` is between 1 and ${MAX_FIRST}.`);
  const behind = numberOf(after);
  const { teamId } = await loaders.team.team();
  const page = await purchaseRest(upstream, teamId).invoices(first, behind);
  const edges = page.invoices.map((wire) => ({ cursor: toCursor(wire.number), node: toInvoice(wire) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      ...{ hasNextPage: page.hasMore, hasPreviousPage: behind !== null },
      ...{ startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
    },
  };
}
