import { describe, expect, test } from 'vitest';
import { toId } from '../../../lib/ids.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { MEMBER_UPLOAD } from '../../../testing/stubMemberFiles.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const id = toId('MemberUpload', 'import-1');
const FIELDS = `id mode fileName status encoding columns totalCount checkedCount plannedCount unchangedCount refusedCount doneCount
  failedCount uploadedAt uploadedBy startedAt startedBy finishedAt viewerCanCancel`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on MemberUpload { ${FIELDS} } } }`;
const upload = {
  ...{ id, mode: 'ADD', fileName: 'people.csv', status: 'VALIDATED', encoding: 'UTF_8', columns: ['email', 'Office'] },
  ...{ totalCount: 4, checkedCount: 4, plannedCount: 2, unchangedCount: 1, refusedCount: 1 },
  ...{ doneCount: 0, failedCount: 0, uploadedAt: '2023-11-14T22:13:20.000Z', uploadedBy: 'Ada Admin' },
  ...{ startedAt: null, startedBy: null, finishedAt: null, viewerCanCancel: true },
};

describe('what the page of bulk changes shows', () => {
  const TEAM = `query ($mode: MemberUploadMode!) { viewer { team { memberUploadColumns(mode: $mode) { name isRequired customFieldId }
    memberInviteMail { fromDomain subject message } lastMemberUpload(mode: $mode) { id mode fileName status at by }
    memberUploads { ${FIELDS} } } } }`;

  test('is one call for each part of it', async () => {
    const { ask, stub } = await testGateway();
    const { data, errors } = await ask(TEAM, { mode: 'EDIT' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        team: {
          memberUploadColumns: [
            { name: 'email', isRequired: true, customFieldId: null },
            { name: 'Office', isRequired: false, customFieldId: toId('CustomField', 'orbit-f01') },
          ],
          memberInviteMail: {
            fromDomain: 'mail.muster.example',
            subject: 'Join our official {team_name} team on Muster',
            message: 'Hello,\njoin {team_name}: {invite_link}',
          },
          lastMemberUpload: null,
          memberUploads: [
            {
              ...upload,
              ...{ mode: 'EDIT', status: 'PROCESSING', doneCount: 1 },
              ...{ startedAt: '2023-11-14T22:13:21.000Z', startedBy: 'Bea Admin' },
            },
          ],
        },
      },
    });
    const names = ['bulk.inviteMail', 'bulk.lastImport', 'bulk.memberColumns', 'bulk.memberUploads'];
    expect(stub.names().toSorted()).toEqual(names);
    expect(stub.calls.flatMap(({ query }) => query['mode'] ?? [])).toEqual(['edit', 'edit']);
  });

  test('is not for members, and of no mode that there is not', async () => {
    const { ask, stub, member } = await testGateway();
    const { errors } = await ask(TEAM, { mode: 'ADD' }, { as: member });
    expect(errors?.map(({ extensions }) => extensions.reason)).toEqual(Array(4).fill('actor_not_admin'));
    stub.clear();
    const unknown = await ask(TEAM, { mode: 'UNKNOWN' });
    expect(unknown.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(stub.names().toSorted()).toEqual(['bulk.inviteMail', 'bulk.memberUploads']);
  });

  test('tells the last file of each mode, which has names of its own on the wire', async () => {
    const { ask, stub } = await testGateway();
    const told = { fileName: 'a.csv', status: 'processed', uploadedAt: 1, uploadedBy: 'Nobody' };
    const wires = {
      ADD: { importId: 'a', importedAt: 1_700_000_000_000, importedBy: 'Ada' },
      EDIT: { updateId: 'b', updatedAt: 1_700_000_001_000, updatedBy: 'Bea' },
      DELETE: { deleteId: 'c', deletedAt: 1_700_000_002_000, deletedBy: 'Cem' },
      DEACTIVATE: { deactivatedId: 'd', deactivatedAt: 1_700_000_003_000, deactivatedBy: 'Dee' },
    };
    // What belongs to other modes stands there, too, and is not to be taken for this one's.
    const others = { importId: 'x', updateId: 'x', deleteId: 'x', deactivatedId: 'x', importedBy: 'X', updatedAt: 2 };
    const ask4 = async (mode: string, wire: object) => {
      stub.on('bulk.lastImport', () => ({ lastUpload: { ...told, ...wire } }));
      return ask(
        `query ($mode: MemberUploadMode!) { viewer { team { lastMemberUpload(mode: $mode) { id mode fileName status at by } } } }`,
        { mode },
      );
    };
    const lastOf = (last: object | null) => ({ viewer: { team: { lastMemberUpload: last } } });
    const known = { fileName: 'a.csv', status: 'PROCESSED' };
    const expected = {
      ADD: ['a', '2023-11-14T22:13:20.000Z', 'Ada'],
      EDIT: ['b', '2023-11-14T22:13:21.000Z', 'Bea'],
      DELETE: ['c', '2023-11-14T22:13:22.000Z', 'Cem'],
      DEACTIVATE: ['d', '2023-11-14T22:13:23.000Z', 'Dee'],
    } as const;
    for (const [mode, [key, at, by]] of Object.entries(expected)) {
      const { data } = await ask4(mode, { ...others, ...wires[mode as keyof typeof wires] });
      expect(data).toEqual(lastOf({ id: toId('MemberUpload', key), mode, ...known, at, by }));
    }
    expect((await ask4('EDIT', { updateId: 'b' })).data).toEqual(
      lastOf({ id: toId('MemberUpload', 'b'), mode: 'EDIT', ...known, at: '1970-01-01T00:00:00.001Z', by: 'Nobody' }),
    );
    const nameless = await ask4('EDIT', { importId: 'a' });
    expect([nameless.data, nameless.errors?.[0]?.extensions.code]).toEqual([lastOf(null), 'UPSTREAM_INVALID']);
  });
});

describe('a file of people', () => {
  test('is found by its id by one call, and nothing else is', async () => {
    const { ask, stub, member } = await testGateway();
    expect((await ask(NODE, { id })).data).toEqual({ node: upload });
    expect(stub.names()).toEqual(['bulk.memberUpload']);
    expect((await ask(NODE, { id: toId('MemberUpload', 'other') })).data).toEqual({ node: null });
    expect((await ask(NODE, { id: toId('MemberUpload', '../x') })).data).toEqual({ node: null });
    expect((await ask(NODE, { id }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
    expect(stub.count('bulk.memberUpload')).toBe(3);
  });

  test('may be cancelled until it is over, and has words for what this version does not know', async () => {
    const { ask, stub } = await testGateway();
    const states = ['validating', 'validated', 'processing', 'processed', 'cancelled', 'paused'];
    const seen = [];
    for (const status of states) {
      stub.on('bulk.memberUpload', () => ({ ...MEMBER_UPLOAD, status, mode: 'merge', encoding: 'utf-7' }));
      seen.push(
        (
          await ask(
            'query ($id: ID!) { node(id: $id) { ... on MemberUpload { status viewerCanCancel mode encoding } } }',
            { id },
          )
        ).data,
      );
    }
    const unknown = { mode: 'UNKNOWN', encoding: 'UNKNOWN' };
    expect(seen).toEqual([
      { node: { status: 'VALIDATING', viewerCanCancel: true, ...unknown } },
      { node: { status: 'VALIDATED', viewerCanCancel: true, ...unknown } },
      { node: { status: 'PROCESSING', viewerCanCancel: true, ...unknown } },
      { node: { status: 'PROCESSED', viewerCanCancel: false, ...unknown } },
      { node: { status: 'CANCELLED', viewerCanCancel: false, ...unknown } },
      { node: { status: 'UNKNOWN', viewerCanCancel: false, ...unknown } },
    ]);
  });
});

describe('the rows of a file', () => {
  const ROWS = `query ($id: ID!, $kind: MemberUploadRowKind!, $search: String, $first: Int, $after: String) { node(id: $id) {
    ... on MemberUpload { fileName rows(kind: $kind, search: $search, first: $first, after: $after) { totalCount
      nodes { line email name plan changes { field before after } problem { field name details code value } }
      pageInfo { endCursor hasNextPage } } } } }`;
  const add = { line: 2, email: 'a@orbit.example', name: 'Ann', plan: 'add', result: null, problem: null };
  const rows = [
    { ...add, changes: [{ field: 'Office', before: null, after: 'Berlin' }] },
    {
      ...{ line: 4, email: 'x', name: 'X', plan: 'refused', result: null, changes: [] },
      problem: { field: 'email', name: 'X', details: 'That is no address.', code: 'email_invalid', value: 'x' },
    },
    {
      ...{ line: 5, email: '', name: '', plan: 'merged', result: null, changes: [] },
      problem: { field: '', name: '', details: 'Too odd.', code: 'too_odd', value: '' },
    },
  ];
  async function gateway() {
    const made = await testGateway();
    made.stub.on('bulk.memberUploadRows', ({ query }) => {
      const offset = Number(query['offset']);
      return { rows: rows.slice(offset, offset + Number(query['limit'])), total: rows.length };
    });
    return made;
  }
  type Rows = { data?: { node?: { rows: { pageInfo: { endCursor: string } } } } };

  test('are read page by page, with what changes and what is wrong', async () => {
    const { ask, stub } = await gateway();
    const one = await ask(ROWS, { id, kind: 'PLANNED', search: ' ann ', first: 2 });
    const endCursor = (one as Rows).data?.node?.rows.pageInfo.endCursor;
    expect(one.data).toEqual({
      node: {
        fileName: 'people.csv',
        rows: {
          totalCount: 3,
          nodes: [
            {
              ...{ line: 2, email: 'a@orbit.example', name: 'Ann', plan: 'ADD', problem: null },
              changes: [{ field: 'Office', before: null, after: 'Berlin' }],
            },
            {
              ...{ line: 4, email: 'x', name: 'X', plan: 'REFUSED', changes: [] },
              problem: { field: 'email', name: 'X', details: 'That is no address.', code: 'EMAIL_INVALID', value: 'x' },
            },
          ],
          pageInfo: { hasNextPage: true, endCursor },
        },
      },
    });
    expect(stub.names()).toEqual(['bulk.memberUpload', 'bulk.memberUploadRows']);
    expect(stub.calls[1]?.query).toMatchObject({
      importId: 'import-1',
      kind: 'planned',
      searchText: 'ann',
      limit: '2',
    });
    const two = await ask(ROWS, { id, kind: 'PLANNED', first: 2, after: endCursor });
    expect(two.data).toMatchObject({
      node: {
        rows: {
          nodes: [{ line: 5, plan: 'UNKNOWN', problem: { field: null, code: 'UNKNOWN' } }],
          pageInfo: { hasNextPage: false },
        },
      },
    });
    expect(stub.calls[3]?.query).not.toHaveProperty('searchText');
  });

  test('of each kind are asked for by its word, and of a kind without any not at all', async () => {
    const { ask, stub } = await gateway();
    for (const kind of ['PLANNED', 'UNCHANGED', 'REFUSED', 'DONE', 'FAILED']) await ask(ROWS, { id, kind });
    const asked = () => stub.calls.flatMap(({ query }) => query['kind'] ?? []);
    expect(asked()).toEqual(['planned', 'unchanged', 'refused']);
    stub.clear();
    stub.on('bulk.memberUpload', () => ({
      ...MEMBER_UPLOAD,
      planned: 0,
      unchanged: 0,
      refused: 0,
      done: 1,
      failed: 1,
    }));
    for (const kind of ['PLANNED', 'UNCHANGED', 'REFUSED', 'DONE', 'FAILED']) {
      const { data } = await ask(ROWS, { id, kind });
      const totalCount = ['DONE', 'FAILED'].includes(kind) ? 3 : 0;
      expect(data).toMatchObject({ node: { rows: { totalCount } } });
    }
    expect(asked()).toEqual(['done', 'failed']);
  });

  test('that cannot be read leave the file stand, and what cannot be asked is malformed', async () => {
    const { ask, stub } = await gateway();
    for (const wrong of [{ first: 301 }, { search: ' ' }, { search: 'x'.repeat(101) }]) {
      const { errors } = await ask(ROWS, { id, kind: 'DONE', ...wrong });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    stub.on('bulk.memberUploadRows', () => new Refused(503, 'internal'));
    const { data, errors } = await ask(ROWS, { id, kind: 'PLANNED' });
    expect(data).toEqual({ node: { fileName: 'people.csv', rows: null } });
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
