import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { rescueFocus } from '../../../../lib/focus/rescueFocus.ts';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
import { proTexts } from '../../pro/proMessages.ts';
import DuesPayment from './DuesPayment.tsx';

/** Has what the team owes paid, by card. Everything is read afresh once it is. */
export default function ClearDues({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const end = () => {
    onClose();
    // What led here goes with the dues, and the focus with it.
    void client.refetchQueries({ include: 'active' }).then(
      () => requestAnimationFrame(rescueFocus),
      () => undefined,
    );
  };
  return (
    <NoticeDialog title={formatMessage(proTexts.clearDues)} isReport maxWidth="sm" takesFocus={false} onClose={onClose}>
      <DuesPayment onPaid={end} />
    </NoticeDialog>
  );
}
