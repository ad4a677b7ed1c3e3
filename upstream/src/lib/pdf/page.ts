import type PDFDocument from 'pdfkit';
import { fontBytes } from './fonts.ts';
import { piecesOf } from './pieces.ts';
import { type Run, runsOf } from './runs.ts';

type Place = {
  x: number;
  y: number;
  width: number;
  size?: number;
  /** The one font that writes all of it; without it each character is written by the first font that has it. */
  font?: string;
  isQuiet?: boolean;
  /** Whether it ends on the right of its width. */
  isRight?: boolean;
};

/** What is written onto. Distances in points, from the top left. */
export type Page = {
  /** A text as the lines that `write` breaks it into. */
  lines(text: string, width: number): string[];
  /** Writes a text, broken into lines where it is too wide; says how high it is. */
  write(text: string, place: Place): number;
  rule(y: number, fromX: number, toX: number): void;
  /** Goes on with another page; says where it begins. */
  next(top: number): number;
};

const SIZE = 10;
const LEADING = 1.5;
const INK = '#1a1a1a';
const QUIET = '#5c5c5c';

/** A text that was set: the pieces of each of its lines. */
type Line = { runs: readonly Run[]; width: number };

export function createPage(document: typeof PDFDocument.prototype): Page {
  const registered = new Set<string>();
  const fontOf = (name: string, size: number) => {
    if (!registered.has(name)) document.registerFont(name, fontBytes(name));
    registered.add(name);
    return document.font(name).fontSize(size);
  };
  const setter = (size: number, font: string | undefined) => {
    const pieces = (text: string): Run[] => (font === undefined ? runsOf(text) : [{ font, text }]);
    const widthOf = (runs: readonly Run[]) =>
      runs.reduce((sum, run) => sum + fontOf(run.font, size).widthOfString(run.text), 0);
    return (text: string): Line => {
      const runs = pieces(text);
      return { runs, width: widthOf(runs) };
    };
  };
  return {
    lines: (text, width) =>
      brokenInto(text, width, setter(SIZE, undefined)).map(({ runs }) => runs.map((run) => run.text).join('')),
    write: (text, { x, y, width, size = SIZE, font, isQuiet = false, isRight = false }) => {
      const lines = brokenInto(text, width, setter(size, font));
      document.fillColor(isQuiet ? QUIET : INK);
      for (const [place, line] of lines.entries()) {
        let at = isRight ? x + width - line.width : x;
        for (const run of line.runs) {
          const set = fontOf(run.font, size);
          // All on one line, whatever the font: their own heights differ.
          set.text(run.text, at, y + place * size * LEADING + size, { lineBreak: false, baseline: 'alphabetic' });
          at += set.widthOfString(run.text);
        }
      }
      return lines.length * size * LEADING;
    },
    rule: (y, fromX, toX) => {
      document.moveTo(fromX, y).lineTo(toX, y).lineWidth(0.5).strokeColor(QUIET).stroke();
    },
    next: (top) => {
      document.addPage();
      return top;
    },
  };
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Broken between words, and within one that is wider than the place. */
function brokenInto(text: string, width: number, set: (text: string) => Line): Line[] {
  const whole = set(text);
  if (whole.width <= width) return [whole];
  const lines: Line[] = [];
  let line = '';
  let lineWidth = 0;
  const add = (piece: string, pieceWidth: number) => {
    const isSpace = piece.trim() === '';
    if (line !== '' && !isSpace && lineWidth + pieceWidth > width) {
      lines.push(set(line.trimEnd()));
      line = '';
      lineWidth = 0;
    }
    if (line === '' && isSpace) return;
    line += piece;
    lineWidth += pieceWidth;
  };
  for (const piece of piecesOf(text)) {
    const pieceWidth = set(piece).width;
    if (pieceWidth <= width) add(piece, pieceWidth);
    else for (const { segment: sign } of signs.segment(piece)) add(sign, set(sign).width);
  }
  return [...lines, set(line.trimEnd())];
}
