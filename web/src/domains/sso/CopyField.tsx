import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';

/** A text to be read and copied. */
export const CopyField = ({
  label,
  copyLabel,
  hint,
  text,
}: {
  label: string;
  copyLabel: string;
  hint?: string;
  text: string;
}) => (
  <Field
    label={label}
    {...(hint !== undefined && { hint })}
    value={text}
    readOnly
    spellCheck={false}
    inputProps={{ dir: 'ltr' }}
    onFocus={({ target }) => target.select()}
    endAdornment={<CopyButton text={text} label={copyLabel} />}
  />
);
