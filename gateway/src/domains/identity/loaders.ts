import type { GatewayContext } from '../../context.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import type { Log } from '../../lib/log.ts';
import { once } from '../../lib/once.ts';
import type { Upstream } from '../../upstream/client.ts';
import { toProfile } from './mapper.ts';
import { identityRest } from './rest.ts';
import { toSessions } from './sessionMapper.ts';
import { toMemberships } from './teamMapper.ts';

export type IdentityLoaders = ReturnType<typeof identityLoaders>;

export function identityLoaders(upstream: Upstream, log: Log) {
  const rest = identityRest(upstream);
  return {
    profile: once(async () => toProfile(await rest.fullProfile(), log)),
    sessions: once(async () => toSessions(await rest.userSessions(), log)),
    teams: once(async () => toMemberships(await rest.userTeams(), log)),
  };
}

/** Whether the viewer is an admin; nobody is while it is not known who asks, so that nothing is offered that may be refused. */
export const isAdmin = ({ loaders }: GatewayContext): Promise<boolean> =>
  loaders.identity.profile().then(
    ({ role }) => role === 'ADMIN',
    () => false,
  );

/**
 * Forgets what this request has read, but for the viewer, who is from now on what the service answered to a change: so
 * that a payload cannot fail to say what was done.
 */
export function keepProfile(context: GatewayContext, answer: Answer<'identity', 'updateProfile'>): void {
  const scope = context.scopeOf(context.identity);
  const profile = Promise.resolve(toProfile(answer, context.log));
  const identity = { ...scope.loaders.identity, profile: () => profile };
  Object.assign(context, { ...scope, loaders: { ...scope.loaders, identity } });
}
