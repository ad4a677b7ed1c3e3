// The shared format of pictures, which the browser asks before it sends one.
import { PROFILE_PHOTO, TEAM_AVATAR, inspectPicture, judgePicture } from '@muster/schema/formats/picture';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GIF, JPEG, WEBP_EXTENDED, WEBP_LOSSLESS, WEBP_LOSSY, noPictures, png } from '../testing/samplePictures.ts';

const MEBIBYTE = 1024 * 1024;
const bytes = (...parts: (readonly number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('kind and size by the header', () => {
  test.each([
    ['JPEG', 'jpeg', JPEG],
    ['PNG', 'png', png()],
    ['GIF', 'gif', GIF],
    ['lossy WebP', 'webp', WEBP_LOSSY],
    ['lossless WebP', 'webp', WEBP_LOSSLESS],
    ['extended WebP', 'webp', WEBP_EXTENDED],
  ])('of a %s', (_name, type, picture) => expect(inspectPicture(picture)).toEqual({ type, width: 20, height: 10 }));

  test('of bytes in the middle of a buffer', () => {
    const within = bytes([1, 2, 3], png(7, 9)).subarray(3);
    expect(inspectPicture(within)).toEqual({ type: 'png', width: 7, height: 9 });
  });

  test.each(Object.entries(noPictures))('%s is none', (_what, picture) => expect(inspectPicture(picture)).toBeNull());
});

describe('a size that viewers would see otherwise', () => {
  const [start, rest] = [JPEG.subarray(0, 2), JPEG.subarray(2)];
  const segment = (data: readonly number[]) => [0xff, 0xfe, 0, data.length + 2, ...data];
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];

  test('is not read from within a comment of a JPEG', () => {
    expect(inspectPicture(bytes(start, segment(frame), rest))).toEqual({ type: 'jpeg', width: 20, height: 10 });
  });

  test('is not looked for behind bytes that belong to nothing', () => {
    expect(inspectPicture(bytes(start, segment(frame), [0], rest))).toBeNull();
  });

  test('is not passed over for filling before a marker', () => {
    expect(inspectPicture(bytes(start, [0xff, 0xff], rest))).toEqual({ type: 'jpeg', width: 20, height: 10 });
  });

  test('is that of a GIF’s first frame where it reaches beyond the screen', () => {
    const wide = Uint8Array.from(GIF);
    const at = wide.indexOf(0x2c, 20);
    wide.set([0xff, 0xff], at + 5);
    expect(inspectPicture(wide)).toEqual({ type: 'gif', width: 65_535, height: 10 });
  });
});

test('headers that go on and on end with the file', () => {
  const long = (repeated: readonly number[], start: Uint8Array) =>
    Buffer.concat([start, Buffer.alloc(2 * MEBIBYTE, Uint8Array.from(repeated))]);
  const start = JPEG.subarray(0, 2);
  expect(inspectPicture(long([0xff, 0xfe, 0, 2], start))).toBeNull();
  expect(inspectPicture(long([0xff], start))).toBeNull();
  expect(inspectPicture(long([0x21, 0xf9, 0], GIF.subarray(0, 19)))).toBeNull();
  expect(inspectPicture(long([1], Buffer.concat([GIF.subarray(0, 19), Buffer.from([0x21, 0xf9])])))).toBeNull();
});

describe('what is taken', () => {
  test('a team’s picture: JPEG or PNG, up to 100 pixels a side, square or not', () => {
    expect([png(100, 100), png(100, 20), JPEG].map((one) => judgePicture(one, TEAM_AVATAR))).toEqual([
      'ok',
      'ok',
      'ok',
    ]);
    expect([GIF, WEBP_LOSSY].map((one) => judgePicture(one, TEAM_AVATAR))).toEqual(['wrongType', 'wrongType']);
    expect([png(101, 100), png(100, 101)].map((one) => judgePicture(one, TEAM_AVATAR))).toEqual([
      'tooManyPixels',
      'tooManyPixels',
    ]);
  });

  test('a person’s picture: of any of the kinds, up to 8,000 pixels a side', () => {
    expect([JPEG, png(), GIF, WEBP_LOSSY].map((one) => judgePicture(one, PROFILE_PHOTO))).toEqual(
      Array.from({ length: 4 }, () => 'ok'),
    );
    const claiming = (width: number) => png(1, 1, { claimed: { width, height: 10 } });
    expect([8_000, 8_001, 20_000].map((width) => judgePicture(claiming(width), PROFILE_PHOTO))).toEqual([
      'ok',
      'tooManyPixels',
      'tooManyPixels',
    ]);
  });

  test.each([
    ['a team', TEAM_AVATAR, MEBIBYTE],
    ['a person', PROFILE_PHOTO, 2 * MEBIBYTE],
  ])('of %s up to its bytes', (_whose, rule, most) => {
    const bare = png().length + 12;
    expect(judgePicture(png(20, 10, { extraBytes: most - bare }), rule)).toBe('ok');
    expect(judgePicture(png(20, 10, { extraBytes: most - bare + 1 }), rule)).toBe('tooLarge');
  });

  test.each(Object.entries(noPictures))('%s is of the wrong kind', (_what, picture) =>
    expect(judgePicture(picture, PROFILE_PHOTO)).toBe('wrongType'),
  );
});

test('whatever the bytes, nothing is thrown, and a size is of whole pixels', () => {
  const starts = [JPEG, GIF, WEBP_LOSSY, WEBP_LOSSLESS, WEBP_EXTENDED, png()];
  const cut = fc.tuple(fc.constantFrom(...starts), fc.nat(60), fc.uint8Array({ maxLength: 200 }));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        cut.map(([start, at, tail]) => bytes(start.subarray(0, at), tail)),
      ),
      (content) => {
        const facts = inspectPicture(content);
        if (facts === null) return;
        expect(Number.isInteger(facts.width) && facts.width > 0).toBe(true);
        expect(Number.isInteger(facts.height) && facts.height > 0).toBe(true);
      },
    ),
    { numRuns: 3_000 },
  );
});
