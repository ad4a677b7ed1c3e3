import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import type { NetBankingStatus } from '../../../providers/netBanking/netBankingProvider.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { ReachingContext } from '../../../lib/routes.ts';
import { type PaymentProviders, asked, customerFor } from '../providerActions.ts';
import { plantEnding } from './jobActions.ts';
import type { Outcome } from './progressActions.ts';
import { type OrderRow, orderOf, updateOrder } from './repository.ts';
import { isNetBankingOffered, isRunning } from './rules.ts';

/**
 * What the card provider asks for the money of an order by: made once, however often and by however many it is asked for. Null
 * where nothing is to be paid, or nobody takes cards and a bank may be paid at.
 *
 * @throws Refusal `cards_not_offered`, `provider_unavailable`
 */
export async function intentFor(
  reach: ReachingContext,
  order: OrderRow,
  providers: PaymentProviders,
): Promise<ProviderIntent | null> {
  const { orderId, amount, currency, intentId } = order;
  if (amount === 0) return null;
  if (intentId !== null) return asked(() => providers.cards.intent(intentId));
  if (!isRunning(order)) return null;
  if (isForBanksAlone(order, providers)) return null;
  const customerId = await customerFor(reach, providers);
  const intent = await asked(() =>
    providers.cards.createIntent({ amount, currency, customerId, orderId, savesCard: true }, `intent:${orderId}`),
  );
  await reach.step(async ({ db, now }) => {
    const kept = await orderOf(db, orderId);
    if (!kept) return;
    await updateOrder(db, kept, { intentId: intent.intentId });
    // It was given up in the meantime, without anybody knowing of the intent.
    if (!isRunning(kept)) await plantEnding(db, now, orderId);
  });
  return intent;
}

type Offered = Pick<PaymentProviders, 'takesCards' | 'takesNetBanking'>;
type Terms = Parameters<typeof isNetBankingOffered>[0];

/** Whether something may be paid on a bank's website, and nobody takes cards. */
const isForBanksAlone = (terms: Terms, { takesCards, takesNetBanking }: Offered): boolean =>
  !takesCards && takesNetBanking && isNetBankingOffered(terms);

/** @throws Refusal `cards_not_offered` where there is something to be paid, and no way to */
export function demandWayToPay(terms: Terms, offered: Offered): void {
  const isPayable = offered.takesCards || terms.amount === 0 || isForBanksAlone(terms, offered);
  if (!isPayable) throw new Refusal('cards_not_offered');
}

/**
 * What a bank says of an order by now; null where nobody has gone to one.
 *
 * @throws Refusal `provider_unavailable`
 */
export const bankOf = async (
  { netBanking }: PaymentProviders,
  { bankCode, orderId }: OrderRow,
): Promise<NetBankingStatus | null> => (bankCode === null ? null : asked(() => netBanking.status(orderId)));

/**
 * What the providers say of an order by now.
 *
 * @throws Refusal `provider_unavailable`
 */
export async function outcomeOf(providers: PaymentProviders, order: OrderRow): Promise<Outcome> {
  const { intentId } = order;
  return {
    intent: intentId === null ? null : await asked(() => providers.cards.intent(intentId)),
    bank: await bankOf(providers, order),
  };
}

/**
 * The same of an order that is to be given up: its intent is cancelled, unless it is past that.
 *
 * @throws Refusal `provider_unavailable`
 */
export async function outcomeOfCancelling(providers: PaymentProviders, order: OrderRow): Promise<Outcome> {
  const { intentId } = order;
  return {
    bank: await bankOf(providers, order),
    intent: intentId === null ? null : await asked(() => providers.cards.cancelIntent(intentId)),
  };
}
