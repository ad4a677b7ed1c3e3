import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import type { ListedField } from '../listedField.ts';
import { fieldDialogPhrases, fieldDialogTexts } from './fieldDialogMessages.ts';
import { useFieldRemoval } from './useFieldRemoval.ts';

/** Asks before a field is taken out of all profiles. */
export function ArchiveFieldDialog({
  field,
  teamId,
  onChanged,
  onClose,
}: {
  field: ListedField;
  teamId: string | null;
  /** Something of the field is not as the list shows it. */
  onChanged: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { name } = field;
  const { run, isBusy, problem } = useFieldRemoval(field, {
    teamId,
    onChanged,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={formatMessage(fieldDialogPhrases.archiveTitle, { name })}
      text={formatMessage(fieldDialogTexts.archiveText)}
      confirmLabel={formatMessage(fieldDialogTexts.archiveAction)}
      busy={isBusy}
      onConfirm={() => void run('archived')}
      onCancel={onClose}
    >
      {problem && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert {...problem} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
