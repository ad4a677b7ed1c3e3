import type { MemberListItemFragment } from '../../../generated/member/fragments/memberListItem.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';

/**
 * How the licences of a team are shown: not at all, as PRO and Lite, as PRO alone (PRO is bought and has not started:
 * licences are assigned, and nobody is Lite yet; so it is in a trial), or (elite teams) as active and inactive.
 */
export type LicenceWords = 'none' | 'plan' | 'upcoming' | 'activity';

/** Whether somebody has all of PRO without a licence, for some days after they came into the team. */
export const hasTrialLicence = ({ trialLicenceEndsAt }: Pick<MemberListItemFragment, 'trialLicenceEndsAt'>) =>
  trialLicenceEndsAt !== null && serverNow() < Date.parse(trialLicenceEndsAt);

/** Whether licences are given to people one by one, and taken back. */
export const hasLicenceActions = (words: LicenceWords) => words === 'plan' || words === 'upcoming';
