import type { Amount } from '@muster/schema/formats/money';
import type { PaymentResult, ResolversParentTypes } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDay } from '../../../lib/dates.ts';
import type { Log } from '../../../lib/log.ts';
import { safeUrl } from '../../../lib/scalars.ts';
import { intervals } from '../words.ts';
import { documentUrlOf } from './documentUrls.ts';
import { failures, purposes, statuses, ways } from './words.ts';

export type WireOrder = Answer<'payment', 'order'>;
export type OrderRecord = ResolversParentTypes['PaymentOrder'];

const toResult = (wire: NonNullable<WireOrder['result']>): PaymentResult => ({
  licencesCount: wire.licences,
  assignedCount: wire.assigned,
  unusedCount: wire.unused,
  isTrial: wire.isTrial,
  isLegacyTeam: wire.isLegacyTeam,
  isLicencesOnly: wire.isLicencesOnly,
  isAutoAssigned: wire.isAutoAssigned,
  invoiceId: wire.invoiceId,
  invoiceUrl: wire.invoiceId === null ? null : documentUrlOf(wire.invoiceId),
});

/** What is bought with it. */
const toGoods = (wire: WireOrder, log: Log) => ({
  usersCount: wire.users,
  months: wire.months,
  interval: wire.category === null ? null : intervals.read(wire.category, log),
  validityDays: wire.validity,
  isSubscription: wire.isSubscription,
  autoAssign: wire.autoAssign,
  proformaUsersCount: wire.proformaUsers,
  startsOn: toOptionalDay(wire.startDate),
  expiresOn: toOptionalDay(wire.expiryDate),
});

/** How it is paid, and how far that is. */
const toProgress = (wire: WireOrder, log: Log) => ({
  status: statuses.read(wire.status, log),
  way: wire.method === null ? null : ways.read(wire.method, log),
  failure: wire.failure === null ? null : failures.read(wire.failure, log),
  paymentSecret: wire.clientSecret,
  confirmationUrl: safeUrl(wire.confirmationUrl),
  netBankingOffered: wire.netBankingOffered,
  result: wire.result && toResult(wire.result),
});

export function toOrder(wire: WireOrder, log: Log): OrderRecord {
  const amountOf = (amountMinor: number): Amount => ({ amountMinor, currency: wire.currency });
  return {
    orderId: wire.order_id,
    purpose: purposes.read(wire.purpose, log),
    amount: amountOf(wire.payableAmount),
    planAmount: amountOf(wire.gross),
    dues: amountOf(wire.dues),
    creditsUsed: amountOf(wire.creditsUsed),
    balanceUsed: amountOf(wire.balanceUsed),
    rate: wire.rate === null ? null : amountOf(wire.rate),
    proformaIncrease: amountOf(wire.proformaIncrease),
    createdAt: toDateTime(wire.createdAt),
    ...toGoods(wire, log),
    ...toProgress(wire, log),
  };
}
