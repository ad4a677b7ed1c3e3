import type { useSingleField } from '../../../lib/form/useSingleField.ts';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { signInMessages } from './messages.ts';
import type { SignInProblem } from './signInProblem.ts';
import { useProblemText } from './useProblemText.ts';

/** Where the six digits from the mail are typed. */
export function PinField({
  field: { input, isInvalid },
  problem,
  onEdit,
}: {
  field: Pick<ReturnType<typeof useSingleField>, 'input' | 'isInvalid'>;
  /** What the PIN is to blame for. */
  problem: SignInProblem | null;
  onEdit: () => void;
}) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const shown: SignInProblem | null = isInvalid ? { kind: 'pinMalformed' } : problem;
  return (
    <Field
      {...input}
      onChange={(event) => {
        onEdit();
        input.onChange(event);
      }}
      label={formatMessage(signInMessages.pin)}
      name="pin"
      autoComplete="one-time-code"
      autoFocus
      inputProps={{ inputMode: 'numeric', maxLength: 64, spellCheck: false, enterKeyHint: 'go' }}
      error={shown && textOf(shown)}
      hint={formatMessage(signInMessages.spamHint)}
      sx={{
        '& input': {
          fontSize: '1.25rem',
          fontWeight: 600,
          letterSpacing: '0.28em',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    />
  );
}
