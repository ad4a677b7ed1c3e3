import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type RefObject, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookTexts } from '../webhookMessages.ts';
import { WebhookItem } from './WebhookItem.tsx';

/** So many webhooks stand there at first, and come with each press. */
const STEP = 50;

/** Webhooks of one scope under their heading. */
export function WebhookSection({
  title,
  webhooks,
  listRef,
  ...acts
}: {
  title: string;
  webhooks: readonly ListedWebhook[];
  listRef: RefObject<HTMLUListElement | null>;
} & Pick<ComponentProps<typeof WebhookItem>, 'onAsk' | 'onPause'>) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const [most, setMost] = useState(STEP);
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Badge>{formatNumber(webhooks.length)}</Badge>
      </Box>
      <Paper variant="outlined">
        <Box component="ul" role="list" ref={listRef} aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {webhooks.slice(0, most).map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} {...acts} />
          ))}
        </Box>
        {webhooks.length > most && (
          <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Button size="small" onClick={() => setMost(most + STEP)}>
              {formatMessage(webhookTexts.showMore)}
            </Button>
          </Box>
        )}
      </Paper>
    </section>
  );
}
