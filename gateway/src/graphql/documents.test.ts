// Documents and variables that cost much for what they are: refused before they do.
import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');
const ofViewer = (inside: string) => `{ viewer { ${inside} } }`;

const tooComplex: [string, string][] = [
  ['one field 21 times in one place', ofViewer(times(21, () => 'email'))],
  ['one name 21 times, of aliases', ofViewer(times(21, () => 'a: email'))],
  ['the same in a fragment', `{ viewer { ...F } } fragment F on Viewer { ${times(21, () => 'email')} }`],
  ['four questions about the schema', `{ ${times(4, (index) => `a${index}: __schema { description }`)} }`],
  [
    'the same by a fragment',
    `{ a: __schema { description } ...F ...G } fragment F on Query { b: __schema { description } ...G } fragment G on Query { c: __type(name: "Team") { name } }`,
  ],
  ['the fields of all fields', '{ __schema { types { fields { type { fields { name } } } } } }'],
  [
    'the same by a fragment',
    '{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { interfaces { name } }',
  ],
  ['a question 21 deep', `{ __type(name: "Team") ${'{ ofType '.repeat(20)}{ name }${' }'.repeat(20)} }`],
  ['a text without end', `{ viewer { id } } # ${'a'.repeat(64_000)}`],
];

test.each(tooComplex)('%s is TOO_COMPLEX', async (_what, query) => {
  const { ask, stub } = await testGateway();
  const { errors } = await ask(query);
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('TOO_COMPLEX');
  expect(stub.calls).toEqual([]);
});

const allowed: [string, string][] = [
  ['one field 20 times', ofViewer(times(20, () => 'email'))],
  [
    'three questions',
    `{ __schema { description } ${times(2, (index) => `a${index}: __type(name: "Team") { fields { type { fields { name } } } }`)} }`,
  ],
  ['what tools ask', getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true })],
];

test.each(allowed)('%s is answered', async (_what, query) => {
  const { ask } = await testGateway();
  expect((await ask(query)).errors).toBeUndefined();
});

test('a document that is beyond a limit is not checked any further', async () => {
  const { ask } = await testGateway();
  const { errors } = await ask(ofViewer(times(950, (index) => `nothing${index} email`)));
  expect(errors?.map(({ message }) => message)).toEqual([
    "The document's number of times that one field stands in one place is 950; at most 20 is allowed.",
  ]);
});

test('of many faults the first 20 are told', async () => {
  const { ask } = await testGateway();
  expect((await ask(ofViewer(times(500, (index) => `nothing${index}`)))).errors).toHaveLength(21);
});

test('a subscription does not fit the schema', async () => {
  const { ask } = await testGateway();
  const { errors } = await ask('subscription { viewer { id } }');
  expect(errors?.[0]).toMatchObject({
    message: 'There is no subscription in this schema.',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
});

test('two steps of signing in are refused as the caller’s fault', async () => {
  const { send } = await testGateway();
  const query =
    'mutation { a: pinIssue(input: { email: "a" }) { login } b: pinIssue(input: { email: "b" }) { login } }';
  const answer = await send({ query }, { headers: { accept: 'application/graphql-response+json' } });
  expect(answer.status).toBe(400);
});

test('a message is no longer than its head, whatever it is about', async () => {
  const { ask } = await testGateway();
  const { errors } = await ask(`{ ${'a'.repeat(30_000)} }`);
  expect(errors?.[0]?.message).toHaveLength(1_001);
});

const APPROVE = 'mutation ($ids: [ID!]!) { memberApprove(input: { memberIds: $ids }) { userErrors { code } } }';
const MEMBERS = 'query ($filter: MemberFilter) { viewer { team { members(filter: $filter) { totalCount } } } }';

const INCLUDE = 'query ($a: Boolean = true) { viewer { email guid @include(if: $a) } }';
const ORDER = `query ($a: OrderDirection = ASC) {
  viewer { team { members(orderBy: { direction: $a, field: NAME }) { totalCount } } } }`;

test.each([
  ['a directive', INCLUDE, true],
  ['an input', ORDER, 'DESC'],
  ['an input with a default of its own', ORDER.replace(' = ASC', ''), 'DESC'],
])('null in a place of %s that takes none is the caller’s fault each time', async (_what, query, value) => {
  const { ask, stub } = await testGateway();
  expect((await ask(query, { a: value })).errors).toBeUndefined();
  const { length } = stub.calls;
  for (let time = 0; time < 2; time += 1) {
    const { data, errors } = await ask(query, { a: null });
    expect(data).toBeUndefined();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  }
  expect(stub.calls).toHaveLength(length);
});

test('null in such a place beside a costly list does not keep the list from being counted', async () => {
  const { ask, stub } = await testGateway();
  const costly = 'channels(first: 300) { nodes { members(first: 300) { nodes { id } } } }';
  const { errors } = await ask(ORDER.replace('team {', `team { ${costly}`), { a: null });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  expect(stub.calls).toEqual([]);
});

const wrongVariables: [string, string, Record<string, unknown>, string][] = [
  ['a list of nothing but faults', APPROVE, { ids: Array.from({ length: 50_000 }, () => true) }, 'at "ids[0]"'],
  ['a longer list than any', APPROVE, { ids: Array.from({ length: 50_001 }, () => 'a') }, 'at most 50000 items'],
  [
    'an input of more members than any has',
    MEMBERS,
    { filter: Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`role${index}`, 1])) },
    'An input has at most 1000 members.',
  ],
  [
    'an input in a list that nothing asks for',
    MEMBERS,
    {
      other: [
        [
          Object.fromEntries(
            times(1_001, String)
              .split(' ')
              .map((name) => [name, 1]),
          ),
        ],
      ],
    },
    'at most 1000',
  ],
];

test.each(wrongVariables)('of %s the first fault is told', async (_what, query, variables, message) => {
  const { ask, stub } = await testGateway();
  const { errors } = await ask(query, variables);
  expect(errors).toHaveLength(1);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message).toContain(message);
  expect(stub.calls).toEqual([]);
});

test.each([
  ['more tokens than are read', `{ viewer { ${'guid '.repeat(2_000)} } }`, 'The document has more than 2000 tokens.'],
  [
    'lists within lists beyond the end of the stack',
    `{ node(id: ${'['.repeat(19_000)}`,
    'The document is nested too deeply to be read.',
  ],
])('%s, in words that say so', async (_what, query, message) => {
  const { ask } = await testGateway({ env: { MAX_TOKENS: query.includes('guid') ? '2000' : '100000' } });
  expect((await ask(query)).errors).toMatchObject([{ message, extensions: { code: 'TOO_COMPLEX' } }]);
});
