import { useRef, useState } from 'react';
import { useFocusOnChecked } from '../../../lib/focus/useFocusOnChecked.ts';

/**
 * The choices of a setting, one of which is that chosen people may, and the picker for them. Whoever makes that choice with
 * nobody chosen is asked for people. What the choice is once the picker was left with nobody, the setting says; where that
 * is another one, it has the focus.
 */
export function useChosenPeople<Draft>({
  isAsked,
  afterPicking,
  hasList,
  onChange,
}: {
  /** Whether people are asked for as soon as this was chosen. */
  isAsked: (draft: Draft) => boolean;
  /** What stands once the picker is closed. */
  afterPicking: (draft: Draft) => Draft;
  /** Whether chosen people may. */
  hasList: (draft: Draft) => boolean;
  onChange: (draft: Draft) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const focusOnChecked = useFocusOnChecked(group);
  const [isPicking, setPicking] = useState(false);
  return {
    /** The radios. */
    group,
    isPicking,
    pick: () => setPicking(true),
    choose: (next: Draft) => {
      onChange(next);
      if (isAsked(next)) setPicking(true);
    },
    /** The picker is closed, with what it was left with. */
    close: (next: Draft) => {
      const after = afterPicking(next);
      setPicking(false);
      onChange(after);
      if (!hasList(after)) focusOnChecked();
    },
    /** The picker could not be opened. */
    giveUp: () => setPicking(false),
  };
}
