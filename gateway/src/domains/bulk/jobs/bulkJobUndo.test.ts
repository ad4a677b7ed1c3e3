import { expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const UNDO = `mutation Undo($jobId: ID!) { bulkJobUndo(input: { jobId: $jobId, idempotencyKey: "k" }) {
  job { id action } userErrors { code field } } }`;
const jobId = toId('BulkJob', 'job-1');

test('is one call, and answers with the job that takes the other back', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(UNDO, { jobId });
  expect(data).toEqual({
    bulkJobUndo: { job: { id: toId('BulkJob', 'job-2'), action: 'REACTIVATE' }, userErrors: [] },
  });
  expect(stub.names()).toEqual(['bulk.undoJob']);
  expect(stub.calls[0]?.body).toEqual({ jobId: 'job-1' });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test.each([
  [404, 'job_not_found', 'NOT_FOUND', ['jobId']],
  [409, 'job_not_undoable', 'NOT_ALLOWED', ['jobId']],
  [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
])('%i %s is a user error', async (status, refusal, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('bulk.undoJob', () => new Refused(status, refusal));
  expect((await ask(UNDO, { jobId })).data).toEqual({ bulkJobUndo: { job: null, userErrors: [{ code, field }] } });
});

test.each(['nonsense', toId('Member', 'orbit-0001'), toId('BulkJob', '../x')])(
  'the id %s is of no job, and nobody is asked',
  async (id) => {
    const { ask, stub } = await testGateway();
    const userErrors = [{ code: 'NOT_FOUND', field: ['jobId'] }];
    expect((await ask(UNDO, { jobId: id })).data).toEqual({ bulkJobUndo: { job: null, userErrors } });
    expect(stub.calls).toEqual([]);
  },
);
