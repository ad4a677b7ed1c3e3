import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ChatExportCancelDocument } from '../../../generated/chatExport/list/chatExportCancel.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { REFUSED, type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { exportTexts } from '../chatExportMessages.ts';

interface Failure {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

/** Asks before an export is stopped. */
export function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const cancel = useKeyedMutation(ChatExportCancelDocument, ({ chatExportCancel }) => chatExportCancel);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const { payload, failure: lost } = await cancel({ chatExportId: id });
    setBusy(false);
    if (payload?.userErrors.length === 0) onClose();
    else if (payload) setFailure({ text: exportTexts.cancelTooLate, undone: REFUSED });
    else setFailure({ text: exportTexts.cancelFailed, undone: undoneBy({ payload, failure: lost }) });
  };
  return (
    <ActionDialog
      danger
      title={formatMessage(exportTexts.cancelQuestion)}
      confirmLabel={formatMessage(exportTexts.cancel)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(exportTexts.cancelText)}</Typography>
      {failure && <FailureAlert text={formatMessage(failure.text)} {...failure.undone} />}
    </ActionDialog>
  );
}
