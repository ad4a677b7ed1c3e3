import metadata from 'libphonenumber-js/min/metadata';

/** The countries of a calling code, the main one first, by the code's digits. */
const countriesOf = new Map<string, readonly string[]>(Object.entries(metadata.country_calling_codes));

/** Every country and territory that has a calling code: its ISO code, and the calling code with its plus sign. */
export const CALLING_CODES: readonly { readonly iso: string; readonly code: string; readonly isMain: boolean }[] = [
  ...countriesOf,
].flatMap(([digits, countries]) => countries.map((iso, place) => ({ iso, code: `+${digits}`, isMain: place === 0 })));

/** The country that a calling code is first of all for; null for one that no country has. */
export const mainCountryOf = (code: string): string | null => countriesOf.get(code.slice(1))?.[0] ?? null;
