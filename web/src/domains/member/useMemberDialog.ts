import { useCallback, useRef, useState } from 'react';
import { useFocusAfterDialog } from '../../lib/focus/useFocusAfterDialog.ts';
import { useDialogAddress } from '../../lib/urlState/useDialogAddress.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import type { MemberDialog } from './memberDialog.ts';
import type { ListedMember } from './people/people.ts';
import type { OpenMemberDialog } from './openMemberDialog.ts';
import { readTab, type MemberTab } from './list/tabs.ts';

/** The dialogs that live in the address, by their word there. */
const WORDS = {
  addUsers: 'add-users',
  addGuests: 'add-guests',
  makeAdmin: 'make-admin',
  guestAccess: 'guest-access',
  profile: 'profile',
};

/** Where the address keeps them. */
const NAMES = ['dialog', 'member'];

/** What the address says is open. */
export type AddressedDialog =
  | Extract<MemberDialog, { readonly kind: 'addUsers' | 'addGuests' | 'profile' }>
  | { readonly kind: 'makeAdmin' }
  | { readonly kind: 'guestAccess'; readonly id: string };

const readDialog = (params: URLSearchParams): AddressedDialog | null => {
  const word = params.get('dialog');
  const id = params.get('member');
  if (word === WORDS.addUsers) return { kind: 'addUsers' };
  if (word === WORDS.addGuests) return { kind: 'addGuests' };
  if (word === WORDS.makeAdmin) return { kind: 'makeAdmin' };
  if (word === WORDS.profile && id) return { kind: 'profile', memberId: id };
  return word === WORDS.guestAccess && id ? { kind: 'guestAccess', id } : null;
};

/** Where a dialog stands in the address; null for those that are about a selection, which no address holds. */
const addressOf = (dialog: MemberDialog) => {
  if (dialog.kind === 'addUsers' || dialog.kind === 'addGuests') return { dialog: WORDS[dialog.kind], member: null };
  if (dialog.kind === 'makeAdmin' && !dialog.member) return { dialog: WORDS.makeAdmin, member: null };
  if (dialog.kind === 'profile') return { dialog: WORDS.profile, member: dialog.memberId };
  if (dialog.kind === 'guestAccess') return { dialog: WORDS.guestAccess, member: dialog.member.id };
  return null;
};

/**
 * Which dialog of the people pages is open. Those without a selection live in the address, and survive reload and Back;
 * `wanted` is a guest whom only the address names so far.
 */
export const useMemberDialog = () => {
  const [params] = useUrlState();
  const { open: openAddress, close: closeAddress } = useDialogAddress();
  // Bound to its list: whoever goes back to another one has left the dialog, too.
  const tab = readTab(params);
  const [local, setLocal] = useState<{ readonly dialog: MemberDialog; readonly tab: MemberTab } | null>(null);
  const [known, setKnown] = useState<ListedMember | null>(null);
  const settle = useRef<((failedIds: readonly string[]) => void) | null>(null);
  const addressed = readDialog(params);

  const open: OpenMemberDialog = useCallback(
    (dialog, onSettled) => {
      settle.current = onSettled ?? null;
      if (dialog.kind === 'guestAccess') setKnown(dialog.member);
      const place = addressOf(dialog);
      if (place) openAddress(place);
      else setLocal({ dialog, tab });
    },
    [openAddress, tab],
  );
  const isAddressed = addressed !== null;
  const close = useCallback(() => {
    setLocal(null);
    if (isAddressed) closeAddress(NAMES);
  }, [isAddressed, closeAddress]);

  const fromAddress = (): MemberDialog | null => {
    if (!addressed) return null;
    if (addressed.kind === 'makeAdmin') return { kind: 'makeAdmin', member: null };
    if (addressed.kind !== 'guestAccess') return addressed;
    return known?.id === addressed.id ? { kind: 'guestAccess', member: known } : null;
  };
  const dialog = local?.tab === tab ? local.dialog : fromAddress();
  useFocusAfterDialog(dialog !== null);
  return {
    dialog,
    wanted: !dialog && addressed?.kind === 'guestAccess' ? addressed.id : null,
    find: setKnown,
    open,
    close,
    onSettled: useCallback(
      ({ failedIds }: { readonly failedIds: readonly string[] }) => settle.current?.(failedIds),
      [],
    ),
  };
};
