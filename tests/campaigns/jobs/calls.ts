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

/** How far a file of people is, as a job: the look at it, and then the work. */
const fileShape = z
  .object({
    ...{ importId: z.string(), status: z.enum(['validating', 'validated', 'processing', 'processed']) },
    ...{ total: z.number(), checked: z.number(), planned: z.number(), done: z.number(), failed: z.number() },
  })
  .transform(({ importId: jobId, status, total, checked, planned, done, failed }): Job => {
    const state = status === 'validated' || status === 'processed' ? 'done' : 'running';
    const isLooking = status === 'validating' || status === 'validated';
    return isLooking
      ? { jobId, state, total, done: checked, failed: 0 }
      : { jobId, state, total: planned, done, failed };
  });

export type BulkCalls = {
  readonly startJob: (action: BulkAction, subjects: readonly string[], key: string) => Promise<Answer>;
  readonly undoJob: (jobId: string, key: string) => Promise<Answer>;
  readonly job: (jobId: string) => Promise<Answer>;
  /** Sends a file that edits people, to be looked at. */
  readonly sendFile: (content: string, key: string) => Promise<Answer>;
  readonly startFile: (importId: string, key: string) => Promise<Answer>;
  readonly file: (importId: string) => Promise<Answer>;
};

async function told(request: Request, shape: z.ZodType<Job> = jobShape): Promise<Answer> {
  let text: string;
  try {
    const answer = await fetch(request);
    text = await answer.text();
    if (!answer.ok) return 'refused';
  } catch {
    return 'cut';
  }
  return shape.parse(JSON.parse(text));
}

export function bulkCalls(url: string, session: Session): BulkCalls {
  const address = (path: string, query: Record<string, string> = {}) =>
    `${url}/bulk/${path}?${new URLSearchParams({ ...session, ...query }).toString()}`;
  // The key is the request's id as well, by which the audit log names whatever comes of it.
  const keyed = (key: string) => ({ 'idempotency-key': key, 'x-request-id': key });
  const post = (path: string, key: string, body: object, shape?: z.ZodType<Job>) =>
    told(
      new Request(address(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyed(key) },
        body: JSON.stringify(body),
      }),
      shape,
    );
  const sendFile = (content: string, key: string) => {
    const body = new FormData();
    body.set('usersFile', new Blob([content], { type: 'text/csv' }), 'people.csv');
    const query = { mode: 'edit', fileName: 'people.csv' };
    return told(
      new Request(address('validate-users-file', query), { method: 'POST', headers: keyed(key), body }),
      fileShape,
    );
  };
  return {
    startJob: (action, subjects, key) => post('start-job', key, { action, subjects }),
    undoJob: (jobId, key) => post('undo-job', key, { jobId }),
    job: (jobId) => told(new Request(address('job', { jobId }))),
    sendFile,
    startFile: (importId, key) => post('update-users', key, { importId }, fileShape),
    file: (importId) => told(new Request(address('member-upload', { importId })), fileShape),
  };
}
