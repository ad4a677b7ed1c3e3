import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

const Spinner = () => <CircularProgress aria-hidden size={14} color="inherit" />;

/**
 * A button that turns while what it began is under way. It ignores presses then, and keeps the focus and its width: MUI's
 * `loading` would disable it, and the focus would be nowhere. `disabled` is for what cannot be begun at all.
 */
export function BusyButton({
  busy,
  startIcon,
  onClick,
  children,
  ...props
}: Omit<ButtonProps, 'loading'> & { busy: boolean }) {
  return (
    <Button
      {...props}
      aria-disabled={busy}
      startIcon={busy && startIcon ? <Spinner /> : startIcon}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && !startIcon && (
        <Box component="span" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Spinner />
        </Box>
      )}
      <Box component="span" sx={{ opacity: busy && !startIcon ? 0 : 1 }}>
        {children}
      </Box>
    </Button>
  );
}
