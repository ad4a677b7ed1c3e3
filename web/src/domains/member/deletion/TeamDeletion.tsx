import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/member/deletion/teamDeletionRequest.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { SuccessDialog } from '../../../ui/SuccessDialog.tsx';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { deleteTexts } from './deleteMessages.ts';
import { FailureNote } from '../people/FailureNote.tsx';
import { feedbackInput, NO_FEEDBACK, TEAM_REASONS } from './feedback.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import type { PeopleDialogProps } from '../people/people.ts';
import { useRefusalText } from '../people/refusals.ts';
import { useTeamDeletionRequest } from './teamDeletionRequest.ts';

type Progress =
  | { readonly step: 'who' | 'why' | 'sending' | 'done' }
  | { readonly step: 'refused'; readonly code: UserErrorCode }
  | { readonly step: 'lost'; readonly failure: Failure | null };

/** Deleting everybody is asking for the team to be deleted: it says so, asks why, and hands the request on. */
export function TeamDeletion({ onClose, onSettled }: PeopleDialogProps) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const [progress, setProgress] = useState<Progress>({ step: 'who' });
  const [feedback, setFeedback] = useState(NO_FEEDBACK);
  const requestDeletion = useTeamDeletionRequest();
  const input = feedbackInput(feedback);

  const send = async () => {
    if (!input) return;
    setProgress({ step: 'sending' });
    const { payload, failure } = await requestDeletion(input);
    const [error] = payload?.userErrors ?? [];
    if (!payload) return setProgress({ step: 'lost', failure });
    setProgress(error ? { step: 'refused', code: error.code } : { step: 'done' });
  };
  if (progress.step === 'done') {
    const close = () => {
      onSettled({ failedIds: [] });
      onClose();
    };
    return (
      <SuccessDialog
        open
        title={formatMessage(deleteTexts.teamDoneTitle)}
        text={formatMessage(deleteTexts.teamDoneText)}
        onClose={close}
      />
    );
  }
  const isFirst = progress.step === 'who';
  return (
    <ActionDialog
      isForm
      title={formatMessage(deleteTexts.teamTitle)}
      danger
      busy={progress.step === 'sending'}
      disabled={!isFirst && input === null}
      confirmLabel={formatMessage(isFirst ? deleteTexts.next : deleteTexts.teamConfirm)}
      onConfirm={() => (isFirst ? setProgress({ step: 'why' }) : void send())}
      onClose={onClose}
    >
      {isFirst ? (
        <Typography>{formatMessage(deleteTexts.teamConsequences)}</Typography>
      ) : (
        <FeedbackFields reasons={TEAM_REASONS} value={feedback} onChange={setFeedback} />
      )}
      {progress.step === 'lost' && <FailureNote failure={progress.failure} />}
      {progress.step === 'refused' && <Alert severity="error">{refusalText(progress.code)}</Alert>}
    </ActionDialog>
  );
}
