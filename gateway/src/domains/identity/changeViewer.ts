import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type ErrorOf, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { VIEWER, type ViewerRef, toProfile } from './mapper.ts';

/** A payload of a mutation that changes the viewer and nothing else. */
export type ViewerPayload = { readonly viewer: ViewerRef | null; readonly userErrors: UserError[] };

/** The viewer was not changed. */
export const unchangedViewer = (...userErrors: readonly UserError[]): ViewerPayload => ({
  viewer: null,
  userErrors: [...userErrors],
});

/**
 * Changes the viewer by one write. The payload's viewer is read afresh, but for what `keep` takes over from the service's
 * answer: so that a payload cannot fail to say what was done.
 */
export async function changeViewer<A>(
  context: GatewayContext,
  write: () => Promise<A>,
  errorOf: ErrorOf,
  keep?: (context: GatewayContext, answer: A) => void,
): Promise<ViewerPayload> {
  const outcome = await written(write, errorOf);
  if ('error' in outcome) return unchangedViewer(outcome.error);
  forgetReads(context);
  keep?.(context, outcome.answer);
  return { viewer: VIEWER, userErrors: [] };
}

/** The viewer is who the service answered to a change of their profile. */
export const keepProfile = ({ loaders, log }: GatewayContext, answer: Answer<'identity', 'updateProfile'>): void =>
  loaders.identity.profile.prime(toProfile(answer, log));
