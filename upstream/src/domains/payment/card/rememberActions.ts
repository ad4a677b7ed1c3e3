import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import type { ProviderCard } from '../../../providers/card/cardProvider.ts';
import { updateBilling } from '../../billing/repository.ts';
import { cardsOf } from '../repository.ts';
import { plantDetaching } from './detachActions.ts';
import { addCard, cardByProvider, markRemoved, replaceCard } from './repository.ts';

/** How many cards a team keeps. */
const CARDS_AT_MOST = 50;

/**
 * Keeps a card that the provider keeps for a team, once: one that is typed in again takes its own place, with the month until
 * which it is good by now, and nothing is known to have failed with it. The first one is the one that renewals are charged to. A card that was taken away stays away. Where a team has as
 * many as it may, the oldest goes that is not charged. The team is locked.
 *
 * @returns its id
 */
export async function rememberCard(db: Queries, now: number, teamId: string, card: ProviderCard): Promise<string> {
  const known = await cardByProvider(db, teamId, card.providerCardId);
  if (known) return known.cardId;
  const cardId = randomUUID();
  const cards = await cardsOf(db, teamId);
  const same = card.fingerprint === null ? undefined : cards.find((one) => one.fingerprint === card.fingerprint);
  if (same) {
    await replaceCard(db, same.cardId, card);
    await plantDetaching(db, now, same);
    if (same.isDefault) await updateBilling(db, teamId, { hasPaymentFailed: false });
    return same.cardId;
  }
  const [first, oldest, ...others] = cards;
  const isDefault = !first?.isDefault;
  if (oldest && others.length + 2 >= CARDS_AT_MOST) {
    await markRemoved(db, oldest.cardId, now);
    await plantDetaching(db, now, oldest);
  }
  await addCard(db, { ...card, cardId, teamId, isDefault, addedAt: now, removedAt: null });
  return cardId;
}
