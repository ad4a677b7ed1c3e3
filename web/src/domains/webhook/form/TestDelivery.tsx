import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { DeliveryOutcome } from '../delivery/DeliveryOutcome.tsx';
import { stateOf } from '../delivery/deliveryWords.ts';
import { type TestInput, useWebhookTest } from '../delivery/useWebhookTest.ts';
import type { WebhookEditing } from './useWebhookForm.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';

type Test = ReturnType<typeof useWebhookTest>['test'];

/** What came of the test. */
function Outcome({ test }: { test: Test }) {
  const { formatMessage } = useIntl();
  if (test.step === 'failed')
    return <FailureAlert text={formatMessage(webhookFormTexts.testFailed)} requestId={test.requestId} />;
  if (test.step === 'limited') return <Alert severity="warning">{formatMessage(webhookFormTexts.testLimit)}</Alert>;
  if (test.step !== 'sent') return null;
  const { delivery, isLate } = test;
  if (delivery.status === 'WAITING') {
    return (
      <Typography color="text.secondary">
        {formatMessage(isLate ? webhookFormTexts.testLate : webhookFormTexts.testWaiting)}
      </Typography>
    );
  }
  const { text, tone } = stateOf(delivery);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Badge tone={tone}>{formatMessage(text)}</Badge>
      <DeliveryOutcome key={delivery.id} delivery={delivery} />
    </Box>
  );
}

/** What is tested: what stands in the form. The webhook itself where that is as saved: the test is in its log then. */
const inputOf = ({ webhookId, draft: { url, token }, savedUrl }: WebhookEditing): TestInput => {
  const own = webhookId !== null && { webhookId };
  const isAsSaved = own && url === savedUrl && token.trim() === '';
  if (isAsSaved) return own;
  return { ...own, url: url.trim(), ...(token.trim() !== '' && { token: token.trim() }) };
};

/** Calls the address with what stands in the form, and says what came of it. */
export function TestDelivery({ editing }: { editing: WebhookEditing }) {
  const { formatMessage } = useIntl();
  const { check, refuse } = editing;
  const { test, isBusy, send } = useWebhookTest(refuse);
  const begin = () => {
    if (check(['url', 'token'])) void send(inputOf(editing));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <BusyButton busy={isBusy} onClick={begin}>
          {formatMessage(webhookFormTexts.sendTest)}
        </BusyButton>
        <Typography variant="body2" color="text.secondary">
          {formatMessage(webhookFormTexts.testHint)}
        </Typography>
      </Box>
      <div role="status">
        <Outcome test={test} />
      </div>
    </Box>
  );
}
