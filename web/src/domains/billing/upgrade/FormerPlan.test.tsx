import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { downAtFirst, inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { listenToEvents } from '../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { team, usd } from '../pro/plan.fixture.ts';
import FormerDues from './FormerDues.tsx';
import FormerPlan from './FormerPlan.tsx';

const invoice = {
  ...{ invoiceId: 'inv-1', number: 'INV-2026-000123', issuedAt: '2026-11-12T00:00:00Z', paidAt: null },
  ...{ startsOn: null, expiresOn: null, total: usd(3_260), documentUrl: 'https://muster.example/invoices/inv-1.pdf' },
};
const listed = (...nodes: unknown[]) => ({
  edges: nodes.map((node, place) => ({ cursor: String(place), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const OWING = {
  pendingAmount: usd(3_260),
  hasPaymentFailed: true,
  pendingDeadline: null,
  period: null,
  nextCharge: null,
};

const open = async (
  billing: Record<string, unknown>,
  answers: Record<string, unknown> = {},
  address = '/billingNew',
) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  listenToEvents();
  const shown = team({ type: null, ...billing }, { plan: 'FREE', isProPlan: false });
  const console = await renderInConsole(
    <>
      <FormerDues />
      <FormerPlan />
    </>,
    { viewer: { id: 'viewer-1', team: shown }, ...answers },
    address,
  );
  await act(async () => undefined);
  return console;
};

const invoices = () => screen.queryByRole('region', { name: 'Invoices' });

describe('what is left of a plan that a team had', () => {
  it('is what it owes still, with a way to pay it, and its invoices', async () => {
    const { sent, address } = await open(
      { ...OWING, invoices: listed(invoice) },
      { duesOrder: () => ({ order: null, userErrors: [userError('NOTHING_TO_DO')] }) },
    );
    expect(screen.getByRole('alert').textContent).toContain(
      'Your team owes $32.60PRO has ended. What your team owes for it stays due until it is paid.',
    );
    expect(screen.getByRole('link', { name: /INV-2026-000123/ }).getAttribute('href')).toBe(invoice.documentUrl);
    await press('Clear dues');
    expect(address()).toBe('/billingNew?dialog=clear-dues');
    await within(await screen.findByRole('dialog', { name: 'Clear dues' })).findByRole('alert');
    expect(inputsOf(sent, 'duesOrder')).toEqual([{}]);
  });

  it('is its invoices alone where it owes nothing', async () => {
    await open({
      pendingAmount: usd(0),
      nextCharge: null,
      invoices: listed({ ...invoice, paidAt: '2026-11-13T00:00:00Z' }),
    });
    expect(invoices()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear dues' })).toBeNull();
  });

  it('is no invoices for a team that never paid', async () => {
    await open({ pendingAmount: usd(0), nextCharge: null, invoices: listed() });
    expect([invoices(), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it('is what it owes even where nothing was ever billed', async () => {
    await open({ ...OWING, invoices: listed() });
    expect(screen.getByRole('button', { name: 'Clear dues' })).toBeTruthy();
    expect(invoices()).toBeNull();
  });

  it('is told as far as it is known: what is owed without the invoices, which come on Retry', async () => {
    const list = downAtFirst(() => listed(invoice));
    await open({ ...OWING, invoices: list });
    expect(screen.getByRole('button', { name: 'Clear dues' })).toBeTruthy();
    list.mend();
    await press('Retry');
    expect(screen.getByRole('link', { name: /INV-2026-000123/ })).toBeTruthy();
  });
});
