import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';
import { Tip } from './Tip.tsx';
import { showToast } from './toasts/toastStore.ts';

/** How long the tick stands after copying. */
const CONFIRMED_MS = 1500;

/** Puts a text on the clipboard and says so, to screen readers too. `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => showToast({ tone: 'error', text: uiMessages.copyFailed }),
    );
  };
  const title = copied ? formatMessage(uiMessages.copied) : (label ?? formatMessage(uiMessages.copy));
  return (
    <Tip title={title}>
      <IconButton size="small" onClick={copy} aria-label={title}>
        {copied ? <CheckIcon fontSize="small" color="success" /> : <CopyIcon fontSize="small" />}
      </IconButton>
    </Tip>
  );
}
