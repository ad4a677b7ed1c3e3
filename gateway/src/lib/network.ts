const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The network that counts as one client: an IPv4 address by itself, and of IPv6 the 64 bits that one customer has all the
 * addresses of.
 *
 * @param address as a context has it: in one writing, without a zone, IPv4 never written as IPv6
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
