import { describe, expect, it } from 'vitest';
import { hasTransparency, keptSide } from './cropPicture.ts';
import { movedPicture } from './movedPicture.ts';

const areaOf = (side: number) => ({ x: 0, y: 0, width: side, height: side });

describe('what is kept of a picture', () => {
  it.each([
    [4_000, 512],
    [512, 512],
    [90.4, 90],
    [0.2, 1],
  ])('of %f pixels a side has %i', (side, expected) => {
    expect(keptSide(areaOf(side))).toBe(expected);
  });

  it('is transparent where one pixel is', () => {
    expect(hasTransparency([1, 2, 3, 255, 1, 2, 3, 254])).toBe(true);
    expect(hasTransparency([1, 2, 3, 255, 1, 2, 3, 255])).toBe(false);
  });
});

describe('a picture behind its frame', () => {
  const shown = { width: 300, height: 200 };
  const frame = { width: 200, height: 200 };

  it('moves as far as the frame stays full', () => {
    expect(movedPicture({ x: 0, y: 0 }, { x: 30, y: 0 }, shown, frame, 1)).toEqual({ x: 30, y: 0 });
    expect(movedPicture({ x: 45, y: 0 }, { x: 30, y: 0 }, shown, frame, 1)).toEqual({ x: 50, y: 0 });
    expect(movedPicture({ x: -45, y: 0 }, { x: -30, y: 30 }, shown, frame, 1)).toEqual({ x: -50, y: 0 });
  });

  it('moves further where it is zoomed', () => {
    expect(movedPicture({ x: 0, y: 0 }, { x: 0, y: 120 }, shown, frame, 2)).toEqual({ x: 0, y: 100 });
  });
});
