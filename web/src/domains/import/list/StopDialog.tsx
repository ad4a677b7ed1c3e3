import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ImportCancelDocument } from '../../../generated/import/list/importCancel.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { REFUSED, type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { importPhrases, importTexts } from '../importMessages.ts';
import { sourceFacts } from '../sources.ts';
import type { Import } from './useImports.ts';

interface Failure {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

/** Stops an import; answers whether that was in time. */
function useStop(importId: string, readAgain: () => Promise<unknown>) {
  const cancel = useKeyedMutation(ImportCancelDocument, (data) => data.importCancel);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stop = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const { payload, failure: lost } = await cancel({ importId });
    const isDone = payload?.userErrors.length === 0;
    if (payload && !isDone) await readAgain();
    if (payload && !isDone) setFailure({ text: importTexts.stopTooLate, undone: REFUSED });
    if (!payload) setFailure({ text: importTexts.stopFailed, undone: undoneBy({ payload, failure: lost }) });
    setBusy(false);
    return isDone;
  };
  return { isBusy, failure, stop };
}

/** Asks before an import is stopped. */
export function StopDialog({
  of: { id, source },
  readAgain,
  onClose,
}: {
  of: Import;
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { isBusy, failure, stop } = useStop(id, readAgain);
  const name = source === 'UNKNOWN' ? '' : sourceFacts[source].name;
  const confirm = async () => {
    if (await stop()) onClose();
  };
  return (
    <ActionDialog
      danger
      title={formatMessage(importPhrases.stopQuestion, { name })}
      confirmLabel={formatMessage(importTexts.stop)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(importTexts.stopText)}</Typography>
      {failure && <FailureAlert text={formatMessage(failure.text)} {...failure.undone} />}
    </ActionDialog>
  );
}
