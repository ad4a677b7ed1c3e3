import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import type { ListedField } from '../listedField.ts';
import { DeleteRefused } from './DeleteRefused.tsx';
import { canBeArchived, inUseReasons } from './inUse.ts';
import { fieldDialogPhrases, fieldDialogTexts } from './fieldDialogMessages.ts';
import { useFieldRemoval } from './useFieldRemoval.ts';
import { type FieldUsage, useFieldUsage } from './useFieldUsage.ts';

/** What stands there while it is not known who uses the field. */
function UsageUnknown({ read }: { read: FieldUsage }) {
  const { formatMessage } = useIntl();
  if (read.isLoading) return <TextSkeleton lines={2} />;
  return (
    <ErrorState
      compact
      title={formatMessage(fieldDialogTexts.usageFailed)}
      requestId={read.requestId}
      onRetry={read.readAgain}
    />
  );
}

/**
 * Asks before a field is deleted. Where it is in use the dialog says by whom and what, which is read afresh, and offers to
 * archive the field instead.
 */
export function DeleteFieldDialog({
  field,
  teamId,
  canChange,
  onChanged,
  onClose,
}: {
  field: ListedField;
  teamId: string | null;
  /** Whether the team may change fields and user groups: their forms can be opened then. */
  canChange: boolean;
  /** Something of the field is not as the list shows it. */
  onChanged: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { name } = field;
  const read = useFieldUsage(field.id);
  const { usage, readAgain } = read;
  const { run, isBusy, refused, problem } = useFieldRemoval(field, {
    teamId,
    onChanged,
    onRefused: readAgain,
    onDone: onClose,
  });
  const close = () => {
    if (isBusy) return;
    if (read.isGone) onChanged();
    onClose();
  };
  const reasons = usage ? inUseReasons(usage, refused) : [];
  const isInUse = reasons.length > 0;
  if (read.isGone) {
    return (
      <NoticeDialog maxWidth="xs" title={name} onClose={close}>
        <Typography>{formatMessage(fieldDialogPhrases.gone, { name })}</Typography>
      </NoticeDialog>
    );
  }
  if (usage && isInUse) {
    const canArchive = canBeArchived(field, usage);
    return (
      <NoticeDialog
        title={formatMessage(fieldDialogPhrases.refusedTitle, { name })}
        action={
          canArchive && (
            <BusyButton variant="contained" color="primary" busy={isBusy} onClick={() => void run('archived')}>
              {formatMessage(fieldDialogTexts.archiveInstead)}
            </BusyButton>
          )
        }
        onClose={close}
      >
        <DeleteRefused reasons={reasons} usage={usage} canChange={canChange} canArchive={canArchive} />
        {problem && <FailureAlert {...problem} />}
      </NoticeDialog>
    );
  }
  return (
    <ActionDialog
      title={formatMessage(fieldDialogPhrases.deleteTitle, { name })}
      confirmLabel={formatMessage(fieldDialogTexts.deleteAction)}
      danger
      busy={isBusy}
      disabled={usage === null}
      onConfirm={() => void run('deleted')}
      onClose={close}
    >
      {usage ? <Typography>{formatMessage(fieldDialogTexts.deleteText)}</Typography> : <UsageUnknown read={read} />}
      {problem && <FailureAlert {...problem} />}
    </ActionDialog>
  );
}
