import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { cancelTexts } from './cancelMessages.ts';
import type { CancelFault } from './cancelFault.ts';

/** Says in the dialog why it went no further. */
export function CancelFaultNote({ fault }: { fault: CancelFault | null }) {
  const { formatMessage } = useIntl();
  if (fault === null) return null;
  const { kind, undone } = fault;
  if (kind === 'changed') return <Alert severity="warning">{formatMessage(cancelTexts.changed)}</Alert>;
  const text = kind === 'failed' ? uiMessages.errorText : cancelTexts[kind];
  return <FailureAlert text={formatMessage(text)} {...undone} />;
}
