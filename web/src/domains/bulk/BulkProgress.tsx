import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import type { ListedMember } from '../member/people/people.ts';
import { EndedJob } from './EndedJob.tsx';
import { jobTexts } from './messages.ts';
import { RunningJob } from './RunningJob.tsx';
import { useFollowedJobs } from './useFollowedJobs.ts';

/**
 * The team's running jobs above a list of people: how far each is, and, when it is done, whom it failed on. It can be
 * left and come back to; nothing is shown while nothing runs. `onSelectFailed` is given those whom a job failed on.
 */
export function BulkProgress({ onSelectFailed }: { onSelectFailed: (members: readonly ListedMember[]) => void }) {
  const { formatMessage } = useIntl();
  const { running, ended, drop, finish, dismiss } = useFollowedJobs();
  if (running.length + ended.length === 0) return null;
  return (
    <Box component="section" aria-label={formatMessage(jobTexts.panel)} sx={{ display: 'grid', gap: 1, mb: 1.5 }}>
      {running.map((job) => (
        <Paper key={job.id} variant="outlined">
          <RunningJob known={job} onDone={finish} onGone={() => drop(job.id)} />
        </Paper>
      ))}
      {ended.map((job) => (
        <EndedJob key={job.id} job={job} onSelectFailed={onSelectFailed} onDismiss={() => dismiss(job.id)} />
      ))}
    </Box>
  );
}
