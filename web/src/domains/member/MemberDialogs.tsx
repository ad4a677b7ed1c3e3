import { createElement } from 'react';
import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import type { MemberDialog } from './memberDialog.ts';
import type { PeopleDialogProps } from './people/people.ts';

// Most visits open none of them: each is fetched when it is first asked for.
const MemberProfileDialog = lazyWithTexts(
  ['people', 'profileFields'],
  () => import('./profile/MemberProfileDialog.tsx'),
);
const AddUsersDialog = lazyWithTexts('people', () => import('./addresses/AddUsersDialog.tsx'));
const MakeAdminDialog = lazyWithTexts('people', () => import('./admins/MakeAdminDialog.tsx'));
const RemoveAdminDialog = lazyWithTexts('people', () => import('./admins/RemoveAdminDialog.tsx'));
const DeactivateDialog = lazyWithTexts('people', () => import('./status/DeactivateDialog.tsx'));
const ReactivateDialog = lazyWithTexts('people', () => import('./status/ReactivateDialog.tsx'));
const DeleteDialog = lazyWithTexts('people', () => import('./deletion/DeleteDialog.tsx'));
const ApproveDialog = lazyWithTexts('people', () => import('./requests/ApproveDialog.tsx'));
const RejectDialog = lazyWithTexts('people', () => import('./requests/RejectDialog.tsx'));
const AddGuestsDialog = lazyWithTexts('people', () => import('../guest/dialogs/AddGuestsDialog.tsx'));
const GuestAccessDialog = lazyWithTexts('people', () => import('../guest/dialogs/GuestAccessDialog.tsx'));
const UpgradeGuestDialog = lazyWithTexts('people', () => import('../guest/dialogs/UpgradeGuestDialog.tsx'));
const AssignLicenceDialog = lazyWithTexts('people', () => import('../licence/dialogs/AssignLicenceDialog.tsx'));
const DisableAutoRenewDialog = lazyWithTexts('people', () => import('../licence/dialogs/DisableAutoRenewDialog.tsx'));
const DowngradeDialog = lazyWithTexts('people', () => import('../licence/dialogs/DowngradeDialog.tsx'));
const ActivatePlanDialog = lazyWithTexts('people', () => import('../licence/dialogs/ActivatePlanDialog.tsx'));

const WITHOUT_SUBJECT = { addUsers: AddUsersDialog, addGuests: AddGuestsDialog, activatePlan: ActivatePlanDialog };
const ABOUT_ONE = { removeAdmin: RemoveAdminDialog, guestAccess: GuestAccessDialog, upgradeGuest: UpgradeGuestDialog };
const ABOUT_PEOPLE = {
  deactivate: DeactivateDialog,
  reactivate: ReactivateDialog,
  delete: DeleteDialog,
  reject: RejectDialog,
  assignLicence: AssignLicenceDialog,
  disableAutoRenew: DisableAutoRenewDialog,
  downgrade: DowngradeDialog,
};

/** The dialog of the people pages that is open. Its code comes when it is asked for: whoever shows it stands by for that. */
export function MemberDialogs({ dialog, ...rest }: PeopleDialogProps & { dialog: MemberDialog }) {
  if (dialog.kind === 'profile') {
    // Of one person: what is known of another is never shown as theirs.
    return <MemberProfileDialog key={dialog.memberId} memberId={dialog.memberId} onClose={rest.onClose} />;
  }
  if (dialog.kind === 'makeAdmin') return <MakeAdminDialog {...rest} member={dialog.member} />;
  if (dialog.kind === 'approve') {
    return <ApproveDialog {...rest} people={dialog.people} asGuests={dialog.asGuests} />;
  }
  if ('people' in dialog) return createElement(ABOUT_PEOPLE[dialog.kind], { ...rest, people: dialog.people });
  if ('member' in dialog) return createElement(ABOUT_ONE[dialog.kind], { ...rest, member: dialog.member });
  return createElement(WITHOUT_SUBJECT[dialog.kind], rest);
}
