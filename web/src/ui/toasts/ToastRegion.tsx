import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ToastCard } from './ToastCard.tsx';
import { currentToasts, subscribeToToasts } from './toastStore.ts';
import { TOAST_KEY, useToastKey } from './useToastKey.ts';

/** Where toasts stand: one live region, mounted once, also while it is empty. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const { formatMessage } = useIntl();
  const region = useToastKey(toasts);
  return (
    <Box
      ref={region}
      role="region"
      aria-keyshortcuts={TOAST_KEY}
      aria-label={formatMessage(uiMessages.notifications)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        bottom: { xs: 16, sm: 24 },
        width: { sm: 380 },
        pointerEvents: 'none',
      }}
    >
      <Box aria-live="polite" aria-atomic="false" sx={{ display: 'grid', gap: 1 }}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </Box>
  );
}
