import { useState } from 'react';
import { useFocusOnFault } from '../../../lib/focus/useFocusOnFault.ts';
import { saveOutcomeOf, type SaveOutcome } from '../../../lib/form/saveOutcome.ts';
import { useDraft } from '../../../lib/form/useDraft.ts';
import type { PayloadError } from '../../../lib/form/userErrors.ts';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import { useLeavePreviewed } from '../../../lib/unsavedChanges/useLeavePreviewed.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { pathTo } from '../../../lib/paths.ts';
import { conditionsProblem, isSameGroup, NEW_GROUP, textProblem, type GroupDraft } from './groupDraft.ts';
import { refusalOf, type Refusal } from './groupRefusal.ts';

const TEXT_FIELDS = ['name', 'description'] as const;

/** A text of the form. */
export type TextField = (typeof TEXT_FIELDS)[number];

/** What the form has to know of the user group that it makes or changes. */
export interface GroupForm {
  /** What it begins with. */
  readonly saved: GroupDraft;
  /** Counts the changes of what is saved; undefined of one that is new. */
  readonly version?: number;
  /** Whether it is a copy, which must not stay as it begins. */
  readonly isCopy?: boolean;
  readonly send: (
    draft: GroupDraft,
    saved: GroupDraft,
  ) => Promise<CallAnswer<{ readonly userErrors: readonly PayloadError[] }>>;
  readonly readAgain: () => Promise<boolean>;
  /** By which a read that failed is found. */
  readonly readRequestId?: string | null;
  /** Tells that it is saved. */
  readonly onSaved: (draft: GroupDraft) => void;
}

/** The words of a refusal, for as long as it is one. */
const refusedNow = (problem: { readonly kind: string } | null, refusal: Refusal | null) =>
  problem?.kind === 'refused' ? refusal : null;

/**
 * The form of a user group: what is entered, what is wrong with it, and its preview, from which it is saved. What is wrong
 * with a text is said once it was left, with everything else when the preview is asked for.
 */
export function useUserGroupForm({ saved, version, isCopy = false, send, readAgain, onSaved }: GroupForm) {
  const [isSaved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [left, setLeft] = useState<ReadonlySet<TextField>>(new Set());
  const [isAsked, setAsked] = useState(false);

  const save = async (draft: GroupDraft, before: GroupDraft): Promise<SaveOutcome> => {
    setRefusal(null);
    const { payload, failure } = await send(draft, before);
    const outcome = saveOutcomeOf(payload && payload.userErrors, failure);
    const [error] = payload?.userErrors ?? [];
    if (outcome.kind === 'saved') {
      onSaved(draft);
      setSaved(true);
    } else if (outcome.kind !== 'failed') {
      preview.close();
      setRefusal(error && outcome.kind === 'refused' ? refusalOf(error) : null);
      focusFault();
    }
    return outcome;
  };
  const form = useDraft<GroupDraft>({
    saved,
    ...(version === undefined ? { isNew: true } : { version }),
    isSame: isSameGroup,
    save,
    readAgain,
  });
  const { draft, isDirty } = form;
  // What a copy brings along from before has been saved for another one.
  const kept = version === undefined ? NEW_GROUP : saved;
  const problems = {
    name: textProblem('name', draft, kept),
    description: textProblem('description', draft, kept),
    conditions: conditionsProblem(draft),
  };
  const isValid = Object.values(problems).every((problem) => problem === null);
  const preview = useDialogWord('preview', isAsked && isValid && (isDirty || isSaved));
  useLeavePreviewed(pathTo('userGroups'), { isSaved, isDirty, preview });
  const { formRef, focusFault } = useFocusOnFault(preview.isOpen);

  return {
    ...form,
    formRef,
    /** What was refused, until something is changed. */
    refusal: refusedNow(form.problem, refusal),
    problems: {
      name: left.has('name') || isAsked ? problems.name : null,
      description: left.has('description') || isAsked ? problems.description : null,
      conditions: isAsked ? problems.conditions : null,
      /** Nothing of the copy was changed that has to be. */
      isTwin: isAsked && isCopy && !isDirty,
    },
    preview,
    leaveField: (field: TextField) => setLeft((before) => new Set(before).add(field)),
    ask: () => {
      setAsked(true);
      if (isValid && isDirty) preview.open();
      else focusFault();
    },
  };
}
