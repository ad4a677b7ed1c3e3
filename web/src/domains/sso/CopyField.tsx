import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';

/** A text to be read and copied. */
export const CopyField = ({
  label,
  copyLabel,
  hint,
  text,
  autoFocus = false,
  onCopied,
}: {
  label: string;
  copyLabel: string;
  hint?: string;
  text: string;
  autoFocus?: boolean;
  /** It was copied, by the button or by hand. */
  onCopied?: () => void;
}) => (
  <Field
    label={label}
    {...(hint !== undefined && { hint })}
    value={text}
    readOnly
    autoFocus={autoFocus}
    spellCheck={false}
    inputProps={{ dir: 'ltr' }}
    onFocus={({ target }) => target.select()}
    {...(onCopied && { onCopy: onCopied })}
    endAdornment={<CopyButton text={text} label={copyLabel} {...(onCopied && { onCopied })} />}
  />
);
