import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { recoveryCodeFormat } from '@muster/schema/formats/recoveryCode';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSingleField } from '../../../../lib/form/useSingleField.ts';
import { useActionKeys } from '../../../../lib/graphql/actionKey.ts';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { StepForm } from '../StepForm.tsx';
import { useProblemText } from '../useProblemText.ts';
import { type CodeProblem, askByCode } from './askByCode.ts';
import { recoveryMessages } from './messages.ts';

/** The way back of an admin whose company's sign-in is away: a link that opens into a field for a recovery code. */
export function RecoveryCodeForm({ email, onPinSent }: { email: string; onPinSent: (login: string) => void }) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const keys = useActionKeys();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const field = useSingleField(recoveryCodeFormat, '', async (code) => {
    setProblem(null);
    const asked = await askByCode(email, code, keys);
    if ('login' in asked) {
      onPinSent(asked.login);
      return true;
    }
    setProblem(asked.problem);
    return false;
  });
  if (!isOpen)
    return (
      <Link component="button" type="button" onClick={() => setOpen(true)} sx={{ justifySelf: 'start', minHeight: 24 }}>
        {formatMessage(recoveryMessages.open)}
      </Link>
    );
  const isMalformed = field.isInvalid || problem?.kind === 'codeInvalid';
  return (
    <StepForm onSubmit={field.submit}>
      <Typography color="textSecondary">{formatMessage(recoveryMessages.intro)}</Typography>
      {problem !== null && problem.kind !== 'codeInvalid' && (
        <Alert severity="error">
          {problem.kind === 'codeForAdmins' ? formatMessage(recoveryMessages.forAdmins) : textOf(problem)}
        </Alert>
      )}
      <Field
        {...field.input}
        onChange={(event) => {
          setProblem(null);
          field.input.onChange(event);
        }}
        label={formatMessage(recoveryMessages.code)}
        name="recovery-code"
        autoComplete="off"
        autoFocus
        inputProps={{ spellCheck: false, autoCapitalize: 'characters', enterKeyHint: 'send' }}
        error={isMalformed && formatMessage(recoveryMessages.invalid)}
      />
      <BusyButton type="submit" variant="outlined" size="large" busy={field.busy} fullWidth>
        {formatMessage(recoveryMessages.send)}
      </BusyButton>
    </StepForm>
  );
}
