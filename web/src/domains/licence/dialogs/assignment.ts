import type { LicenceTeamFragment } from '../../../generated/licence/fragments/licenceTeam.ts';
import { assignPhrases } from './assignMessages.ts';

/** What assigning does to a team's licences, as far as that is known. */
export interface AssignmentEffect {
  readonly free: number;
  readonly left: number;
  /** More licences are needed than are free. */
  readonly isTooFew: boolean;
  /** What follows on a team on the way to PRO: its countdown starts, or PRO does at once. Null for nothing. */
  readonly start: 'countdown' | 'pro' | null;
  /** How many people are Lite once PRO has started that way. */
  readonly becomeLite: number;
}

/** @param needed how many of the people hold no licence */
export const effectOf = (team: LicenceTeamFragment, needed: number): AssignmentEffect | null => {
  if (!team.billing) return null;
  const { unusedLicencesCount: free, liteUsersCount, activationAt, viewerCanActivatePlan } = team.billing;
  const left = free - needed;
  const isOnTheWay = team.plan === 'FREE' && (viewerCanActivatePlan || activationAt !== null);
  const first = activationAt === null ? 'countdown' : null;
  return {
    free,
    left,
    isTooFew: left < 0,
    start: isOnTheWay && needed > 0 ? (left === 0 ? 'pro' : first) : null,
    becomeLite: Math.max(liteUsersCount - needed, 0),
  };
};

/** What the toast says when all of it is done. */
export const successText = (
  before: LicenceTeamFragment | null,
  after: LicenceTeamFragment | null,
  assigned: number,
) => {
  if (assigned === 0) return assignPhrases.renewed;
  if (before?.plan === 'FREE' && after && after.plan !== 'FREE') return assignPhrases.proStarted;
  const startsCounting = before?.billing?.activationAt === null && after?.billing?.activationAt;
  return startsCounting ? assignPhrases.countdownStarted : assignPhrases.assigned;
};
