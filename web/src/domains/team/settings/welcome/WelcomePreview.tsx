import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { type TestOutcome, useWelcomeTest } from './useWelcomeTest.ts';
import { isValidText, keptText, type WelcomeText } from './welcome.ts';
import { welcomePhrases, welcomeTexts } from './welcomeMessages.ts';

/** What came of sending a test. */
function TestNote({ outcome }: { outcome: TestOutcome | null }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Box role="status">
        {outcome?.kind === 'sent' && (
          <Alert severity="success" role="none">
            {formatMessage(welcomePhrases.testSent, { email: outcome.email })}
          </Alert>
        )}
      </Box>
      {outcome?.kind === 'limited' && (
        <Alert severity="warning">{formatMessage(welcomePhrases.testLimit, { minutes: outcome.minutes })}</Alert>
      )}
      {outcome?.kind === 'failed' && (
        <FailureAlert text={formatMessage(welcomeTexts.testFailed)} requestId={outcome.requestId} loss={outcome.loss} />
      )}
    </>
  );
}

/** The message as somebody new reads it at the end of their e-mail, and the way to have it mailed to oneself. */
export function WelcomePreview({
  text,
  action,
}: {
  text: WelcomeText;
  /** Another button, before the one of the test. */
  action?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { isSending, outcome, send } = useWelcomeTest();
  const { senderName, message } = keptText(text);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box>
        <Typography variant="subtitle2" component="h4" id={id}>
          {formatMessage(welcomeTexts.preview)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatMessage(welcomeTexts.previewNote)}
        </Typography>
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 2,
          bgcolor: 'background.default',
          minWidth: 0,
        }}
      >
        <Box
          component="blockquote"
          dir="auto"
          sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere', minHeight: 48 }}
        >
          <Typography sx={{ fontWeight: 600 }}>{senderName}</Typography>
          <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>{message}</Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {action}
        {isValidText(text) ? (
          <BusyButton busy={isSending} size="small" onClick={() => void send(text)}>
            {formatMessage(welcomeTexts.test)}
          </BusyButton>
        ) : (
          // In reach, so that nobody looks for it in vain.
          <Button size="small" aria-disabled>
            {formatMessage(welcomeTexts.test)}
          </Button>
        )}
      </Box>
      <TestNote outcome={outcome} />
    </Box>
  );
}
