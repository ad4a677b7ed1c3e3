import type PDFDocument from 'pdfkit';
import { fontBytes } from './fonts.ts';
import { piecesOf } from './pieces.ts';
import { type Run, runsOf } from './runs.ts';

/** What a text is to those who listen: an element of the tags of PDF, below the document or another part. */
export type Part = ReturnType<typeof PDFDocument.prototype.struct>;
type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD';
type Scope = 'Row' | 'Column';

type Place = {
  /** Left out of what belongs to the page alone: whoever listens does not hear it. */
  part?: Part;
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
  /**
   * A part of the document, read after those that were made before it, wherever it is drawn.
   *
   * @param within the part that it belongs to; the document where there is none
   * @param scope what a heading of a table is for
   */
  part(tag: Tag, within?: Part, scope?: Scope): Part;
  /** A text as the lines that `write` breaks it into. */
  lines(text: string, width: number): string[];
  /** Writes a text, broken into lines where it is too wide; says how high it is. */
  write(text: string, place: Place): number;
  rule(y: number, fromX: number, toX: number): void;
  /** Goes on with another page; says where it begins. */
  next(top: number): number;
  /** Writes onto each page that is there by now: the document must keep them (`bufferPages`). */
  onEach(write: (number: number, count: number) => void): void;
};

const SIZE = 10;
const LEADING = 1.5;
const INK = '#1a1a1a';
const QUIET = '#5c5c5c';

/** A text that was set: the pieces of each of its lines. */
type Line = { runs: readonly Run[]; width: number };

export function createPage(document: typeof PDFDocument.prototype): Page {
  const root = document.struct('Document');
  document.addStructure(root);
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
    part: (tag, within = root, scope) => {
      // Its types do not know of scopes.
      const options: { title?: string; scope?: Scope } = scope === undefined ? {} : { scope };
      const part = document.struct(tag, options);
      within.add(part);
      return part;
    },
    lines: (text, width) =>
      brokenInto(text, width, setter(SIZE, undefined)).map(({ runs }) => runs.map((run) => run.text).join('')),
    write: (text, { part, x, y, width, size = SIZE, font, isQuiet = false, isRight = false }) => {
      const lines = brokenInto(text, width, setter(size, font));
      document.fillColor(isQuiet ? QUIET : INK);
      const content = part === undefined ? null : document.markStructureContent('Span');
      if (content === null) document.markContent('Artifact', { type: 'Pagination' });
      for (const [place, line] of lines.entries()) {
        let at = isRight ? x + width - line.width : x;
        for (const run of line.runs) {
          const set = fontOf(run.font, size);
          // All on one line, whatever the font: their own heights differ.
          set.text(run.text, at, y + place * size * LEADING + size, { lineBreak: false, baseline: 'alphabetic' });
          at += set.widthOfString(run.text);
        }
      }
      document.endMarkedContent();
      if (content !== null) part?.add(content);
      return lines.length * size * LEADING;
    },
    rule: (y, fromX, toX) => {
      document.markContent('Artifact', { type: 'Layout' });
      document.moveTo(fromX, y).lineTo(toX, y).lineWidth(0.5).strokeColor(QUIET).stroke();
      document.endMarkedContent();
    },
    next: (top) => {
      document.addPage();
      return top;
    },
    onEach: (write) => {
      const { start, count } = document.bufferedPageRange();
      for (let place = 0; place < count; place += 1) {
        document.switchToPage(start + place);
        write(place + 1, count);
      }
    },
  };
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A line keeps the space that it ends with, for those who listen and copy, and is as wide as what is seen of it. */
function lineOf(text: string, set: (text: string) => Line): Line {
  const seen = set(text.trimEnd());
  const [last, ...others] = seen.runs.toReversed();
  if (last === undefined || text === text.trimEnd()) return seen;
  return { ...seen, runs: [...others.toReversed(), { ...last, text: `${last.text} ` }] };
}

/** Broken between words, and within one that is wider than the place. */
function brokenInto(text: string, width: number, set: (text: string) => Line): Line[] {
  const whole = lineOf(text, set);
  if (whole.width <= width) return [whole];
  const lines: Line[] = [];
  let line = '';
  let lineWidth = 0;
  const add = (piece: string, pieceWidth: number) => {
    const isSpace = piece.trim() === '';
    if (line !== '' && !isSpace && lineWidth + pieceWidth > width) {
      lines.push(lineOf(line, set));
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
  return [...lines, lineOf(line, set)];
}
