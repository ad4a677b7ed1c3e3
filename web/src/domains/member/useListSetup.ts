import { useMemberLicensingQuery } from '../../generated/member/memberLicensing.ts';
import { useMemberListSetupQuery } from '../../generated/member/memberListSetup.ts';
import type { LicenceWords } from './memberColumns.tsx';

const QUIETLY = { errorPolicy: 'all', context: { errorInPlace: true } } as const;

/** What the list needs to know of the team before it can be read. Null where that could not be loaded. */
export interface ListSetup {
  readonly isLargeTeam: boolean | null;
  readonly memberSearchMinLength: number | null;
  readonly membersCount: number | null;
}

/** Reads how large the team is; `setup` is null while that is on its way. The start-up has it in the cache as a rule. */
export const useListSetup = (): ListSetup | null => {
  const { data, loading } = useMemberListSetupQuery(QUIETLY);
  if (loading) return null;
  return data?.viewer.team ?? { isLargeTeam: null, memberSearchMinLength: null, membersCount: null };
};

/** Reads what the team's licences are called: nothing on the free plan, and active or inactive in elite teams. */
export const useLicenceWords = (): LicenceWords => {
  const setup = useMemberListSetupQuery(QUIETLY);
  const licensing = useMemberLicensingQuery(QUIETLY);
  if (licensing.loading || !setup.data?.viewer.team?.isProPlan) return 'none';
  return licensing.data?.viewer.team?.billing?.isLiteUserRestricted ? 'activity' : 'plan';
};
