import type { GatewayContext } from '../../context.ts';
import type { MutationResolvers, UserError } from '../../generated/resolvers.ts';
import { type Identity, toIdentity } from '../../identity.ts';
import { GatewayError } from '../../lib/errors.ts';
import { notFound } from '../../lib/idLists.ts';
import { type RefusalTable, refusalError } from '../../lib/refusalErrors.ts';
import { UpstreamError, refusalIn } from '../../upstream/errors.ts';
import { identityRest } from './rest.ts';
import { membershipOfId } from './teamMapper.ts';

const refusals = {
  team_not_found: ['NOT_FOUND', ['membershipId'], 'The viewer does not belong to such a team.'],
  unauthorized_ip: ['NOT_ALLOWED', ['membershipId'], 'That team does not allow access from this network.'],
} as const satisfies RefusalTable;

const refused = (error: UserError) => ({ token: null, guid: null, userErrors: [error] });

/**
 * A session in another team. A browser's cookie is that team's from here on, and its earlier session is ended, as nobody
 * could use it any more; a bearer's goes on.
 */
export const viewerTeamSwitch: NonNullable<MutationResolvers['viewerTeamSwitch']> = async (
  _root,
  { input },
  context,
) => {
  const membership = membershipOfId(input.membershipId);
  if (membership === null) return refused(notFound(['membershipId']));
  try {
    const rest = identityRest(context.upstream);
    const { guid, token } = await rest.switchTeam(membership.teamId, input.idempotencyKey);
    const { identity } = context;
    const next = toIdentity(identity?.kind ?? 'bearer', { guid, token });
    if (!next) throw new GatewayError('UPSTREAM_INVALID');
    if (identity?.kind !== 'browser') return { token, guid, userErrors: [] };
    await moveBrowser(context, identity, next);
    return { token: null, guid, userErrors: [] };
  } catch (error) {
    // The present team may not allow access from here either: that says nothing about the other one.
    if (isOfPresentTeam(error)) throw error;
    return refused(refusalError(error, refusals));
  }
};

const isOfPresentTeam = (error: unknown) => {
  const refusal = refusalIn(error, 'unauthorized_ip');
  return refusal !== null && refusal.field !== 'teamId';
};

async function moveBrowser(context: GatewayContext, earlier: Identity, next: Identity): Promise<void> {
  const { browser, upstream, log } = context;
  await browser.begin(next.credentials);
  Object.assign(context, context.scopeOf(next));
  try {
    await identityRest(upstream).signOut(earlier.credentials.token, null);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'Earlier session not ended upstream');
  }
}
