import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BulkJobCancelDocument } from '../../generated/bulk/bulkJobCancel.ts';
import { useKeyedMutation } from '../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../lib/graphql/undone.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import { jobTexts } from './messages.ts';

/** Stops a running job; whoever it has not come to is left alone. Its end is told as every other. */
export function StopJob({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const cancel = useKeyedMutation(BulkJobCancelDocument, ({ bulkJobCancel }) => bulkJobCancel);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Undone | null>(null);
  const stop = async () => {
    setBusy(true);
    setFailure(null);
    const { payload, failure: why } = await cancel({ jobId: id });
    // A job that is over already is refused: its end is on its way.
    if (!payload) setFailure(undoneBy({ payload, failure: why }));
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <BusyButton size="small" busy={isBusy} onClick={() => void stop()}>
        {formatMessage(jobTexts.stop)}
      </BusyButton>
      {failure && <FailureAlert text={formatMessage(jobTexts.stopFailed)} {...failure} />}
    </Box>
  );
}
