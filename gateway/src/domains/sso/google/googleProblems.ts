import type { ProviderProblem } from '@muster/schema/formats/signInProblem';
import { refusalIn } from '../../../upstream/errors.ts';

const PROBLEMS = {
  google_not_offered: 'notOffered',
  sign_in_over: 'expired',
  sign_in_cancelled: 'cancelled',
  sign_in_not_confirmed: 'refused',
  email_unverified: 'unverified',
  account_of_other_domain: 'otherDomain',
  person_unknown: 'unknownPerson',
  unauthorized_ip: 'network',
} as const satisfies Record<string, ProviderProblem>;
const codes = Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[];

/** What the page to sign in is to say; of whatever is not known, that it is not available. */
export function problemOf(error: unknown): ProviderProblem {
  const code = codes.find((one) => refusalIn(error, one) !== null);
  return code === undefined ? 'unavailable' : PROBLEMS[code];
}
