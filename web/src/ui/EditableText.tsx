import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SAVED_MS } from '../lib/form/savedTimes.ts';
import { useMomentaryMark } from '../lib/form/useMomentaryMark.ts';
import { type EditableTextFieldProps, EditableTextField, type Ending } from './EditableTextField.tsx';
import { Cell, Frame, touchable } from './EditableTextFrame.tsx';
import { EditableTextNote } from './EditableTextNote.tsx';
import { EditIcon } from './icons.tsx';
import { uiPhrases } from './messages.ts';
import { saveMessages } from './saveMessages.ts';

/** The text with its pencil. */
function ReadText({
  value,
  label,
  component,
  isEditable,
  action,
  hasFocus,
  onEdit,
}: {
  value: string;
  label: string;
  component: 'h2' | 'span';
  isEditable: boolean;
  action: ReactNode;
  /** The pencil takes the focus back. */
  hasFocus: boolean;
  onEdit: () => void;
}) {
  const { formatMessage } = useIntl();
  const pencil = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) pencil.current?.focus();
  }, [hasFocus]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <Frame isEditing={false}>
        <Cell>
          <Typography variant="inherit" component={component}>
            {value}
          </Typography>
        </Cell>
        <IconButton
          ref={pencil}
          size="small"
          aria-label={formatMessage(uiPhrases.edit, { name: label })}
          onClick={onEdit}
          sx={{ ...touchable, ...(!isEditable && { visibility: 'hidden' }) }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Frame>
      {action}
    </Box>
  );
}

/**
 * A text that is edited where it stands, in one line, without moving anything. Enter, or leaving the field, saves, and the
 * text says so; Escape, or the cross, restores the old value. A refused value stays in the field with the reason below
 * it; it is saved again on Enter. What is said of the text stands below it, over what is there: the nearest positioned
 * element around the text bounds it.
 */
export function EditableText({
  isEditable = true,
  variant = 'body1',
  component = 'span',
  fontSize,
  action = null,
  ...field
}: EditableTextFieldProps & {
  /** Whether the person may change it. The pencil's place is kept in any case. */
  isEditable?: boolean;
  /** How the text looks, read and edited alike. */
  variant?: NonNullable<TypographyProps['variant']>;
  /** What the text is while it is read: a heading, or nothing special. */
  component?: 'h2' | 'span';
  fontSize?: string | undefined;
  /** What else can be done with the text: stands beside it while it is read. */
  action?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const [isEditing, setEditing] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const saved = useMomentaryMark(SAVED_MS);
  const end = ({ isSaved, hadFocus }: Ending) => {
    setEditing(false);
    // Whoever has gone on by themselves is left where they are.
    setFocus(hadFocus);
    if (isSaved) saved.show();
  };
  return (
    <Typography variant={variant} component="div" sx={{ minWidth: 0, maxWidth: '100%', ...(fontSize && { fontSize }) }}>
      {isEditing ? (
        <EditableTextField {...field} onEnd={end} />
      ) : (
        <ReadText
          {...{ component, isEditable, action, hasFocus }}
          value={field.value}
          label={field.label}
          onEdit={() => setEditing(true)}
        />
      )}
      <Box component="span" role="status">
        {saved.isShown && !isEditing && (
          <EditableTextNote tone="success">{formatMessage(saveMessages.saved)}</EditableTextNote>
        )}
      </Box>
    </Typography>
  );
}
