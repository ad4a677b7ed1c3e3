import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../../ui/messages.ts';
import { memberTexts } from '../messages.ts';

/** Some people came without their names: says so above the list. */
export function PartialNote({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {formatMessage(uiMessages.retry)}
    </Button>
  );
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }} action={retry}>
      {formatMessage(memberTexts.listPartial)}
    </Alert>
  );
}
