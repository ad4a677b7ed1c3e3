import type { ListedMember } from '../../member/people/people.ts';

/** What assigning licences means for each of several people. */
export interface AssignmentGroups {
  /** They hold none and take one of the free licences each. */
  readonly inNeed: readonly ListedMember[];
  /** Theirs was to run out: it renews again and takes none of the free ones. */
  readonly toRenew: readonly ListedMember[];
  /** Nothing changes for them. */
  readonly holders: readonly ListedMember[];
  /** Cannot hold licences. */
  readonly guests: readonly ListedMember[];
}

const isGuest = ({ role }: ListedMember) => role === 'GUEST';

/** Sorts people by what assigning licences means for them; each of them is in one group. */
export const groupForAssignment = (members: readonly ListedMember[]): AssignmentGroups => {
  const others = members.filter((one) => !isGuest(one));
  return {
    inNeed: others.filter(({ isLicensed }) => !isLicensed),
    toRenew: others.filter(({ isLicensed, isAutoRenewEnabled }) => isLicensed && !isAutoRenewEnabled),
    holders: others.filter(({ isLicensed, isAutoRenewEnabled }) => isLicensed && isAutoRenewEnabled),
    guests: members.filter(isGuest),
  };
};

/** Who holds a licence, and who does not. */
export const splitByLicence = (members: readonly ListedMember[]) => ({
  licensed: members.filter(({ isLicensed }) => isLicensed),
  unlicensed: members.filter(({ isLicensed }) => !isLicensed),
});

/** Whose licences renew, and who is passed over: people without a licence, and people whose licence runs out anyway. */
export const groupForDisabling = (members: readonly ListedMember[]) => {
  const { licensed, unlicensed } = splitByLicence(members);
  return {
    renewing: licensed.filter(({ isAutoRenewEnabled }) => isAutoRenewEnabled),
    ending: licensed.filter(({ isAutoRenewEnabled }) => !isAutoRenewEnabled),
    unlicensed,
  };
};
