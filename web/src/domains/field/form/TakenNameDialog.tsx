import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { takenTexts } from './fieldFormMessages.ts';

/** Says that another field has the name. The backdrop does not close it: it is to be read. */
export function TakenNameDialog({
  open,
  onClose,
  onClosed,
}: {
  open: boolean;
  onClose: () => void;
  /** The dialog is gone: the focus can go on to the name. */
  onClosed: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{formatMessage(takenTexts.title)}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText color="text.primary">{formatMessage(takenTexts.text)}</DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>{formatMessage(takenTexts.hint)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {formatMessage(takenTexts.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
