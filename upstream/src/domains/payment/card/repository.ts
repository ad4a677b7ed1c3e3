import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { cardSetup, paymentCard } from '../../../db/tables/payment.ts';
import type { ProviderCard } from '../../../providers/card/cardProvider.ts';
import { type CardRow, cardsOf } from '../repository.ts';

/** A card of a team; null where it has no such one, or took it away. */
export async function cardOf(db: Queries, teamId: string, cardId: string): Promise<CardRow | null> {
  return (await cardsOf(db, teamId)).find((card) => card.cardId === cardId) ?? null;
}

/** The card that a team's renewals are charged to; null where it has none. */
export async function defaultCardOf(db: Queries, teamId: string): Promise<CardRow | null> {
  const [first] = await cardsOf(db, teamId);
  return first?.isDefault ? first : null;
}

/** A card by what the provider knows it by, taken away or not. */
export async function cardByProvider(db: Queries, teamId: string, providerCardId: string): Promise<CardRow | null> {
  const [row] = await db
    .select()
    .from(paymentCard)
    .where(and(eq(paymentCard.teamId, teamId), eq(paymentCard.providerCardId, providerCardId)));
  return row ?? null;
}

export const addCard = (db: Queries, row: CardRow) => db.insert(paymentCard).values(row);

/** Notes what the provider says of a card that was typed in anew. */
export const replaceCard = (db: Queries, cardId: string, card: ProviderCard) =>
  db.update(paymentCard).set(card).where(eq(paymentCard.cardId, cardId));

/** Makes one of a team's cards the only one that renewals are charged to. */
export async function makeDefault(db: Queries, teamId: string, cardId: string): Promise<void> {
  const isOfTeam = and(eq(paymentCard.teamId, teamId), isNull(paymentCard.removedAt));
  await db.update(paymentCard).set({ isDefault: false }).where(isOfTeam);
  await db
    .update(paymentCard)
    .set({ isDefault: true })
    .where(and(isOfTeam, eq(paymentCard.cardId, cardId)));
}

/** Takes a card away. */
export async function markRemoved(db: Queries, cardId: string, removedAt: number): Promise<void> {
  await db.update(paymentCard).set({ removedAt, isDefault: false }).where(eq(paymentCard.cardId, cardId));
}

/** Keeps that the provider was asked to take in a card. */
export const addSetup = (db: Queries, row: Omit<typeof cardSetup.$inferInsert, 'doneAt'>) =>
  db.insert(cardSetup).values({ ...row, doneAt: null });

/** What the provider was asked for by a team; null where it was not by this team. */
export async function setupOf(db: Queries, teamId: string, setupId: string) {
  const [row] = await db
    .select()
    .from(cardSetup)
    .where(and(eq(cardSetup.teamId, teamId), eq(cardSetup.setupId, setupId)));
  return row ?? null;
}

export const markSetUp = (db: Queries, setupId: string, doneAt: number) =>
  db.update(cardSetup).set({ doneAt }).where(eq(cardSetup.setupId, setupId));

/** Forgets what the provider was asked for until an instant: who has not given a card by then begins anew. */
export const dropSetups = (db: Queries, until: number) => db.delete(cardSetup).where(lte(cardSetup.createdAt, until));

/** The cards that are charged first in their teams, and good until the end of a month. */
export const cardsExpiring = (db: Queries, month: Date) =>
  db
    .select({ teamId: paymentCard.teamId, lastFour: paymentCard.lastFour })
    .from(paymentCard)
    .where(
      and(
        ...[isNull(paymentCard.removedAt), paymentCard.isDefault],
        eq(paymentCard.expiryYear, month.getUTCFullYear()),
        eq(paymentCard.expiryMonth, month.getUTCMonth() + 1),
      ),
    )
    .orderBy(asc(paymentCard.teamId));
