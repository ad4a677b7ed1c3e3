// What becomes of a service's answer: one place of it is changed, or the answer as a whole.
import { gzipSync } from 'node:zlib';
import { type Draw, happens, oneOf, upTo } from './choice.ts';
import { edgeNumbers, naughtyText } from './naughty.ts';
import { UPSTREAM_WORDS } from './verdict.ts';

/** An answer as it goes over the wire. */
export type Wire = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

/** Makes a hostile answer of the usual one. */
export type Change = { readonly what: string; readonly of: (usual: unknown) => Wire };

const JSON_TYPE = { 'content-type': 'application/json' };
const answered = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200): Wire => ({
  status,
  headers: { ...JSON_TYPE, ...headers },
  body,
});

type Place = { readonly holder: Record<string, unknown>; readonly name: string };

/** Every place inside a value, lists' items included. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
}

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const poison = (value: unknown) => Object.fromEntries([['__proto__', value]]);

/** Of the type that stands there: what a check of types lets through. */
function alike(draw: Draw, value: unknown): unknown {
  if (typeof value === 'number') return oneOf(draw, edgeNumbers);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return happens(draw, 20) ? `${UPSTREAM_WORDS}-${value}` : draw(() => naughtyText);
  if (!Array.isArray(value))
    return value === null ? oneOf<unknown>(draw, [0, '', false]) : { ...value, more: [UPSTREAM_WORDS] };
  const items: unknown[] = value;
  return oneOf(draw, [[], [...items, ...items], items.toReversed(), items.slice(1)]);
}

const strangers: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, '', UPSTREAM_WORDS, [], {}, [null], [[[]]], { a: { b: {} } }, 'a'.repeat(100_000)],
  ...[poison({ isAdmin: true }), { constructor: { prototype: {} } }, { toString: 1 }, { length: 3 }],
  Array.from({ length: 3_000 }, () => ({})),
];

/** Changes one place; which one is drawn as a share, as the answer is known only when it is asked for. */
function changeOfPlace(draw: Draw): Change {
  const share = upTo(draw, 9_999) / 10_000;
  const kind = upTo(draw, 99);
  return {
    what: `place ${share} kind ${kind}`,
    of(usual) {
      const root = { answer: structuredClone(usual) };
      const places = placesIn(root);
      const place = places[Math.floor(share * places.length)];
      if (!place) return answered(JSON.stringify(usual));
      const { holder, name } = place;
      if (kind < 60) holder[name] = alike(draw, holder[name]);
      else if (kind < 80) holder[name] = oneOf(draw, strangers);
      else if (kind < 90) delete holder[name];
      else holder[name] = [holder[name], holder[name]];
      return answered(JSON.stringify(root.answer) ?? '');
    },
  };
}

const SERVER_TIMES = [
  '',
  'NaN',
  '1e300',
  '-1',
  '8640000000000001',
  '0x10',
  'Infinity',
  '253402300800000',
  '1795000000000',
];
const STATUSES = [
  201, 202, 203, 204, 206, 300, 301, 304, 307, 400, 401, 402, 403, 404, 405, 408, 409, 410, 418, 422, 425, 429, 431,
  451, 500, 501, 502, 503, 504, 511, 599, 600, 999,
];
const CODES = [
  'invalid_token',
  'actor_not_admin',
  'unauthorized_ip',
  'internal',
  'invalid_request',
  'stale_version',
  UPSTREAM_WORDS,
  '',
  '__proto__',
  'constructor',
];
const WAITS: readonly unknown[] = [undefined, 0, 1, -1, 1.5, 1e308, 9_007_199_254_740_992, null, '5', {}];

const refusal = (draw: Draw): string =>
  JSON.stringify({
    error: {
      code: oneOf<unknown>(draw, [...CODES, null, 5, {}]),
      message: UPSTREAM_WORDS,
      field: oneOf<unknown>(draw, [
        undefined,
        'name',
        'fields.0.__proto__',
        '0.0.0',
        `${UPSTREAM_WORDS}.1`,
        [],
        'x'.repeat(5_000),
      ]),
      retryAfterMs: oneOf(draw, WAITS),
    },
  });

type Whole = (text: string, draw: Draw) => Wire;

/** What is done to an answer as a whole. */
const wholes: Readonly<Record<string, Whole>> = {
  'cut off': (text, draw) => answered(text.slice(0, Math.floor((text.length * upTo(draw, 99)) / 100))),
  'not JSON': () => answered(`<html>${UPSTREAM_WORDS}</html>`),
  empty: () => answered(''),
  'a number that is none': (text, draw) =>
    answered(
      text.replace(/(?<=:)-?\d{1,20}/, oneOf(draw, ['NaN', 'Infinity', '-', '01', '1e400', '-0', '1'.repeat(400)])),
    ),
  'a mark before it': (text) => answered(`\ufeff${text}`),
  'broken UTF-8': (text) =>
    answered(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('}')])),
  'broken UTF-8 in a text': (text) =>
    answered(Buffer.from(text.replace(/(?<=":")/, '§')).map((byte) => (byte === 0xc2 ? 0xff : byte)) as Buffer),
  'deeply nested': () => answered(nested(50_000)),
  'deeply nested inside': (text) => answered(`${text.slice(0, -1)},"more":${nested(20_000)}}`),
  'names twice': (text) => answered(`${text.slice(0, -1)},${text.slice(1)}`),
  poisoned: (text) => answered(text.replace('{', '{"__proto__":{"isAdmin":true},')),
  'poisoned by its constructor': (text) =>
    answered(text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
  'poisoned in other letters': (text) => answered(text.replace('{', '{"\\u005f_proto__":{"isAdmin":true},')),
  'said to be compressed': (text) => answered(text, { 'content-encoding': 'gzip' }),
  compressed: (text) => answered(gzipSync(text), { 'content-encoding': 'gzip' }),
  'in another encoding': (text) =>
    answered(Buffer.from(text, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }),
  'of another kind': (text) => answered(text, { 'content-type': 'text/html' }),
  'a redirect': (text) => answered(text, { location: 'http://127.0.0.1:1/?token=secret-upstream-message' }, 302),
  'another time of day': (text, draw) => answered(text, { 'x-server-time': oneOf(draw, SERVER_TIMES) }),
  'another status': (text, draw) => answered(text, {}, oneOf(draw, STATUSES)),
  'a refusal': (_text, draw) => answered(refusal(draw), {}, oneOf(draw, STATUSES)),
  'a refusal that says it went well': (_text, draw) => answered(refusal(draw)),
  'a text': () => answered(JSON.stringify(UPSTREAM_WORDS)),
  'a list': (text) => answered(`[${text}]`),
  null: () => answered('null'),
};

function changeOfWhole(draw: Draw): Change {
  const [what, change] = oneOf(draw, Object.entries(wholes));
  return { what, of: (usual) => change(JSON.stringify(usual) ?? '', draw) };
}

/** A hostile answer. Most are of the contract's form but for one place, or altogether. */
export const changeOf = (draw: Draw): Change => (happens(draw, 25) ? changeOfWhole(draw) : changeOfPlace(draw));
