import { Readable } from 'node:stream';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { StoredFile } from '../../../lib/files.ts';
import type { Input } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import type { PaymentDeps } from '../providerActions.ts';
import { writeDocument } from './layoutAnswers.ts';
import { invoiceOf } from './repository.ts';

/**
 * An invoice as a PDF. The same invoice in the same state is the same, byte by byte.
 *
 * @throws Refusal `team_not_found`, `invoice_not_found`
 */
export async function invoiceDocument(
  { db, actor: { teamId } }: SessionContext,
  { query }: Input<'payment', 'invoiceDocument'>,
  { planTerms: { seller } }: Pick<PaymentDeps, 'planTerms'>,
): Promise<StoredFile> {
  demandOwnTeam(teamId, query.teamId);
  const row = await invoiceOf(db, teamId, query.invoiceId);
  if (row === null) throw new Refusal('invoice_not_found');
  const bytes = await writeDocument(row, seller);
  return { bytes: bytes.length, content: Readable.from([bytes]) };
}
