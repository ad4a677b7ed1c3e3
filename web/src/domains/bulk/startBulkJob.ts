import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  BulkJobStartDocument,
  type BulkAction,
  type BulkJobStartInput,
  type BulkJobStartMutation,
} from '../../generated/bulk/bulkJobStart.ts';
import { MatchingCountDocument } from '../../generated/bulk/matchingCount.ts';
import { failureOf } from '../../lib/apollo/failureOf.ts';
import { useActionKeys } from '../../lib/graphql/actionKey.ts';
import type { People } from '../member/people/people.ts';
import { addRunningJob } from './jobList.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

export type { BulkAction };
export type UserError = BulkJobStartMutation['bulkJobStart']['userErrors'][number];

/** Everybody of a list. */
export type MatchingPeople = Extract<People, { kind: 'matching' }>;

/** What a job of some actions needs to know beside whom it is about. */
export type JobExtras = Pick<BulkJobStartInput, 'feedback'>;

const subjectsOf = (people: People): Pick<BulkJobStartInput, 'memberIds' | 'matching' | 'expectedCount'> => {
  if (people.kind === 'some') return { memberIds: people.members.map(({ id }) => id) };
  const { filter, search, exceptIds, count } = people;
  return {
    matching: { filter, ...(search !== '' && { search }), exceptIds: [...exceptIds] },
    expectedCount: count,
  };
};

/** A failure in the terms of user errors, so that callers show one kind of reason. */
const errorOf = (error: unknown): UserError => {
  const failure = failureOf(error);
  const code = failure?.kind === 'forbidden' ? 'NOT_ALLOWED' : 'UNAVAILABLE';
  return { code, field: null, message: failure?.message ?? 'No answer' };
};

type Started = { readonly isSettled: boolean; readonly errors: UserError[] };

const start = async (client: ApolloClient, input: BulkJobStartInput): Promise<Started> => {
  try {
    const { data, error } = await client.mutate({
      mutation: BulkJobStartDocument,
      variables: { input },
      ...IN_PLACE,
      update: (_cache, { data: answer }) => {
        const job = answer?.bulkJobStart.job;
        if (job) addRunningJob(client, job.id);
      },
    });
    return data
      ? { isSettled: true, errors: data.bulkJobStart.userErrors }
      : { isSettled: false, errors: [errorOf(error)] };
  } catch (error) {
    return { isSettled: false, errors: [errorOf(error)] };
  }
};

/**
 * Starts an action on more people than one call takes, or on everybody of a list; the progress panel shows it from then
 * on. Answers why nothing was started: STALE where the list has another number of people than the person was told
 * (`useRecount` says how many), UNAVAILABLE where no answer came. Never throws. Calling it again with the same
 * arguments after a lost answer starts one job, not two.
 */
export const useStartBulkJob = () => {
  const client = useApolloClient();
  const keys = useActionKeys();
  return async (action: BulkAction, people: People, extras: JobExtras = {}): Promise<UserError[]> => {
    const input = { action, ...subjectsOf(people), ...extras };
    const idempotencyKey = keys.keyFor(input);
    const { isSettled, errors } = await start(client, { ...input, idempotencyKey });
    if (isSettled) keys.settle(idempotencyKey);
    return errors;
  };
};

/** Counts the people of a list anew; null where that could not be done. */
export const useRecount = () => {
  const client = useApolloClient();
  return async ({ filter, search, exceptIds }: MatchingPeople): Promise<number | null> => {
    const { data } = await client
      .query({
        query: MatchingCountDocument,
        variables: { filter, ...(search !== '' && { search }) },
        fetchPolicy: 'network-only',
        ...IN_PLACE,
      })
      .catch(() => ({ data: undefined }));
    const total = data?.viewer.team?.members?.totalCount;
    return total === undefined ? null : Math.max(total - exceptIds.length, 0);
  };
};
