import { expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { JOB } from '../../../testing/stubTeam.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const CANCEL = `mutation Cancel($jobId: ID!) { bulkJobCancel(input: { jobId: $jobId, idempotencyKey: "k" }) {
  job { id status finishedAt viewerCanCancel } userErrors { code field } } }`;
const jobId = toId('BulkJob', 'job-1');

test('is one call, and answers how far the job came', async () => {
  const { ask, stub } = await testGateway();
  const job = { id: jobId, status: 'CANCELLED', finishedAt: '2023-11-14T22:13:21.000Z', viewerCanCancel: false };
  expect((await ask(CANCEL, { jobId })).data).toEqual({ bulkJobCancel: { job, userErrors: [] } });
  expect(stub.names()).toEqual(['bulk.cancelJob']);
  expect(stub.calls[0]?.body).toEqual({ jobId: 'job-1' });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('is refused by the service in words of the schema, and to members as a whole', async () => {
  const { ask, stub, member } = await testGateway();
  for (const [status, refusal, code, field] of [
    [404, 'job_not_found', 'NOT_FOUND', 'jobId'],
    [409, 'job_not_cancellable', 'NOT_ALLOWED', 'jobId'],
    [409, 'idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
  ] as const) {
    stub.on('bulk.cancelJob', () => new Refused(status, refusal));
    const userErrors = [{ code, field: [field] }];
    expect((await ask(CANCEL, { jobId })).data).toEqual({ bulkJobCancel: { job: null, userErrors } });
  }
  stub.on('bulk.cancelJob', (_call, _reply, usual) => usual());
  expect((await ask(CANCEL, { jobId }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
});

test('of another thing’s id asks nobody', async () => {
  const { ask, stub } = await testGateway();
  for (const id of ['nonsense', toId('Member', 'orbit-0001'), toId('BulkJob', '../x')]) {
    const userErrors = [{ code: 'NOT_FOUND', field: ['jobId'] }];
    expect((await ask(CANCEL, { jobId: id })).data).toEqual({ bulkJobCancel: { job: null, userErrors } });
  }
  expect(stub.calls).toEqual([]);
});

test('is said of each job, and cancelled ones are a list of their own', async () => {
  const { ask, stub } = await testGateway();
  stub.on('bulk.jobs', ({ query }) => ({
    jobs: [{ ...JOB, state: query['state'] ?? 'running', isCancellable: query['state'] === undefined }],
  }));
  const { data } = await ask(`{ viewer { team { bulkJobs { status viewerCanCancel }
    stopped: bulkJobs(status: CANCELLED) { status viewerCanCancel } } } }`);
  expect(data).toEqual({
    viewer: {
      team: {
        bulkJobs: [{ status: 'RUNNING', viewerCanCancel: true }],
        stopped: [{ status: 'CANCELLED', viewerCanCancel: false }],
      },
    },
  });
});
