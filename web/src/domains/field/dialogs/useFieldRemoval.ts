import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormFailure } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedField } from '../listedField.ts';
import { fieldDialogPhrases } from './fieldDialogMessages.ts';
import { failedText, type FieldAct, refusalText } from './fieldRefusals.ts';
import { type InUseReason, inUseReasonOf } from './inUse.ts';
import { type FieldOutcome, useFieldArchive } from './useFieldArchive.ts';
import { useFieldDelete } from './useFieldDelete.ts';

/** Deletes a field or archives it, for a dialog that stays open with the reason where that was refused or failed. */
export function useFieldRemoval(
  field: ListedField,
  {
    teamId,
    onChanged,
    onRefused,
    onDone,
  }: {
    teamId: string | null;
    /** Something of the field is not as the list shows it. */
    onChanged: () => void;
    /** It is in use, though its usage was read. */
    onRefused?: () => void;
    onDone: () => void;
  },
) {
  const { formatMessage } = useIntl();
  const remove = useFieldDelete();
  const archive = useFieldArchive(teamId);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<InUseReason | null>(null);
  const [problem, setProblem] = useState<FormFailure | null>(null);

  const tellRefusal = (code: string, act: FieldAct) => {
    onChanged();
    const reason = act === 'deleted' ? inUseReasonOf(code) : null;
    if (reason === null) return setProblem({ text: formatMessage(refusalText(code, act)), requestId: null });
    setRefused(reason);
    return onRefused?.();
  };
  const settle = (outcome: FieldOutcome, act: FieldAct) => {
    if (outcome.kind === 'failed') {
      const { requestId, loss } = outcome;
      return setProblem({ text: formatMessage(failedText[act]), requestId, loss });
    }
    if (outcome.kind === 'refused') return tellRefusal(outcome.code, act);
    const isDone = outcome.kind === 'done';
    const text = isDone ? fieldDialogPhrases[act] : fieldDialogPhrases.gone;
    showToast({ tone: isDone ? 'success' : 'info', text, values: { name: field.name }, cause: field.id });
    return onDone();
  };
  const run = async (act: FieldAct) => {
    setBusy(true);
    setProblem(null);
    const outcome = await (act === 'deleted' ? remove(field.id) : archive(field, true));
    setBusy(false);
    settle(outcome, act);
  };
  return { run, isBusy, refused, problem };
}
