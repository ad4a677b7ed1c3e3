import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import { type Identity, toIdentity } from '../../identity.ts';
import { GatewayError } from '../../lib/errors.ts';
import { notFound } from '../../lib/idLists.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { Mutation } from '../../mutation.ts';
import { type RefusalTable, refusalError } from '../../upstream/refusals.ts';
import { actAs } from '../../scope.ts';
import { googleStart, samlStart } from '../sso/paths.ts';
import { identityRest } from './rest.ts';
import { isOfPresentTeam, membershipOfId } from './teamMapper.ts';

const refusals = {
  team_not_found: ['NOT_FOUND', ['membershipId'], 'The viewer does not belong to such a team.'],
  google_sign_in_required: [
    ...(['GOOGLE_SIGN_IN_REQUIRED', ['membershipId']] as const),
    'That team has its people sign in with their Google account.',
  ],
  sso_required: [
    ...(['SSO_REQUIRED', ['membershipId']] as const),
    "That team has its people sign in at their company's identity provider alone.",
  ],
  unauthorized_ip: ['NOT_ALLOWED', ['membershipId'], 'That team does not allow access from this network.'],
} as const satisfies RefusalTable<'identity.switchTeam'>;

const refused = (error: UserError, startPath: string | null = null) => ({
  token: null,
  guid: null,
  startPath,
  userErrors: [error],
});

/** Where to go instead, to a team that is entered by one way alone. */
async function wayIn(code: UserError['code'], teamId: string, { loaders }: GatewayContext): Promise<string | null> {
  if (code === 'SSO_REQUIRED') return samlStart(teamId);
  return code === 'GOOGLE_SIGN_IN_REQUIRED' ? googleStart((await loaders.identity.profile()).email, teamId) : null;
}

/**
 * A session in another team. A browser's cookie is that team's from here on, and its earlier session is ended, as nobody
 * could use it any more; a bearer's goes on.
 */
export const viewerTeamSwitch: Mutation<'viewerTeamSwitch'> = async (_root, { input }, context) => {
  const membership = membershipOfId(input.membershipId);
  if (membership === null) return refused(notFound(['membershipId']));
  try {
    const rest = identityRest(context.upstream);
    const { guid, token } = await rest.switchTeam(membership.teamId, input.idempotencyKey);
    const { identity } = context;
    const next = toIdentity(identity?.kind ?? 'bearer', { guid, token });
    if (!next) throw new GatewayError('UPSTREAM_INVALID');
    if (guid !== membership.guid) {
      await endUnused(context, next);
      return refused(notFound(['membershipId']));
    }
    if (identity?.kind !== 'browser') return { token, guid, startPath: null, userErrors: [] };
    await moveBrowser(context, identity, next);
    return { token: null, guid, startPath: null, userErrors: [] };
  } catch (error) {
    if (isOfPresentTeam(error)) throw error;
    const refusal = refusalError(error, refusals);
    return refused(refusal, await wayIn(refusal.code, membership.teamId, context));
  }
};

async function moveBrowser(context: GatewayContext, earlier: Identity, next: Identity): Promise<void> {
  await context.browser.begin(next.credentials);
  actAs(context, next);
  await endUnused(context, earlier);
}

/** Ends a session that nobody is going to use. That it could not be ended changes nothing for the viewer. */
async function endUnused({ scopeOf, log }: GatewayContext, unused: Identity): Promise<void> {
  try {
    await identityRest(scopeOf(unused).upstream).signOut(unused.credentials.token, null);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'Unused session not ended upstream');
  }
}
