import type { Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import { activatePlan } from '../../licence/activationActions.ts';
import { assignLicences } from '../../licence/actions.ts';
import type { OrderRow } from '../../payment/order/repository.ts';
import { periodOf } from '../../payment/order/rules.ts';
import { type BillingRow, billingOf, updateBilling } from '../repository.ts';
import { settledBilling } from '../trialRules.ts';
import { addBatch, peopleToLicense, replaceBatches } from './repository.ts';

type Applied = { assigned: number; isLicencesOnly: boolean };
type Method = NonNullable<OrderRow['method']>;

/** Gives a team what it has ordered and paid. The team is locked, and may have it. */
export async function applyPurchase(cause: Cause, order: OrderRow, method: Method): Promise<Applied> {
  if (order.kind === 'DUES') return { assigned: 0, isLicencesOnly: false };
  const { db, now, teamId } = cause;
  const stored = await billingOf(db, teamId);
  const billing = settledBilling(stored, now);
  const batch = batchOf(order, now);
  const paymentMethod = methodOf(method) ?? billing.paymentMethod;
  // What a trial has ended in is made lasting with it.
  const { plan, type } = billing;
  if (order.kind === 'PRO_PLAN') {
    await replaceBatches(db, teamId, batch);
    await updateBilling(db, teamId, { plan, paymentMethod, ...subscriptionOf(billing, order) });
  } else {
    await addBatch(db, batch);
    const first = plan === 'free' ? soldSingly(order) : { type, ...rateOf(billing, order), ...endOf(billing, batch) };
    await updateBilling(db, teamId, { plan, paymentMethod, billingStartsAt: billing.billingStartsAt, ...first });
  }
  const assigned = order.autoAssign ? await giveOut(cause, order) : 0;
  return { assigned, isLicencesOnly: order.kind === 'LICENCES' && plan !== 'free' };
}

function methodOf(method: Method): 'CARD' | 'NET_BANKING' | null {
  if (method === 'NOTHING_PAYABLE') return null;
  return method === 'NET_BANKING' ? 'NET_BANKING' : 'CARD';
}

function batchOf(order: OrderRow, now: number) {
  const { orderId, teamId, category, rate: monthlyRate, usersCount: count, validityDays } = order;
  const period = periodOf(order, now);
  if (period === null || category === null || monthlyRate === null || count === null) {
    throw new Fault('An order of licences that does not say which.');
  }
  return {
    ...{ batchId: orderId, teamId, category, validityDays, monthlyRate, count },
    ...{ ...period, anchorAt: period.startsAt, isCredited: false },
  };
}

/** What a team is that pays by subscription: what was agreed with sales stays theirs. */
function subscriptionOf({ type }: BillingRow, { category, rate }: OrderRow) {
  return {
    type: type === 'SALES_DEAL' ? type : ('SUBSCRIPTION' as const),
    ...{ interval: category, monthlyRate: rate, nextInterval: null, nextRate: null, defaultLicenceCategory: null },
    ...{ isProPlanInitialized: true, billingStartsAt: null, cancelsAt: null },
  };
}

/** What a free team becomes that buys licences. */
const soldSingly = ({ category, rate }: OrderRow) => ({
  ...{ type: 'PAID' as const, interval: null, nextInterval: null, nextRate: null },
  ...{ defaultLicenceCategory: category, monthlyRate: rate },
  ...{ isProPlanInitialized: true, billingStartsAt: null, cancelsAt: null },
});

/** PRO that is given up goes on as long as anything is paid. */
const endOf = ({ cancelsAt }: BillingRow, { renewsAt }: { renewsAt: number }) => ({
  cancelsAt: cancelsAt === null ? null : Math.max(cancelsAt, renewsAt),
});

/** A team that has PRO and never had a price has one from its first licences on. */
const rateOf = ({ monthlyRate, interval, isProPlanInitialized }: BillingRow, { rate, category }: OrderRow) =>
  monthlyRate === null && interval === null
    ? { isProPlanInitialized: true, monthlyRate: rate, defaultLicenceCategory: category }
    : { isProPlanInitialized };

/** As many as one call takes. */
const AT_ONCE = 500;

/** Starts PRO, and gives people the licences that were bought; says how many got one. */
async function giveOut(cause: Cause, order: OrderRow): Promise<number> {
  const { db, now, teamId } = cause;
  const billing = await billingOf(db, teamId);
  if (billing.plan === 'free') await activatePlan(cause, billing);
  const people = await peopleToLicense(db, teamId, {
    ...{ now, limit: order.usersCount ?? 0, withTrials: order.renewsTrialLicences },
  });
  let assigned = 0;
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const results = await assignLicences(cause, people.slice(from, from + AT_ONCE), { partial: true });
    assigned += results.filter(({ result }) => result === 'done').length;
  }
  return assigned;
}
