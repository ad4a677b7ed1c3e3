import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { type AreaStatusesQuery, useAreaStatusesQuery } from '../../../generated/team/status/areaStatuses.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ItemsSkeleton } from '../../../ui/items/ItemsSkeleton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { areaNames, stateNames, statusPhrases, statusTexts } from './statusMessages.ts';

type Status = NonNullable<TeamOf<AreaStatusesQuery>['areaStatuses']>[number];

/** How often is asked, in ms, while the page is open and visible. */
const POLL_MS = 30_000;

const isPageHidden = () => document.visibilityState === 'hidden';

const TONES: Readonly<Record<Status['state'], BadgeTone>> = {
  AVAILABLE: 'success',
  PARTLY: 'warning',
  UNAVAILABLE: 'error',
};

/** In one sentence, told to screen readers when it becomes another. */
function Summary({ statuses }: { statuses: readonly Status[] }) {
  const { formatMessage } = useIntl();
  const isWell = statuses.every(({ state }) => state === 'AVAILABLE');
  return (
    <Alert severity={isWell ? 'success' : 'warning'} role="status">
      {formatMessage(isWell ? statusTexts.allWork : statusTexts.someFail)}
    </Alert>
  );
}

function Areas({ statuses }: { statuses: readonly Status[] }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined" component="ul" aria-label={formatMessage(statusTexts.list)} sx={{ m: 0, p: 0 }}>
      {statuses.map(({ area, state, noticedAt }) => (
        <Box
          key={area}
          component="li"
          sx={{
            ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, px: 2.5, py: 1.5 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <div>
            {formatMessage(areaNames[area])}
            {noticedAt !== null && (
              <Typography variant="body2" color="text.secondary">
                <PastTime at={noticedAt}>{(time) => formatMessage(statusPhrases.noticed, { time })}</PastTime>
              </Typography>
            )}
          </div>
          <Badge tone={TONES[state]}>{formatMessage(stateNames[state])}</Badge>
        </Box>
      ))}
    </Paper>
  );
}

/** The summary and the parts, as high as they are where all is well. */
const StatusSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Skeleton aria-hidden variant="rounded" height={42} />
    <ItemsSkeleton rows={Object.keys(areaNames).length} rowHeight={47} bars={1} />
  </Box>
);

/** Which parts of the console work at the moment. */
export default function StatusPage() {
  const { formatMessage } = useIntl();
  const read = useAreaStatusesQuery({ ...READ_AFRESH, pollInterval: POLL_MS, skipPollAttempt: isPageHidden });
  const { known, isLoading, failure, requestId, readAgain } = useKnownTeam(
    read,
    ({ areaStatuses }) => areaStatuses !== null,
  );
  const statuses = known?.areaStatuses ?? null;
  const retry = () => void readAgain();
  return (
    <>
      <PageHeader title={formatMessage(statusTexts.title)} description={formatMessage(statusTexts.description)} />
      {statuses === null ? (
        isLoading ? (
          <StatusSkeleton />
        ) : (
          <ErrorState title={formatMessage(statusTexts.loadFailed)} requestId={requestId} onRetry={retry} />
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {failure ? (
            <PartFailed text={formatMessage(statusTexts.readFailed)} requestId={requestId} onRetry={retry} />
          ) : (
            <Summary statuses={statuses} />
          )}
          <Areas statuses={statuses} />
        </Box>
      )}
    </>
  );
}
