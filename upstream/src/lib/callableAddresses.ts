import ipaddr from 'ipaddr.js';
import { type Address, isIn, parseNetwork } from './networks.ts';

/** Whether an address, as a resolver writes it, is one that this installation calls for its teams. */
export type IsCallable = (address: string) => boolean;

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
