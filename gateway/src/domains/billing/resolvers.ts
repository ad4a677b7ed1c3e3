import { formatMoney, formatRate } from '@muster/schema/formats/money';
import type { GatewayContext } from '../../context.ts';
import { fieldsOf } from '../../fields.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { unlessAway } from '../../upstream/errors.ts';
import { demandAdmin, isAdmin } from '../identity/facts.ts';
import { billingIntervalUpdate } from './billingIntervalUpdate.ts';
import { BILLING } from './mapper.ts';
import { planOffers } from './planOffers.ts';
import { trialStart } from './trialStart.ts';
import { usageFigures } from './usage/figures.ts';
import { TEAM_USAGE } from './usage/mapper.ts';

const fromTeam = fieldsOf((loaders) => loaders.team.team());
const fromBilling = fieldsOf((loaders) => loaders.billing.billing());
const fromPlan = fieldsOf((loaders) => loaders.billing.plan());

/** Nobody while the service cannot say what plan the team has, which leaves the rest of it. */
const canChangeInterval = async (context: GatewayContext) =>
  (await isAdmin(context)) && unlessAway(async () => (await context.loaders.billing.plan()).canChangeInterval, false);

/** No service refuses it: where somebody is can be looked up without a session. */
async function billingRegion(context: GatewayContext) {
  await demandAdmin(context);
  return context.loaders.billing.region();
}

export const billingResolvers = {
  Mutation: { trialStart, billingIntervalUpdate },
  Viewer: { billingRegion: (_viewer, _args, context) => billingRegion(context) },
  Team: {
    accountId: fromTeam('accountId'),
    isPaid: fromTeam('isPaid'),
    licencePrice: fromTeam('licencePrice'),
    licensedUsersCount: fromTeam('licensedUsersCount'),
    isLiteSupported: fromTeam('isLiteSupported'),
    isPaywallExcluded: fromTeam('isPaywallExcluded'),
    billing: () => BILLING,
    planOffers: (_team, args, context) => planOffers(args, context),
    usage: () => TEAM_USAGE,
  },
  Billing: {
    type: fromBilling('type'),
    isLiteUserRestricted: fromBilling('isLiteUserRestricted'),
    licensedUsersCount: fromBilling('licensedUsersCount'),
    unusedLicencesCount: fromBilling('unusedLicencesCount'),
    liteUsersCount: fromBilling('liteUsersCount'),
    viewerCanActivatePlan: fromBilling('viewerCanActivatePlan'),
    activationAt: fromBilling('activationAt'),
    balance: fromBilling('balance'),
    pendingAmount: fromBilling('pendingAmount'),
    pendingDeadline: fromBilling('pendingDeadline'),
    currency: fromPlan('currency'),
    paymentMethod: fromPlan('paymentMethod'),
    hasPaymentFailed: fromPlan('hasPaymentFailed'),
    creditedLicencesCount: fromPlan('creditedLicencesCount'),
    credits: fromPlan('credits'),
    accountBalanceDue: fromPlan('accountBalanceDue'),
    trial: fromPlan('trial'),
    lastTrial: fromPlan('lastTrial'),
    startsOn: fromPlan('startsOn'),
    period: fromPlan('period'),
    nextCharge: fromPlan('nextCharge'),
    rate: fromPlan('rate'),
    interval: fromPlan('interval'),
    nextInterval: fromPlan('nextInterval'),
    seats: fromPlan('seats'),
    intervalOptions: fromPlan('intervalOptions'),
    accountManager: fromPlan('accountManager'),
    viewerCanChangeInterval: (_billing, _args, context) => canChangeInterval(context),
    cards: (_billing, _args, { loaders }) => loaders.billing.cards(),
  },
  TeamUsage: usageFigures,
  Money: { formatted: formatMoney, formattedShort: formatRate },
} satisfies Resolvers;
