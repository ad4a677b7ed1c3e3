import { SocketAddress, isIP } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/;

/**
 * The network that counts as one client: an IPv4 address by itself, however it is written, and of IPv6 the 64 bits that one
 * customer has all the addresses of.
 */
export function networkOf(address: string): string {
  const [text = ''] = address.split('%');
  if (isIP(text) !== 6) return text;
  const canonical = new SocketAddress({ address: text, family: 'ipv6' }).address;
  const [, mapped] = MAPPED.exec(canonical) ?? [];
  if (mapped !== undefined) return mapped;
  const [left = [], right = []] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
