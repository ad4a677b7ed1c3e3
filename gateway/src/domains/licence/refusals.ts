import type { RefusalTable } from '../../upstream/refusals.ts';

type Call =
  | 'licence.assignLicence'
  | 'licence.disableAutoRenewal'
  | 'licence.updateUserCategory'
  | 'licence.updateAccountAutoUpgrade'
  | 'licence.activateSelfServeProPlan';

/** Why licences are not given, kept or taken, and why PRO does not start. */
export const licenceRefusals = {
  licences_exhausted: ['NO_LICENCE_LEFT', ['memberIds'], 'Fewer licences are left than are needed: nobody got one.'],
  too_many_subjects: ['TOO_MANY', ['memberIds'], 'There are more of them than are taken at once.'],
  elite_team: ['NOT_ALLOWED', null, 'A team that shuts out people without a licence does not manage them one by one.'],
  plan_required: ['PLAN_REQUIRED', null, 'The plan of the team does not include it.'],
  pro_not_initialized: ['NOT_ALLOWED', null, 'The team is not on the way to PRO, or is there already.'],
} as const satisfies RefusalTable<Call>;
