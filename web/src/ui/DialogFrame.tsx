import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { PINNED_DIALOG } from './pinnedDialog.ts';

/** What dialogs have in common: a title that names them, what they hold, and the ways on and back in the last row. */
export function DialogFrame({
  title,
  children,
  actions,
  maxWidth,
  isDescribed,
  isQuiet,
  isPinned,
  onDismiss,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  maxWidth: 'xs' | 'sm' | 'md';
  /** What it holds is read out with its title. */
  isDescribed: boolean;
  /** It holds no more than some sentences, which step back behind the title. */
  isQuiet: boolean;
  /** It grows while one types, and its head stays in place. */
  isPinned: boolean;
  /** Escape was pressed, or the backdrop. */
  onDismiss: (by: 'escape' | 'backdrop') => void;
}) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => onDismiss(reason === 'backdropClick' ? 'backdrop' : 'escape')}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={isDescribed ? `${id}-text` : undefined}
      {...(isPinned && { sx: PINNED_DIALOG })}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Box
          sx={{
            ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' },
            ...(isQuiet && { color: 'text.secondary' }),
          }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
