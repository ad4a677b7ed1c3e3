import type { ProviderIntent } from '../../../providers/card/cardProvider.ts';
import type { Answer } from '../../../generated/contract.ts';
import { lastDayOf } from '../../billing/periodRules.ts';
import type { PaymentProviders } from '../providerActions.ts';
import type { OrderRow } from './repository.ts';
import {
  failureSchema,
  isNetBankingOffered,
  isRunning,
  periodOf,
  progressOf,
  proformaIncreaseOf,
  resultSchema,
} from './rules.ts';

/** Who is there to be paid at. */
type Ways = Pick<PaymentProviders, 'takesNetBanking'>;
type PaymentOrder = Answer<'payment', 'order'>;

/**
 * An order as it is told.
 *
 * @param intent what the card provider says of it, where it was asked
 */
export function orderAnswer(
  order: OrderRow,
  now: number,
  intent: ProviderIntent | null,
  { takesNetBanking }: Ways,
): PaymentOrder {
  const period = periodOf(order, order.settledAt ?? now);
  const isPayable = isRunning(order) && order.amount > 0;
  return {
    ...{ order_id: order.orderId, purpose: order.kind, status: order.status, currency: order.currency },
    ...{ payableAmount: order.amount, gross: order.gross, dues: order.dues },
    ...{ creditsUsed: order.creditsUsed, balanceUsed: order.balanceUsed },
    ...{ rate: order.rate, users: order.usersCount, months: order.months },
    ...{ category: order.category, validity: order.validityDays, isSubscription: order.kind === 'PRO_PLAN' },
    ...{ autoAssign: order.autoAssign, autoRenewDemoLicense: order.renewsTrialLicences },
    proformaUsers: order.proformaUsersCount,
    proformaIncrease: proformaIncreaseOf(order),
    startDate: period && period.startsAt,
    expiryDate: period && lastDayOf(period),
    method: order.method,
    failure: order.failure === null ? null : failureSchema.parse(order.failure),
    clientSecret: isPayable && intent ? intent.clientSecret : null,
    confirmationUrl: order.status === 'pending' && intent ? intent.confirmationUrl : null,
    netBankingOffered: takesNetBanking && isRunning(order) && isNetBankingOffered(order),
    createdAt: order.createdAt,
    result: order.result === null ? null : resultSchema.parse(order.result),
  };
}

/** The same, and how far its payment is. */
export const statusAnswer = (order: OrderRow, now: number, intent: ProviderIntent | null, ways: Ways) => ({
  status: progressOf(order),
  order: orderAnswer(order, now, intent, ways),
});
