import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../lib/theme/tokens.ts';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { Keys } from '../Keys.tsx';
import { uiMessages, uiPhrases } from '../messages.ts';
import { type Toast, type ToastValues, dismissToast } from './toastStore.ts';
import { TOAST_KEY } from './useToastKey.ts';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** How long a toast stands in ms. Errors, and whatever offers an action, stand longer. */
const standingTime = ({ tone, action }: Toast) => (tone === 'error' || action ? 10_000 : 5_000);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '12px 12px 12px 14px',
  borderRadius: radius.popover,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.shadow.mid,
  pointerEvents: 'auto',
  animation: `${rise} 160ms ease-out`,
}));

/** One toast. It leaves by itself, but not while the pointer or the focus rests on it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { formatMessage } = useIntl();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const held = isPointedAt || hasFocus;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), standingTime(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = icons[toast.tone];
  const { action } = toast;
  return (
    <Card
      role={toast.tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon aria-hidden color={toast.tone} sx={{ mt: '1px' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {toast.title && (
          <Typography variant="subtitle1" component="p">
            {formatMessage<ToastValues>(toast.title, toast.values ?? {})}
          </Typography>
        )}
        <Typography color={toast.title ? 'textSecondary' : 'textPrimary'}>
          {formatMessage<ToastValues>(toast.text, toast.values ?? {})}
        </Typography>
        {toast.requestId && (
          <Typography variant="mono" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
            {formatMessage(uiPhrases.requestId, { id: toast.requestId })}
          </Typography>
        )}
        {action && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
            <Button
              size="small"
              aria-keyshortcuts={TOAST_KEY}
              onClick={() => {
                dismissToast(toast.id);
                action.run();
              }}
            >
              {formatMessage<ToastValues>(action.label, {})}
            </Button>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              <Keys keys={[TOAST_KEY]} />
            </Box>
          </Box>
        )}
      </Box>
      <IconButton size="small" aria-label={formatMessage(uiMessages.dismiss)} onClick={() => dismissToast(toast.id)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  );
}
