import ipaddr from 'ipaddr.js';

export type Address = ReturnType<typeof ipaddr.parse>;
/** A network's first address, and how many bits of it all of its addresses share. */
export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** A network by a text like `10.0.0.0/8` or `192.168.1.5`; null where it is none. */
export function parseNetwork(text: string): Network | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Whether a text names an address or a range of them. */
export const isNetwork = (text: string): boolean => parseNetwork(text) !== null;

/** Networks of the other kind hold no address of this one. */
export const isIn = (address: Address, network: Network): boolean =>
  address.kind() === network[0].kind() && address.match(network);

/**
 * An address as the standard writes it, or null when the text is none: IPv6 in lower case, compressed and without a zone,
 * so that one address is always one text. An IPv4 address written as IPv6 becomes IPv4.
 */
export function parseAddress(text: string | undefined): string | null {
  const [address = ''] = (text ?? '').trim().split('%');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : null;
}

/** Whether an address is on a list of addresses and ranges (`203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`). */
export function isAllowedAddress(address: string | null, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  if (address === null) return false;
  const parsed = ipaddr.process(address);
  return allowed.map(parseNetwork).some((network) => network !== null && isIn(parsed, network));
}
