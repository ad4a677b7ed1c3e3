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
const BOTTOM = 780;

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
  for (const [label, value] of contents.sums) y += sum(page, label, value, y);
  page.rule(y + 4, MARGIN, WIDTH - MARGIN);
  const [label, value] = contents.total;
  y += 10;
  y += sum(page, label, value, y, HEADING);
  if (contents.note !== '') page.write(contents.note, { x: MARGIN, y: y + LINE, width: INNER });
}

/** Who sells stands beside whom it is made out to. */
function parties(page: Page, { seller, buyer }: Contents, top: number): number {
  const half = INNER / 2;
  const block = (title: string, lines: readonly string[], x: number) => {
    let y = top + page.write(title, { x, y: top, width: half - 10, isQuiet: true });
    for (const line of lines) y += page.write(line, { x, y, width: half - 10 });
    return y;
  };
  return Math.max(block('From', seller, MARGIN), block('To', buyer, MARGIN + half));
}

function table(page: Page, { lines }: Contents, top: number): number {
  let y = top;
  for (const name of columnNames)
    page.write(titles[name], { ...columns[name], y, isQuiet: true, isRight: isRight(name) });
  y += LINE;
  page.rule(y, MARGIN, WIDTH - MARGIN);
  y += 6;
  for (const line of lines) {
    if (y > BOTTOM) y = page.next(MARGIN);
    const heights = columnNames.map((name) => page.write(line[name], { ...columns[name], y, isRight: isRight(name) }));
    y += Math.max(...heights);
  }
  page.rule(y + 4, MARGIN, WIDTH - MARGIN);
  return y + 10;
}

const isRight = (name: Column) => name !== 'text';

function sum(page: Page, label: string, value: string, y: number, font?: string): number {
  const at = { y, isRight: true, ...(font === undefined ? {} : { font }) };
  page.write(label, { x: columns.quantity.x, width: 180, ...at });
  // Currency signs are not in the font of headings.
  return page.write(value, { ...columns.amount, y, isRight: true });
}
