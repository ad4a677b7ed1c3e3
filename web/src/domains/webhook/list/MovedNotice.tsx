import Paper from '@mui/material/Paper';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ExternalIcon, WebhooksIcon } from '../../../ui/icons.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { webhookTexts } from '../webhookMessages.ts';

/** Says that webhooks are kept elsewhere, and leads there. */
export function MovedNotice({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(webhookTexts.movedButton);
  return (
    <Paper component="section" variant="outlined" aria-label={formatMessage(webhookTexts.movedTitle)}>
      <EmptyState
        icon={<WebhooksIcon />}
        title={formatMessage(webhookTexts.movedTitle)}
        text={formatMessage(webhookTexts.movedText)}
        action={
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="contained"
            color="primary"
            endIcon={<ExternalIcon aria-hidden />}
            aria-label={`${label} (${formatMessage(uiMessages.opensInNewTab)})`}
          >
            {label}
          </Button>
        }
      />
    </Paper>
  );
}
