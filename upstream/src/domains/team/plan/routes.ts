import { adminsOnly, everyRole } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { planAndMode } from '../../billing/planActions.ts';
import { teamOf } from '../repository.ts';
import { planGates } from './gateAnswers.ts';
import { storageOf } from './storageActions.ts';

/** On which plan a team is, and what it allows. */
export const planRoutes: Pick<Routes<'team'>, 'teamState' | 'planGates' | 'teamFileStorageInfo'> = {
  teamState: signedIn(everyRole, async ({ db, now, actor }) => {
    const team = await teamOf(db, actor.teamId);
    const { plan, billing } = await planAndMode({ db, now }, team);
    return { isLegacy: team.isLegacy, isProPlanInitialized: billing.isProPlanInitialized, plan };
  }),
  planGates: signedIn(adminsOnly, planGates),
  teamFileStorageInfo: signedIn(adminsOnly, async ({ db, now, actor }) => {
    const storage = await storageOf(db, await teamOf(db, actor.teamId), now);
    return {
      teamStorageUsed: storage.usedBytes,
      teamStorageLimit: storage.limitBytes,
      freeTeamMaxStorageLimit: storage.freeLimitBytes,
      freeTeamStorageNotice: storage.freeNoticeBytes,
      storagePerLicence: storage.bytesPerLicence,
    };
  }),
};
