import { useEffect, useRef } from 'react';
import { useMemberByIdQuery } from '../../../generated/member/panels/memberById.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedMember } from '../people/people.ts';
import { panelTexts } from './messages.ts';

/** Reads the guest whom an address names, so that the address of a dialog works by itself. */
export function GuestFinder({
  id,
  onFound,
  onMissing,
}: {
  id: string;
  onFound: (member: ListedMember) => void;
  onMissing: () => void;
}) {
  const { data, loading, error } = useMemberByIdQuery({
    variables: { id },
    // The cache keeps what could not be read as what is not there.
    fetchPolicy: 'network-only',
  });
  const isRead = !error;
  const latest = useRef({ onFound, onMissing });
  useEffect(() => {
    latest.current = { onFound, onMissing };
  });
  const found = data?.node;
  const member = found && 'role' in found && found.role === 'GUEST' ? found : null;
  useEffect(() => {
    if (loading) return;
    if (member) return latest.current.onFound(member);
    // A failure is told by the console.
    if (isRead) showToast({ tone: 'info', text: panelTexts.guestMissing });
    latest.current.onMissing();
  }, [loading, member, isRead]);
  return null;
}
