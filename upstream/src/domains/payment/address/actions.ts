import { isRestrictedCountry } from '@muster/schema/formats/country';
import type { Answer } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Input } from '../../../lib/routes.ts';
import { demandOwnTeam } from '../../licence/accountActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { toldAddress } from './tellActions.ts';
import { type AddressRow, addressOf, putAddress } from './repository.ts';
import { type GivenAddress, mergedAddress } from './rules.ts';

/**
 * Sets whom a team's invoices are made out to. What is left out stays as it is.
 *
 * @throws Refusal `team_not_found`, `actor_not_admin`, `invalid_request`, `country_restricted`
 */
export async function saveBillingAddress(
  context: SessionContext,
  { query, body }: Input<'billing', 'saveBillingAddress'>,
): Promise<Answer<'billing', 'saveBillingAddress'>> {
  demandOwnTeam(context.actor.teamId, query.teamId);
  const { cause } = await lockForAdmin(context);
  return toldAddress(await mergeAddress(cause, body.address));
}

/**
 * The same within another change. The team is locked.
 *
 * @throws Refusal `invalid_request`, `country_restricted`
 */
export async function mergeAddress(cause: Cause, given: GivenAddress): Promise<AddressRow> {
  const { db, teamId } = cause;
  const known = await addressOf(db, teamId);
  const merged = mergedAddress(known, given);
  if ('field' in merged) throw new Refusal('invalid_request', { field: merged.field });
  if (isRestrictedCountry(merged.countryCode)) throw new Refusal('country_restricted');
  const row = { ...merged, teamId };
  await putAddress(db, row);
  // The trail says where the buyer is, and nothing by which a person could be reached.
  const audited = (of: typeof merged) => ({ companyName: of.companyName, countryCode: of.countryCode });
  await note(cause, 'billing.saveAddress', `team:${teamId}`, {
    before: known && audited(known),
    after: audited(merged),
  });
  return row;
}
