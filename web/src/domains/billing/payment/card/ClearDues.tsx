import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { rescueFocus } from '../../../../lib/focus/rescueFocus.ts';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
import { dropLimits } from '../../paywall/planLimits.ts';
import type { PaidTeam } from '../../pro/planTypes.ts';
import { proTexts } from '../../pro/proMessages.ts';
import DuesPayment from './DuesPayment.tsx';

/** Has what the team owes paid, by card. Everything is read afresh once it is: a team whose dues were overdue has PRO again. */
export default function ClearDues({ team, onClose }: { team: PaidTeam; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const end = () => {
    onClose();
    if (team.plan !== 'FREE' && team.isProPlan === false) dropLimits(client.cache, team.id);
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
