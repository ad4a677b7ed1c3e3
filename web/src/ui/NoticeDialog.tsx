import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages.ts';
import { PINNED_DIALOG } from './pinnedDialog.ts';

/**
 * A dialog that tells or shows something and asks nothing: its way back is Close, by button or Escape, and by the backdrop
 * unless it is a report. `action` is a way on, in the last place.
 */
export function NoticeDialog({
  title,
  children,
  closeLabel,
  action,
  isText = false,
  isReport = false,
  maxWidth = isText ? 'xs' : 'sm',
  takesFocus = true,
  isPinned = false,
  onClose,
}: {
  title: ReactNode;
  children?: ReactNode;
  /** Close, where it is left out. */
  closeLabel?: ReactNode;
  action?: ReactNode;
  /** It holds no more than some sentences: they are read out with its title, in the ink of a question. */
  isText?: boolean;
  /** It tells what became of something: that is read out with its title, and no stray click takes it away. */
  isReport?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Whether Close is where the focus begins; something inside has it otherwise. */
  takesFocus?: boolean;
  /** It grows while one types, and its head stays in place. */
  isPinned?: boolean;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!isReport || reason !== 'backdropClick') onClose();
      }}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={isText || isReport ? `${id}-text` : undefined}
      {...(isPinned && { sx: PINNED_DIALOG })}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Box
          sx={{
            ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' },
            ...(isText && { color: 'text.secondary' }),
          }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={takesFocus}>
          {closeLabel ?? formatMessage(uiMessages.close)}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
