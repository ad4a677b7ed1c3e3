import { BlockList, SocketAddress, isIP } from 'node:net';
import type { Queries } from '../db/database.ts';
import { Refusal } from './errors.ts';
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
 * An address as the standard writes it, or null when the text is none: IPv6 in lower case, compressed and without a zone,
 * so that one address is always one text. An IPv4 address written as IPv6 becomes IPv4.
 */
export function parseAddress(text: string | undefined): string | null {
  const [address = ''] = (text ?? '').trim().split('%');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** Whether an address is on a list of addresses and ranges (`203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`). */
export function isAllowedAddress(address: string | null, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  if (address === null) return false;
  const list = new BlockList();
  for (const entry of allowed) {
    const [network = '', prefix] = entry.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

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
