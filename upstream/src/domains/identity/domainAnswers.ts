import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { domainOf } from '../../lib/text.ts';
import { isFreeDomain } from '../team/organisation/repository.ts';
import { teamOfDomain } from '../team/repository.ts';

/**
 * Whether an address is of a domain whose people may sign in here.
 *
 * @throws Refusal `panel_not_enabled`
 */
export async function publicProfile({ db }: CallContext, given: string) {
  const email = given.toLowerCase();
  const domain = domainOf(email);
  if (!(await teamOfDomain(db, domain))) throw new Refusal('panel_not_enabled');
  return { email, domain };
}

/**
 * Whether a domain gives addresses to everybody.
 *
 * @throws Refusal `panel_not_enabled` for a domain that does not, and has no team
 */
export async function domainProperties({ db }: CallContext, given: string) {
  const domain = given.toLowerCase();
  if (await isFreeDomain(db, domain)) return { isFreeDomain: true };
  if (!(await teamOfDomain(db, domain))) throw new Refusal('panel_not_enabled');
  return { isFreeDomain: false };
}
