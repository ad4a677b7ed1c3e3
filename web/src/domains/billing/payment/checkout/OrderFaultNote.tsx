import { type MessageDescriptor, useIntl } from 'react-intl';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { addressTexts, checkoutTexts } from './checkoutMessages.ts';
import { notAllowedText } from './faultText.ts';
import type { OrderFault } from './useOrdering.ts';

const textOf = (fault: OrderFault): MessageDescriptor => {
  if (fault.kind === 'failed') return checkoutTexts.lost;
  const { code } = fault;
  if (code === 'CONFLICT') return checkoutTexts.underWay;
  if (code === 'LIMIT_REACHED') return checkoutTexts.tooOften;
  if (code === 'UNAVAILABLE') return checkoutTexts.unreachable;
  if (code === 'COUNTRY_RESTRICTED') return addressTexts.restricted;
  return code === 'NOT_ALLOWED' ? notAllowedText() : uiMessages.errorText;
};

/** Why something was not ordered. */
export function OrderFaultNote({ fault }: { fault: OrderFault | null }) {
  const { formatMessage } = useIntl();
  if (fault === null) return null;
  return (
    <FailureAlert text={formatMessage(textOf(fault))} requestId={fault.kind === 'failed' ? fault.requestId : null} />
  );
}
