import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { SuccessIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';

/** Says that something of weight is done, and what follows from it. */
export function SuccessDialog({
  open,
  title,
  text,
  action,
  onClose,
}: {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** The way on, beside Done. */
  action?: ReactNode;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Box aria-hidden sx={{ color: 'success.main', px: 3, pt: 3, display: 'flex' }}>
        <SuccessIcon sx={{ fontSize: 32 }} />
      </Box>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{text && <DialogContentText>{text}</DialogContentText>}</DialogContent>
      <DialogActions>
        {action}
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {formatMessage(uiMessages.done)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
