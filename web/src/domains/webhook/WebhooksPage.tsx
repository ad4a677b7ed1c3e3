import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { ExternalIcon, WebhooksIcon } from '../../ui/icons.tsx';
import { ReadItems } from '../../ui/items/ReadItems.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageNotice } from '../../ui/PageNotice.tsx';
import { AddButtons } from './list/AddButtons.tsx';
import { MovedNotice } from './list/MovedNotice.tsx';
import { NoWebhooks } from './list/NoWebhooks.tsx';
import { WebhookList } from './list/WebhookList.tsx';
import { useWebhooks } from './useWebhooks.ts';
import { webhookTexts } from './webhookMessages.ts';
import { NO_CHANNELS } from './webhookPaths.ts';

type Read = ReturnType<typeof useWebhooks>;

/** The way to what developers read about webhooks. */
function DocumentationLink({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" underline="hover">
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        {formatMessage(webhookTexts.documentation)}
        <ExternalIcon titleAccess={formatMessage(uiMessages.opensInNewTab)} sx={{ fontSize: 14 }} />
      </Box>
    </Link>
  );
}

/** The form was left because there is no channel to write to. */
function NoChannelsNote({ isAdmin }: { isAdmin: boolean }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  if (params.get('notice') !== NO_CHANNELS) return null;
  return (
    <Alert severity="error" closeText={formatMessage(uiMessages.dismiss)} onClose={() => setParams({ notice: null })}>
      {formatMessage(webhookTexts.noChannels)}
      {isAdmin && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography variant="inherit" component="span">
            {formatMessage(webhookTexts.teamInstead)}
          </Typography>
          <AddButtons isForTeam />
        </Box>
      )}
    </Alert>
  );
}

/** The list; its skeleton, what failed, or what it would be for. */
function Body({ read }: { read: Read }) {
  const { formatMessage } = useIntl();
  const { known: viewer, isLoading, failure, readAgain } = read;
  const retry = () => void readAgain();
  return (
    <ReadItems
      items={viewer?.webhooks && { viewerId: viewer.id, webhooks: viewer.webhooks }}
      isLoading={isLoading}
      failure={failure}
      failedText={formatMessage(webhookTexts.loadFailed)}
      partFailedText={formatMessage(webhookTexts.partFailed)}
      rowHeight={86}
      bars={2}
      onRetry={retry}
    >
      {(shown) => (
        <>
          {shown.webhooks.length === 0 && <NoWebhooks />}
          <WebhookList {...shown} readAgain={retry} />
        </>
      )}
    </ReadItems>
  );
}

/** The title, and what stands below it whoever looks. */
function Frame({ read: { known: viewer }, action, children }: { read: Read; action?: ReactNode; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const notice = viewer?.webhookNotice;
  const link = notice?.documentationUrl ?? null;
  return (
    <>
      <PageHeader
        title={formatMessage(webhookTexts.title)}
        description={
          <>
            {formatMessage(webhookTexts.description)} {link !== null && <DocumentationLink url={link} />}
          </>
        }
        action={action}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {notice && notice.movedUrl !== null && <MovedNotice url={notice.movedUrl} />}
        {children}
      </Box>
    </>
  );
}

/** The webhooks that the viewer may see: what each is tied to, whether it works, and the ways to add and change one. */
export default function WebhooksPage() {
  const { formatMessage } = useIntl();
  const read = useWebhooks();
  const { known: viewer } = read;
  if (viewer?.role === 'GUEST') {
    return (
      <Frame read={read}>
        <PageNotice
          icon={<WebhooksIcon />}
          title={formatMessage(webhookTexts.guestsTitle)}
          text={formatMessage(webhookTexts.guestsText)}
          to={pathTo('overview')}
          label={formatMessage(webhookTexts.overview)}
        />
      </Frame>
    );
  }
  const notice = viewer?.webhookNotice;
  if (notice?.movedUrl && notice.hidesList) return <Frame read={read}>{null}</Frame>;
  return (
    <Frame read={read} action={viewer?.webhooks && viewer.webhooks.length > 0 && <AddButtons />}>
      <NoChannelsNote isAdmin={viewer?.role === 'ADMIN'} />
      <Body read={read} />
    </Frame>
  );
}
