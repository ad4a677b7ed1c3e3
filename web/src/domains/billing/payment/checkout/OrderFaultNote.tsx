import { type MessageDescriptor, useIntl } from 'react-intl';
import { REFUSED } from '../../../../lib/graphql/undone.ts';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { addressTexts, checkoutTexts } from './checkoutMessages.ts';
import { notAllowedText } from './faultText.ts';
import type { OrderFault } from './useOrdering.ts';

const textOf = (fault: OrderFault): MessageDescriptor => {
  if (fault.kind === 'failed') return uiMessages.errorText;
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
  return <FailureAlert text={formatMessage(textOf(fault))} {...(fault.kind === 'failed' ? fault.undone : REFUSED)} />;
}
