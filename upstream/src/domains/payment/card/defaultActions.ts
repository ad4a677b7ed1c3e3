import type { Queries } from '../../../db/database.ts';
import { billingOf, updateBilling } from '../../billing/repository.ts';
import { cardOf, defaultCardOf, makeDefault } from './repository.ts';

/**
 * Has a team's renewals charged to a card from now on. That the one before could not be charged says nothing of this one: what
 * is owed stays owed. The team is locked.
 */
export async function chargeRenewalsTo(db: Queries, teamId: string, cardId: string): Promise<void> {
  if ((await defaultCardOf(db, teamId))?.cardId === cardId) return;
  // It was taken away while it was being charged: the others stay as they are.
  if ((await cardOf(db, teamId, cardId)) === null) return;
  await makeDefault(db, teamId, cardId);
  if ((await billingOf(db, teamId)).hasPaymentFailed) await updateBilling(db, teamId, { hasPaymentFailed: false });
}
