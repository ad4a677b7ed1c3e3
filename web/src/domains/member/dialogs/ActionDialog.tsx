import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../../ui/messages.ts';

/** The frame of a dialog about people: what it is about, one way on and one way back. */
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
  maxWidth = 'sm',
  onConfirm,
  onClose,
}: {
  title: ReactNode;
  children?: ReactNode;
  /** Null where there is only the way back. */
  confirmLabel: ReactNode;
  closeLabel?: ReactNode;
  /** Another way on, in the last place. */
  action?: ReactNode;
  danger?: boolean;
  busy?: boolean;
  /** There is nothing to confirm yet, or nobody to do it to. */
  disabled?: boolean;
  /** Whether the safe button is where the focus begins; something inside has it otherwise. */
  takesFocus?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
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
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus={takesFocus && (danger || confirmLabel === null)}>
          {closeLabel ?? formatMessage(uiMessages.cancel)}
        </Button>
        {confirmLabel !== null && (
          <Button
            variant={action ? 'outlined' : 'contained'}
            color={danger ? 'error' : action ? 'secondary' : 'primary'}
            onClick={onConfirm}
            loading={busy}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        )}
        {action}
      </DialogActions>
    </Dialog>
  );
}
