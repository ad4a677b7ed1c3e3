import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { paymentCard } from '../../db/tables/payment.ts';

export type CardRow = typeof paymentCard.$inferSelect;

/** The cards of a team: the one that renewals are charged to first, then the others as they were added. */
export const cardsOf = (db: Queries, teamId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(paymentCard)
    .where(and(eq(paymentCard.teamId, teamId), isNull(paymentCard.removedAt)))
    .orderBy(desc(paymentCard.isDefault), asc(paymentCard.addedAt), asc(paymentCard.cardId));
