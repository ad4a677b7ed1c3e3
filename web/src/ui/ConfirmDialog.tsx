import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from './BusyButton.tsx';
import { uiMessages } from './messages.ts';

/**
 * Asks before something is done. The title says what, the text says who and how many and what is lost; the button
 * repeats the act. Escape and the backdrop mean no; a dangerous question has the focus on the way back.
 */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** More than text: a list of who is concerned, a failure. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {text && <DialogContentText>{text}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy} autoFocus={danger}>
          {cancelLabel ?? formatMessage(uiMessages.cancel)}
        </Button>
        <BusyButton
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          busy={busy}
          autoFocus={!danger}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
