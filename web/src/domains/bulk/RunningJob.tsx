import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useJobProgressQuery } from '../../generated/bulk/jobProgress.ts';
import { VisuallyHidden } from '../../ui/table/tableParts.ts';
import { POLL_MS, quarterOf, shareOf, type Job } from './jobOf.ts';
import { jobPhrases, jobTexts, runningPhrases } from './messages.ts';

const isPageHidden = () => document.visibilityState === 'hidden';

/** Asks for a job every second while the page is visible. `job` is null until it is read. */
const useJob = (jobId: string) => {
  const { data, error, loading } = useJobProgressQuery({
    variables: { id: jobId },
    // The cache keeps what could not be read as what is not there.
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: isPageHidden,
    errorPolicy: 'all',
    context: { errorInPlace: true },
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
  const id = useId();
  const { job: read, isGone, isUnread } = useJob(known.id);
  const job = read ?? known;
  const report = useRef({ onDone, onGone });
  useEffect(() => {
    report.current = { onDone, onGone };
  });
  useEffect(() => {
    if (job.status === 'DONE') report.current.onDone(job);
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
    <Box sx={{ display: 'grid', gap: 0.75, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography id={id} sx={{ fontWeight: 550 }}>
          {action}
        </Typography>
        <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {progress}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-labelledby={id}
        aria-valuetext={progress}
        sx={{ borderRadius: 1 }}
      />
      <Typography variant="body2" color="text.secondary">
        {formatMessage(isUnread ? jobTexts.unread : jobTexts.leave)}
      </Typography>
      <VisuallyHidden role="status">
        {formatMessage(jobPhrases.announced, { action, percent: quarterOf(job) })}
      </VisuallyHidden>
    </Box>
  );
}
