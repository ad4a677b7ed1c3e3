import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { RunningJobsDocument } from '../../generated/bulk/runningJobs.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

/** Changes the team's jobs in the cache, which has one list per state that was asked for. Answers whether it has one. */
const modifyRunning = (
  cache: ApolloCache,
  change: (jobs: readonly Reference[], isSame: (one: Reference) => boolean) => readonly Reference[],
  jobId: string,
): boolean => {
  let isListed = false;
  let team: string | undefined;
  cache.modify({
    fields: {
      viewer(viewer: Reference, { readField }) {
        team = readField<Reference>('team', viewer)?.__ref;
        return viewer;
      },
    },
  });
  if (team === undefined) return false;
  cache.modify({
    id: team,
    fields: {
      bulkJobs(jobs: readonly Reference[] | null, { storeFieldName, readField }) {
        if (!storeFieldName.includes('RUNNING')) return jobs;
        isListed = true;
        // Null is a list that could not be read: what is known of it holds all the same.
        return change(jobs ?? [], (one) => readField('id', one) === jobId);
      },
    },
  });
  return isListed;
};

/** Puts a job that was just started among those that run. */
export const addRunningJob = (client: ApolloClient, jobId: string): void => {
  const { cache } = client;
  const __ref = cache.identify({ __typename: 'BulkJob', id: jobId });
  if (__ref === undefined) return;
  const isListed = modifyRunning(cache, (jobs, isSame) => (jobs.some(isSame) ? jobs : [{ __ref }, ...jobs]), jobId);
  if (isListed) return;
  // Nothing of the team could be read for them so far: without a list nobody would follow the job.
  void client.query({ query: RunningJobsDocument, fetchPolicy: 'network-only', ...IN_PLACE });
};

/** Takes a job that is done out of those that run: its end was told. */
export const removeRunningJob = (cache: ApolloCache, jobId: string): void => {
  modifyRunning(cache, (jobs, isSame) => jobs.filter((one) => !isSame(one)), jobId);
};
