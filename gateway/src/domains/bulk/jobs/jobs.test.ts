import { describe, expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { changingTeam, peopleIn } from '../../../testing/changingTeam.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { JOB } from '../../../testing/stubTeam.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const jobId = toId('BulkJob', 'job-1');

describe('a job', () => {
  const NODE = `query Job($id: ID!) { node(id: $id) { ... on BulkJob { id action status totalCount doneCount failedCount
    createdAt finishedAt viewerCanUndo failures { totalCount } } } }`;

  test('is found by its id by one call; one without failures asks for none', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(NODE, { id: jobId });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      node: {
        ...{ id: jobId, action: 'DEACTIVATE', status: 'RUNNING', totalCount: 3, doneCount: 0, failedCount: 0 },
        ...{ createdAt: '2023-11-14T22:13:20.000Z', finishedAt: null, viewerCanUndo: false },
        failures: { totalCount: 0 },
      },
    });
    expect(stub.names()).toEqual(['bulk.job']);
  });

  test('that is done says since when, and whether it can be taken back', async () => {
    const { ask, stub } = await testGateway();
    stub.on('bulk.job', () => ({ ...JOB, state: 'done', done: 3, finishedAt: 1_700_000_001_000, isUndoable: true }));
    expect((await ask(NODE, { id: jobId })).data).toMatchObject({
      node: { status: 'DONE', doneCount: 3, finishedAt: '2023-11-14T22:13:21.000Z', viewerCanUndo: true },
    });
  });

  test('of words that this version does not know is a job all the same', async () => {
    const { ask, stub } = await testGateway();
    stub.on('bulk.job', () => ({ ...JOB, action: 'rename', state: 'paused' }));
    expect((await ask(NODE, { id: jobId })).data).toMatchObject({ node: { action: 'UNKNOWN', status: 'UNKNOWN' } });
  });

  test.each(['nobody', '../x'])('%s is none', async (key) => {
    const { ask } = await testGateway();
    expect(await ask(NODE, { id: toId('BulkJob', key) })).toEqual({ data: { node: null } });
  });
});

describe('the team’s jobs', () => {
  const JOBS = 'query Jobs($status: JobStatus) { viewer { team { bulkJobs(status: $status) { id } } } }';

  test.each([
    [null, undefined, [{ id: jobId }]],
    ['RUNNING', 'running', [{ id: jobId }]],
    ['DONE', 'done', []],
  ])('of the status %s are one call', async (status, state, bulkJobs) => {
    const { ask, stub } = await testGateway();
    expect((await ask(JOBS, { status })).data).toEqual({ viewer: { team: { bulkJobs } } });
    expect(stub.names()).toEqual(['bulk.jobs']);
    expect(stub.calls[0]?.query['state']).toBe(state);
  });

  test('of an unknown status are malformed', async () => {
    const { ask } = await testGateway();
    expect((await ask(JOBS, { status: 'UNKNOWN' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('are not for members', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(JOBS, {}, { as: member });
    expect(data).toEqual({ viewer: { team: { bulkJobs: null } } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
  });
});

describe('failures', () => {
  const FAILURES = `query Failures($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on BulkJob {
    failures(first: $first, after: $after) { nodes { code member { guid email status role } } totalCount
      pageInfo { endCursor hasNextPage } } } } }`;

  async function gateway(failed: readonly { guid: string; result: string }[]) {
    const { team } = changingTeam(40, peopleIn('deleted', 1));
    const made = await testGateway({ team });
    made.stub.on('bulk.job', () => ({ ...JOB, failed: failed.length }));
    made.stub.on('bulk.jobFailures', ({ query }) => {
      const offset = Number(query['offset']);
      return { failures: failed.slice(offset, offset + Number(query['limit'])), total: failed.length };
    });
    return made;
  }
  type Failures = { nodes: object[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
  const failuresIn = ({ data }: { data?: unknown }) => (data as { node: { failures: Failures } }).node.failures;

  test('have names, also of those who are gone, and codes as user errors have', async () => {
    const results = ['not_found', 'last_admin', 'guest_limit', 'already_member', 'not_licensable', 'of_tomorrow'];
    const guids = ['deleted-0', 'orbit-0000', 'orbit-0001', 'orbit-0002', 'orbit-0003', 'nobody'];
    const { ask, stub } = await gateway(guids.map((guid, at) => ({ guid, result: results[at] ?? '' })));
    const answer = await ask(FAILURES, { id: jobId });
    expect(answer.errors).toBeUndefined();
    expect(failuresIn(answer).nodes).toMatchObject([
      { code: 'NOT_FOUND', member: { guid: 'deleted-0', email: 'deleted0@orbit.example', status: 'DELETED' } },
      { code: 'LAST_ADMIN', member: { guid: 'orbit-0000', role: 'ADMIN' } },
      { code: 'PLAN_REQUIRED' },
      { code: 'ALREADY_MEMBER' },
      { code: 'NOT_LICENSABLE' },
      { code: 'NOT_ALLOWED', member: { guid: 'nobody', email: null, status: 'UNKNOWN', role: 'UNKNOWN' } },
    ]);
    expect(stub.names()).toEqual(['bulk.job', 'bulk.jobFailures', 'member.leanProfiles']);
    expect(stub.calls[2]?.body).toMatchObject({ fetchDeleted: true });
  });

  test('are paged, with a lean call for each thirty', async () => {
    const guids = Array.from({ length: 40 }, (_, index) => `orbit-${String(index).padStart(4, '0')}`);
    const { ask, stub } = await gateway(guids.map((guid) => ({ guid, result: 'not_found' })));
    const one = failuresIn(await ask(FAILURES, { id: jobId, first: 35 }));
    expect([one.nodes.length, one.totalCount, one.pageInfo.hasNextPage]).toEqual([35, 40, true]);
    expect(stub.count('member.leanProfiles')).toBe(2);
    const two = failuresIn(await ask(FAILURES, { id: jobId, first: 35, after: one.pageInfo.endCursor }));
    expect(two.nodes).toHaveLength(5);
  });

  test('cost no profiles where only ids are asked for', async () => {
    const { ask, stub } = await gateway([{ guid: 'orbit-0001', result: 'last_admin' }]);
    await ask(
      'query F($id: ID!) { node(id: $id) { ... on BulkJob { failures { nodes { code member { id guid } } } } } }',
      {
        id: jobId,
      },
    );
    expect(stub.names()).toEqual(['bulk.job', 'bulk.jobFailures']);
  });

  test('whose people cannot be read are null with the reason, and the job stands', async () => {
    const { ask, stub } = await gateway([{ guid: 'orbit-0001', result: 'last_admin' }]);
    stub.on('member.leanProfiles', () => new Refused(503, 'internal'));
    const { data, errors } = await ask(FAILURES, { id: jobId });
    expect(data).toEqual({ node: { failures: null } });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
