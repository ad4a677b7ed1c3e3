import type { Database, Queries } from '../../../db/database.ts';
import { type Clock, systemClock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Log } from '../../../lib/log.ts';
import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import { ProviderRefused, ProviderUnreachable, SignatureRefused } from '../../../providers/providerErrors.ts';
import { applyOutcome } from '../order/progressActions.ts';
import { returnedOf } from '../ledger/repository.ts';
import { orderByIntent, orderOf } from '../order/repository.ts';
import type { PaymentProviders } from '../providerActions.ts';

type Deps = { db: Database; clock: Clock; log: Log; providers: PaymentProviders };

/**
 * Takes in that something changed at the card provider. What it is by now is asked there: events come late, twice, in another
 * order, or not at all.
 *
 * @returns whether it was; otherwise it has to come again
 * @throws Refusal `signature_refused`
 */
export async function takeInEvent(
  { db, clock, log, providers }: Deps,
  body: unknown,
  signature: unknown,
): Promise<boolean> {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Refusal('signature_refused');
  try {
    // The provider's own clock: the product's may have been moved.
    const event = providers.cards.readEvent(body, signature, systemClock.now());
    const told = event.kind === 'intent' ? await askFor(db, providers, event.intentId) : null;
    if (told) await db.transaction((queries) => takeInIntent(queries, clock.now(), told));
    return true;
  } catch (error) {
    if (error instanceof SignatureRefused) throw new Refusal('signature_refused');
    // There is no such payment, or none any more: sent again it would be the same.
    if (error instanceof ProviderRefused && error.code === 'resource_missing') return true;
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
    log.warn({ err: error }, 'event put off');
    return false;
  }
}

/** What the provider says, and how much was known to be given back before it was asked. */
type Told = { intent: ProviderIntent; refundedBefore: number };

/** Whoever else uses the account is paid in ways and currencies that are none of ours: null of what no order is paid by. */
async function askFor(db: Database, { cards }: PaymentProviders, intentId: string): Promise<Told | null> {
  const order = await db.read((queries) => orderByIntent(queries, intentId));
  const returned = order && (await db.read((queries) => returnedOf(queries, order.teamId, order.orderId)));
  try {
    return { intent: await cards.intent(intentId), refundedBefore: returned?.refunded ?? 0 };
  } catch (error) {
    if (order === null && error instanceof ProviderUnreachable && error.isUnreadable) return null;
    throw error;
  }
}

async function takeInIntent(db: Queries, now: number, { intent, refundedBefore }: Told): Promise<void> {
  if (intent.orderId === null) return;
  const order = await orderOf(db, intent.orderId);
  // An order has one intent: of another one, or another installation's, nothing is known.
  if (!order || (order.intentId !== null && order.intentId !== intent.intentId)) return;
  await applyOutcome({ db, now, teamId: order.teamId, actor: null }, order.orderId, {
    ...{ intent, bank: null, refundedBefore },
  });
}
