import { useEffect, useState } from 'react';
import type { SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { refusedBy, type FormPart, type Refused } from './refusals.ts';
import type { FieldDraft } from './useFieldDraft.ts';

type WholeRefusal = Extract<Refused, { kind: 'whole' }>;

/**
 * Puts what a save was refused for where it belongs: at a part of the form, into the dialog about the name, or above all.
 *
 * @param isCovered whether a dialog lies over the form, and keeps the focus from it
 */
export function useFieldRefusal(form: FieldDraft['form'], isCovered: boolean) {
  const [isTaken, setTaken] = useState(false);
  const [problem, setProblem] = useState<WholeRefusal | null>(null);
  const [faulty, setFaulty] = useState<FormPart | null>(null);
  const { setFocus } = form;
  useEffect(() => {
    if (faulty !== null && !isCovered) setFocus(faulty);
  }, [faulty, isCovered, setFocus]);
  return {
    /** Whether another field has the name. */
    isTaken,
    /** The person goes on to another name. */
    closeTaken: () => {
      setTaken(false);
      form.setError('name', { type: 'server', message: 'taken' });
    },
    problem,
    clear: () => {
      setProblem(null);
      setFaulty(null);
    },
    /** Answers whether it was kept. */
    place: (outcome: SaveOutcome): boolean => {
      if (outcome.kind === 'saved') return true;
      const refused = refusedBy(outcome);
      if (refused.kind === 'takenName') setTaken(true);
      else if (refused.kind === 'whole') setProblem(refused);
      else {
        form.setError(refused.part, { type: 'server', message: refused.fault });
        setFaulty(refused.part);
      }
      return false;
    },
  };
}
