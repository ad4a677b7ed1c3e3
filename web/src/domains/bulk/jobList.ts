import type { ApolloCache, Reference } from '@apollo/client';

/** The team's jobs in the cache; the operations that ask for a state have one list per state. */
const modifyRunning = (
  cache: ApolloCache,
  change: (jobs: readonly Reference[], isSame: (one: Reference) => boolean) => readonly Reference[],
  jobId: string,
) => {
  let team: string | undefined;
  cache.modify({
    fields: {
      viewer(viewer: Reference, { readField }) {
        team = readField<Reference>('team', viewer)?.__ref;
        return viewer;
      },
    },
  });
  if (team === undefined) return;
  cache.modify({
    id: team,
    fields: {
      bulkJobs(jobs: readonly Reference[] | null, { storeFieldName, readField }) {
        if (!storeFieldName.includes('RUNNING')) return jobs;
        // Null is a list that could not be read: what is known of it holds all the same.
        return change(jobs ?? [], (one) => readField('id', one) === jobId);
      },
    },
  });
};

/** Puts a job that was just started among those that run. */
export const addRunningJob = (cache: ApolloCache, jobId: string) => {
  const __ref = cache.identify({ __typename: 'BulkJob', id: jobId });
  if (__ref === undefined) return;
  modifyRunning(cache, (jobs, isSame) => (jobs.some(isSame) ? jobs : [{ __ref }, ...jobs]), jobId);
};

/** Takes a job that is done out of those that run: its end was told. */
export const removeRunningJob = (cache: ApolloCache, jobId: string) =>
  modifyRunning(cache, (jobs, isSame) => jobs.filter((one) => !isSame(one)), jobId);
