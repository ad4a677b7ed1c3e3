import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { size } from '../../../lib/theme/tokens.ts';
import type { OwnDetailsFragment } from '../../../generated/identity/profile/ownProfile.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { PhoneField } from './PhoneField.tsx';
import { detailsTexts } from './profileMessages.ts';
import { fieldErrors, useDetailsForm, type DetailsProblem } from './useDetailsForm.ts';

/** Why nothing was saved. */
function ProblemNote({ problem }: { problem: DetailsProblem }) {
  const { formatMessage } = useIntl();
  if (problem.kind === 'stale') return <Alert severity="warning">{formatMessage(detailsTexts.stale)}</Alert>;
  return <FailureAlert text={formatMessage(detailsTexts.failed)} requestId={problem.requestId} loss={problem.loss} />;
}

type Editing = ReturnType<typeof useDetailsForm>;

/** The phone, whose parts are right or wrong together. */
function Phone({ form, errors, state }: Pick<Editing, 'form' | 'errors' | 'state'>) {
  const { formatMessage } = useIntl();
  const { control } = form;
  const country = useController({ control, name: 'phone.country' }).field;
  const number = useController({ control, name: 'phone.number' }).field;
  const wrong = { country: Boolean(errors.phone?.country), number: Boolean(errors.phone?.number) };
  return (
    <PhoneField
      country={{ value: country.value, isInvalid: wrong.country, inputRef: country.ref, onBlur: country.onBlur }}
      number={{ value: number.value, isInvalid: wrong.number, inputRef: number.ref, onBlur: number.onBlur }}
      readOnly={state === 'saving'}
      error={wrong.country || wrong.number ? formatMessage(fieldErrors.phone) : null}
      onChange={(change) => {
        if (change.country !== undefined) country.onChange(change.country);
        if (change.number !== undefined) number.onChange(change.number);
        if (wrong.country || wrong.number) void form.trigger(['phone.country', 'phone.number']);
      }}
    />
  );
}

/** One's own name and phone, saved together. */
export function DetailsForm({
  saved,
  readAgain,
}: {
  saved: OwnDetailsFragment;
  /** Reads what is saved; answers whether that could be done. */
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { form, errors, isDirty, state, problem, discard, submit } = useDetailsForm(saved, readAgain);
  const readOnly = state === 'saving';
  const nameField = (name: 'firstName' | 'lastName', autoComplete: string) => {
    const { ref, ...props } = form.register(name);
    return (
      <Field
        label={formatMessage(detailsTexts[name])}
        error={errors[name] ? formatMessage(fieldErrors[name]) : null}
        readOnly={readOnly}
        autoComplete={autoComplete}
        required
        inputRef={ref}
        {...props}
      />
    );
  };
  return (
    <form noValidate aria-labelledby={id} onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}>
      <Paper variant="outlined" sx={{ px: 2.5, pt: 2, pb: 0.5 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
          {formatMessage(detailsTexts.heading)}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: size.fields }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            {nameField('firstName', 'given-name')}
            {nameField('lastName', 'family-name')}
          </Box>
          <Field
            label={formatMessage(detailsTexts.email)}
            hint={formatMessage(detailsTexts.emailHint)}
            value={saved.email}
            readOnly
            sx={{ bgcolor: 'surface.chip' }}
          />
          <Phone form={form} errors={errors} state={state} />
        </Box>
        <SaveBar
          isOnPaper
          isDirty={isDirty}
          state={state}
          failure={problem && <ProblemNote problem={problem} />}
          onDiscard={discard}
        />
      </Paper>
    </form>
  );
}
