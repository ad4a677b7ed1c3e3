import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember, People } from '../people/people.ts';
import { hasLicenceActions, type LicenceWords } from '../list/licenceWords.ts';
import type { MemberTab } from '../list/tabs.ts';

/** What can be done with people. */
export type MemberAction =
  | 'makeAdmin'
  | 'removeAdmin'
  | 'guestAccess'
  | 'upgradeGuest'
  | 'assignLicence'
  | 'disableAutoRenew'
  | 'downgrade'
  | 'approve'
  | 'approveAsGuest'
  | 'reject'
  | 'reactivate'
  | 'deactivate'
  | 'delete';

/** In the order in which a person's menu has them. */
const ALL: readonly MemberAction[] = [
  'makeAdmin',
  'removeAdmin',
  'guestAccess',
  'upgradeGuest',
  'assignLicence',
  'disableAutoRenew',
  'downgrade',
  'approve',
  'approveAsGuest',
  'reject',
  'reactivate',
  'deactivate',
  'delete',
];

const LICENCE_ACTIONS: readonly MemberAction[] = ['assignLicence', 'disableAutoRenew', 'downgrade'];

/** What is offered for several people at once. */
const FOR_SEVERAL: Readonly<Record<MemberTab, readonly MemberAction[]>> = {
  all: [...LICENCE_ACTIONS, 'deactivate', 'delete'],
  admins: [],
  guests: ['upgradeGuest', 'deactivate', 'delete'],
  pending: ['approve', 'approveAsGuest', 'reject'],
  deactivated: ['reactivate', 'delete'],
};

const PERMISSIONS = {
  makeAdmin: 'viewerCanMakeAdmin',
  removeAdmin: 'viewerCanRemoveAdmin',
  guestAccess: 'viewerCanEditGuestAccess',
  upgradeGuest: 'viewerCanUpgradeGuest',
  assignLicence: 'viewerCanAssignLicence',
  disableAutoRenew: 'viewerCanDisableAutoRenew',
  downgrade: 'viewerCanDowngrade',
  approve: 'viewerCanApprove',
  approveAsGuest: 'viewerCanApprove',
  reject: 'viewerCanApprove',
  reactivate: 'viewerCanReactivate',
  deactivate: 'viewerCanDeactivate',
  delete: 'viewerCanDelete',
} as const satisfies Record<MemberAction, keyof ListedMember>;

/** Whether the viewer may do that with this person. */
export const may = (action: MemberAction, member: ListedMember) => member[PERMISSIONS[action]];

const isOffered = (action: MemberAction, words: LicenceWords) =>
  hasLicenceActions(words) || !LICENCE_ACTIONS.includes(action);

/** What a list offers for several people; elite teams assign no licences. */
export const actionsForSeveral = (tab: MemberTab, words: LicenceWords) =>
  FOR_SEVERAL[tab].filter((action) => isOffered(action, words));

/** Whether an admin is the team's last one, who stays what they are. */
export const isLastAdmin = ({ role, status, viewerCanRemoveAdmin }: ListedMember) =>
  role === 'ADMIN' && status === 'ACTIVE' && !viewerCanRemoveAdmin;

const KEPT_FOR_LAST_ADMIN: readonly MemberAction[] = ['removeAdmin', 'deactivate', 'delete'];

/** What the menu of one person has: what may be done, and what only the last admin is kept from. */
export const actionsForOne = (member: ListedMember, words: LicenceWords) =>
  ALL.filter((action) => isOffered(action, words)).flatMap((action) => {
    if (may(action, member)) return [{ action, isKept: false }];
    return isLastAdmin(member) && KEPT_FOR_LAST_ADMIN.includes(action) ? [{ action, isKept: true }] : [];
  });

type ForOne = 'makeAdmin' | 'removeAdmin' | 'guestAccess' | 'upgradeGuest';
const FOR_ONE: readonly MemberAction[] = ['makeAdmin', 'removeAdmin', 'guestAccess', 'upgradeGuest'];
const isForOne = (action: MemberAction): action is ForOne => FOR_ONE.includes(action);

/** The dialog of an action; null where it is about one person and nobody is there. */
export const dialogFor = (action: MemberAction, people: People): MemberDialog | null => {
  if (isForOne(action)) {
    const [member] = people.kind === 'some' ? people.members : [];
    return member ? { kind: action, member } : null;
  }
  if (action === 'approve' || action === 'approveAsGuest') {
    return { kind: 'approve', people, asGuests: action === 'approveAsGuest' };
  }
  return { kind: action, people };
};
