import { describe, expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const START = `mutation Start($input: BulkJobStartInput!) { bulkJobStart(input: $input) {
  job { id action status totalCount } userErrors { code field } } }`;
const ids = (...guids: string[]) => guids.map((guid) => toId('Member', guid));
const many = (count: number) => ids(...Array.from({ length: count }, (_, index) => `g-${index}`));
const two = ids('orbit-0001', 'orbit-0002');

test('everybody of a list: its filter, its search and its exceptions in the service’s words', async () => {
  const { ask, stub } = await testGateway();
  const filter = { status: 'ACTIVE', role: 'GUEST', isLicensed: false };
  const matching = { filter, search: ' ann ', exceptIds: two };
  const input = { action: 'DEACTIVATE', matching, expectedCount: 1200, idempotencyKey: 'k' };
  const { data, errors } = await ask(START, { input });
  expect(errors).toBeUndefined();
  const job = { id: toId('BulkJob', 'job-1'), action: 'DEACTIVATE', status: 'RUNNING', totalCount: 1200 };
  expect(data).toEqual({ bulkJobStart: { job, userErrors: [] } });
  expect(stub.names()).toEqual(['bulk.startJob']);
  expect(stub.calls[0]?.body).toEqual({
    action: 'deactivate',
    expectedCount: 1200,
    matching: {
      ...{ state: 'active', role: 'guest', licensed: false, searchText: 'ann' },
      except: ['orbit-0001', 'orbit-0002'],
    },
  });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test.each([
  [{}, { state: 'active' }],
  [{ filter: { status: 'PENDING' } }, { state: 'pending' }],
  [
    { filter: { status: 'DEACTIVATED' }, search: 'b' },
    { state: 'deactivated', searchText: 'b' },
  ],
])('the list %j', async (matching, expected) => {
  const { ask, stub } = await testGateway();
  await ask(START, { input: { action: 'REJECT', matching } });
  expect(stub.calls[0]?.body).toEqual({ action: 'reject', matching: expected });
});

test('ten thousand people, each once', async () => {
  const { ask, stub } = await testGateway();
  const memberIds = [...many(9_999), ...many(1)];
  const { data } = await ask(START, { input: { action: 'APPROVE_AS_GUESTS', memberIds } });
  expect(data).toMatchObject({ bulkJobStart: { job: { action: 'APPROVE_AS_GUESTS' }, userErrors: [] } });
  expect(stub.calls[0]?.body).toHaveProperty('subjects.length', 9_999);
});

describe('why people are deleted', () => {
  const feedback = { reason: 'BUDGET' };

  test('is told once the job stands', async () => {
    const { ask, stub } = await testGateway();
    await ask(START, { input: { action: 'DELETE', memberIds: two, feedback, idempotencyKey: 'k' } });
    expect(stub.names()).toEqual(['bulk.startJob', 'event.publishEvents']);
    expect(stub.calls[1]?.body).toEqual({ events: [{ eventName: 'member_delete_feedback', reason: 4 }] });
    expect(stub.calls[1]?.headers['idempotency-key']).toBe('k:feedback');
  });

  test('that cannot be told leaves the job', async () => {
    const { ask, stub } = await testGateway();
    stub.on('event.publishEvents', () => new Refused(503, 'internal'));
    const { data } = await ask(START, { input: { action: 'DELETE', memberIds: two, feedback } });
    expect(data).toMatchObject({ bulkJobStart: { job: { action: 'DELETE' }, userErrors: [] } });
  });

  test('is not told of a job that was refused', async () => {
    const { ask, stub } = await testGateway();
    stub.on('bulk.startJob', () => new Refused(409, 'count_changed'));
    await ask(START, { input: { action: 'DELETE', memberIds: two, feedback } });
    expect(stub.names()).toEqual(['bulk.startJob']);
  });
});

describe('refused without a call', () => {
  const matching = {};
  test.each([
    ['nobody', { memberIds: [] }, 'REQUIRED', 'memberIds'],
    ['no subjects', {}, 'REQUIRED', 'memberIds'],
    ['both', { memberIds: two, matching }, 'INVALID', 'matching'],
    ['too many', { memberIds: many(10_001) }, 'TOO_MANY', 'memberIds'],
    ['something else', { memberIds: [...two, toId('Team', 'x')] }, 'NOT_FOUND', 'memberIds.2'],
    ['no list', { matching: { filter: { status: 'DELETED' } } }, 'INVALID', 'matching.filter'],
    ['no such narrowing', { matching: { filter: { status: 'PENDING', role: 'GUEST' } } }, 'INVALID', 'matching.filter'],
    ['no search', { matching: { search: ' ' } }, 'INVALID', 'matching.search'],
    ['a long search', { matching: { search: 'x'.repeat(101) } }, 'TOO_LONG', 'matching.search'],
    ['a thousand exceptions', { matching: { exceptIds: many(1000) } }, 'TOO_MANY', 'matching.exceptIds'],
    ['an exception that is none', { matching: { exceptIds: ['x'] } }, 'NOT_FOUND', 'matching.exceptIds.0'],
    ['a count below none', { matching, expectedCount: -1 }, 'INVALID', 'expectedCount'],
    ['no action', { matching, action: 'UNKNOWN' }, 'INVALID', 'action'],
    ['feedback on no deletion', { matching, feedback: { reason: 'BUDGET' } }, 'INVALID', 'feedback'],
    [
      'feedback without words',
      { matching, action: 'DELETE', feedback: { reason: 'OTHER' } },
      'REQUIRED',
      'feedback.text',
    ],
  ])('%s', async (_what, rest, code, field) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(START, { input: { action: 'DEACTIVATE', ...rest } });
    expect(data).toEqual({ bulkJobStart: { job: null, userErrors: [{ code, field: field.split('.') }] } });
    expect(stub.calls).toEqual([]);
  });
});

describe('refused by the service', () => {
  test.each([
    [400, 'too_many_subjects', 'TOO_MANY', ['memberIds']],
    [400, 'nobody_matches', 'NOT_FOUND', ['matching']],
    [400, 'search_too_short', 'INVALID', ['matching', 'search']],
    [409, 'count_changed', 'STALE', ['expectedCount']],
    [409, 'elite_team', 'NOT_ALLOWED', ['action']],
    [403, 'guests_disabled', 'NOT_ALLOWED', ['action']],
    [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
  ])('%i %s', async (status, refusal, code, field) => {
    const { ask, stub } = await testGateway();
    stub.on('bulk.startJob', () => new Refused(status, refusal));
    const { data } = await ask(START, { input: { action: 'ASSIGN_LICENCE', matching: {} } });
    expect(data).toEqual({ bulkJobStart: { job: null, userErrors: [{ code, field }] } });
  });
});
