import { ProviderRefused, ProviderUnreachable } from '../../../providers/providerErrors.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input, LastStep, ReachingContext } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import type { PaymentDeps } from '../providerActions.ts';
import { latestOrderOf, orderOf } from './repository.ts';
import { isRunning } from './rules.ts';
import { orderAnswer } from './tellActions.ts';

/**
 * An order of a team. What the card provider knows of it is left out while that cannot be reached.
 *
 * @throws Refusal `team_not_found`, `order_not_found`
 */
export async function order(
  reach: ReachingContext,
  { query }: Input<'payment', 'order'>,
  { providers }: PaymentDeps,
): Promise<LastStep<'payment', 'order'>> {
  const { teamId } = reach.actor;
  demandOwnTeam(teamId, query.teamId);
  const found = await reach.step(({ db }) =>
    query.orderId === undefined ? latestOrderOf(db, teamId) : orderOf(db, query.orderId),
  );
  if (found?.teamId !== teamId) throw new Refusal('order_not_found');
  const { intentId } = found;
  const intent = isRunning(found) && intentId !== null ? await toldOf(() => providers.cards.intent(intentId)) : null;
  return async ({ db, now }) => orderAnswer((await orderOf(db, found.orderId)) ?? found, now, intent, providers);
}

async function toldOf<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return null;
    throw error;
  }
}
