import ipaddr from 'ipaddr.js';
import { type Network, isIn, parseAddress, parseNetwork } from '../../lib/networks.ts';

/** A network, and the country in which its addresses are. */
export type CountryNetwork = { readonly network: Network; readonly country: string };

const COUNTRY = /^[A-Z]{2}$/;

/** What a text like `203.0.113.0/24=IN` says; null where it says nothing of the kind. */
export function readCountryNetwork(text: string): CountryNetwork | null {
  const [range = '', country = '', ...rest] = text.split('=').map((part) => part.trim());
  const network = parseNetwork(range);
  return network !== null && COUNTRY.test(country) && rest.length === 0 ? { network, country } : null;
}

/** The country of an address by the smallest of the networks that hold it; null where none does, or it is no address. */
export function countryOf(text: string, networks: readonly CountryNetwork[]): string | null {
  const written = parseAddress(text);
  if (written === null) return null;
  const address = ipaddr.parse(written);
  const [smallest] = networks
    .filter(({ network }) => isIn(address, network))
    .toSorted((a, b) => b.network[1] - a.network[1]);
  return smallest?.country ?? null;
}
