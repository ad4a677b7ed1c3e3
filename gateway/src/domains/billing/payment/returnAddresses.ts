import type { GatewayContext } from '../../../context.ts';
import type { PaymentReturnInput } from '../../../generated/resolvers.ts';
import { type ReturnWords, queryOf } from '../../../lib/returnWords.ts';

type Origin = Pick<GatewayContext, 'origin'>;
type ReturnWith = PaymentReturnInput | null | undefined;

const wordsOf = (returnWith: ReturnWith): ReturnWords => ({
  feature: returnWith?.feature ?? null,
  lastDate: returnWith?.lastDate ?? null,
  isFromSales: returnWith?.isFromSales ?? false,
});

/** Where a card's bank sends people back to. */
export const confirmedUrl = ({ origin }: Origin, orderId: string, returnWith: ReturnWith): string =>
  `${origin}/billing/return/${orderId}${queryOf(wordsOf(returnWith))}`;

/** Where a bank has the browser post what came of a payment. */
export function bankReturnUrls({ origin }: Origin, returnWith: ReturnWith) {
  const query = queryOf(wordsOf(returnWith));
  return {
    success_url: `${origin}/billing/net-banking/success${query}`,
    failure_url: `${origin}/billing/net-banking/failure${query}`,
  };
}
