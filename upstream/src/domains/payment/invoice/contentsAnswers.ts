import { formatCharged, formatMoney, formatRate } from '@muster/schema/formats/money';
import type { InvoiceLine } from '../../../db/tables/payment.ts';
import type { Seller } from '../../billing/offerRules.ts';
import { countryName } from '../address/rules.ts';
import type { InvoiceRow } from './repository.ts';
import { paidBySchema, paidByText } from './rules.ts';

/** What stands on an invoice, in English whoever reads it. */
export type Contents = {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  seller: readonly string[];
  buyer: readonly string[];
  lines: readonly { text: string; quantity: string; rate: string; months: string; amount: string }[];
  sums: readonly (readonly [label: string, value: string])[];
  total: readonly [label: string, value: string];
  note: string;
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** What an invoice says to people. */
export function contentsOf(row: InvoiceRow, { name, lines: sellerLines }: Seller): Contents {
  const { currency, buyer, paidAt, startsAt, expiresAt, creditsUsed, balanceUsed } = row;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const less = (label: string, amount: number) => (amount === 0 ? [] : [[label, money(-amount)] as const]);
  const paid = paidBySchema.safeParse(row.paidBy);
  const period = startsAt === null || expiresAt === null ? [] : [['Period', periodText(startsAt, expiresAt)] as const];
  return {
    title: paidAt === null ? 'Invoice' : 'Invoice and receipt',
    facts: [
      ['Number', row.number],
      ['Issued', dayFormat.format(row.issuedAt)],
      ...period,
      ['Status', paidAt === null ? 'Open' : `Paid on ${dayFormat.format(paidAt)}`],
    ],
    seller: [name, ...sellerLines],
    buyer:
      buyer === null
        ? ['No billing address was saved.']
        : [
            buyer.companyName,
            ...buyer.companyAddress.split(/[\n\r\u2028\u2029]/).filter((line) => line.trim() !== ''),
            buyer.city,
            ...(buyer.countryCode === null ? [] : [countryName(buyer.countryCode) ?? buyer.countryCode]),
            ...(buyer.taxNumber === null ? [] : [`Tax number: ${buyer.taxNumber}`]),
          ],
    lines: row.lines.map((line) => lineOf(line, currency)),
    sums: [
      ['Subtotal', money(row.lines.reduce((sum, { amount }) => sum + amount, 0))],
      ...less('Credits used', creditsUsed),
      ...less('Balance used', balanceUsed),
    ],
    total: ['Total', money(row.total)],
    note: paidAt !== null && paid.success ? `${paidByText(paid.data)}.` : '',
  };
}

const periodText = (startsAt: number, expiresAt: number) =>
  `${dayFormat.format(startsAt)} – ${dayFormat.format(expiresAt)}`;

function lineOf({ text, quantity, rate, months, amount }: InvoiceLine, currency: string): Contents['lines'][number] {
  return {
    text,
    quantity: quantity === null ? '' : formatCharged(quantity, currency),
    rate: rate === null ? '' : formatRate({ amountMinor: rate, currency }),
    months: months === null ? '' : String(months),
    amount: formatMoney({ amountMinor: amount, currency }),
  };
}
