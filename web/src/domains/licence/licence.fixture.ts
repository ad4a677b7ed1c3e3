import { userError } from '../../testing/gatewayPieces.ts';
import type { ListedMember } from '../member/people/people.ts';
import { listed } from '../member/people/peopleDialog.fixture.tsx';

/** Somebody of the team, without a licence and free to get one, changed as given. */
export const member = (number: number, changes: Partial<ListedMember> = {}): ListedMember =>
  listed(number, { viewerCanAssignLicence: true, ...changes });

export const licensed = (number: number, changes: Partial<ListedMember> = {}) =>
  member(number, { isLicensed: true, isAutoRenewEnabled: true, ...changes });

export const members = (count: number, make: (number: number) => ListedMember = member) =>
  Array.from({ length: count }, (_nothing, index) => make(index + 1));

const billing = {
  type: 'SUBSCRIPTION',
  isLiteUserRestricted: false,
  licensedUsersCount: 10,
  unusedLicencesCount: 5,
  liteUsersCount: 7,
  activationAt: null,
  viewerCanActivatePlan: false,
};

/** A PRO team with 5 free licences, changed as given. */
export const teamWith = (billingChanges: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) => ({
  id: 'team-1',
  plan: 'PRO',
  isProPlan: true,
  isProPlanInitialized: true,
  paywallMode: 'NONE',
  isLicenceAutoAssigned: true,
  viewerCanChangeLicenceAutoAssign: true,
  billing: { ...billing, ...billingChanges },
  ...changes,
});

/** A team that has bought licences and is not on PRO yet. */
export const teamOnTheWay = (billingChanges: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) =>
  teamWith(
    { licensedUsersCount: 0, viewerCanActivatePlan: true, ...billingChanges },
    { plan: 'FREE', isProPlan: false, ...changes },
  );

/** A user error about the person at a place. */
export const errorAt = (place: number, code: string) => userError(code, ['memberIds', String(place)]);
