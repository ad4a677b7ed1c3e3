import type { Queries } from '../db/database.ts';
import { Refusal } from './errors.ts';
import { isAllowedAddress } from './networks.ts';
import type { Role } from './roles.ts';

/** The person on whose behalf a call is made. */
export type Actor = {
  readonly guid: string;
  readonly teamId: string;
  readonly role: Role;
  /** Names the session; opens nothing. */
  readonly sessionId: string;
  readonly tokenHash: string;
  /** Whether the sign-in proved that the address is theirs. If not, the session is for its own team alone. */
  readonly provesAddress: boolean;
};

/** A live session as it is looked up. */
export type LiveSession = {
  actor: Actor;
  /** Those that the team allows; none means all. */
  allowedAddresses: readonly string[];
  /** When and from where it was used last, as far as that was noted. */
  lastUsedAt: number;
  clientAddress: string | null;
};

/** Looks up a session that is neither over nor ended, of a person who is active. */
export type FindSession = (
  queries: Queries,
  credentials: { tokenHash: string; guid: string; now: number },
) => Promise<LiveSession | undefined>;

/** Which roles a call is open to, and whether the team's restriction of addresses holds for it. */
export type Access = { roles: readonly Role[]; fromAnywhere: boolean };

/**
 * Lets a session through or refuses.
 *
 * @throws Refusal `invalid_token`, `unauthorized_ip`, `actor_not_admin`, `actor_is_guest` where members may
 */
export function admit(session: LiveSession | undefined, access: Access, clientAddress: string | null): Actor {
  if (!session) throw new Refusal('invalid_token');
  if (!access.fromAnywhere && !isAllowedAddress(clientAddress, session.allowedAddresses)) {
    throw new Refusal('unauthorized_ip');
  }
  demandRole(session.actor.role, access.roles);
  return session.actor;
}

/** @throws Refusal `actor_not_admin`, `actor_is_guest` where members may */
export function demandRole(role: Role, roles: readonly Role[]): void {
  if (!roles.includes(role)) throw new Refusal(roles.includes('member') ? 'actor_is_guest' : 'actor_not_admin');
}
