import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from './BusyButton.tsx';
import { uiMessages } from './messages.ts';
import { PINNED_DIALOG } from './pinnedDialog.ts';

/** The way on stands back where there is another one after it. */
const lookOf = (isSecond: boolean, danger: boolean) =>
  ({
    variant: isSecond ? 'outlined' : 'contained',
    color: danger ? 'error' : isSecond ? 'secondary' : 'primary',
  }) as const;

/** The frame of a dialog that acts: what it is about, one way on and one way back. */
export function ActionDialog({
  title,
  children,
  confirmLabel,
  closeLabel,
  action,
  danger = false,
  busy = false,
  disabled = false,
  takesFocus = true,
  isForm = false,
  isPinned = false,
  onConfirm,
  onClose,
}: {
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: ReactNode;
  closeLabel?: ReactNode;
  /** Another way on, in the last place. */
  action?: ReactNode;
  danger?: boolean;
  busy?: boolean;
  /** There is nothing to confirm yet, or nobody to do it to. */
  disabled?: boolean;
  /** Whether the way back from a danger is where the focus begins; something inside has it otherwise. */
  takesFocus?: boolean;
  /** It holds a form or a list: wider than a question, and in full ink. */
  isForm?: boolean;
  /** It grows while one types, and its head stays in place. */
  isPinned?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!busy && reason !== 'backdropClick') onClose();
      }}
      maxWidth={isForm ? 'sm' : 'xs'}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...(isPinned && { sx: PINNED_DIALOG })}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Box
          sx={{
            ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' },
            ...(!isForm && { color: 'text.secondary' }),
          }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus={takesFocus && danger}>
          {closeLabel ?? formatMessage(uiMessages.cancel)}
        </Button>
        <BusyButton {...lookOf(Boolean(action), danger)} onClick={onConfirm} busy={busy} disabled={disabled}>
          {confirmLabel}
        </BusyButton>
        {action}
      </DialogActions>
    </Dialog>
  );
}
