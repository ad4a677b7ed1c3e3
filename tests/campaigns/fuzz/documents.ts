// Documents: such as fit the schema, such as nearly do, and such as are none.
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Draw, happens, oneOf, upTo } from './choice.ts';
import { naughtyText } from './naughty.ts';
import { schema } from './operations.ts';
import { type Hostility, literalOf, valueOf } from './values.ts';

/** How wild a document is: the chance of what does not fit, in percent. */
type Wild = { readonly percent: number; readonly values: Hostility };
const TAME: Wild = { percent: 0, values: { content: 10, type: 0 } };
const WILD: Wild = { percent: 4, values: { content: 25, type: 4 } };
const FRAGMENTS = 3;
const objectTypes = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));

const argumentOf = (draw: Draw, { name, type }: GraphQLArgument, wild: Wild): string =>
  happens(draw, wild.percent)
    ? `${name}: $${oneOf(draw, ['a', 'b', 'none'])}`
    : `${name}: ${literalOf(type, valueOf(draw, type, name, wild.values))}`;

function directiveOf(draw: Draw, { percent }: Wild): string {
  if (happens(draw, 5)) return oneOf(draw, [' @include(if: true)', ' @skip(if: false)', ' @skip(if: true)']);
  if (!happens(draw, percent)) return '';
  return oneOf(draw, [
    ...[
      ' @skip(if: $a)',
      ' @include(if: "no")',
      ' @include',
      ' @include(if: $b)',
      ' @deprecated',
      ' @nothing',
      ' @defer',
    ],
    ...[' @skip(if: false) @skip(if: true)', ' @specifiedBy(url: "x")', ' @oneOf'],
  ]);
}

const plainAliases = ['a', 'b', 'c'];
const strangeAliases = ['id', '__proto__', 'constructor', '__typename', 'data'];
/** Names are given once more under an alias of their own: two fields of one name would have to be alike. */
const aliasOf = (draw: Draw, { percent }: Wild, field: string): string =>
  happens(draw, percent) ? `${oneOf(draw, [...plainAliases, ...strangeAliases])}: ` : `${field}_${upTo(draw, 999)}: `;

function fieldOf(draw: Draw, field: GraphQLField<unknown, unknown>, depth: number, wild: Wild): string {
  const isNeeded = ({ type, defaultValue }: GraphQLArgument) => isNonNullType(type) && defaultValue === undefined;
  const given = field.args.filter((argument) => isNeeded(argument) || happens(draw, 30));
  const args = given.length > 0 ? `(${given.map((one) => argumentOf(draw, one, wild)).join(' ')})` : '';
  const type = getNamedType(field.type);
  const hasSelection = !isLeafType(type) !== happens(draw, wild.percent / 4);
  const selection = hasSelection ? ` ${selectionOf(draw, type, depth - 1, wild)}` : '';
  return `${aliasOf(draw, wild, field.name)}${field.name}${args}${directiveOf(draw, wild)}${selection}`;
}

function strangerOf(draw: Draw, type: GraphQLNamedType, depth: number, wild: Wild): string {
  const spread = `...F${upTo(draw, FRAGMENTS)}${directiveOf(draw, wild)}`;
  const condition = oneOf(draw, [type.name, 'Member', 'Nothing', 'Int']);
  const inline = `... on ${condition} ${selectionOf(draw, type, depth - 1, wild)}`;
  return oneOf(draw, [
    spread,
    inline,
    '__schema { types { name } }',
    '__type(name: "Team") { name }',
    'nothing',
    '__proto__',
  ]);
}

function partOf(draw: Draw, type: GraphQLNamedType, depth: number, wild: Wild): string {
  if (happens(draw, wild.percent)) return strangerOf(draw, type, depth, wild);
  if (happens(draw, 5)) return `... on ${type.name} ${selectionOf(draw, type, depth - 1, wild)}`;
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const within = depth > 0 ? fields : fields.filter((field) => isLeafType(getNamedType(field.type)));
  return within.length === 0 ? '__typename' : fieldOf(draw, oneOf(draw, within), depth, wild);
}

const selectionOf = (draw: Draw, type: GraphQLNamedType, depth: number, wild: Wild): string => {
  const parts = Array.from({ length: 1 + upTo(draw, 2) }, () => partOf(draw, type, depth, wild));
  return `{ ${parts.join(' ')} }`;
};

const heads = [
  ...[
    '($a: Boolean!)',
    '($a: Boolean = true, $b: Int = 3)',
    '($a: ID!, $a: ID!)',
    '($a: Team)',
    '($a: [[Int!]!]! = 1)',
  ],
  ...['()', '($a: Boolean = $b)', '($a: Nothing)', '($a: Boolean! = null)'],
];

function operationOf(draw: Draw, root: GraphQLObjectType, kind: string, wild: Wild): string {
  const variables = happens(draw, wild.percent * 5) ? oneOf(draw, heads) : '';
  const name = happens(draw, 20) ? ' Name' : '';
  return `${kind}${name}${variables}${happens(draw, 5) ? directiveOf(draw, wild) : ''} ${selectionOf(draw, root, 5, wild)}`;
}

/** A document made from the schema: most of them fit it. */
function madeDocument(draw: Draw, wild: Wild): string {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (!query || !mutation) throw new TypeError('The schema has no root');
  const operation = happens(draw, 30)
    ? operationOf(draw, mutation, happens(draw, wild.percent) ? 'subscription' : 'mutation', wild)
    : operationOf(draw, query, 'query', wild);
  const fragments = Array.from({ length: FRAGMENTS }, (_, index) => `F${index}`)
    .filter((name) => operation.includes(`...${name}`) || happens(draw, wild.percent))
    .map((name) => {
      const type = oneOf(draw, happens(draw, 60) ? [query, query] : objectTypes);
      return `fragment ${name} on ${type.name} ${selectionOf(draw, type, 3, wild)}`;
    });
  const more = happens(draw, wild.percent) ? [operation] : [];
  return [operation, ...more, ...fragments].join(' ');
}

const TOKEN = /\w+|"(?:[^"\\]|\\.)*"|\.{3}|\S/g;
const tokens = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '=',
    '!',
    '|',
    '&',
    '@',
    '$',
    '...',
    '"',
    '"""',
    '#',
    ',',
    '\\',
    '\ufeff',
    '\0',
  ],
  ...[
    'query',
    'mutation',
    'fragment',
    'on',
    'null',
    'true',
    'type',
    'extend',
    'schema',
    'id',
    'viewer',
    'team',
    '$a',
    '@skip',
  ],
  ...[
    '0',
    '-1',
    '1e',
    '00',
    '1.',
    '0.1e+400',
    '99999999999999999999',
    '"\\u{110000}"',
    '"\\ud800"',
    '"\\x"',
    '"""\\""""',
    '""""',
  ],
];

/** The same with a few tokens gone, doubled, moved or replaced. */
function damaged(draw: Draw, text: string): string {
  const parts = text.match(TOKEN) ?? [];
  for (let count = 1 + upTo(draw, 3); count > 0; count -= 1) {
    const place = upTo(draw, Math.max(0, parts.length - 1));
    const found = parts[place] ?? '';
    const other = () => (happens(draw, 25) ? draw(() => naughtyText) : oneOf(draw, tokens));
    const change = oneOf<() => string[]>(draw, [
      () => [],
      () => [found, found],
      () => [other()],
      () => [other(), found],
    ]);
    parts.splice(place, 1, ...change());
  }
  return parts.join(' ');
}

/** Any document, good or bad, with variables of whatever kind. */
export function documentOf(draw: Draw): { readonly query: string; readonly variables: object } {
  const kind = upTo(draw, 99);
  const variables = happens(draw, 30)
    ? { a: oneOf<unknown>(draw, [true, 1, 'x', null, [], {}]), b: upTo(draw, 3) }
    : {};
  if (kind < 40) return { query: madeDocument(draw, TAME), variables };
  if (kind < 75) return { query: madeDocument(draw, WILD), variables };
  if (kind < 90) return { query: damaged(draw, madeDocument(draw, TAME)), variables };
  if (kind < 95)
    return { query: Array.from({ length: upTo(draw, 30) }, () => oneOf(draw, tokens)).join(' '), variables };
  return { query: draw(() => naughtyText), variables };
}
