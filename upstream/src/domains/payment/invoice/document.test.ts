// What an invoice is to those who do not see it: the tags of its PDF, with the text that belongs to each.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { contentsOf } from './contentsAnswers.ts';
import type { InvoiceRow } from './repository.ts';
import { writeDocument } from './layoutAnswers.ts';

const DAY = Date.UTC(2031, 0, 1);
const invoice: InvoiceRow = {
  ...{ invoiceId: 'one', teamId: 'team', number: 'INV-2031-000001', reference: 'order', currency: 'USD' },
  ...{ issuedAt: DAY, paidAt: DAY, startsAt: null, expiresAt: null, paidBy: null },
  ...{ gross: 10_000, creditsUsed: 500, balanceUsed: 0, total: 9_500 },
  lines: [
    {
      text: 'PRO licences, added in the middle of a period, for the rest of it',
      ...{ quantity: 8, rate: 1_250, months: 1, amount: 10_000 },
    },
  ],
  buyer: {
    companyName: '深圳市科技有限公司',
    companyAddress: '科技园一号',
    city: 'Орёл',
    countryCode: null,
    taxNumber: null,
  },
};

type Node = { role?: string; id?: string; children?: readonly Node[] };

/** The tags of a page, one a line, with what is read there. */
async function tagsOf(pdf: Buffer): Promise<{ title: unknown; lang: unknown; tags: string[] }> {
  const task = getDocument({ data: new Uint8Array(pdf) });
  const document = await task.promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let open = '';
  for (const item of items) {
    if ('str' in item) texts.set(open, (texts.get(open) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    else if (item.type === 'beginMarkedContentProps') open = item.id;
    else if (item.type === 'endMarkedContent') open = '';
  }
  const textOf = ({ id, children = [] }: Node): string =>
    id === undefined ? children.map(textOf).join('') : (texts.get(id) ?? '');
  const lines = ({ role, children = [] }: Node, depth: number): string[] => {
    const parts = children.filter((child) => child.role !== undefined);
    const text = parts.length === 0 ? ` ${textOf({ children }).trim()}` : '';
    return [`${'  '.repeat(depth)}${role}${text}`.trimEnd(), ...parts.flatMap((part) => lines(part, depth + 1))];
  };
  const tags = lines(await page.getStructTree(), 0);
  const { info } = await document.getMetadata();
  await task.destroy();
  return { title: Reflect.get(info, 'Title'), lang: Reflect.get(info, 'Language'), tags };
}

test('says what is a heading, a list and a table, in the order in which it is read', async () => {
  const pdf = await writeDocument(invoice, { name: 'Muster', lines: ['1 Street'] });
  const { title, lang, tags } = await tagsOf(pdf);
  expect([title, lang]).toEqual(['Invoice and receipt INV-2031-000001', 'en']);
  expect(tags.join('\n')).toMatchInlineSnapshot(`
    "Root
      Document
        H1 Invoice and receipt
        L
          LI
            Lbl Number
            LBody INV-2031-000001
          LI
            Lbl Issued
            LBody 01 Jan 2031
          LI
            Lbl Status
            LBody Paid on 01 Jan 2031
        Sect
          H2 From
          P Muster
          P 1 Street
        Sect
          H2 To
          P 深圳市科技有限公司
          P 科技园一号
          P Орёл
        Table
          TR
            TH Description
            TH Quantity
            TH Rate
            TH Months
            TH Amount
          TR
            TD PRO licences, added in the middle of a period, for the rest of it
            TD 8
            TD $12.50
            TD 1
            TD $100.00
        Table
          TR
            TH Subtotal
            TD $100.00
          TR
            TH Credits used
            TD −$5.00
          TR
            TH Total
            TD $95.00"
  `);
});

test('leaves out the lines of an address on which nothing stands', async () => {
  const buyer = {
    ...{ companyName: 'Orbit Ltd', companyAddress: '1 Road\r\n\r\n  \nFloor 2\n', city: 'Leeds' },
    ...{ countryCode: 'GB', taxNumber: null },
  };
  expect(contentsOf({ ...invoice, buyer }, { name: 'Muster', lines: [] }).buyer).toEqual([
    ...['Orbit Ltd', '1 Road', 'Floor 2', 'Leeds', 'United Kingdom'],
  ]);
});

test('each of several pages says what its columns are and which it is, and the tags say the former once', async () => {
  const lines = Array.from({ length: 60 }, () => ({ text: 'PRO', quantity: 1_200, rate: 500, months: 1, amount: 1 }));
  const pdf = await writeDocument({ ...invoice, lines }, { name: 'Muster', lines: [] });
  const task = getDocument({ data: new Uint8Array(pdf) });
  const document = await task.promise;
  const second = await document.getPage(2);
  const seen = (await second.getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
  await task.destroy();
  expect(seen).toEqual(expect.arrayContaining(['Description', 'Amount', '1,200', 'INV-2031-000001', 'Page 2 of 2']));
  const { tags } = await tagsOf(pdf);
  expect(tags.filter((tag) => tag.includes('TH Description'))).toHaveLength(1);
  expect(tags.join('\n')).not.toContain('Page 1 of 2');
});
