import { useState } from 'react';
import { useSaveState } from '../../../lib/form/useSaveState.ts';
import { useLeavePreviewed } from '../../../lib/unsavedChanges/useLeavePreviewed.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { pathTo } from '../../../lib/paths.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { useCustomFieldCreate } from './customFieldCreate.ts';
import { createInputOf } from './fieldChanges.ts';
import type { FieldFormValues } from './fieldForm.ts';
import { savedPhrases } from './fieldFormMessages.ts';
import { useFieldDraft } from './useFieldDraft.ts';
import { useFieldRefusal } from './useFieldRefusal.ts';

/** Creates a field: the form, then the preview of what was entered, then the field. */
export function useFieldCreation(teamId: string, mostValues: number) {
  const { state, run } = useSaveState();
  const draft = useFieldDraft(null, mostValues, state === 'saving');
  const { form } = draft;
  const create = useCustomFieldCreate(teamId);
  // What was entered without a fault; of an address alone there is nothing to show.
  const [entered, setEntered] = useState<FieldFormValues | null>(null);
  const preview = useDialogWord('preview', entered !== null);
  const refusal = useFieldRefusal(form, preview.isOpen);
  const [isAdded, setAdded] = useState(false);
  useLeavePreviewed(pathTo('customFields'), { isSaved: isAdded, isDirty: draft.isDirty, preview });

  const add = async (values: FieldFormValues): Promise<boolean> => {
    const input = createInputOf(values);
    if (input === null) return false;
    const sent = structuredClone(form.getValues());
    const outcome = await create(input);
    if (outcome.kind === 'refused') preview.close();
    if (!refusal.place(outcome)) return false;
    showToast({ tone: 'success', text: savedPhrases.created, values: { name: input.name } });
    draft.keepCreated(sent);
    setAdded(true);
    return true;
  };

  return {
    draft,
    refusal,
    /** What the preview is of; null while it is closed. */
    previewed: preview.isOpen ? entered : null,
    isAdding: state === 'saving',
    closePreview: () => {
      refusal.clear();
      preview.close();
    },
    add: () => {
      refusal.clear();
      if (entered !== null) void run(() => add(entered));
    },
    submit: form.handleSubmit((values) => {
      refusal.clear();
      setEntered(values);
      preview.open();
    }),
  };
}
