import ipaddr from 'ipaddr.js';

/** Whether an address, as a resolver writes it, is one that this installation calls for its teams. */
export type IsCallable = (address: string) => boolean;

type Address = ReturnType<typeof ipaddr.parse>;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** A network by a text like `10.0.0.0/8` or `192.168.1.5`; null where it is none. */
function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Whether a text names an address or a range of them. */
export const isNetwork = (text: string): boolean => parseNetwork(text) !== null;

/** Networks of the other kind hold no address of this one. */
const isIn = (address: Address, network: Network) => address.kind() === network[0].kind() && address.match(network);

/** Of all of IPv6 only this is routed on the internet: what stands elsewhere is local, or another address in disguise. */
const ROUTED = ipaddr.parseCIDR('2000::/3');

const isPublic = (address: Address) =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || isIn(address, ROUTED));

/** @param allowed addresses and ranges that are called although they are not public */
export function createIsCallable(allowed: readonly string[]): IsCallable {
  const networks = allowed.map(parseNetwork).filter((network) => network !== null);
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.parse(text);
    return isPublic(address) || networks.some((network) => isIn(address, network));
  };
}
