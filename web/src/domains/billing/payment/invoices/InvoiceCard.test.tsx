import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, downAtFirst, inputsOf, inputsWithKeysOf, userError } from '../../../../testing/gatewayPieces.ts';
import { press } from '../../../../testing/hands.ts';
import { type PageArguments, connectionOf, renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
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

const open = async (invoices: unknown, invoiceSend: () => unknown = down) => {
  const team = { id: 'team-1', billing: { invoices } };
  const console = await renderInConsole(<InvoiceCard />, { viewer: { id: 'viewer-1', team }, invoiceSend });
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
      expect.stringMatching(/^Invoice INV-6 \(PDF\)12 Nov 2026−\$12\.50Paid 13 Nov 2026$/),
    ]);
    const document = card().getByRole('link', { name: 'Invoice INV-7 (PDF)' });
    expect([document.getAttribute('href'), document.getAttribute('rel')]).toEqual([
      ...['https://muster.example/invoices/inv-7.pdf', 'noopener'],
    ]);
    for (const name of ['Newer', 'Older']) expect(card().queryByRole('button', { name })).toBeNull();
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

describe('an invoice that is wanted by mail', () => {
  const list = listOf([invoiceOf(8), invoiceOf(7)]);
  const toasts = () => currentToasts().map(({ tone, text, values }) => [tone, text.id, values]);
  const refusedWith = (code: string) => ({ email: null, invoice: null, userErrors: [userError(code)] });

  it('is sent to the viewer, and a toast says where to', async () => {
    const answer = { email: 'ada@orbit.example', invoice: invoiceOf(7), userErrors: [] };
    const { sent } = await open(list, () => answer);
    await press('Send invoice INV-7 by e-mail', card());
    expect(inputsOf(sent, 'invoiceSend')).toEqual([{ invoiceId: 'inv-7' }]);
    expect(toasts()).toEqual([['success', 'plan.invoices.sent', { number: 'INV-7', email: 'ada@orbit.example' }]]);
  });

  it('is sent once, however often the button is pressed while it is on its way', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { sent } = await open(list, () => answer.promise);
    for (const _press of [1, 2]) await press('Send invoice INV-8 by e-mail', card());
    expect(way('Send invoice INV-8 by e-mail').getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer.resolve(refusedWith('NOT_FOUND')));
    expect(inputsOf(sent, 'invoiceSend')).toHaveLength(1);
    expect(way('Send invoice INV-8 by e-mail').getAttribute('aria-disabled')).toBe('false');
  });

  it('is sent under the same key where the answer is lost', async () => {
    const { sent } = await open(list);
    await press('Send invoice INV-8 by e-mail', card());
    await press('Send invoice INV-8 by e-mail', card());
    const [first, second] = inputsWithKeysOf(sent, 'invoiceSend');
    expect(second).toEqual(first);
    expect(toasts()).toEqual([['error', 'plan.invoices.notSent', { number: 'INV-8' }]]);
  });

  it.each([
    ['LIMIT_REACHED', 'plan.invoices.sentTooOften'],
    ['NOT_FOUND', 'plan.invoices.notSent'],
  ])('is not where it is refused with %s', async (code, text) => {
    await open(list, () => refusedWith(code));
    await press('Send invoice INV-8 by e-mail', card());
    expect(toasts()).toEqual([['error', text, { number: 'INV-8' }]]);
  });
});
