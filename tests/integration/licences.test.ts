// Licences, the way to PRO, and jobs on many people, through the gateway on the real services.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const HOUR = 60 * 60_000;

const BILLING =
  '{ viewer { team { isProPlan billing { licensedUsersCount unusedLicencesCount liteUsersCount activationAt viewerCanActivatePlan } } } }';
const team = async (by: Session) => (await by.ask(BILLING)).data.viewer.team;

const LIST = `query ($filter: MemberFilter, $search: String, $first: Int = 300) { viewer { team { membersCount
  members(first: $first, filter: $filter, search: $search) { totalCount nodes { id role isLicensed isAutoRenewEnabled } } } } }`;
const people = async (by: Session, filter: object, first = 300) =>
  (await by.ask(LIST, { filter, first })).data.viewer.team.members;
const ids = async (by: Session, filter: object, first = 300): Promise<string[]> =>
  (await people(by, filter, first)).nodes.map(({ id }: { id: string }) => id);

const write = async (by: Session, name: string, input: Record<string, unknown>, selection: string) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  const { data, errors } = await by.ask(query, { input });
  expect(errors).toEqual([]);
  return data[name];
};

describe('assigning', () => {
  test('takes from those that are left, all or nobody, and never for guests', async () => {
    const orbit = await stack.signIn('admin@orbit.example');
    const lite = await ids(orbit, { isLicensed: false });
    expect(lite).toHaveLength(32);
    const [guest] = await ids(orbit, { role: 'GUEST' }, 1);
    const some = await write(
      orbit,
      'licenceAssign',
      { memberIds: [...lite.slice(0, 10), guest] },
      'members { isLicensed isAutoRenewEnabled } team { billing { licensedUsersCount unusedLicencesCount } }',
    );
    expect(some.members).toHaveLength(10);
    expect(some.members[0]).toEqual({ isLicensed: true, isAutoRenewEnabled: true });
    expect(some.team.billing).toEqual({ licensedUsersCount: 90, unusedLicencesCount: 5 });
    expect(some.userErrors).toEqual([{ code: 'NOT_LICENSABLE', field: ['memberIds', '10'] }]);
    const tooMany = await write(orbit, 'licenceAssign', { memberIds: lite.slice(10, 16) }, 'members { id }');
    expect(tooMany).toMatchObject({ members: [], userErrors: [{ code: 'NO_LICENCE_LEFT' }] });
    expect((await team(orbit)).billing).toMatchObject({ licensedUsersCount: 90, unusedLicencesCount: 5 });
  });

  test('auto-renewal is disabled for at most 20 at once; a downgrade frees the licence', async () => {
    const rupee = await stack.signIn('admin@rupee.example');
    const licensed = await ids(rupee, { isLicensed: true });
    const most = await write(
      rupee,
      'licenceAutoRenewDisable',
      { memberIds: licensed.slice(0, 20) },
      'members { isAutoRenewEnabled }',
    );
    expect(most.userErrors.filter(({ code }: { code: string }) => code !== 'ALREADY_DONE')).toEqual([]);
    const more = await write(rupee, 'licenceAutoRenewDisable', { memberIds: licensed.slice(0, 21) }, 'members { id }');
    expect(more).toEqual({ members: [], userErrors: [{ code: 'TOO_MANY', field: ['memberIds'] }] });
    const before = (await team(rupee)).billing;
    const down = await write(
      rupee,
      'licenceCategoryUpdate',
      { memberIds: licensed.slice(0, 2), category: 'FREE' },
      'members { isLicensed }',
    );
    expect(down.members).toEqual([{ isLicensed: false }, { isLicensed: false }]);
    expect((await team(rupee)).billing.unusedLicencesCount).toBe(before.unusedLicencesCount + 2);
  });

  test('is not for elite teams', async () => {
    const elite = await stack.signIn('admin@elite.example');
    const [someone] = await ids(elite, { isLicensed: false }, 1);
    const answer = await write(elite, 'licenceAssign', { memberIds: [someone] }, 'members { id }');
    expect(answer).toMatchObject({ members: [], userErrors: [{ code: 'NOT_ALLOWED' }] });
  });
});

describe('a job', () => {
  const JOB =
    'id status totalCount doneCount failedCount viewerCanUndo failures(first: 5) { totalCount nodes { code } }';
  const job = async (by: Session, id: string) =>
    (await by.ask(`query ($id: ID!) { node(id: $id) { ... on BulkJob { ${JOB} } } }`, { id })).data.node;

  test('switches everybody of a list off but two, in the list’s words, and takes it back', async () => {
    const orbit = await stack.signIn('admin@orbit.example');
    const matching = { filter: { role: 'MEMBER' }, exceptIds: await ids(orbit, { role: 'MEMBER' }, 2) };
    const { totalCount } = await people(orbit, { role: 'MEMBER' }, 1);
    const expectedCount = totalCount - 2;
    const wrong = await write(
      orbit,
      'bulkJobStart',
      { action: 'DEACTIVATE', matching, expectedCount: 5 },
      'job { id }',
    );
    expect(wrong).toMatchObject({ job: null, userErrors: [{ code: 'STALE' }] });
    const started = await write(
      orbit,
      'bulkJobStart',
      { action: 'DEACTIVATE', matching, expectedCount },
      `job { ${JOB} }`,
    );
    expect(started.job).toMatchObject({ totalCount: expectedCount });
    await stack.dev.advance(0);
    expect(await job(orbit, started.job.id)).toMatchObject({
      status: 'DONE',
      doneCount: expectedCount,
      failedCount: 0,
    });
    expect((await people(orbit, { role: 'MEMBER' }, 1)).totalCount).toBe(2);
    const undone = await write(orbit, 'bulkJobUndo', { jobId: started.job.id }, `job { ${JOB} }`);
    await stack.dev.advance(0);
    expect(await job(orbit, undone.job.id)).toMatchObject({ status: 'DONE', doneCount: expectedCount });
    expect((await people(orbit, { role: 'MEMBER' }, 1)).totalCount).toBe(totalCount);
  });

  test('tells whom it could not act on', async () => {
    const summit = await stack.signIn('admin@summit.example');
    const admins = await ids(summit, { role: 'ADMIN' });
    const started = await write(summit, 'bulkJobStart', { action: 'DEACTIVATE', memberIds: admins }, `job { ${JOB} }`);
    await stack.dev.advance(0);
    expect(await job(summit, started.job.id)).toMatchObject({
      doneCount: 2,
      failedCount: 1,
      failures: { totalCount: 1, nodes: [{ code: 'LAST_ADMIN' }] },
    });
  });

  test('belongs to its team', async () => {
    const orbit = await stack.signIn('admin@orbit.example');
    const flat = await stack.signIn('admin@flat.example');
    const [someone] = await ids(orbit, { role: 'MEMBER' }, 1);
    const { job: own } = await write(
      orbit,
      'bulkJobStart',
      { action: 'DEACTIVATE', memberIds: [someone] },
      'job { id }',
    );
    expect(await job(flat, own.id)).toBeNull();
  });
});

describe('the way to PRO', () => {
  beforeEach(() => stack.dev.reset());

  test('ends by the services’ own clock, 24 hours after the first assignment', async () => {
    const activating = await stack.signIn('admin@activating.example');
    expect(await team(activating)).toMatchObject({ isProPlan: false, billing: { viewerCanActivatePlan: true } });
    await stack.dev.advance(17 * HOUR);
    expect((await team(activating)).isProPlan).toBe(false);
    await stack.dev.advance(2 * HOUR);
    expect(await team(activating)).toMatchObject({
      isProPlan: true,
      billing: { activationAt: null, viewerCanActivatePlan: false },
    });
    const again = await write(activating, 'planActivate', {}, 'team { isProPlan }');
    expect(again).toEqual({ team: null, userErrors: [{ code: 'NOT_ALLOWED', field: null }] });
  });

  test('ends at once by hand', async () => {
    const activating = await stack.signIn('admin@activating.example');
    expect((await write(activating, 'planActivate', {}, 'team { isProPlan }')).team).toEqual({ isProPlan: true });
  });

  test('ends at once when the last licence is assigned', async () => {
    const activating = await stack.signIn('admin@activating.example');
    const lite = await ids(activating, { isLicensed: false });
    const answer = await write(activating, 'licenceAssign', { memberIds: lite.slice(0, 11) }, 'team { isProPlan }');
    expect(answer).toEqual({ team: { isProPlan: true }, userErrors: [] });
  });
});
