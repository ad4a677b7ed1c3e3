import { GatewayError } from '../../lib/errors.ts';
import type { Log } from '../../lib/log.ts';
import type { KnownCurrency } from './rest.ts';

/** Where somebody seems to be, and the currency that follows. */
export type Region = { readonly countryCode: string | null; readonly currency: KnownCurrency };

const COUNTRY = /^[A-Z]{2}$/;

/** The region of a country as the service tells it: whatever is no country is none. */
export function toRegion(word: string | null): Region {
  const code = word?.trim().toUpperCase() ?? '';
  return { countryCode: COUNTRY.test(code) ? code : null, currency: code === 'IN' ? 'INR' : 'USD' };
}

/** The same of what `lookup` finds out; that it cannot be told is no failure of whoever asks for prices. */
export async function regionBy(lookup: () => Promise<string | null>, log: Log): Promise<Region> {
  try {
    return toRegion(await lookup());
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error }, 'Country of a client not known');
    return toRegion(null);
  }
}
