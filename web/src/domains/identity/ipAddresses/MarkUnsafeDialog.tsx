import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Undone } from '../../../lib/graphql/undone.ts';
import { useSessionMoves } from '../../../lib/session/sessionMoves.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useIpAddressMarkUnsafe } from './ipAddressMarkUnsafe.ts';
import { ipPhrases, ipTexts } from './ipAddressMessages.ts';
import type { OwnIpAddress } from './useOwnIpAddresses.ts';

/** Asks before an address is marked as unsafe, and says what that does. */
export function MarkUnsafeDialog({
  used: { address, isCurrent },
  onClose,
  onMarked,
}: {
  used: OwnIpAddress;
  onClose: () => void;
  onMarked: () => void;
}) {
  const { formatMessage } = useIntl();
  const markUnsafe = useIpAddressMarkUnsafe();
  const moves = useSessionMoves();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Undone | null>(null);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const marking = await markUnsafe(address);
    if (marking.outcome === 'failed') {
      setBusy(false);
      return setFailure(marking);
    }
    const isSignedOut = marking.outcome === 'marked' && marking.isSignedOut;
    // Toasts go with the session: what is to be read at the sign-in page is shown after it.
    if (isSignedOut) moves.end();
    if (marking.outcome === 'marked') {
      const values = { address, count: marking.endedSessionsCount };
      showToast({ tone: 'success', text: ipPhrases.marked, values });
    } else showToast({ tone: 'info', text: ipPhrases.gone, values: { address } });
    if (isSignedOut) return;
    onMarked();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(ipPhrases.markQuestion, { address })}
      text={formatMessage(ipTexts.markText)}
      confirmLabel={formatMessage(ipPhrases.markConfirm, { address })}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isCurrent && (
        <DialogContentText color="textPrimary" sx={{ mt: 1, fontWeight: 550 }}>
          {formatMessage(ipTexts.markCurrentText)}
        </DialogContentText>
      )}
      <DialogContentText sx={{ mt: 1 }}>{formatMessage(ipTexts.markAgainText)}</DialogContentText>
      {failure && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert text={formatMessage(ipTexts.markFailed)} {...failure} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
