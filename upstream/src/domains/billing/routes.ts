import { adminsOnly } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import { billingData } from './answers.ts';
import { initPlanChange, processPlanChange, setLicenceCategory } from './cycle/actions.ts';
import type { PlanTerms } from './offerRules.ts';
import { currentPlan } from './plan/answers.ts';
import { startTrial } from './trial/actions.ts';

export function billingRoutes({ planTerms }: { planTerms: PlanTerms }): Routes<'billing'> {
  const { prices, trial } = planTerms;
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
  };
}
