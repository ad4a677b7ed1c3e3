import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
import { cancelTexts } from './cancelMessages.ts';

/** Says that a payment has to come to its end first. It may be closed. */
export function CancelPendingStep({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <NoticeDialog title={formatMessage(cancelTexts.pendingTitle)} isText onClose={onClose}>
      <Typography role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <CircularProgress aria-hidden size={20} color="inherit" />
        {formatMessage(cancelTexts.pending)}
      </Typography>
    </NoticeDialog>
  );
}
