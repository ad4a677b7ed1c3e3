import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import type { Input } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import type { PaymentDeps } from '../../payment/providerActions.ts';
import { offerOf } from '../plan/repository.ts';
import { billingOf } from '../repository.ts';
import { chargeableCount, licenceNeed } from './reckonActions.ts';
import { licenceConfigs } from './rules.ts';

/**
 * For how many people PRO would be paid: all active ones but guests.
 *
 * @throws Refusal `team_not_found`
 */
export async function chargeableUsers(
  { db, now, actor }: SessionContext,
  { query }: Input<'billing', 'chargeableUsers'>,
): Promise<Answer<'billing', 'chargeableUsers'>> {
  demandOwnTeam(actor.teamId, query.teamId);
  return { chargeableUsers: await chargeableCount({ db, now, teamId: actor.teamId }) };
}

/**
 * For how long licences are sold, at what price, and how many are needed.
 *
 * @throws Refusal `team_not_found`
 */
export async function licenseConfigs(
  { db, now, actor }: SessionContext,
  { query, body }: Input<'billing', 'licenseConfigs'>,
  { planTerms, defaultTeamSize }: PaymentDeps,
): Promise<Answer<'billing', 'licenseConfigs'>> {
  const { teamId } = actor;
  demandOwnTeam(teamId, query.teamId);
  const market = { prices: planTerms.prices, offer: await offerOf(db, teamId), now };
  const billing = await billingOf(db, teamId);
  const need = await licenceNeed({ db, now, teamId }, billing, defaultTeamSize);
  return { configs: licenceConfigs(body.currency, market), ...need };
}
