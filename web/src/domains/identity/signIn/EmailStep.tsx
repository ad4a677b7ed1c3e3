import Alert from '@mui/material/Alert';
import { emailFormat } from '@muster/schema/formats/email';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSingleField } from '../../../lib/form/useSingleField.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { StepForm } from './StepForm.tsx';
import { signInMessages } from './messages.ts';
import type { SignInProblem } from './signInProblem.ts';
import { useProblemText } from './useProblemText.ts';

/** The problems that are none of the address's: they stand above the form. */
const ABOVE: readonly SignInProblem['kind'][] = ['serverError', 'unreachable', 'generic', 'tooMany', 'googleRequired'];

/** The first step: to whom the PIN goes. */
export function EmailStep({
  email,
  onSubmit,
}: {
  email: string;
  onSubmit: (email: string) => Promise<SignInProblem | null>;
}) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const field = useSingleField(emailFormat, email, async (value) => {
    setProblem(null);
    const found = await onSubmit(value);
    setProblem(found);
    return found === null;
  });
  const isAbove = problem !== null && ABOVE.includes(problem.kind);
  const fieldProblem: SignInProblem | null = field.isInvalid ? { kind: 'emailInvalid' } : isAbove ? null : problem;
  return (
    <StepForm onSubmit={field.submit}>
      {problem && isAbove && <Alert severity="error">{textOf(problem)}</Alert>}
      <Field
        {...field.input}
        onChange={(event) => {
          setProblem(null);
          field.input.onChange(event);
        }}
        label={formatMessage(signInMessages.email)}
        placeholder={formatMessage(signInMessages.emailPlaceholder)}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        inputProps={{ inputMode: 'email', spellCheck: false, autoCapitalize: 'none', enterKeyHint: 'next' }}
        error={fieldProblem && textOf(fieldProblem)}
      />
      <BusyButton type="submit" variant="contained" color="primary" size="large" busy={field.busy} fullWidth>
        {formatMessage(signInMessages.continue)}
      </BusyButton>
    </StepForm>
  );
}
