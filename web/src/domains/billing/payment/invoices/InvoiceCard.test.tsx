import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downAtFirst } from '../../../../testing/gatewayPieces.ts';
import { press } from '../../../../testing/hands.ts';
import { type PageArguments, connectionOf, renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { usd } from '../../pro/plan.fixture.ts';
import { InvoiceCard } from './InvoiceCard.tsx';

const invoiceOf = (number: number, changes: Record<string, unknown> = {}) => ({
  ...{ invoiceId: `inv-${number}`, number: `INV-${number}`, issuedAt: '2026-11-12T00:00:00Z' },
  ...{ paidAt: '2026-11-13T23:30:00Z', startsOn: '2026-11-12', expiresOn: '2026-12-11', total: usd(100 * number) },
  documentUrl: `https://muster.example/invoices/inv-${number}.pdf`,
  ...changes,
});

/** The latest first. */
const listOf = (all: readonly unknown[]) => (page: PageArguments) => {
  const { nodes, pageInfo } = connectionOf(all, page);
  return { edges: nodes.map((node, place) => ({ cursor: String(place), node })), pageInfo };
};

const open = async (invoices: unknown) => {
  const team = { id: 'team-1', billing: { invoices } };
  const console = await renderInConsole(<InvoiceCard />, { viewer: { id: 'viewer-1', team } });
  await act(async () => undefined);
  return console;
};

const card = () => within(screen.getByRole('region', { name: 'Invoices' }));
const lines = () => card().getAllByRole('listitem');
const numbers = () => lines().map(({ textContent }) => /INV-\d+/.exec(textContent ?? '')?.[0]);
const way = (name: string) => card().getByRole<HTMLButtonElement>('button', { name });

describe('the invoices of a team', () => {
  it('each say what they are for, what they come to, whether they are paid, and lead to their document', async () => {
    await open(
      listOf([
        invoiceOf(8, { paidAt: null, startsOn: null, expiresOn: null }),
        invoiceOf(7),
        invoiceOf(6, { total: usd(-1_250), expiresOn: null }),
      ]),
    );
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Invoice INV-8 \(PDF\)12 Nov 2026\$8\.00Open$/),
      expect.stringMatching(/^Invoice INV-7 \(PDF\)12 Nov 2026 – 11 Dec 2026\$7\.00Paid 13 Nov 2026$/),
      expect.stringMatching(/^Invoice INV-6 \(PDF\)12 Nov 2026-\$12\.50Paid 13 Nov 2026$/),
    ]);
    const document = card().getByRole('link', { name: 'Invoice INV-7 (PDF)' });
    expect([document.getAttribute('href'), document.getAttribute('rel')]).toEqual([
      ...['https://muster.example/invoices/inv-7.pdf', 'noopener'],
    ]);
    expect(card().queryByRole('button')).toBeNull();
  });

  it('are read page by page, to the older ones and back', async () => {
    const { sent } = await open(listOf([9, 8, 7, 6, 5, 4, 3].map((number) => invoiceOf(number))));
    expect(numbers()).toEqual(['INV-9', 'INV-8', 'INV-7', 'INV-6', 'INV-5', 'INV-4']);
    expect([way('Newer').disabled, way('Older').disabled]).toEqual([true, false]);
    await press('Older', card());
    expect(numbers()).toEqual(['INV-3']);
    expect([way('Newer').disabled, way('Older').disabled]).toEqual([false, true]);
    await press('Newer', card());
    expect(numbers()).toHaveLength(6);
    expect(sent.map(({ variables }) => variables['after'])).toEqual([null, '6', null]);
  });

  it('are none yet for a team that has not paid', async () => {
    await open(listOf([]));
    expect(card().getByText('Your team has no invoices yet.')).toBeTruthy();
    expect(card().queryByRole('list')).toBeNull();
  });

  it('fail by themselves, and come back on Retry', async () => {
    const list = downAtFirst(listOf([invoiceOf(7)]));
    await open(list);
    expect(card().getByRole('alert').textContent).toContain('Your invoices could not be loaded.');
    expect(card().getByText('Request req-1')).toBeTruthy();
    expect(card().queryByText('Your team has no invoices yet.')).toBeNull();
    list.mend();
    await press('Retry', card());
    expect(numbers()).toEqual(['INV-7']);
  });
});
