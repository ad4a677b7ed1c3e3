import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, EditIcon } from './icons.tsx';
import { uiMessages, uiPhrases } from './messages.ts';

/**
 * A text that is edited where it stands. Enter, or leaving the field, saves; Escape, or the cross, restores the old
 * value. A refused value stays in the field with the reason below it.
 */
export function EditableText({
  value,
  label,
  children,
  maxLength,
  onSave,
}: {
  value: string;
  /** What the text is, for the pencil's and the field's names. */
  label: string;
  /** How the text is shown while it is not edited; the bare text if left out. */
  children?: ReactNode;
  maxLength?: number;
  /** Saves a changed value; answers why it was refused, or null. */
  onSave: (value: string) => Promise<string | null>;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  // The field is left by the cross and by Escape, too: that is no reason to save.
  const leaving = useRef(false);

  const close = () => {
    leaving.current = true;
    setDraft(null);
    setRefusal(null);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const save = async () => {
    if (draft === null || busy || leaving.current) return;
    if (draft === value) return close();
    setBusy(true);
    const why = await onSave(draft).catch(() => formatMessage(uiMessages.errorText));
    setBusy(false);
    if (why === null) return close();
    return setRefusal(why);
  };
  if (draft === null) {
    return (
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        {children ?? <span>{value}</span>}
        <IconButton
          ref={pencil}
          size="small"
          aria-label={formatMessage(uiPhrases.edit, { name: label })}
          onClick={() => {
            leaving.current = false;
            setDraft(value);
          }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'inline-block', minWidth: 0 }}>
      <OutlinedInput
        autoFocus
        size="small"
        value={draft}
        error={refusal !== null}
        readOnly={busy}
        onChange={(event) => {
          setDraft(event.target.value);
          setRefusal(null);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) void save();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
          if (event.key === 'Escape') {
            event.stopPropagation();
            close();
          }
        }}
        inputProps={{ 'aria-label': label, 'aria-describedby': `${id}-help`, 'aria-busy': busy, maxLength }}
        endAdornment={
          <IconButton size="small" edge="end" onClick={close} aria-label={formatMessage(uiMessages.cancel)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
      <FormHelperText id={`${id}-help`} error role={refusal ? 'alert' : undefined}>
        {refusal}
      </FormHelperText>
    </Box>
  );
}
