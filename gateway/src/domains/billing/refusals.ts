import type { RefusalTable } from '../../upstream/refusals.ts';

type Call =
  | 'billing.createSpecialTeam'
  | 'billing.initChangePlan'
  | 'billing.processChangePlan'
  | 'billing.setDefaultLicenseCategory';

/** Why no trial starts, and why the interval stays. */
export const billingRefusals = {
  trial_not_available: [
    'NOT_ALLOWED',
    null,
    'The team or the viewer has had a trial, or the team has bought something.',
  ],
  elite_team_only: ['NOT_ALLOWED', null, 'Only a team that shuts out people without a licence changes its interval.'],
  plan_not_changeable: ['NOT_ALLOWED', null, 'The plan of the team cannot be changed so.'],
  plan_change_not_found: ['NOT_ALLOWED', null, 'The change was not asked for, or somebody has made another one.'],
  currency_fixed: ['NOT_ALLOWED', null, 'The team pays in another currency.'],
} as const satisfies RefusalTable<Call>;
