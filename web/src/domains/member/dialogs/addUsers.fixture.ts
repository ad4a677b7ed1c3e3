import type { ListedMember } from './people.ts';

/** Somebody of a list with what may be done to them, changed as given. */
export const listedPerson = (number: number, changes: Partial<ListedMember> = {}): ListedMember => ({
  id: `member-${number}`,
  guid: `guid-${number}`,
  role: 'MEMBER',
  isLicensed: false,
  email: `person${number}@orbit.example`,
  name: { first: 'Person', last: String(number).padStart(4, '0') },
  imageUrl: null,
  status: 'ACTIVE',
  statusSince: '2026-11-20T09:00:00Z',
  isAutoRenewEnabled: false,
  viewerCanApprove: false,
  viewerCanDeactivate: true,
  viewerCanReactivate: false,
  viewerCanDelete: true,
  viewerCanMakeAdmin: true,
  viewerCanRemoveAdmin: false,
  viewerCanUpgradeGuest: false,
  viewerCanEditGuestAccess: false,
  viewerCanAssignLicence: false,
  viewerCanDisableAutoRenew: false,
  viewerCanDowngrade: false,
  ...changes,
});

/** A list of addresses as somebody pastes it. */
export const manyAddresses = (count: number) =>
  Array.from({ length: count }, (_nothing, index) => `new${index}@orbit.example`).join('\n');
