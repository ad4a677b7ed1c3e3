import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import { isRecorded, recordAudit } from '../../../lib/audit.ts';
import type { AnyCause } from '../../../lib/cause.ts';
import type { OrderRow } from './repository.ts';

/** Writes down once that a card's bank asks back what was paid. It is answered at the provider. The team is locked. */
export async function takeInDispute(
  cause: AnyCause,
  { orderId, amount, currency }: OrderRow,
  { isDisputed }: Pick<ProviderIntent, 'isDisputed'>,
): Promise<void> {
  const { db, teamId, actor } = cause;
  const entry = { teamId, action: 'payment.dispute', target: `order:${orderId}` } as const;
  if (!isDisputed || (await isRecorded(db, entry))) return;
  await recordAudit(cause, { ...entry, actor, after: { amount, currency } });
}
