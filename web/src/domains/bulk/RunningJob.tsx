import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useJobProgressQuery } from '../../generated/bulk/jobProgress.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { POLL_MS, quarterOf, shareOf, type Job } from './jobOf.ts';
import { jobPhrases, jobTexts, runningPhrases } from './messages.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

// Only while something runs: the list of people is shown without it.
const StopJob = lazy(async () => ({ default: (await import('./StopJob.tsx')).StopJob }));

const isPageHidden = () => document.visibilityState === 'hidden';

/** Asks for a job every second while the page is visible. `job` is null until it is read. */
const useJob = (jobId: string) => {
  const { data, error, loading } = useJobProgressQuery({
    variables: { id: jobId },
    // The cache keeps what could not be read as what is not there.
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: isPageHidden,
    ...IN_PLACE,
  });
  const node = data?.node;
  return {
    job: node && 'action' in node ? node : null,
    isGone: node === null && !error && !loading,
    isUnread: Boolean(error),
  };
};

/** One job that runs: what, how far, and that one need not wait. Shown by what is `known` of it until it is read. */
export function RunningJob({ known, onDone, onGone }: { known: Job; onDone: (job: Job) => void; onGone: () => void }) {
  const { formatMessage } = useIntl();
  const { job: read, isGone, isUnread } = useJob(known.id);
  const job = read ?? known;
  const report = useRef({ onDone, onGone });
  useEffect(() => {
    report.current = { onDone, onGone };
  });
  useEffect(() => {
    if (job.status === 'DONE' || job.status === 'CANCELLED') report.current.onDone(job);
    if (isGone) report.current.onGone();
  }, [job, isGone]);
  const share = shareOf(job);
  const action = formatMessage(runningPhrases[job.action], { count: job.totalCount });
  const progress = formatMessage(jobPhrases.progress, {
    done: job.doneCount + job.failedCount,
    total: job.totalCount,
    percent: share,
  });
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <ProgressLine
        label={action}
        text={progress}
        share={share}
        announced={formatMessage(jobPhrases.announced, { action, percent: quarterOf(job) })}
      >
        <Typography variant="body2" color="text.secondary">
          {formatMessage(isUnread ? jobTexts.unread : jobTexts.leave)}
        </Typography>
        {job.viewerCanCancel && (
          <OnDemand>
            <StopJob id={job.id} />
          </OnDemand>
        )}
      </ProgressLine>
    </Box>
  );
}
