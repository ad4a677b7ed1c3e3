import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/billing/cycle/billingIntervalUpdate.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { cycleTexts } from './cycleMessages.ts';
import type { IntervalFault } from './useIntervalUpdate.ts';

const refusalText = (code: UserErrorCode) => {
  if (code === 'KEY_REUSED' || code === 'EXPIRED') return cycleTexts.tooOld;
  return code === 'NOT_ALLOWED' ? cycleTexts.notAllowed : cycleTexts.invalid;
};

/** Why the interval was not changed, where it was asked for. */
export function IntervalFaultNote({ fault }: { fault: IntervalFault }) {
  const { formatMessage } = useIntl();
  if (fault === null) return null;
  if (fault.refusal) return <FailureAlert text={formatMessage(refusalText(fault.refusal))} requestId={null} />;
  const undone = undoneBy({ payload: null, failure: fault.failure });
  return <FailureAlert text={formatMessage(uiMessages.errorText)} {...undone} />;
}
