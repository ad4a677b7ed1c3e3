import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, reaching, signedIn } from '../../lib/routes.ts';
import { saveBillingAddress } from '../payment/address/actions.ts';
import { billingAddressOf } from '../payment/address/tellActions.ts';
import { sealedAnswers } from '../payment/order/sealRules.ts';
import type { PaymentDeps } from '../payment/providerActions.ts';
import { billingData } from './answers.ts';
import { cancelPlan, initCancelPlan } from './cancel/actions.ts';
import { resumePlan } from './cancel/resumeActions.ts';
import { initPlanChange, processPlanChange, setLicenceCategory } from './cycle/actions.ts';
import { currentPlan } from './plan/answers.ts';
import { buyLicenses, initPro, processPro } from './purchase/actions.ts';
import { chargeableUsers, licenseConfigs } from './purchase/answers.ts';
import { startTrial } from './trial/actions.ts';

export function billingRoutes(deps: PaymentDeps): Routes<'billing'> {
  const { planTerms } = deps;
  const { prices, trial } = planTerms;
  const sealed = sealedAnswers(deps.seals);
  return {
    billingData: signedIn(adminsOnly, (context, { query }) => billingData(context, query)),
    currentPlan: signedIn(adminsOnly, (context, { query }) => currentPlan(context, query, planTerms)),
    createSpecialTeam: signedIn(adminsOnly, async (context, { body }) => {
      await startTrial(context, body, trial);
      return currentPlan(context, { teamId: body.teamId }, planTerms);
    }),
    initChangePlan: signedIn(adminsOnly, (context, { query, body }) => initPlanChange(context, query, body, prices)),
    processChangePlan: signedIn(adminsOnly, (context, { query, body }) =>
      processPlanChange(context, query, body, prices),
    ),
    setDefaultLicenseCategory: signedIn(adminsOnly, async (context, { query, body }) => {
      await setLicenceCategory(context, query, body.licenseCategory, prices);
      return {};
    }),
    initPro: reaching(adminsOnly, (context, input) => initPro(context, input, deps), { secretless: sealed.pro }),
    processPro: reaching(adminsOnly, (context, input) => processPro(context, input, deps), {
      secretless: sealed.status,
    }),
    chargeableUsers: signedIn(adminsOnly, chargeableUsers),
    billingAddress: signedIn(adminsOnly, billingAddressOf),
    saveBillingAddress: signedIn(adminsOnly, saveBillingAddress),
    licenseConfigs: signedIn(adminsOnly, (context, input) => licenseConfigs(context, input, deps)),
    buyLicenses: signedIn(adminsOnly, (context, input) => buyLicenses(context, input, deps)),
    initCancelPlan: signedIn(adminsOnly, (context, input) => initCancelPlan(context, input, deps)),
    cancelPlan: signedIn(adminsOnly, (context, input) => cancelPlan(context, input, deps)),
    resumePlan: signedIn(adminsOnly, async (context, { query }) => {
      await resumePlan(context, query);
      return {};
    }),
  };
}
