import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import type { Source } from '../sources.ts';
import { formTexts, stepTitles } from './formMessages.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { StepList } from './StepList.tsx';
import { TeamStep } from './TeamStep.tsx';
import { UploadLine } from './UploadLine.tsx';
import { useFaultText } from './useFaultText.ts';
import type { FormTeam } from './useEntries.ts';
import { type ImportEditing, useImportForm } from './useImportForm.ts';

const steps = { source: SourceStep, team: TeamStep, review: ReviewStep } as const;

/** The foot of the form: why it did not start, the way on and the way back. */
function FormFoot({ editing }: { editing: ImportEditing }) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const { step, problem, isBusy, isWaiting, back } = editing;
  const isLast = step === 'review';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {problem && <FailureAlert text={textOf(problem.fault)} {...problem.undone} />}
      {isWaiting && <Typography role="status">{formatMessage(formTexts.waiting)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton type="submit" variant="contained" color="primary" busy={isBusy || isWaiting}>
          {formatMessage(isLast ? formTexts.start : formTexts.next)}
        </BusyButton>
        {step !== 'source' && (
          <Button variant="text" color="secondary" onClick={back}>
            {formatMessage(formTexts.previous)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The form of an import: one step at a time, with the file on its way below it. */
export function ImportForm({ source, team }: { source: Source; team: FormTeam }) {
  const { formatMessage } = useIntl();
  const { formRef, placeRef, ...editing } = useImportForm(source, team);
  const { step, archive, isBusy, isWaiting, submit, isAccepted, leaveAccepted } = editing;
  const Step = steps[step];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isWaiting) submit();
  };
  return (
    <form ref={formRef} noValidate aria-label={formatMessage(formTexts.form)} onSubmit={send}>
      <StepList current={step} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          ref={placeRef}
          tabIndex={-1}
          role="group"
          aria-label={formatMessage(stepTitles[step])}
          sx={{ outline: 'none' }}
        >
          <Step editing={editing} />
        </Box>
        <UploadLine archive={archive} />
        <FormFoot editing={editing} />
      </Box>
      {isAccepted && (
        <NoticeDialog isReport title={formatMessage(formTexts.acceptedTitle)} onClose={leaveAccepted}>
          <Typography>{formatMessage(formTexts.acceptedText)}</Typography>
        </NoticeDialog>
      )}
    </form>
  );
}
