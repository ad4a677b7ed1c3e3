// Requests whose body, headers or address are malformed.
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type Draw, happens, oneOf, upTo } from './choice.ts';
import { naughtyText } from './naughty.ts';
import type { Asking } from './target.ts';

const QUERY = '{ viewer { email } }';
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };

const anything = (draw: Draw): unknown =>
  happens(draw, 40)
    ? draw(() => fc.jsonValue({ maxDepth: 3 }))
    : oneOf<unknown>(draw, [null, true, 0, '', [], {}, [QUERY], { query: QUERY }, 'x'.repeat(9_000)]);

/** Members of a request, some of another type than they have to be, some that nobody knows. */
function requestOf(draw: Draw): Record<string, unknown> {
  const hash = createHash('sha256').update(QUERY).digest('hex');
  const members: Record<string, () => unknown> = {
    query: () => (happens(draw, 60) ? QUERY : anything(draw)),
    variables: () => anything(draw),
    operationName: () => oneOf<unknown>(draw, [null, '', 'Nothing', 'a'.repeat(500), anything(draw)]),
    extensions: () =>
      oneOf<unknown>(draw, [
        {
          persistedQuery: {
            version: 1,
            sha256Hash: oneOf<unknown>(draw, [hash, hash.toUpperCase(), '', 1, {}, 'x'.repeat(64)]),
          },
        },
        { persistedQuery: anything(draw) },
        anything(draw),
      ]),
    http: () => anything(draw),
    file: () => anything(draw),
  };
  const entries = Object.entries(members).filter(() => happens(draw, 60));
  return Object.fromEntries(entries.map(([name, make]) => [name, make()]));
}

/** Texts that are nearly JSON, or more of it than is asked for. */
function nearlyJson(draw: Draw): string {
  const text = JSON.stringify(requestOf(draw));
  return oneOf<() => string>(draw, [
    () => text.slice(0, upTo(draw, text.length)),
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => `[${text}]`,
    () => `[${text},${text}]`,
    () => '[]',
    () => `{"query":"{ viewer { email } }","query":${JSON.stringify(anything(draw))}}`,
    () => `{"query":"${QUERY}","variables":{"__proto__":{"isAdmin":true}}}`,
    () => `{"__proto__":{"query":"${QUERY}"}}`,
    () => `{"query":"${QUERY}","constructor":{"prototype":{"x":1}}}`,
    () => `{"query":"${QUERY}","variables":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    () => '['.repeat(upTo(draw, 100_000)),
    () => `{"query":"${QUERY}","variables":{"a":1e999,"b":-0,"c":${'9'.repeat(400)}}}`,
    () => `{"query":"${QUERY}","a":NaN}`,
    () => `{'query':'${QUERY}'}`,
    () => `{"query":"{ viewer { email } }\\u0000"}`,
    () => `{"query":"\\ud800"}`,
    () => ' '.repeat(upTo(draw, 3_000)),
    () => 'a'.repeat(1_200_000),
    () => draw(() => naughtyText),
  ])();
}

const types = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=utf-16',
    'application/json; charset=latin1',
  ],
  ...[
    'application/json; charset="',
    'application/json;;;',
    'application/graphql',
    'application/graphql+json',
    'text/plain',
    'text/json',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ],
  ...[
    '*/*',
    'application',
    '/',
    'application/jsonp',
    'APPLICATION/JSON',
    'application/json, text/plain',
    'x'.repeat(1_000),
  ],
];

/** Bytes and what is said about them. */
function encodedOf(draw: Draw): Asking {
  const text = happens(draw, 50) ? JSON.stringify(requestOf(draw)) : nearlyJson(draw);
  const bytes = Buffer.from(text);
  const broken = Buffer.from(bytes);
  if (broken.length > 0) broken[upTo(draw, broken.length - 1)] = oneOf(draw, [0xff, 0xc0, 0xed, 0x80, 0]);
  return oneOf<() => Asking>(draw, [
    () => ({ body: broken }),
    () => ({ body: gzipSync(bytes), headers: { 'content-encoding': 'gzip' } }),
    () => ({ body: brotliCompressSync(bytes), headers: { 'content-encoding': 'br' } }),
    () => ({
      body: bytes,
      headers: { 'content-encoding': oneOf(draw, ['gzip', 'identity', 'nothing', 'gzip, gzip']) },
    }),
    () => ({ body: Buffer.from(text, 'utf16le'), headers: { 'content-type': 'application/json; charset=utf-16le' } }),
    () => ({ body: bytes, headers: { 'content-type': oneOf(draw, types) } }),
    () => ({
      body: bytes,
      headers: {
        accept: oneOf(draw, ['text/html', '*/*;q=0', 'application/graphql-response+json', 'multipart/mixed', ';;', '']),
      },
    }),
    () => ({ body: bytes, headers: { 'content-type': oneOf(draw, types), 'apollo-require-preflight': 'true' } }),
    () => ({ body: null, headers: { 'content-type': oneOf(draw, types) } }),
  ])();
}

const partOf = (name: string, content: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;

/** Bodies in several parts, out of order, too many, cut off, or with another operation than they are for. */
function partsOf(draw: Draw): Asking {
  const upload = 'mutation ($file: Upload!) { viewerPhotoUpload(input: { file: $file }) { userErrors { code } } }';
  const operations = happens(draw, 60)
    ? JSON.stringify({ query: upload, variables: { file: null } })
    : oneOf(draw, [
        nearlyJson(draw),
        JSON.stringify(requestOf(draw)),
        JSON.stringify({ query: QUERY, variables: { file: 1 } }),
      ]);
  const map = happens(draw, 50)
    ? '{"0":["variables.file"]}'
    : oneOf(draw, [
        ...[
          '{"0":["variables.__proto__"]}',
          '{"0":["__proto__.polluted"]}',
          '{"0":[]}',
          '{"0":"variables.file"}',
          '[]',
          'null',
          '{}',
        ],
        ...[
          '{"0":["variables.file","variables.file"]}',
          '{"1":["variables.file"]}',
          '{"0":[7]}',
          '{"0":["query"]}',
          '{"0":["constructor.prototype"]}',
        ],
      ]);
  const file = partOf(
    '0',
    'not a picture',
    oneOf(draw, ['; filename="a"', '; filename="../../x"', '', '; filename="\ud83d"', "; filename*=utf-8''%00"]),
  );
  const parts = [partOf('operations', operations), partOf('map', map), file];
  const chosen = happens(draw, 60)
    ? parts
    : oneOf(draw, [parts.toReversed(), parts.slice(0, 2), parts.slice(1), [...parts, file], [file], []]);
  const body = `${chosen.join('')}${happens(draw, 80) ? '--x--\r\n' : ''}`;
  return { body: happens(draw, 15) ? body.slice(0, upTo(draw, body.length)) : body, headers: MULTIPART };
}

/** Addresses of reads. */
function addressOf(draw: Draw): Asking {
  const query = happens(draw, 50)
    ? encodeURIComponent(QUERY)
    : oneOf(draw, ['', '%', '%zz', '%00', '%ff%fe', '%ed%a0%80', '{}', 'a'.repeat(15_000), '%7B%20viewer']);
  const more = oneOf(draw, [
    '',
    '&query=x',
    '&variables=%7B',
    '&variables=[]',
    '&variables=null',
    '&extensions=1',
    '&extensions=%7B%22persistedQuery%22%3A1%7D',
    '&operationName=&operationName=',
    '&__proto__[a]=1',
    '&a[b]=1',
    '#x',
    '&&&===',
  ]);
  const headers: Record<string, string> = oneOf(draw, [
    {},
    { 'apollo-require-preflight': 'true' },
    { 'content-type': 'text/plain' },
    { 'x-apollo-operation-name': 'a' },
  ]);
  return {
    method: 'GET',
    path: `/graphql?query=${query}${more}`,
    headers: { 'content-type': 'application/json', ...headers },
  };
}

/** A request that is malformed somewhere, be it only that nobody would send it. */
export function malformedOf(draw: Draw): Asking {
  const kind = upTo(draw, 99);
  if (kind < 25) return { body: JSON.stringify(requestOf(draw)) };
  if (kind < 50) return { body: nearlyJson(draw) };
  if (kind < 70) return encodedOf(draw);
  return kind < 85 ? partsOf(draw) : addressOf(draw);
}
