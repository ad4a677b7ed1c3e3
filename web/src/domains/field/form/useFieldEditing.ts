import { useState } from 'react';
import type { CustomFieldItemFragment } from '../../../generated/field/fragments/customFieldItem.ts';
import { useSaveState } from '../../../lib/form/useSaveState.ts';
import { REFUSED } from '../../../lib/graphql/undone.ts';
import { useLeaveSaved } from '../../../lib/unsavedChanges/useLeaveSaved.ts';
import { pathTo } from '../../../lib/paths.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { changesOf, hasChanges, type FieldChanges } from './fieldChanges.ts';
import { useConditionsEffect } from './conditions/conditionsEffect.ts';
import { useCustomFieldUpdate } from './customFieldUpdate.ts';
import { savedPhrases } from './fieldFormMessages.ts';
import { useFieldDraft } from './useFieldDraft.ts';
import { useFieldRefusal } from './useFieldRefusal.ts';

/** What is to be saved, and over which version it was told what differs. */
type Pending = { readonly changes: FieldChanges; readonly version: number };

/** What is asked before people lose what they have. `count` is null where it could not be told. */
type LossQuestion = { readonly count: number | null; readonly pending: Pending };

/**
 * Changes a field: what differs is sent, nothing else. Before other conditions take values away, the person is asked.
 *
 * @param readAgain reads the field; answers whether that could be done
 */
export function useFieldEditing(saved: CustomFieldItemFragment, mostValues: number, readAgain: () => Promise<boolean>) {
  const { state, run } = useSaveState();
  const draft = useFieldDraft(saved, mostValues, state === 'saving');
  const { form, base, isDirty, forgetOvertaking } = draft;
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const refusal = useFieldRefusal(form, question !== null);
  const leave = useLeaveSaved();
  const update = useCustomFieldUpdate(readAgain);
  const effectOf = useConditionsEffect();

  const save = async ({ changes, version }: Pending): Promise<boolean> => {
    const outcome = await update({ ...changes, customFieldId: saved.id, version });
    if (outcome.kind === 'stale' && !(await readAgain())) return refusal.place({ kind: 'failed', ...REFUSED });
    if (!refusal.place(outcome)) return false;
    draft.keepOwn();
    showToast({
      tone: 'success',
      text: savedPhrases.saved,
      values: { name: changes.name ?? saved.name },
      cause: saved.id,
    });
    leave(pathTo('customFields'));
    return true;
  };

  const begin = async (pending: Pending): Promise<boolean> => {
    const { conditions } = pending.changes;
    const count = conditions ? await effectOf(saved.id, conditions) : 0;
    if (count === 0) return save(pending);
    setQuestion({ count, pending });
    return false;
  };

  const start = (act: () => Promise<boolean>) => {
    refusal.clear();
    forgetOvertaking();
    return run(act);
  };

  return {
    draft,
    refusal,
    state,
    isDirty,
    question,
    answer: (isAgreed: boolean) => {
      setQuestion(null);
      if (isAgreed && question) void start(() => save(question.pending));
    },
    discard: () => {
      refusal.clear();
      leave(null);
      draft.discard();
    },
    submit: form.handleSubmit((values) => {
      const over = base ?? saved;
      const changes = changesOf(over, values);
      return hasChanges(changes) ? start(() => begin({ changes, version: over.version })) : undefined;
    }),
  };
}
