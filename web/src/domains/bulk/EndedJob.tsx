import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import type { ListedMember } from '../member/people/people.ts';
import { readFailedMembers } from './failedMembers.ts';
import type { Job } from './jobOf.ts';
import { jobPhrases, jobTexts } from './messages.ts';
import { undoJob } from './undoJob.ts';

const FailuresDialog = lazy(() => import('./dialogs/FailuresDialog.tsx'));

/** A job that is done and failed on somebody: who and why, and the ways on. */
export function EndedJob({
  job: { id, totalCount, doneCount, failedCount, viewerCanUndo },
  onSelectFailed,
  onDismiss,
}: {
  job: Job;
  onSelectFailed: (members: readonly ListedMember[]) => void;
  onDismiss: () => void;
}) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const select = async () => {
    setBusy(true);
    const members = await readFailedMembers(client, id);
    setBusy(false);
    if (!members) return void showToast({ tone: 'error', text: jobTexts.selectFailedError });
    onSelectFailed(members);
    onDismiss();
  };
  const undo = () => {
    onDismiss();
    void undoJob(client, id);
  };
  return (
    <Alert severity="warning" onClose={onDismiss} closeText={formatMessage(jobTexts.dismiss)}>
      {formatMessage(jobPhrases.partly, { done: doneCount, total: totalCount, failed: failedCount })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" onClick={() => setOpen(true)}>
          {formatMessage(jobTexts.showFailures)}
        </Button>
        <BusyButton size="small" busy={isBusy} onClick={() => void select()}>
          {formatMessage(jobTexts.selectFailed)}
        </BusyButton>
        {viewerCanUndo && (
          <Button size="small" onClick={undo}>
            {formatMessage(jobTexts.undo)}
          </Button>
        )}
      </Box>
      {isOpen && (
        <OnDemand onFailed={() => setOpen(false)}>
          <FailuresDialog jobId={id} busy={isBusy} onSelect={() => void select()} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </Alert>
  );
}
