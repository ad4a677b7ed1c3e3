import MuiStep from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useIntl } from 'react-intl';
import { formTexts, stepTitles } from './formMessages.ts';
import { STEPS, type Step } from './useSteps.ts';

/** The number of a step that is still to come, on a ground against which it can be read. */
const WAITING = { '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': { color: 'text.secondary' } } as const;

/** The steps of the form, and which of them is shown. */
export function StepList({ current }: { current: Step }) {
  const { formatMessage } = useIntl();
  return (
    <Stepper
      activeStep={STEPS.indexOf(current)}
      aria-label={formatMessage(formTexts.steps)}
      sx={{ mb: 2.5, flexWrap: 'wrap', rowGap: 1, ...WAITING }}
    >
      {STEPS.map((step) => (
        <MuiStep key={step} {...(step === current && { 'aria-current': 'step' })}>
          <StepLabel>{formatMessage(stepTitles[step])}</StepLabel>
        </MuiStep>
      ))}
    </Stepper>
  );
}
