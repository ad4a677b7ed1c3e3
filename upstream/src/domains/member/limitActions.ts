import { type Moment, planAndMode, planOf } from '../billing/planActions.ts';
import type { TeamRow } from '../team/repository.ts';
import { adminLimit, guestLimit, roomWithin } from '../team/plan/limitRules.ts';
import { countOfRole } from './listRepository.ts';

/** How many more guests the team's plan allows; infinite where it allows any number. */
export async function guestRoom(moment: Moment, team: TeamRow): Promise<number> {
  const { plan, mode } = await planAndMode(moment, team);
  return roomWithin(guestLimit(plan, mode), await countOfRole(moment.db, team.teamId, 'guest'));
}

/** How many more admins the team's plan allows; infinite where it allows any number. */
export async function adminRoom(moment: Moment, { teamId }: TeamRow): Promise<number> {
  const limit = adminLimit(await planOf(moment, teamId));
  return roomWithin(limit, await countOfRole(moment.db, teamId, 'admin'));
}
