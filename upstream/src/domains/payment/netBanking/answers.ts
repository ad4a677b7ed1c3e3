import type { Input, LastStep, ReachingContext } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { type PaymentDeps, asked } from '../providerActions.ts';

/**
 * Whose websites orders may be paid on.
 *
 * @throws Refusal `team_not_found`, `provider_unavailable`
 */
export async function banks(
  { actor }: ReachingContext,
  { query }: Input<'payment', 'banks'>,
  { providers }: PaymentDeps,
): Promise<LastStep<'payment', 'banks'>> {
  demandOwnTeam(actor.teamId, query.teamId);
  const found = await asked(() => providers.netBanking.banks());
  return async () => ({ banks: found });
}
