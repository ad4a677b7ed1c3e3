import type { Queries } from '../../db/database.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import type { TeamRow } from '../team/repository.ts';
import { adminLimit, guestLimit, paywallMode, roomWithin } from '../team/rules.ts';
import { countOfRole } from './repository.ts';

type Moment = { db: Queries; now: number };

/** How many more guests the team's plan allows; infinite where it allows any number. */
export async function guestRoom({ db, now }: Moment, team: TeamRow): Promise<number> {
  const billing = await billingOf(db, team.teamId);
  const limit = guestLimit(effectivePlan(billing, now), paywallMode({ ...team, billingType: billing.type }));
  return roomWithin(limit, await countOfRole(db, team.teamId, 'guest'));
}

/** How many more admins the team's plan allows; infinite where it allows any number. */
export async function adminRoom({ db, now }: Moment, { teamId }: TeamRow): Promise<number> {
  const limit = adminLimit(effectivePlan(await billingOf(db, teamId), now));
  return roomWithin(limit, await countOfRole(db, teamId, 'admin'));
}
