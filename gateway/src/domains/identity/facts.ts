import type { GatewayContext } from '../../context.ts';
import { GatewayError } from '../../lib/errors.ts';
import { unlessAway } from '../../upstream/errors.ts';
import type { Credentials } from '../../upstream/url.ts';

/** The session that acts. */
export function credentialsOf({ identity }: GatewayContext): Credentials {
  if (identity === null) throw new GatewayError('UNAUTHENTICATED');
  return identity.credentials;
}

/** The guid of the person who acts. */
export const actorOf = (context: GatewayContext): string => credentialsOf(context).guid;

/**
 * Whether the viewer is an admin. Nobody is while the service cannot say who asks, so that nothing is offered that may be
 * refused, nor once the request has ended its own session. At once where the viewer has been read.
 */
export function isAdmin({ identity, loaders }: GatewayContext): boolean | Promise<boolean> {
  if (identity === null) return false;
  const known = loaders.identity.profile.known();
  if (known !== undefined) return known.role === 'ADMIN';
  return unlessAway(async () => (await loaders.identity.profile()).role === 'ADMIN', false);
}

/** Refuses whoever is no admin, where no service would do it. */
export async function demandAdmin({ loaders }: GatewayContext): Promise<void> {
  const { role } = await loaders.identity.profile();
  if (role !== 'ADMIN') throw new GatewayError('FORBIDDEN', { reason: 'actor_not_admin' });
}
