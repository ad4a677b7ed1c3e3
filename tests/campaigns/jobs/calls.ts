// The calls of the bulk service, by somebody who has to reckon with its death at any moment.
import * as z from 'zod';
import type { Session } from './team.ts';

const jobShape = z.object({
  jobId: z.string(),
  state: z.enum(['running', 'done']),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
});
export type Job = z.infer<typeof jobShape>;

/** A job; or `cut` where no whole answer came, and `refused` where one came that is none. */
export type Answer = Job | 'cut' | 'refused';

export type BulkAction = 'deactivate' | 'reactivate';

export type BulkCalls = {
  readonly startJob: (action: BulkAction, subjects: readonly string[], key: string) => Promise<Answer>;
  readonly undoJob: (jobId: string, key: string) => Promise<Answer>;
  readonly job: (jobId: string) => Promise<Answer>;
};

async function told(request: Request): Promise<Answer> {
  let text: string;
  try {
    const answer = await fetch(request);
    text = await answer.text();
    if (!answer.ok) return 'refused';
  } catch {
    return 'cut';
  }
  return jobShape.parse(JSON.parse(text));
}

export function bulkCalls(url: string, session: Session): BulkCalls {
  const address = (path: string, query: Record<string, string> = {}) =>
    `${url}/bulk/${path}?${new URLSearchParams({ ...session, ...query }).toString()}`;
  // The key is the request's id as well, by which the audit log names whatever comes of it.
  const post = (path: string, key: string, body: object) =>
    told(
      new Request(address(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-request-id': key },
        body: JSON.stringify(body),
      }),
    );
  return {
    startJob: (action, subjects, key) => post('start-job', key, { action, subjects }),
    undoJob: (jobId, key) => post('undo-job', key, { jobId }),
    job: (jobId) => told(new Request(address('job', { jobId }))),
  };
}
