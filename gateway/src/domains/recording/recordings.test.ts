import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { KEY, RECORDINGS } from '../../testing/stub/recording.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const idOf = (key: string) => toId('Recording', key);
const LIST = `query ($first: Int, $after: String, $search: String, $direction: OrderDirection! = DESC) {
  viewer { team { recordings(first: $first, after: $after, search: $search, direction: $direction) {
    nodes { title } totalCount totalBytes keptDays keptDaysFrom pageInfo { endCursor hasNextPage hasPreviousPage } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Recording {
  id title meetingId createdAt durationSeconds isReady bytes recorderName recordedBy { guid }
  viewerCanRename viewerCanDelete viewerCanDownload } } }`;

type Page = {
  nodes: { title: string }[];
  totalCount: number;
  totalBytes: number;
  keptDays: number | null;
  keptDaysFrom: string | null;
  pageInfo: Record<string, unknown>;
};
const pageIn = (data: unknown) => (data as { viewer: { team: { recordings: Page } } }).viewer.team.recordings;
const pageCalls = (gateway: Awaited<ReturnType<typeof testGateway>>) =>
  gateway.stub.calls.flatMap(({ name, query: { page, size, sort, searchText } }) =>
    name === 'recording.recordings' ? [{ page, size, sort, searchText }] : [],
  );

describe('the recordings of a team', () => {
  test('come a page of six at a time, each by one call', async () => {
    const gateway = await testGateway();
    const { ask, stub } = gateway;
    const first = pageIn((await ask(LIST, { first: 6 })).data);
    expect(first.nodes.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((place) => `Call ${place}`));
    expect(first).toMatchObject({ totalCount: 9, totalBytes: 8_000, keptDays: 90, pageInfo: { hasNextPage: true } });
    expect(first.keptDaysFrom).toBe('2026-11-06T21:20:00.000Z');
    const { endCursor: after } = first.pageInfo;
    const second = pageIn((await ask(LIST, { first: 6, after })).data);
    expect(second.nodes.map(({ title }) => title)).toEqual([7, 8, 9].map((place) => `Call ${place}`));
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(pageCalls(gateway)).toEqual([
      { page: '0', size: '6', sort: 'newest', searchText: undefined },
      { page: '1', size: '6', sort: 'newest', searchText: undefined },
    ]);
    expect(stub.names().filter((name) => name.startsWith('member.'))).toEqual([]);
  });

  test('are six where nothing is said, and may be read on by another number', async () => {
    const gateway = await testGateway();
    const { data } = await gateway.ask('{ viewer { team { recordings { nodes { title } pageInfo { endCursor } } } } }');
    const { endCursor: after } = pageIn(data).pageInfo;
    const { nodes } = pageIn((await gateway.ask(LIST, { first: 4, after })).data);
    expect(nodes.map(({ title }) => title)).toEqual([7, 8, 9].map((place) => `Call ${place}`));
    expect(pageCalls(gateway).map(({ page, size }) => [page, size])).toEqual([
      ...[
        ['0', '6'],
        ['1', '4'],
        ['2', '4'],
      ],
    ]);
  });

  test('are searched and turned by the service', async () => {
    const gateway = await testGateway();
    const { nodes, totalCount } = pageIn((await gateway.ask(LIST, { search: ' room-9 ', direction: 'ASC' })).data);
    expect([nodes, totalCount]).toEqual([[{ title: 'Call 9' }], 1]);
    expect(pageCalls(gateway)).toEqual([{ page: '0', size: '6', sort: 'oldest', searchText: 'room-9' }]);
    expect((await gateway.ask(LIST, { search: ' ' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await gateway.ask(LIST, { first: 301 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('say of each what is known, with all who recorded by one call, and never where a file lies', async () => {
    const { ask, stub } = await testGateway();
    const answer = await ask(
      `{ viewer { team { recordings(first: 2) { nodes {
        id title meetingId createdAt durationSeconds isReady bytes recorderName recordedBy { guid }
        viewerCanRename viewerCanDelete viewerCanDownload } } } } }`,
    );
    const common = { recorderName: 'First Member', recordedBy: { guid: 'orbit-0001' } };
    const mine = { viewerCanRename: true, viewerCanDelete: true };
    expect(pageIn(answer.data).nodes).toEqual([
      {
        ...{ id: idOf('r-1'), title: 'Call 1', meetingId: 'room-1', createdAt: '2026-11-06T21:20:00.000Z' },
        ...{ durationSeconds: null, isReady: false, bytes: null, ...common, ...mine, viewerCanDownload: false },
      },
      {
        ...{ id: idOf('r-2'), title: 'Call 2', meetingId: 'room-2', createdAt: '2026-11-06T20:20:00.000Z' },
        ...{ durationSeconds: 45, isReady: true, bytes: 1_000, ...common, ...mine, viewerCanDownload: true },
      },
    ]);
    expect(stub.names().filter((name) => !name.startsWith('team.') && !name.startsWith('identity.'))).toEqual([
      ...['recording.recordings', 'member.leanProfiles'],
    ]);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  test('are null where the team records no calls, and where the service is away', async () => {
    const { ask, stub } = await testGateway();
    stub.on('recording.recordings', () => new Refused(403, 'video_recording_disabled'));
    const disabled = await ask(LIST);
    expect([disabled.errors, pageIn(disabled.data)]).toEqual([undefined, null]);
    stub.on('recording.recordings', () => new Refused(503, 'internal'));
    const away = await ask(LIST);
    expect([away.errors?.[0]?.path, pageIn(away.data)]).toEqual([['viewer', 'team', 'recordings'], null]);
  });
});

describe('one recording', () => {
  test('is found by its id where the viewer sees it', async () => {
    const { ask, stub, member } = await testGateway();
    expect((await ask(NODE, { id: idOf('r-9') })).data).toMatchObject({ node: { title: 'Call 9', bytes: 1_000 } });
    expect((await ask(NODE, { id: idOf('r-9') }, { as: member })).data).toEqual({ node: null });
    stub.on('recording.recording', () => new Refused(403, 'video_recording_disabled'));
    expect((await ask(NODE, { id: idOf('r-9') })).data).toEqual({ node: null });
  });

  test('lasts as many seconds as the service knows, or its whole minutes', async () => {
    const { ask, stub } = await testGateway();
    const QUERY = 'query ($id: ID!) { node(id: $id) { ... on Recording { durationSeconds recordedBy { guid } } } }';
    const lasting = async (durationInSeconds: number | null, durationInMinutes: number | null) => {
      stub.on('recording.recording', () => ({ ...RECORDINGS[1], durationInSeconds, durationInMinutes }));
      return (await ask(QUERY, { id: idOf('r-2') })).data;
    };
    expect(await lasting(59, 0)).toMatchObject({ node: { durationSeconds: 59 } });
    expect(await lasting(null, 3)).toMatchObject({ node: { durationSeconds: 180 } });
    expect(await lasting(null, null)).toMatchObject({ node: { durationSeconds: null } });
  });
});
