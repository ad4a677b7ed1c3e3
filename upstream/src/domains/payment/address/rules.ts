/** Codes that look like a country's, and stand for several, or for none. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What a country is called in English; null for a code that is none's. */
export const countryName = (code: string): string | null => (NO_COUNTRIES.has(code) ? null : (names.of(code) ?? null));

/** An address as it is kept. What is null was never given. */
export type Address = {
  companyName: string;
  companyAddress: string;
  city: string;
  state: string | null;
  zipCode: string | null;
  countryCode: string;
  phoneNumber: string | null;
  phoneCountryCode: string | null;
  email: string | null;
  fullName: string | null;
  taxNumber: string | null;
};

/** An address as it comes: some fields by either of two names. */
export type GivenAddress = {
  name?: string | undefined;
  company_name?: string | undefined;
  address?: string | undefined;
  company_address?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  country_code?: string | undefined;
  state?: string | undefined;
  zip_code?: string | undefined;
  phone_number?: string | undefined;
  phone_country_code?: string | undefined;
  email?: string | undefined;
  full_name?: string | undefined;
  tax_number?: string | undefined;
};

/** The field that is wrong, by the name that it has in the call. */
export type AddressFault = { field: string };

/**
 * What an address becomes: what is given takes the place of what was there, empty text of what may be missing takes it away,
 * and what is left out stays.
 *
 * @param known the address until now; null where there is none
 */
export function mergedAddress(known: Address | null, given: GivenAddress): Address | AddressFault {
  const address: Address = {
    companyName: needed(given.company_name, given.name, known?.companyName),
    companyAddress: needed(given.company_address, given.address, known?.companyAddress),
    city: needed(given.city, undefined, known?.city),
    state: optional(given.state, known?.state),
    zipCode: optional(given.zip_code, known?.zipCode),
    countryCode: needed(given.country_code, given.country, known?.countryCode),
    phoneNumber: optional(given.phone_number, known?.phoneNumber),
    phoneCountryCode: optional(given.phone_country_code, known?.phoneCountryCode),
    email: optional(given.email, known?.email),
    fullName: optional(given.full_name, known?.fullName),
    taxNumber: optional(given.tax_number, known?.taxNumber),
  };
  return faultOf(address) ?? address;
}

function needed(one: string | undefined, other: string | undefined, was: string | undefined): string {
  const [first, second] = [one?.trim(), other?.trim()];
  // Two names with two values: nobody can say which one is meant.
  if (first !== undefined && second !== undefined && first !== second) return '';
  return first ?? second ?? was ?? '';
}

const optional = (text: string | undefined, was: string | null | undefined): string | null =>
  text === undefined ? (was ?? null) : text.trim() || null;

function faultOf(address: Address): AddressFault | null {
  if (address.companyName === '') return { field: 'address.company_name' };
  if (address.companyAddress === '') return { field: 'address.company_address' };
  if (address.city === '') return { field: 'address.city' };
  if (address.countryCode === '' || countryName(address.countryCode) === null) return { field: 'address.country_code' };
  return null;
}
