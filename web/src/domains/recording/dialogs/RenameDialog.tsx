import { RECORDING_TITLE_MAX, recordingTitleFormat } from '@muster/schema/formats/recording';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { RecordingRenameDocument } from '../../../generated/recording/dialogs/recordingRename.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { useSingleField } from '../../../lib/form/useSingleField.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { CharacterCount } from '../../../ui/form/CharacterCount.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedRecording } from '../list/useRecordings.ts';
import { recordingTexts } from '../recordingMessages.ts';
import { recordingDialogPhrases, recordingDialogTexts } from './dialogMessages.ts';

interface Problem {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  NOT_FOUND: recordingTexts.gone,
  NOT_ALLOWED: recordingDialogTexts.notAllowed,
};

/** What is wrong with a name, by the first issue that its format has. */
function useFault(value: string) {
  const { formatMessage } = useIntl();
  const issue = recordingTitleFormat.safeParse(value).error?.issues[0]?.code;
  if (issue === undefined) return null;
  if (issue === 'too_big') return formatMessage(recordingDialogPhrases.tooLong, { max: RECORDING_TITLE_MAX });
  const isBlank = issue === 'too_small' || value.trim() === '';
  return formatMessage(isBlank ? recordingDialogTexts.required : recordingDialogTexts.invalid);
}

/** Gives a recording another name. */
export function RenameDialog({
  recording: { id, title },
  onClose,
}: {
  recording: ListedRecording;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const rename = useKeyedMutation(RecordingRenameDocument, ({ recordingRename }) => recordingRename);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { input, busy, isInvalid, submit } = useSingleField(recordingTitleFormat, title, async (name) => {
    setProblem(null);
    if (name === title) {
      onClose();
      return true;
    }
    const { payload, failure } = await rename({ recordingId: id, title: name });
    if (payload?.recording) {
      showToast({ tone: 'success', text: recordingDialogPhrases.renamed, values: { name }, cause: id });
      onClose();
      return true;
    }
    const [error] = payload?.userErrors ?? [];
    const text = (error && REFUSALS[error.code]) ?? recordingDialogTexts.renameFailed;
    setProblem({ text, undone: undoneBy({ payload, failure }) });
    return false;
  });
  const fault = useFault(input.value);
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={formatMessage(recordingDialogTexts.renameTitle)}
      submitLabel={formatMessage(recordingTexts.rename)}
      busy={busy}
      failure={problem && { text: formatMessage(problem.text), ...problem.undone }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        label={formatMessage(recordingDialogTexts.renameLabel)}
        error={isInvalid && fault}
        hint={<CharacterCount text={input.value} most={RECORDING_TITLE_MAX} />}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.target.select()}
        {...input}
      />
    </FormDialog>
  );
}
