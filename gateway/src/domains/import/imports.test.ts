import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { IMPORT } from '../../testing/stubImports.ts';
import { testGateway } from '../../testing/testGateway.ts';

const id = toId('Import', 'slack-1');
const FIELDS = `id source status stage progress { done total } fileName teamUrl teamLink createdAt updatedAt finishedAt startedBy
  failure viewerCanCancel counts { peopleFound peopleAdded peopleMatched peopleSkipped channelsFound channelsAdded
  channelsMatched channelsSkipped messagesFound messagesAdded messagesSkipped }`;
const TEAM = `{ viewer { team { imports { ${FIELDS} } } } }`;
const NODE = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on Import { fileName
  problems(first: $first, after: $after) { nodes { position kind name code } totalCount pageInfo { endCursor hasNextPage } } } } }`;
const STATE = 'query ($url: String!) { viewer { team { urlState(url: $url) } } }';

const reading = {
  ...{ id, source: 'SLACK', status: 'IN_PROGRESS', stage: 'READING', fileName: 'export.zip', teamUrl: 'orbit' },
  ...{ progress: { done: 1_000_000_000, total: 4_000_000_000 }, teamLink: null, failure: null, viewerCanCancel: true },
  ...{ createdAt: '2023-11-14T22:13:20.000Z', updatedAt: '2023-11-14T22:13:21.000Z', finishedAt: null },
  ...{ startedBy: 'Ada Admin', counts: IMPORT.counts },
};

test('the last import of each source is one call; where the team is found is known once it is done', async () => {
  const { ask, stub, member } = await testGateway({ env: { CHAT_URL: 'https://chat.example.com/{teamUrl}' } });
  const done = { ...IMPORT, importId: 's-2', source: 'STRIDE', status: 'COMPLETED', stage: 'done', progress: null };
  const odd = { ...IMPORT, importId: 'x', source: 'IRC', status: 'PAUSED', stage: 'packing', failure: 'too_odd' };
  stub.on('import.importsStatus', () => ({
    imports: [
      IMPORT,
      { ...done, dateFinished: 1_700_000_002_000, teamUrl: 'o bit', isCancellable: false },
      { ...done, status: 'FAILED', failure: 'passphrase_wrong' },
      odd,
    ],
  }));
  const { data, errors } = await ask(TEAM);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      team: {
        imports: [
          reading,
          {
            ...{ source: 'STRIDE', status: 'COMPLETED', stage: 'DONE', finishedAt: '2023-11-14T22:13:22.000Z' },
            ...{ teamLink: 'https://chat.example.com/o%20bit', progress: null, viewerCanCancel: false },
          },
          { status: 'FAILED', failure: 'PASSPHRASE_WRONG', teamLink: null },
          { source: 'UNKNOWN', status: 'UNKNOWN', stage: 'UNKNOWN', failure: 'UNKNOWN', teamLink: null },
        ],
      },
    },
  });
  expect(stub.names()).toEqual(['import.importsStatus']);
  stub.on('import.importsStatus', (_call, _reply, usual) => usual());
  expect((await ask(TEAM, {}, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
});

test('an import is found by its id by one call, and another team’s is none', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(`query ($id: ID!) { node(id: $id) { ... on Import { ${FIELDS} } } }`, { id })).data).toEqual({
    node: reading,
  });
  for (const other of ['other', '../x']) {
    expect((await ask(NODE, { id: toId('Import', other) })).data).toEqual({ node: null });
  }
  expect(stub.names()).toEqual(['import.importStatus', 'import.importStatus']);
});

test('what could not be brought over is read page by page, by its place', async () => {
  const { ask, stub } = await testGateway();
  const problems = [
    { kind: 'person', name: 'a@orbit.example', code: 'deactivated_in_team' },
    { kind: 'channel', name: 'ops', code: 'channel_limit' },
    { kind: 'emoji', name: ':-)', code: 'too_odd' },
  ];
  stub.on('import.importProblems', ({ query }) => {
    const offset = Number(query['offset']);
    return { problems: problems.slice(offset, offset + Number(query['limit'])), total: problems.length };
  });
  type Asked = { node: { problems: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } };
  const read = async (args: object) => ((await ask(NODE, { id, ...args })).data as Asked).node.problems;
  const one = await read({ first: 2 });
  expect(one).toMatchObject({
    nodes: [
      { position: 0, kind: 'PERSON', name: 'a@orbit.example', code: 'DEACTIVATED_IN_TEAM' },
      { position: 1, kind: 'CHANNEL', name: 'ops', code: 'CHANNEL_LIMIT' },
    ],
    ...{ totalCount: 3, pageInfo: { hasNextPage: true } },
  });
  expect(stub.names()).toEqual(['import.importStatus', 'import.importProblems']);
  expect(await read({ first: 2, after: one.pageInfo.endCursor })).toMatchObject({
    nodes: [{ position: 2, kind: 'UNKNOWN', name: ':-)', code: 'UNKNOWN' }],
    pageInfo: { hasNextPage: false },
  });
  expect(stub.count('import.importProblems')).toBe(2);
  expect((await ask(NODE, { id, first: 301 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  stub.on('import.importProblems', () => new Refused(503, 'internal'));
  const { data, errors } = await ask(NODE, { id });
  expect(data).toEqual({ node: { fileName: 'export.zip', problems: null } });
  expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
});

test('a short address is available or taken, and invalid where the service answers 400', async () => {
  const { ask, stub, member } = await testGateway();
  const stateOf = async (url: string) => (await ask(STATE, { url })).data;
  const is = (urlState: string | null) => ({ viewer: { team: { urlState } } });
  expect(await stateOf(' orbit ')).toEqual(is('AVAILABLE'));
  expect(await stateOf('harbor')).toEqual(is('TAKEN'));
  expect(stub.calls.map(({ name, query }) => `${name} ${query['url']}`)).toEqual([
    'import.checkUrl orbit',
    'import.checkUrl harbor',
  ]);
  stub.on('import.checkUrl', () => new Refused(400, 'url_invalid'));
  expect(await stateOf('ör bit')).toEqual(is('INVALID'));
  stub.on('import.checkUrl', (_call, reply) => reply.code(400).send('no'));
  expect(await stateOf('ör bit')).toEqual(is('INVALID'));
  stub.on('import.checkUrl', (_call, _reply, usual) => usual());
  expect((await ask(STATE, { url: 'orbit' }, { as: member })).errors?.[0]?.extensions.reason).toBe('actor_not_admin');
  stub.clear();
  for (const url of [' ', 'x'.repeat(1_001)]) {
    expect((await ask(STATE, { url })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
  expect(stub.calls).toEqual([]);
});
