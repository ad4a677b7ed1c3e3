import PdfDocument from 'pdfkit';
import type { Seller } from '../../billing/offerRules.ts';
import type { InvoiceRow } from './repository.ts';
import { type Contents, contentsOf } from './contentsAnswers.ts';
import { HEADING } from '../../../lib/pdf/fonts.ts';
import { type Page, createPage } from '../../../lib/pdf/page.ts';

const MARGIN = 50;
/** A4, in points. */
const WIDTH = 595.28;
const INNER = WIDTH - 2 * MARGIN;
const LINE = 16;
/** Where a page ends. */
const BOTTOM = 800;

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

/** An invoice as a PDF (A4). All that is in it comes from the row and the seller: written again it is the same. */
export async function writeDocument(row: InvoiceRow, seller: Seller): Promise<Buffer> {
  const contents = contentsOf(row, seller);
  const document = new PdfDocument({
    ...{ size: 'A4', margin: MARGIN, lang: 'en', displayTitle: true },
    info: { Title: `${contents.title} ${row.number}`, Author: seller.name, CreationDate: new Date(row.issuedAt) },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  write(createPage(document), contents);
  document.end();
  return written;
}

function write(page: Page, contents: Contents): void {
  page.write(contents.title, { x: MARGIN, y: MARGIN, width: INNER, size: 22, font: HEADING });
  let y = MARGIN + 40;
  for (const [label, value] of contents.facts) {
    page.write(label, { x: MARGIN, y, width: 80, isQuiet: true });
    y += page.write(value, { x: MARGIN + 80, y, width: INNER - 80 });
  }
  y = parties(page, contents, y + LINE);
  y = table(page, contents, y + LINE);
  sums(page, contents, y);
}

/** Goes on with another page where there is no room for so much; says where. */
const withRoom = (page: Page, y: number, height: number): number => (y + height > BOTTOM ? page.next(MARGIN) : y);

/** Who sells stands beside whom it is made out to, line by line: an address may be longer than a page. */
function parties(page: Page, { seller, buyer }: Contents, top: number): number {
  const half = INNER / 2;
  const width = half - 10;
  const linesOf = (texts: readonly string[]) => texts.flatMap((text) => page.lines(text, width));
  const [left, right] = [linesOf(seller), linesOf(buyer)];
  let y = top + page.write('From', { x: MARGIN, y: top, width, isQuiet: true });
  page.write('To', { x: MARGIN + half, y: top, width, isQuiet: true });
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    y = withRoom(page, y, LINE);
    const height = page.write(left[place] ?? '', { x: MARGIN, y, width });
    page.write(right[place] ?? '', { x: MARGIN + half, y, width });
    y += height;
  }
  return y;
}

function table(page: Page, { lines }: Contents, top: number): number {
  let y = withRoom(page, top, 4 * LINE);
  for (const name of columnNames)
    page.write(titles[name], { ...columns[name], y, isQuiet: true, isRight: isRight(name) });
  y += LINE;
  page.rule(y, MARGIN, WIDTH - MARGIN);
  y += 6;
  for (const line of lines) {
    y = withRoom(page, y, 2 * LINE);
    const heights = columnNames.map((name) => page.write(line[name], { ...columns[name], y, isRight: isRight(name) }));
    y += Math.max(...heights);
  }
  page.rule(y + 4, MARGIN, WIDTH - MARGIN);
  return y + 10;
}

const isRight = (name: Column) => name !== 'text';

/** How the total comes about, all of it on one page. */
function sums(page: Page, { sums: rows, total: [label, value], note }: Contents, top: number): void {
  let y = withRoom(page, top, (rows.length + 4) * LINE);
  for (const row of rows) y += sum(page, ...row, y);
  page.rule(y + 4, MARGIN, WIDTH - MARGIN);
  y += 10;
  y += sum(page, label, value, y, HEADING);
  if (note !== '') page.write(note, { x: MARGIN, y: y + LINE, width: INNER });
}

function sum(page: Page, label: string, value: string, y: number, font?: string): number {
  const at = { y, isRight: true, ...(font === undefined ? {} : { font }) };
  page.write(label, { x: columns.quantity.x, width: 180, ...at });
  // Currency signs are not in the font of headings.
  return page.write(value, { ...columns.amount, y, isRight: true });
}
