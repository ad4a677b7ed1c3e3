// Documents of at most one megabyte that cost a server as much as they can.

export type HostileDocument = {
  readonly what: string;
  readonly query: string;
  readonly variables?: string;
  /** Where it fits the schema and the limits, and all its size comes to nothing: it is answered. */
  readonly isHarmless?: true;
};

const MEGABYTE = 1_000_000;
const times = (count: number, part: string | ((index: number) => string), between = ' '): string =>
  Array.from({ length: count }, (_, index) => (typeof part === 'string' ? part : part(index))).join(between);
const nested = (levels: number, open: string, inside: string, close: string) =>
  `${open.repeat(levels)}${inside}${close.repeat(levels)}`;
const ofTeam = (inside: string) => `{ viewer { team { ${inside} } } }`;
const ofViewer = (inside: string) => `{ viewer { ${inside} } }`;

const depth: readonly HostileDocument[] = [
  { what: 'fields 480 deep', query: ofTeam(`customFields { ${nested(240, 'conditions{field{', 'id', '}}')} }`) },
  { what: 'unknown fields 600 deep', query: nested(600, '{a', '', '}').replace('a}', 'a{b}}') },
  { what: 'inline fragments 600 deep', query: ofViewer(nested(600, '...{', 'id', '}')), isHarmless: true },
  { what: 'lists 990 deep', query: ofTeam(`members(search: ${nested(990, '[', '1', ']')}) { totalCount }`) },
  { what: 'objects 450 deep', query: ofTeam(`members(filter: ${nested(450, '{a:', '1', '}')}) { totalCount }`) },
  { what: 'types 900 deep', query: `query ($a: ${nested(900, '[', 'Int', ']')}) { viewer { id } }` },
  { what: 'introspection 600 deep', query: `{ __type(name: "Team") ${nested(600, '{ofType', '{name}', '}')} }` },
  {
    what: 'introspection of everything within everything',
    query: `{ __schema { types { fields { type { ofType { fields { name args { name } } } fields { name args { name } } } } } } }`,
  },
  {
    what: 'introspection in circles',
    query: `{ __schema { types { ${nested(200, 'fields{type{', 'name', '}}')} } } }`,
  },
];

const floods: readonly HostileDocument[] = [
  { what: '600 aliases', query: ofViewer(times(600, (index) => `a${index}: email`)) },
  { what: '1,900 times one field', query: ofViewer(times(1_900, 'email')) },
  { what: '600 times one alias', query: ofViewer(times(600, 'a: email')) },
  { what: '450 times one object', query: ofViewer(times(450, 'team { id }')) },
  { what: '240 times one object in one', query: ofViewer(times(240, 'team { admins { totalCount } }')) },
  {
    what: '200 times one field, each with another argument',
    query: ofTeam(times(200, (index) => `members(first: ${index}) { totalCount }`)),
  },
  { what: '250 directives', query: ofViewer(`email ${times(250, '@include(if: true)')}`) },
  { what: '900 unknown directives', query: ofViewer(`email ${times(900, '@a')}`) },
  { what: '240 operations', query: times(240, (index) => `query Q${index} { viewer { id } }`) },
  { what: '320 operations without a name', query: times(320, '{ viewer { id } }') },
  { what: '450 variables', query: `query (${times(450, (index) => `$v${index}: Int`)}) { viewer { id } }` },
  { what: '300 variables of one name', query: `query (${times(300, '$v: Int')}) { viewer { id } }` },
  { what: '1,900 misspelt fields', query: ofTeam(times(1_900, (index) => `membersCoun${index}`)) },
  {
    what: '450 misspelt arguments',
    query: ofTeam(`members(${times(450, (index) => `firs${index}: 1`)}) { totalCount }`),
  },
  { what: '300 misspelt types', query: ofViewer(times(300, (index) => `... on Viewe${index} { id }`)) },
  {
    what: '240 misspelt words',
    query: ofTeam(times(200, (index) => `a${index}: planGate(feature: GUEST${index}) { isAllowed }`)),
  },
  {
    what: '450 misspelt members of an input',
    query: ofTeam(`members(filter: {${times(450, (index) => `rol${index}: 1`)}}) { totalCount }`),
  },
  {
    what: '30 times the whole schema',
    query: `{ ${times(30, (index) => `a${index}: __schema { types { fields { args { type { name } } type { name } } } }`)} }`,
  },
  { what: '1,900 times its own type', query: ofViewer(times(1_900, '__typename')) },
];

const fragments: readonly HostileDocument[] = [
  {
    what: '150 fragments that spread the next twice',
    query: `{ viewer { ...F0 } } ${times(150, (index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`)} fragment F150 on Viewer { id }`,
  },
  {
    what: '60 fragments that double their fields',
    query: `{ viewer { team { customFields { ...F0 } } } } ${times(60, (index) => `fragment F${index} on CustomField { conditions { field { ...F${index + 1} } } usage { childFields { ...F${index + 1} } } }`)} fragment F60 on CustomField { id }`,
  },
  {
    what: '30 fragments that double their aliases',
    query: `{ ...F0 } ${times(30, (index) => `fragment F${index} on Query { a${index}: viewer { id } ...F${index + 1} b${index}: viewer { id } ...F${index + 1} }`)} fragment F30 on Query { viewer { id } }`,
  },
  {
    what: '200 fragments in a circle',
    query: `{ viewer { ...F0 } } ${times(200, (index) => `fragment F${index} on Viewer { ...F${(index + 1) % 200} }`)}`,
  },
  {
    what: '28 fragments that spread each other',
    query: `{ viewer { ...F0 } } ${times(28, (index) => `fragment F${index} on Viewer { ${times(28, (other) => `...F${other}`)} }`)}`,
  },
  {
    what: '130 fragments with one field',
    query: `{ viewer { ${times(130, (index) => `...F${index}`)} } } ${times(130, (index) => `fragment F${index} on Viewer { team { id } }`)}`,
    isHarmless: true,
  },
  {
    what: '110 fragments that conflict',
    query: `{ viewer { ${times(110, (index) => `...F${index}`)} } } ${times(110, (index) => `fragment F${index} on Viewer { team { id: ${index % 2 ? 'name' : 'url'} } }`)}`,
  },
  {
    what: '250 fragments of no use',
    query: `{ viewer { id } } ${times(250, (index) => `fragment F${index} on Viewer { id }`)}`,
  },
];

const megabytes: readonly HostileDocument[] = [
  { what: 'a megabyte of braces', query: '{'.repeat(MEGABYTE) },
  { what: 'a megabyte of names', query: `{ ${'a '.repeat(MEGABYTE / 2 - 2)}}` },
  { what: 'a name of a megabyte', query: `{ ${'a'.repeat(MEGABYTE - 10)} }` },
  { what: 'a number of a megabyte', query: ofTeam(`members(first: ${'9'.repeat(MEGABYTE - 100)}) { totalCount }`) },
  { what: 'a text of a megabyte', query: ofTeam(`members(search: "${'a'.repeat(MEGABYTE - 100)}") { totalCount }`) },
  {
    what: 'a text of escapes',
    query: ofTeam(`members(search: ${JSON.stringify('\u0001'.repeat(80_000))}) { totalCount }`),
  },
  { what: 'a block of 300,000 lines', query: ofTeam(`members(search: """${' \n'.repeat(300_000)}""") { totalCount }`) },
  { what: 'a comment of a megabyte', query: `# ${'a'.repeat(MEGABYTE - 100)}\n{ nothing }` },
  { what: 'a megabyte of commas', query: `{${','.repeat(MEGABYTE - 100)}nothing}` },
  { what: 'a megabyte of lines', query: `${'\n'.repeat(400_000)}{ nothing }` },
];

const manyIds = JSON.stringify(
  Array.from({ length: 25_000 }, (_, index) => Buffer.from(`Member:orbit-${index}`).toString('base64url')),
);
const search = 'query ($v: String) { viewer { team { members(search: $v) { totalCount } } } }';
const approve = 'mutation ($v: [ID!]!) { memberApprove(input: { memberIds: $v }) { userErrors { code } } }';

const variables: readonly HostileDocument[] = [
  { what: 'a variable of a megabyte', query: search, variables: JSON.stringify('a'.repeat(MEGABYTE - 1_000)) },
  { what: 'a variable 100,000 deep', query: search, variables: nested(100_000, '[', '1', ']') },
  { what: 'a variable of 25,000 ids', query: approve, variables: manyIds, isHarmless: true },
  { what: 'a variable of 300,000 wrong items', query: approve, variables: `[${times(300_000, '{}', ',')}]` },
  {
    what: 'an input of 60,000 unknown members',
    query: 'query ($v: MemberFilter) { viewer { team { members(filter: $v) { totalCount } } } }',
    variables: `{${times(60_000, (index) => `"rol${index}":1`, ',')}}`,
  },
  { what: 'pages of two billion', query: ofTeam('members(first: 2147483647) { nodes { id } }') },
  {
    what: 'pages of pages of 300',
    query: ofTeam('channels(first: 300) { nodes { members(first: 300) { nodes { name { first } } } } }'),
  },
];

/** All of them, by what they overdo. */
export const hostileDocuments: Readonly<Record<string, readonly HostileDocument[]>> = {
  'deeply nested': depth,
  'too much of one thing': floods,
  'fragments within fragments': fragments,
  'a megabyte of one thing': megabytes,
  'huge variables and pages': variables,
};
