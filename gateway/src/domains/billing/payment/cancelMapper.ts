import type { Amount } from '@muster/schema/formats/money';
import type { ResolversParentTypes } from '../../../generated/resolvers.ts';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { toOptionalDay } from '../../../lib/dates.ts';
import { GatewayError } from '../../../lib/errors.ts';

type WireBill = Answer<'billing', 'initCancelPlan'>;

/** Installations differ in the names of some fields: the first that is there counts. */
function periodOf({ billingPeriod, billPeriod, days }: WireBill) {
  const daysUsed = billingPeriod?.days ?? days;
  if (daysUsed === undefined) throw new GatewayError('UPSTREAM_INVALID');
  return { periodStartsOn: toOptionalDay(billingPeriod?.startDate ?? billPeriod ?? null), daysUsed };
}

export function toCancelBill(wire: WireBill): ResolversParentTypes['PlanCancelBill'] {
  const { subTotal, prevBalance } = wire;
  const amountOf = (amountMinor: number): Amount => ({ amountMinor, currency: wire.currency });
  return {
    billId: wire.billId,
    lastRenewedOn: toOptionalDay(wire.lastRenewalDate ?? wire.lastRenewal ?? null),
    ...periodOf(wire),
    activeUsersCount: wire.activeUsers,
    perUserCharge: amountOf(wire.perUserCharge),
    subTotal: amountOf(subTotal),
    previousBalance: amountOf(prevBalance),
    total: amountOf(wire.totalAmount ?? wire.sumAmount ?? Math.max(0, subTotal + prevBalance)),
    paidUntil: toOptionalDay(wire.paidUntil ?? null),
    endsOn: toOptionalDay(wire.endsOn ?? null),
    licencesCount: wire.licences ?? null,
  };
}
