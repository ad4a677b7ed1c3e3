import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRescuedFocus } from '../../../lib/focus/useRescuedFocus.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { SuccessDialog } from '../../../ui/SuccessDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { webhookDialogPhrases, webhookDialogTexts } from '../dialogs/dialogMessages.ts';
import { useWebhookDialog } from '../dialogs/useWebhookDialog.ts';
import { WebhookDialogs } from '../dialogs/WebhookDialogs.tsx';
import type { ListedWebhook } from '../useWebhooks.ts';
import { forgetWebhook } from '../webhookCache.ts';
import { webhookTexts } from '../webhookMessages.ts';
import { usePause } from './usePause.ts';
import { filtered, filterOf, isFiltered } from './webhookFilter.ts';
import { WebhookFilters } from './WebhookFilters.tsx';
import { WebhookSection } from './WebhookSection.tsx';

/** From so many webhooks on they can be searched and filtered. */
const MANY = 5;

const NO_FILTER = { search: null, type: null, channel: null, owner: null };

/** Nothing fits what is asked for. */
function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2.5, py: 3 }}>
      <Typography color="text.secondary">{formatMessage(webhookTexts.noMatch)}</Typography>
      <Button size="small" onClick={onShowAll}>
        {formatMessage(webhookTexts.showAll)}
      </Button>
    </Paper>
  );
}

/** A section with its list, as the focus needs it when an item goes. */
function useSection(webhooks: readonly ListedWebhook[], isForTeam: boolean, isHeld: boolean) {
  const listRef = useRef<HTMLUListElement>(null);
  const own = webhooks.filter(({ scope }) => (scope === 'TEAM') === isForTeam);
  useRescuedFocus(
    listRef,
    own.map(({ id }) => id),
    isHeld,
  );
  return { webhooks: own, listRef };
}

/** Search and filters live in the address; what is typed replaces its entry. */
function useFilter(webhooks: readonly ListedWebhook[]) {
  const [params, setParams] = useUrlState();
  const filter = filterOf(params);
  return {
    filter,
    shown: filtered(webhooks, filter),
    setFilter: (values: Readonly<Record<string, string | null>>) => setParams(values, { replace: true }),
  };
}

/** Webhooks of channels and those of the whole team, each in a block of its own, with what can be done with them. */
export function WebhookList({
  viewerId,
  webhooks,
  readAgain,
}: {
  viewerId: string;
  webhooks: readonly ListedWebhook[];
  readAgain: () => void;
}) {
  const { formatMessage } = useIntl();
  const { cache } = useApolloClient();
  const { filter, shown, setFilter } = useFilter(webhooks);
  const { asked, open, close } = useWebhookDialog(webhooks);
  const [deleted, setDeleted] = useState<string | null>(null);
  const isHeld = asked !== null || deleted !== null;
  const ofChannels = useSection(shown, false, isHeld);
  const ofTeam = useSection(shown, true, isHeld);
  const acts = { onAsk: open, onPause: usePause(readAgain) };
  const end = ({ id, name }: ListedWebhook, kind: 'deleted' | 'gone') => {
    if (kind === 'deleted') setDeleted(name);
    else showToast({ tone: 'info', text: webhookTexts.gone, cause: id });
    close();
    forgetWebhook(cache, viewerId, id);
  };
  return (
    <>
      {(webhooks.length >= MANY || isFiltered(filter)) && (
        <WebhookFilters webhooks={webhooks} filter={filter} count={shown.length} onChange={setFilter} />
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.length === 0 && webhooks.length > 0 && <NoMatch onShowAll={() => setFilter(NO_FILTER)} />}
        {ofChannels.webhooks.length > 0 && (
          <WebhookSection title={formatMessage(webhookTexts.ofChannels)} {...ofChannels} {...acts} />
        )}
        {ofTeam.webhooks.length > 0 && (
          <WebhookSection title={formatMessage(webhookTexts.ofTeam)} {...ofTeam} {...acts} />
        )}
      </Box>
      {asked && (
        <WebhookDialogs
          key={`${asked.kind} ${asked.webhook.id}`}
          asked={asked}
          onDeleted={(kind) => end(asked.webhook, kind)}
          onClose={() => {
            close();
            // What was sent again, or came to an end meanwhile, changes what the list says of it.
            if (asked.kind === 'log') readAgain();
          }}
        />
      )}
      {deleted !== null && (
        <SuccessDialog
          open
          title={formatMessage(webhookDialogTexts.deletedTitle)}
          text={formatMessage(webhookDialogPhrases.deleted, { name: deleted })}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
