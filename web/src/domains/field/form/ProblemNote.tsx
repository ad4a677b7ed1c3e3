import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { problemTexts } from './fieldFormMessages.ts';
import type { WholeFault } from './refusals.ts';

/** Why nothing was saved, where it is no single part of the form. */
export function ProblemNote({ fault, requestId = null }: { fault: WholeFault; requestId?: string | null }) {
  const { formatMessage } = useIntl();
  const text = formatMessage(problemTexts[fault]);
  if (fault === 'stale') return <Alert severity="warning">{text}</Alert>;
  return <FailureAlert text={text} requestId={requestId} />;
}
