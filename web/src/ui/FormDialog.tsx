import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from './messages.ts';

/** In a low window the fields scroll, and the buttons stay in sight. */
const Frame = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/**
 * The frame of a form in a dialog. Enter submits; the backdrop does not close it, so that nothing typed is lost by a
 * stray click. `failure` is what concerns no single field.
 */
export function FormDialog({
  open,
  title,
  children,
  submitLabel,
  failure,
  busy = false,
  disabled = false,
  maxWidth = 'sm',
  onSubmit,
  onClose,
}: {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  submitLabel?: ReactNode;
  failure?: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (!busy && reason !== 'backdropClick') onClose();
      }}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
    >
      <Frame noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {failure && <Alert severity="error">{failure}</Alert>}
            {children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {formatMessage(uiMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={busy} disabled={disabled}>
            {submitLabel ?? formatMessage(uiMessages.save)}
          </Button>
        </DialogActions>
      </Frame>
    </Dialog>
  );
}
