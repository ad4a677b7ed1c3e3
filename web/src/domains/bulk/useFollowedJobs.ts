import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useRunningJobsQuery } from '../../generated/bulk/runningJobs.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { resetMemberLists } from '../member/people/memberCache.ts';
import { removeRunningJob } from './jobList.ts';
import type { Job } from './jobOf.ts';
import { donePhrases, jobPhrases, jobTexts } from './messages.ts';
import { undoJob } from './undoJob.ts';
import { READ_AFRESH } from '../../lib/apollo/inPlace.ts';

/**
 * Tells that a job is over: how many are changed, how many are not, and the way back where there is one. That of a job
 * that failed on somebody is in the panel, with the other ways on.
 */
const tellEnd = (
  client: ApolloClient,
  { id, action, status, totalCount, doneCount, failedCount, viewerCanUndo }: Job,
) => {
  if (failedCount > 0) {
    const values = { done: doneCount, total: totalCount, failed: failedCount };
    return showToast({ tone: 'warning', text: jobPhrases.partly, values });
  }
  const undo = { label: jobTexts.undo, run: () => void undoJob(client, id) };
  const done =
    status === 'CANCELLED'
      ? ({ tone: 'info', text: jobPhrases.stopped, values: { done: doneCount, total: totalCount } } as const)
      : ({ tone: 'success', text: donePhrases[action], values: { count: doneCount } } as const);
  return showToast(viewerCanUndo ? { ...done, action: undo } : done);
};

/**
 * The jobs that the panel is about: those that run, and those that ended while it was shown and failed on somebody,
 * until they are dismissed. A job whose end was not seen here is asked for once more, and then told.
 */
export const useFollowedJobs = () => {
  const client = useApolloClient();
  const { data } = useRunningJobsQuery(READ_AFRESH);
  const [seen, setSeen] = useState<readonly Job[]>([]);
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  const [ended, setEnded] = useState<readonly Job[]>([]);
  const told = useRef(new Set<string>());
  const known = data?.viewer.team?.bulkJobs ?? [];
  const fresh = known.filter(({ id }) => seen.every((job) => job.id !== id));
  if (fresh.length > 0) setSeen([...fresh, ...seen]);

  const drop = (id: string) => {
    setOver((before) => new Set([...before, id]));
    removeRunningJob(client.cache, id);
  };
  return {
    /** As they were when they were seen first; how far each is, is read job by job. */
    running: seen.filter(({ id }) => !over.has(id)),
    ended,
    /** The job is not the viewer's to see any more. */
    drop,
    finish: (job: Job) => {
      if (told.current.has(job.id)) return;
      told.current.add(job.id);
      drop(job.id);
      if (job.failedCount > 0) setEnded((before) => [job, ...before]);
      resetMemberLists(client.cache);
      tellEnd(client, job);
    },
    dismiss: (id: string) => setEnded((before) => before.filter((job) => job.id !== id)),
  };
};
