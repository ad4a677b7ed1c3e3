import { useState } from 'react';
import type { CallAnswer } from '../apollo/callAnswer.ts';
import { useFocusOnFault } from '../focus/useFocusOnFault.ts';
import { useLeavePreviewed } from '../unsavedChanges/useLeavePreviewed.ts';
import { useDialogWord } from '../urlState/useDialogWord.ts';
import { type SaveOutcome, saveOutcomeOf } from './saveOutcome.ts';
import { useDraft } from './useDraft.ts';
import type { PayloadError } from './userErrors.ts';

/** A thing that is made or changed by a form which shows what saving would do before it is saved. */
export interface PreviewedThing<Draft> {
  /** What the form begins with. */
  readonly saved: Draft;
  /** Counts the changes of what is saved; undefined of one that is new. */
  readonly version?: number;
  readonly send: (draft: Draft, saved: Draft) => Promise<CallAnswer<{ readonly userErrors: readonly PayloadError[] }>>;
  readonly readAgain: () => Promise<boolean>;
}

type Failed = Extract<SaveOutcome, { kind: 'failed' }>;

/** How such a form judges and tells. */
interface Judging<Draft, Problems, Refusal> {
  readonly isSame: (one: Draft, other: Draft) => boolean;
  /** What is wrong with it: each null or false where nothing is. */
  readonly problemsOf: (draft: Draft) => Problems;
  readonly refusalOf: (error: PayloadError) => Refusal;
  readonly onSaved: (draft: Draft) => void;
  readonly onFailed?: (outcome: Failed) => void;
  /** The list to which it leads once it is saved. */
  readonly listPath: string;
}

/**
 * What is entered in such a form, what is wrong with it, and the preview in the address, from which it is saved. What is wrong
 * with a field is told once it was left, with everything else when the preview is asked for.
 */
export function usePreviewedDraft<Draft, Problems extends Readonly<Record<string, unknown>>, Refusal>(
  { saved, version, send, readAgain }: PreviewedThing<Draft>,
  { isSame, problemsOf, refusalOf, onSaved, onFailed, listPath }: Judging<Draft, Problems, Refusal>,
) {
  const [isSaved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [left, setLeft] = useState<ReadonlySet<keyof Problems>>(new Set());
  const [isAsked, setAsked] = useState(false);

  const save = async (draft: Draft, before: Draft): Promise<SaveOutcome> => {
    setRefusal(null);
    const { payload, failure } = await send(draft, before);
    const outcome = saveOutcomeOf(payload && payload.userErrors, failure);
    const [error] = payload?.userErrors ?? [];
    if (outcome.kind === 'saved') {
      onSaved(draft);
      setSaved(true);
    } else if (outcome.kind === 'failed') onFailed?.(outcome);
    else {
      preview.close();
      setRefusal(error && outcome.kind === 'refused' ? refusalOf(error) : null);
      focusFault();
    }
    return outcome;
  };
  const editing = useDraft<Draft>({
    saved,
    ...(version === undefined ? { isNew: true } : { version }),
    isSame,
    save,
    readAgain,
  });
  const { draft, isDirty, problem } = editing;
  const problems = problemsOf(draft);
  const isValid = Object.values(problems).every((one) => one === null || one === false);
  const preview = useDialogWord('preview', isAsked && isValid && (isDirty || isSaved));
  useLeavePreviewed(listPath, { isSaved, isDirty, preview });
  const { formRef, focusFault } = useFocusOnFault(preview.isOpen);

  return {
    ...editing,
    formRef,
    preview,
    focusFault,
    /** What was refused, until something is changed. */
    refusal: problem?.kind === 'refused' ? refusal : null,
    problems,
    /** Whether it was asked to be saved: everything that is wrong is told from then on. */
    isAsked,
    /** Whether what is wrong with a field is told. */
    isTold: (field: keyof Problems) => isAsked || left.has(field),
    leaveField: (field: keyof Problems) => setLeft((before) => new Set(before).add(field)),
    /** Goes on where nothing is wrong, and to what is otherwise. */
    ask: (goOn: () => void) => {
      setAsked(true);
      if (isValid) goOn();
      else focusFault();
    },
  };
}
