import Box from '@mui/material/Box';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { IN_LOW_WINDOW } from '../../lib/viewport/breakpoints.ts';
import { footTaken } from '../heldFoot.ts';
import { uiMessages } from '../messages.ts';
import { ToastCard } from './ToastCard.tsx';
import { currentToasts, subscribeToToasts } from './toastStore.ts';
import { TOAST_KEY, useToastKey } from './useToastKey.ts';

/**
 * A place beside the page. An open dialog hides everything beside it from screen readers; toasts tell what has become of
 * the act that the dialog is about, so that their place takes the mark off again. They are told, not reached: the focus
 * stays in the dialog until it is closed.
 */
const useOwnPlace = () => {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(place);
    const observer = new MutationObserver(() => place.removeAttribute('aria-hidden'));
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
};

/** Where toasts stand: one live region, mounted once, also while it is empty. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const { formatMessage } = useIntl();
  const region = useToastKey(toasts);
  const place = useOwnPlace();
  return createPortal(
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
        bottom: { xs: `calc(16px + ${footTaken})`, sm: `calc(24px + ${footTaken})` },
        [IN_LOW_WINDOW]: { bottom: 16 },
        width: { sm: 380 },
        pointerEvents: 'none',
      }}
    >
      <Box aria-live="polite" aria-atomic="false" sx={{ display: 'grid', gap: 1 }}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </Box>,
    place,
  );
}
