import type { Answer, Body } from '../../generated/contract.ts';
import type { CallContext, SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { billingOf } from '../billing/repository.ts';
import { teamOf } from '../team/repository.ts';
import { nameFor } from './nameRules.ts';
import { type PersonRow, peopleByGuid } from './repository.ts';
import { trialLicenceOf } from './rules.ts';

/** What a list says of somebody. */
export const toListed = (one: PersonRow) => ({
  guid: one.guid,
  role: one.role,
  state: one.state,
  stateSince: one.stateSince,
  isLicensed: one.isLicensed,
  autoRenewEnabled: one.isAutoRenewEnabled,
  trialLicenceEndsAt: trialLicenceOf(one),
});

type Addresses = Pick<CallContext, 'fileAddress'>;

/** What a list shows of somebody. */
export const toLean = ({ fileAddress }: Addresses, one: PersonRow) => ({
  guid: one.guid,
  email: one.email,
  name: { firstName: one.firstName, lastName: one.lastName },
  imageUri: fileAddress(one.imageFile),
  role: one.role,
  isAdmin: one.role === 'admin',
  isGuest: one.role === 'guest',
  state: one.state,
  stateSince: one.stateSince,
  isLicensed: one.isLicensed,
  autoRenewEnabled: one.isAutoRenewEnabled,
  trialLicenceEndsAt: trialLicenceOf(one),
});

/** @param isPaid whether the team pays for the licences it has */
function toProfile(context: Addresses, one: PersonRow, isPaid: boolean): Answer<'member', 'profile'> {
  const { phoneCountryCode, phoneNumber } = one;
  return {
    ...toLean(context, one),
    category: one.isLicensed ? 'pro' : 'free',
    isAccountPaid: one.isLicensed && isPaid,
    validityReminder: one.validityReminderAt,
    emails: [{ email: one.email }],
    mobiles: phoneCountryCode && phoneNumber ? [{ countryCode: phoneCountryCode, mobile: phoneNumber }] : [],
    preferences: { locale: one.locale },
    version: one.version,
  };
}

/** What lists show of people of the team, by the names that whoever asks may see; to guests nobody but themselves. */
export async function leanProfiles(context: SessionContext, body: Body<'member', 'leanProfiles'>) {
  const { db, actor } = context;
  const guids = actor.role === 'guest' ? body.guids.filter((guid) => guid === actor.guid) : body.guids;
  if (guids.length === 0) return { profiles: [] };
  const team = await teamOf(db, actor.teamId);
  const people = await peopleByGuid(db, actor.teamId, guids, body.fetchDeleted);
  return { profiles: people.map((one) => ({ ...toLean(context, one), name: nameFor(actor, team, one) })) };
}

/**
 * What an admin is told of somebody, or somebody of themselves.
 *
 * @throws Refusal `actor_not_admin`, `member_not_found`
 */
export async function profile(context: SessionContext, subject: string) {
  const { db, actor } = context;
  if (actor.role !== 'admin' && subject !== actor.guid) throw new Refusal('actor_not_admin');
  const [found] = await peopleByGuid(db, actor.teamId, [subject], false);
  if (!found) throw new Refusal('member_not_found');
  const { plan } = await billingOf(db, actor.teamId);
  return toProfile(context, found, plan !== 'free');
}
