import type { PlanBillingQuery } from '../../../generated/billing/pro/planBilling.ts';
import type { SavedCardsQuery } from '../../../generated/billing/pro/savedCards.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

export type PlanTeam = TeamOf<PlanBillingQuery>;
export type PlanBilling = NonNullable<PlanTeam['billing']>;
export type Charge = NonNullable<PlanBilling['nextCharge']>;
export type SavedCard = NonNullable<NonNullable<TeamOf<SavedCardsQuery>['billing']>['cards']>[number];

/** A team whose billing could be read. */
export type PaidTeam = PlanTeam & { readonly billing: PlanBilling };
