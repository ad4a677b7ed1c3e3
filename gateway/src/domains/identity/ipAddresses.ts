import { isIP } from 'node:net';
import type { ViewerResolvers } from '../../generated/resolvers.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { toId } from '../../lib/ids.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { identityRest } from './rest.ts';

/** An address as the services write it; null where the text is none. An IPv4 address written as IPv6 becomes IPv4. */
export function ipAddressOf(text: string): string | null {
  const address = text.trim().replace(/^::ffff:(?=\d{1,3}\.)/i, '');
  return isIP(address) === 0 || address.includes('%') ? null : address;
}

/** Where the viewer has used the team from; null where the team does not keep track of it. */
export const ipAddresses: NonNullable<ViewerResolvers['ipAddresses']> = async (
  _viewer,
  _args,
  { upstream, clientAddress },
) => {
  try {
    const { usedIPsInfo } = await identityRest(upstream).usedIps();
    const present = ipAddressOf(clientAddress)?.toLowerCase();
    return usedIPsInfo
      .toSorted((a, b) => b.lastAccessedAt - a.lastAccessedAt)
      .map(({ ip, lastAccessedAt, markedUnsafeAt }) => ({
        id: toId('UsedIpAddress', ip),
        address: ip,
        lastAccessedAt: toDateTime(lastAccessedAt),
        markedUnsafeAt: toOptionalDateTime(markedUnsafeAt),
        isCurrent: ip.toLowerCase() === present,
      }));
  } catch (error) {
    if (refusalIn(error, 'ip_tracking_disabled')) return null;
    throw error;
  }
};
