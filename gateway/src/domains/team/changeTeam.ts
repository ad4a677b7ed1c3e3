import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type ErrorOf, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { TEAM, type TeamRef, toTeam } from './mapper.ts';

/** A payload of a mutation that changes the team and nothing else. */
export type TeamPayload = { readonly team: TeamRef | null; readonly userErrors: UserError[] };

/** The team was not changed. */
export const unchangedTeam = (...userErrors: readonly UserError[]): TeamPayload => ({
  team: null,
  userErrors: [...userErrors],
});

/**
 * Changes the team by one write. The payload's team is read afresh, but for what `keep` takes over from the service's answer:
 * so that a payload cannot fail to say what was done.
 */
export async function changeTeam<A>(
  context: GatewayContext,
  write: () => Promise<A>,
  errorOf: ErrorOf,
  keep?: (context: GatewayContext, answer: A) => void,
): Promise<TeamPayload> {
  const outcome = await written(write, errorOf);
  if ('error' in outcome) return unchangedTeam(outcome.error);
  forgetReads(context);
  keep?.(context, outcome.answer);
  return { team: TEAM, userErrors: [] };
}

/** The team is what the service answered to a change of it. */
export const keepTeam = ({ loaders, log }: GatewayContext, answer: Answer<'team', 'updateTeam'>): void =>
  loaders.team.team.prime(toTeam(answer, log));
