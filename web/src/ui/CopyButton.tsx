import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { copyText } from '../lib/copyText.ts';
import { SAVED_MS } from '../lib/form/savedTimes.ts';
import { useMomentaryMark } from '../lib/form/useMomentaryMark.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { uiMessages } from './messages.ts';
import { Tip } from './Tip.tsx';
import { showToast } from './toasts/toastStore.ts';

/** Puts a text on the clipboard and says so, to screen readers too. `label` names what is copied. */
export function CopyButton({ text, label, onCopied }: { text: string; label?: string; onCopied?: () => void }) {
  const { formatMessage } = useIntl();
  const { isShown: copied, show } = useMomentaryMark(SAVED_MS);
  const copy = async () => {
    if (!(await copyText(text))) return showToast({ tone: 'error', text: uiMessages.copyFailed });
    show();
    return onCopied?.();
  };
  const title = copied ? formatMessage(uiMessages.copied) : (label ?? formatMessage(uiMessages.copy));
  return (
    <Tip title={title}>
      <IconButton size="small" onClick={() => void copy()} aria-label={title}>
        {copied ? <CheckIcon fontSize="small" color="success" /> : <CopyIcon fontSize="small" />}
      </IconButton>
    </Tip>
  );
}
