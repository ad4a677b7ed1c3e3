import type { ApolloClient } from '@apollo/client';
import { BulkJobUndoDocument } from '../../generated/bulk/bulkJobUndo.ts';
import { newActionKey } from '../../lib/graphql/actionKey.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { answerOf } from '../../lib/apollo/callAnswer.ts';
import { refusalTextOf } from '../member/people/refusals.ts';
import { addRunningJob } from './jobList.ts';
import { jobTexts } from './messages.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

/**
 * Takes a job back by another job, which the panel shows from then on. After a lost answer the toast offers it again,
 * under the same key: it acts once.
 */
export const undoJob = async (client: ApolloClient, jobId: string, idempotencyKey = newActionKey()): Promise<void> => {
  const { payload } = await answerOf(
    client.mutate({
      ...IN_PLACE,
      mutation: BulkJobUndoDocument,
      variables: { input: { jobId, idempotencyKey } },
      update: (_cache, { data }) => {
        const job = data?.bulkJobUndo.job;
        if (job) addRunningJob(client, job.id);
      },
    }),
    (data) => data.bulkJobUndo,
  );
  const [error] = payload?.userErrors ?? [];
  if (payload && !error) return;
  const run = () => void undoJob(client, jobId, idempotencyKey);
  showToast({
    tone: 'error',
    text: refusalTextOf(error?.code ?? 'UNAVAILABLE'),
    ...(!payload && { action: { label: jobTexts.undo, run } }),
  });
};
