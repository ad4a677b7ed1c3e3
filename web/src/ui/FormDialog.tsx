import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import type { Loss } from '../lib/graphql/undone.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { BusyButton } from './BusyButton.tsx';
import { uiMessages } from './messages.ts';
import { PINNED_DIALOG } from './pinnedDialog.ts';

/** Why a form could not be sent, with the request id for support where there is one. */
export interface FormFailure {
  readonly text: string;
  readonly requestId: string | null;
  /** How the answer was lost, which is said in the place of `text`; nothing where it was not. */
  readonly loss?: Loss | null;
}

/** Where the fields find no room they scroll, and the buttons stay in sight; in a low window all of it does. */
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
  closeLabel,
  failure,
  busy = false,
  disabled = false,
  maxWidth = 'sm',
  isPinned = false,
  onSubmit,
  onClose,
}: {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  submitLabel?: ReactNode;
  /** Cancel, where it is left out. */
  closeLabel?: ReactNode;
  failure?: FormFailure | null;
  busy?: boolean;
  disabled?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** It grows while one types, and its head stays in place. */
  isPinned?: boolean;
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
      {...(isPinned && { sx: PINNED_DIALOG })}
    >
      <Frame noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {failure && <FailureAlert {...failure} />}
            {children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {closeLabel ?? formatMessage(uiMessages.cancel)}
          </Button>
          <BusyButton type="submit" variant="contained" color="primary" busy={busy} disabled={disabled}>
            {submitLabel ?? formatMessage(uiMessages.save)}
          </BusyButton>
        </DialogActions>
      </Frame>
    </Dialog>
  );
}
