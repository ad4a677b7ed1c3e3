import { create } from 'fontkit';
import { TEXT_FONTS, fontBytes } from './fonts.ts';

/** A piece of text that one font writes. */
export type Run = { font: string; text: string };

type Covers = (codePoint: number) => boolean;
const coverage = new Map<string, Covers>();

/** Whether a font has a character. Fonts are big: each is looked into when those before it do not have one. */
function covers(name: string, codePoint: number): boolean {
  let has = coverage.get(name);
  if (!has) {
    const font = create(fontBytes(name));
    has = 'hasGlyphForCodePoint' in font ? (point) => font.hasGlyphForCodePoint(point) : () => false;
    coverage.set(name, has);
  }
  return has(codePoint);
}

/** What no font has, stands as this. */
const UNKNOWN = '\u25a1';
const FALLBACK = 'chinese';

/**
 * A line of text in pieces, each of characters that its font has. Signs that belong to the one before them, and spaces, stay
 * with it as long as its font has them: scripts that join letters are set as a whole.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const isJoined = last !== undefined && /[\p{M}\p{Z}\p{Cf}\p{P}\p{N}]/u.test(sign) && covers(last.font, codePoint);
    const chosen = isJoined ? last.font : TEXT_FONTS.find((name) => covers(name, codePoint));
    const run = { font: chosen ?? FALLBACK, text: chosen === undefined ? UNKNOWN : sign };
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
