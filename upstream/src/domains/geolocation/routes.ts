import { type Routes, open } from '../../lib/routes.ts';
import { type CountryNetwork, countryOf } from './rules.ts';

/** @param deps the networks of which the country is known */
export const geolocationRoutes = ({
  countryNetworks,
}: {
  countryNetworks: readonly CountryNetwork[];
}): Routes<'geolocation'> => ({
  lookup: open(async (_context, { query }) => ({ country_code: countryOf(query.ip, countryNetworks) })),
});
