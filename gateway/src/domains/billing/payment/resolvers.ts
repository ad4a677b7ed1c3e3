import type { GatewayContext } from '../../../context.ts';
import { fieldsOf } from '../../../fields.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { unlessAway } from '../../../upstream/errors.ts';
import { isAdmin } from '../../identity/facts.ts';
import { banks } from './banks.ts';
import { billingAddressUpdate } from './billingAddressUpdate.ts';
import { cardAddStart } from './cardAddStart.ts';
import { cardAdd, cardDefaultSet, cardRemove, cardVerify } from './cards.ts';
import { duesOrder } from './duesOrder.ts';
import { invoiceSend } from './invoiceSend.ts';
import { invoices } from './invoices.ts';
import { licenceOffers } from './licenceOffers.ts';
import { licenceOrder } from './licenceOrder.ts';
import { netBankingStart } from './netBankingStart.ts';
import { orderOf } from './orders.ts';
import { paymentProcess } from './paymentProcess.ts';
import { planCancel } from './planCancel.ts';
import { planCancelStart } from './planCancelStart.ts';
import { planResume } from './planResume.ts';
import { proPlanOrder } from './proPlanOrder.ts';
import { purchaseRest } from './rest.ts';
import { savedCardPay } from './savedCardPay.ts';

const fromPlan = fieldsOf((loaders) => loaders.billing.plan());

async function chargeableUsersCount({ loaders, upstream }: GatewayContext): Promise<number> {
  const { teamId } = await loaders.team.team();
  return (await purchaseRest(upstream, teamId).chargeableUsers()).chargeableUsers;
}

/** Nobody while the service cannot say what plan the team has, which leaves the rest of it. */
const viewerMay =
  (what: 'canCancel' | 'canResume') => async (_billing: unknown, _args: unknown, context: GatewayContext) =>
    (await isAdmin(context)) && unlessAway(async () => (await context.loaders.billing.plan())[what], false);

export const paymentResolvers = {
  Mutation: {
    ...{ proPlanOrder, licenceOrder, duesOrder, savedCardPay, paymentProcess, netBankingStart },
    ...{ cardAddStart, cardAdd, cardVerify, cardDefaultSet, cardRemove },
    ...{ billingAddressUpdate, invoiceSend, planCancelStart, planCancel, planResume },
  },
  Billing: {
    licenceOffers: (_billing, args, context) => licenceOffers(args, context),
    chargeableUsersCount: (_billing, _args, context) => chargeableUsersCount(context),
    address: (_billing, _args, { loaders }) => loaders.payment.address(),
    order: (_billing, args, context) => orderOf(args, context),
    banks: (_billing, _args, context) => banks(context),
    invoices: (_billing, args, context) => invoices(args, context),
    viewerCanCancelPlan: viewerMay('canCancel'),
    viewerCanResumePlan: viewerMay('canResume'),
    cancellation: fromPlan('cancellation'),
  },
} satisfies Resolvers;
