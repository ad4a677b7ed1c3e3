import PdfDocument from 'pdfkit';
import type { Seller } from '../../billing/offerRules.ts';
import type { InvoiceRow } from './repository.ts';
import { type Contents, contentsOf } from './contentsAnswers.ts';
import { HEADING } from '../../../lib/pdf/fonts.ts';
import { type Page, type Part, createPage } from '../../../lib/pdf/page.ts';

const MARGIN = 50;
/** A4, in points. */
const WIDTH = 595.28;
const INNER = WIDTH - 2 * MARGIN;
const LINE = 16;
/** Where a page ends, and what says which of several it is stands below. */
const BOTTOM = 785;
const FOOT = 800;

/** The columns of what is billed: where each begins, and how wide it is. All but the first end on the right. */
const columns = {
  text: { x: MARGIN, width: 215 },
  quantity: { x: 270, width: 60 },
  rate: { x: 335, width: 65 },
  months: { x: 405, width: 45 },
  amount: { x: 455, width: WIDTH - MARGIN - 455 },
} as const;
type Column = keyof typeof columns;
const titles: Readonly<Record<Column, string>> = {
  text: 'Description',
  quantity: 'Quantity',
  rate: 'Rate',
  months: 'Months',
  amount: 'Amount',
};
const columnNames = ['text', 'quantity', 'rate', 'months', 'amount'] as const;

/** An invoice as a PDF (A4), tagged: whoever listens hears headings, lists and tables. All that is in it comes from the row and the seller: written again it is the same. */
export async function writeDocument(row: InvoiceRow, seller: Seller): Promise<Buffer> {
  const contents = contentsOf(row, seller);
  const document = new PdfDocument({
    ...{
      size: 'A4',
      margin: MARGIN,
      tagged: true,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
    },
    info: { Title: `${contents.title} ${row.number}`, Author: seller.name, CreationDate: new Date(row.issuedAt) },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  write(createPage(document), contents, row.number);
  document.end();
  return written;
}

function write(page: Page, contents: Contents, number: string): void {
  page.write(contents.title, { part: page.part('H1'), x: MARGIN, y: MARGIN, width: INNER, size: 22, font: HEADING });
  let y = MARGIN + 40;
  const facts = page.part('L');
  for (const [label, value] of contents.facts) {
    const fact = page.part('LI', facts);
    page.write(label, { part: page.part('Lbl', fact), x: MARGIN, y, width: 80, isQuiet: true });
    y += page.write(value, { part: page.part('LBody', fact), x: MARGIN + 80, y, width: INNER - 80 });
  }
  y = parties(page, contents, y + LINE);
  y = table(page, contents, y + LINE);
  sums(page, contents, y);
  page.onEach((place, count) => {
    if (count === 1) return;
    const foot = { x: MARGIN, y: FOOT, width: INNER, isQuiet: true };
    page.write(number, foot);
    page.write(`Page ${place} of ${count}`, { ...foot, isRight: true });
  });
}

/** Goes on with another page where there is no room for so much; says where. */
const withRoom = (page: Page, y: number, height: number): number => (y + height > BOTTOM ? page.next(MARGIN) : y);

/** Who sells stands beside whom it is made out to, line by line: an address may be longer than a page. */
function parties(page: Page, { seller, buyer }: Contents, top: number): number {
  const half = INNER / 2;
  const width = half - 10;
  const sides = [
    { title: 'From', texts: seller, x: MARGIN },
    { title: 'To', texts: buyer, x: MARGIN + half },
  ].map(({ title, texts, x }) => {
    const side = page.part('Sect');
    const height = page.write(title, { part: page.part('H2', side), x, y: top, width, isQuiet: true });
    const lines = texts.flatMap((text) => {
      const part = page.part('P', side);
      return page.lines(text, width).map((line) => ({ part, line }));
    });
    return { height, lines, x };
  });
  let y = top + Math.max(...sides.map(({ height }) => height));
  for (let place = 0; place < Math.max(...sides.map(({ lines }) => lines.length)); place += 1) {
    y = withRoom(page, y, LINE);
    const heights = sides.map(({ lines, x }) => {
      const next = lines[place];
      return next === undefined ? 0 : page.write(next.line, { part: next.part, x, y, width });
    });
    y += Math.max(...heights);
  }
  return y;
}

function table(page: Page, { lines }: Contents, top: number): number {
  const element = page.part('Table');
  const head = page.part('TR', element);
  let y = headings(page, withRoom(page, top, 4 * LINE), () => ({
    part: page.part('TH', head, 'Column'),
  }));
  for (const line of lines) {
    const at = withRoom(page, y, page.lines(line.text, columns.text.width).length * LINE);
    // Whoever listens has heard them before.
    y = at < y ? headings(page, at, () => ({})) : at;
    const row = page.part('TR', element);
    const heights = columnNames.map((name) => {
      const part = page.part('TD', row);
      return page.write(line[name], { part, ...columns[name], y, isRight: isRight(name) });
    });
    y += Math.max(...heights);
  }
  page.rule(y + 4, MARGIN, WIDTH - MARGIN);
  return y + 10;
}

/** What the columns are, on each page that has some of them; says where what they are of begins. */
function headings(page: Page, y: number, partOf: () => { part?: Part }): number {
  for (const name of columnNames)
    page.write(titles[name], { ...partOf(), ...columns[name], y, isQuiet: true, isRight: isRight(name) });
  page.rule(y + LINE, MARGIN, WIDTH - MARGIN);
  return y + LINE + 6;
}

const isRight = (name: Column) => name !== 'text';

/** How the total comes about, all of it on one page. */
function sums(page: Page, { sums: rows, total, note }: Contents, top: number): void {
  let y = withRoom(page, top, (rows.length + 4) * LINE);
  const element = page.part('Table');
  for (const row of rows) y += sum(page, element, row, y);
  page.rule(y + 4, MARGIN, WIDTH - MARGIN);
  y += 10;
  y += sum(page, element, total, y, HEADING);
  if (note !== '') page.write(note, { part: page.part('P'), x: MARGIN, y: y + LINE, width: INNER });
}

function sum(page: Page, element: Part, [label, value]: Contents['total'], y: number, font?: string): number {
  const at = { y, isRight: true, ...(font === undefined ? {} : { font }) };
  const row = page.part('TR', element);
  page.write(label, { part: page.part('TH', row, 'Row'), x: columns.quantity.x, width: 180, ...at });
  // Currency signs are not in the font of headings.
  return page.write(value, { part: page.part('TD', row), ...columns.amount, y, isRight: true });
}
