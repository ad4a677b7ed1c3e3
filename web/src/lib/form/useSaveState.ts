import { useState } from 'react';
import { SAVED_MS } from './savedTimes.ts';
import { useMomentaryMark } from './useMomentaryMark.ts';

/** Where the saving of a form is. */
export type SaveState = 'idle' | 'saving' | 'saved';

/**
 * Follows a form through saving: `saving` while it is under way, `saved` for a moment after it was kept. `onEnd` is called
 * after that moment, and takes the form away: it is `saved` until then.
 */
export function useSaveState(onEnd?: () => void): {
  readonly state: SaveState;
  /** Saves, unless that is under way. `save` answers whether it was kept. */
  readonly run: (save: () => Promise<boolean>) => Promise<void>;
} {
  const [isSaving, setSaving] = useState(false);
  const saved = useMomentaryMark(SAVED_MS, onEnd);
  const run = async (save: () => Promise<boolean>) => {
    if (isSaving) return;
    setSaving(true);
    const isKept = await save();
    setSaving(false);
    if (isKept) saved.show();
  };
  if (isSaving) return { state: 'saving', run };
  return { state: saved.isShown ? 'saved' : 'idle', run };
}
