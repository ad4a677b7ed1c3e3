import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SessionsIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { CurrentSession } from './CurrentSession.tsx';
import type { OwnSession } from './deviceWords.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { OtherSessions } from './OtherSessions.tsx';
import { sessionPhrases, sessionTexts } from './sessionMessages.ts';
import { useOwnSessions } from './useOwnSessions.ts';

function SessionsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
      <SectionCard title={formatMessage(sessionTexts.current)}>
        <ListSkeleton inset={false} rows={1} rowHeight={61} />
      </SectionCard>
      <SectionCard
        title={formatMessage(sessionTexts.others)}
        action={<Skeleton variant="rounded" width={160} height={28} />}
      >
        <ListSkeleton inset={false} rows={4} rowHeight={62} />
      </SectionCard>
    </Box>
  );
}

function SessionList({ sessions, onChanged }: { sessions: readonly OwnSession[]; onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const current = sessions.find(({ isCurrent }) => isCurrent);
  if (sessions.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState icon={<SessionsIcon />} title={formatMessage(sessionTexts.none)} />
      </Paper>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {current && <CurrentSession session={current} />}
      <OtherSessions sessions={sessions.filter(({ isCurrent }) => !isCurrent)} onChanged={onChanged} />
    </Box>
  );
}

/** Where the viewer is signed in, for everybody: the present session on top, and the way to end each of them. */
export default function SessionsPage() {
  const { formatMessage } = useIntl();
  const { list, isLoading, failure, readAgain } = useOwnSessions();
  const requestId = failure?.requestId ?? null;
  const failedText = formatMessage(sessionTexts.loadFailed);
  return (
    <>
      <PageHeader
        title={formatMessage(sessionTexts.title)}
        description={formatMessage(sessionTexts.description)}
        badge={list && <Badge>{formatMessage(sessionPhrases.maxPerDevice, { count: list.maxPerDevice })}</Badge>}
      />
      {list && failure && !isLoading && (
        <Box sx={{ mb: 2 }}>
          <FailureAlert text={failedText} requestId={requestId} />
        </Box>
      )}
      {list && <SessionList sessions={list.nodes} onChanged={readAgain} />}
      {!list && isLoading && <SessionsSkeleton />}
      {!list && !isLoading && <ErrorState title={failedText} requestId={requestId} onRetry={readAgain} />}
    </>
  );
}
