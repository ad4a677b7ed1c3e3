import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAD_BYTES, isWebm } from './webmRules.ts';

const FILM = readFileSync(new URL('../../../demo/recordings/call-12.webm', import.meta.url));
const head = FILM.subarray(0, HEAD_BYTES);

/** A header of these elements, each of an id and a content, as WebM writes it. */
const header = (...elements: readonly (readonly [id: number, text: string])[]) => {
  const content = Buffer.concat(
    elements.map(([id, text]) =>
      Buffer.concat([Buffer.from([id >> 8, id & 0xff, 0x80 | text.length]), Buffer.from(text)]),
    ),
  );
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | content.length]), content]);
};

test('a WebM is told by its header, wherever that says so', () => {
  expect(isWebm(head)).toBe(true);
  expect(isWebm(header([0x4282, 'webm']))).toBe(true);
  expect(isWebm(header([0x4286, '\x01'], [0x4282, 'webm\0\0']))).toBe(true);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(HEAD_BYTES)],
  ['another Matroska', header([0x4282, 'matroska'])],
  ['one that says it of something else', header([0x4286, 'webm'])],
  ['one that says nothing', header()],
  ['one that breaks off', header([0x4282, 'webm']).subarray(0, -2)],
  ['one that says it behind its header', Buffer.concat([header(), header([0x4282, 'webm']).subarray(5)])],
  ['the word alone', Buffer.from('webm')],
])('%s is none', (_what, bytes) => expect(isWebm(bytes)).toBe(false));

test('whatever comes is looked at to its end, and no further', () => {
  const judged = (bytes: Uint8Array): void => {
    expect(typeof isWebm(bytes)).toBe('boolean');
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), judged));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => judged(Buffer.concat([head.subarray(0, 5), bytes]))),
  );
});
