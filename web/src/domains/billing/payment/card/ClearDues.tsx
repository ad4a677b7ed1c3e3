import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
import { proTexts } from '../../pro/proMessages.ts';
import DuesPayment from './DuesPayment.tsx';

/** Has what the team owes paid, by card. Everything is read afresh once it is. */
export default function ClearDues({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const end = () => {
    onClose();
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <NoticeDialog title={formatMessage(proTexts.clearDues)} isReport maxWidth="sm" takesFocus={false} onClose={onClose}>
      <DuesPayment onPaid={end} />
    </NoticeDialog>
  );
}
