import { useState } from 'react';
import { useSaveState } from '../../../lib/form/useSaveState.ts';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';
import {
  changedParts,
  editsLeft,
  savedAfter,
  withUnread,
  type AccessEdits,
  type AccessPart,
  type GuestAccess,
} from './guestAccess.ts';
import { useGuestAccessUpdate } from './guestAccessUpdate.ts';
import { isReminderDay, NO_DAY, presentDay } from './reminderDay.ts';
import { useGuestAccess, type AccessReading } from './useGuestAccess.ts';

/** What a guest's access was when it was read, what it is now, and what the person makes of it. `onSaved` ends it. */
export function useAccessEditing(memberId: string, onSaved: () => void) {
  const { reading, isAgain, retry } = useGuestAccess(memberId);
  const update = useGuestAccessUpdate(memberId);
  /** What is known to be saved since it was read; null as long as nothing was. */
  const [since, setSince] = useState<GuestAccess | null>(null);
  const [edits, setEdits] = useState<AccessEdits>({});
  const { state: phase, run } = useSaveState(onSaved);
  const [failed, setFailed] = useState<readonly AccessPart[]>([]);
  const [lost, setLost] = useState<Undone | null>(null);
  const [theirs, setTheirs] = useState<GuestAccess | null>(null);
  const [isGone, setIsGone] = useState(false);
  const state: AccessReading = isGone ? { state: 'gone' } : reading;
  const saved = since ?? (state.state === 'read' ? state.access : null);
  const shown = saved && { ...saved, ...edits };
  const changed = saved ? changedParts(saved, edits) : [];
  const isReminderWrong = changed.includes('reminder') && !isReminderDay(edits.reminder ?? NO_DAY, presentDay());

  const save = async (over: GuestAccess): Promise<boolean> => {
    setLost(null);
    setFailed([]);
    const outcome = await update(over, edits);
    const isDone = outcome.kind === 'settled' && outcome.failed.length === 0;
    setIsGone(outcome.kind === 'gone');
    setTheirs(outcome.kind === 'stale' && outcome.access ? withUnread(outcome.access, over) : null);
    if (outcome.kind === 'failed') setLost(outcome);
    if (outcome.kind === 'stale' && outcome.access === null) setLost(REFUSED);
    if (outcome.kind !== 'settled') return false;
    setFailed(outcome.failed);
    // What is refused before anything is changed comes back without the access.
    if (!isDone && outcome.access === null) return false;
    setSince(savedAfter(over, outcome.access, edits, outcome.failed));
    setEdits(editsLeft(edits, outcome.failed));
    return isDone;
  };

  return {
    state,
    saved,
    /** What the fields show; null as long as nothing is read. */
    shown,
    phase,
    /** The parts that could not be saved. */
    failed,
    /** No answer came to saving, or what somebody else has set could not be read; null otherwise. */
    lost,
    /** What somebody else has set in the meantime; null where nobody has. */
    theirs,
    isAgain,
    isChanged: changed.length > 0,
    isReminderChanged: changed.includes('reminder'),
    canSave: changed.length > 0 && !isReminderWrong && theirs === null && phase === 'idle',
    change: (more: AccessEdits) => setEdits((before) => ({ ...before, ...more })),
    readAgain: () => {
      setSince(null);
      retry();
    },
    save: () => {
      if (saved) void run(() => save(saved));
    },
    /** Saves the person's changes over what somebody else has set. */
    saveMine: () => {
      if (!theirs) return;
      setSince(theirs);
      void run(() => save(theirs));
    },
    /** Goes on from what somebody else has set. */
    takeTheirs: () => {
      setSince(theirs);
      setEdits({});
      setTheirs(null);
      setFailed([]);
    },
  };
}
