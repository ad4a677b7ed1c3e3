import { useCallback, useState } from 'react';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import type { InviteDraft, InviteRefusal } from './inviteDraft.ts';

const NOTHING: InviteRefusal = [];

/**
 * The mail as it is written, across the dialogs and across files: who corrects a file does not write it again. Leaving the
 * page asks first while there is one.
 */
export function useInviteFlow() {
  const [draft, setDraft] = useState<InviteDraft | null>(null);
  const [isReady, setReady] = useState(false);
  const [refusal, setRefusal] = useState(NOTHING);
  useUnsavedChanges(draft !== null);
  return {
    draft,
    /** Whether the mail is as it shall be: then it may be sent. */
    isReady,
    refusal,
    write: setDraft,
    finish: (next: InviteDraft) => {
      setDraft(next);
      setReady(true);
      setRefusal(NOTHING);
    },
    refuse: setRefusal,
    /** It is sent. The question about it has left the address by then, which it would close otherwise. */
    forget: useCallback(() => {
      setDraft(null);
      setReady(false);
    }, []),
  };
}

export type InviteFlow = ReturnType<typeof useInviteFlow>;
