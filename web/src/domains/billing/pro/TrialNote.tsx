import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useIntl } from 'react-intl';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { useFormats } from '../../../lib/intl/formats.ts';
import { NOTICE_WITH_WAYS } from '../../../ui/noticeWithWays.ts';
import { MakePayment } from './MakePayment.tsx';
import type { PlanBilling } from './planTypes.ts';
import { trialNotePhrases } from './trialNoteMessages.ts';

/**
 * Tells of the trial before what is paid, as long as billing has not begun, with the way to pay. Who has paid already, be it before
 * the end of the trial, is not asked again.
 */
export function TrialNote({ billing: { trial, lastTrial, startsOn: paidFrom } }: { billing: PlanBilling }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const told = trial ?? lastTrial;
  if (!told || !paidFrom || Date.parse(paidFrom) <= serverNow()) return null;
  return (
    <Alert severity="info" role="note" sx={{ ...NOTICE_WITH_WAYS, mb: 2 }} action={<MakePayment size="small" />}>
      <AlertTitle>
        {formatMessage(trialNotePhrases.runs, { from: billingDate(told.startsOn), to: billingDate(told.endsOn) })}
      </AlertTitle>
      {formatMessage(trialNotePhrases.billing, { date: billingDate(paidFrom) })}
    </Alert>
  );
}
