import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { clearToasts, currentToasts } from '../../../../ui/toasts/toastStore.ts';
import { usd } from '../../pro/plan.fixture.ts';
import { openSuccess } from '../checkout/leave.ts';
import PaymentSuccessPage from './PaymentSuccessPage.tsx';

const result = (changes: Record<string, unknown> = {}) => ({
  ...{ licencesCount: 21, assignedCount: 20, unusedCount: 1, invoiceId: 'inv-1', invoiceUrl: '/invoices/inv-1.pdf' },
  ...{ isTrial: false, isLegacyTeam: false, isLicencesOnly: false, isAutoAssigned: false },
  ...changes,
});

const order = (changes: Record<string, unknown> = {}) => ({
  ...{ orderId: 'ord_1', purpose: 'LICENCES', status: 'SUCCEEDED', amount: usd(75_600) },
  ...{ startsOn: '2026-11-23', expiresOn: '2027-11-22', result: result() },
  ...changes,
});

const node = {
  invoiceId: 'inv-1',
  number: 'INV-2026-000123',
  documentUrl: 'https://muster.example/invoices/inv-1.pdf',
};

const open = async (
  bought: unknown,
  {
    query = '?order=ord_1',
    billing = {},
    plan = 'PRO',
    chatUrl = null,
    invoices = [{ cursor: '1', node }],
  }: { query?: string; billing?: object; plan?: string; chatUrl?: string | null; invoices?: object[] } = {},
) => {
  const asked: unknown[] = [];
  const team = {
    ...{ id: 'team-1', plan, isProPlan: plan === 'PRO', isProPlanInitialized: true, paywallMode: 'NONE', chatUrl },
    billing: {
      ...{ isLiteUserRestricted: false, unusedLicencesCount: 1, activationAt: null, paymentMethod: 'CARD' },
      address: { companyName: 'Orbit', companyAddress: '1 Ring Road', city: 'Pune', countryCode: 'IN' },
      order: ({ orderId }: { orderId: string | null }) => {
        asked.push(orderId);
        if (bought instanceof Error) throw bought;
        return bought;
      },
      invoices: { edges: invoices },
      ...billing,
    },
  };
  const console = await renderInConsole(
    <PaymentSuccessPage />,
    { viewer: { id: 'viewer-1', billingRegion: null, team } },
    `/billing/payment/success${query}`,
  );
  await act(async () => undefined);
  return { ...console, asked };
};

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page after a purchase', () => {
  it('says what was paid, for when, and where the receipt is, and leads on; it only reads', async () => {
    const { sent, asked } = await open(order());
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Billing Cycle done',
      'Make Payment done',
      'Add details done',
    ]);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual([
      '$756.00',
      '23 Nov 2026 – 22 Nov 2027',
      '23 Nov 2027',
      '1',
      'Invoice INV-2026-000123 (PDF)',
    ]);
    expect(links()).toEqual([
      ['Invoice INV-2026-000123 (PDF)', node.documentUrl],
      ['Assign licenses', '/manage/users?licence=lite'],
      ['Back to the admin panel', '/overview'],
    ]);
    expect(screen.queryByText('Go to your team')).toBeNull();
    expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['purchaseResult', 'receipt']));
    expect(asked).toEqual(['ord_1']);
  });

  it('tells once that it is paid, where that was a moment ago: notifications do not outlive a reload', async () => {
    onTestFinished(clearToasts);
    const said = () => currentToasts().map(({ text }) => text.defaultMessage);
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    vi.spyOn(window.location, 'reload').mockReturnValue();
    openSuccess('ord_1', null);
    expect(replace).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1');
    await open(order());
    expect(said()).toEqual(['Payment successful.']);
    clearToasts();
    cleanup();
    await open(order());
    expect(said()).toEqual([]);
  });

  const every = { isTrial: true, isLegacyTeam: true, isAutoAssigned: true, isLicencesOnly: true };
  it.each([
    [every, /Your trial is over/],
    [{ ...every, isTrial: false }, /with us from early on/],
    [{ isAutoAssigned: true, isLicencesOnly: true }, /20 people were given a license/],
    [{ isLicencesOnly: true }, /21 more licenses/],
    [{}, /^Congratulations! PRO is yours now\.$/],
  ])('congratulates by what was bought, the first that is true: %j', async (changes, text) => {
    await open(order({ result: result(changes) }));
    expect(screen.getByRole('status').textContent).toMatch(text);
  });

  it('says when PRO starts where that waits for somebody to assign the licences, and nowhere else', async () => {
    const text =
      /PRO is yours now\. ?PRO starts 24 hours after the first license is assigned, or at once with the last\.$/;
    await open(order(), { plan: 'FREE' });
    expect(screen.getByRole('status').textContent).toMatch(text);
    cleanup();
    await open(order(), { plan: 'FREE', billing: { activationAt: '2026-11-24T23:30:00Z' } });
    expect(screen.getByRole('status').textContent).toMatch(/now\.$/);
    // A day of billing, written as the others are, and of UTC.
    expect(screen.getByText('PRO starts at the latest').parentElement?.textContent).toMatch(/latest24 Nov 2026$/);
  });

  it('offers to assign licences only where some are left, elite teams to add people, and the way back to what led here', async () => {
    await open(order({ result: result({ unusedCount: 0 }) }), { billing: { unusedLicencesCount: 7 } });
    await open(order({ result: result({ isAutoAssigned: true }) }));
    expect(screen.queryByRole('link', { name: 'Assign licenses' })).toBeNull();
    await open(order(), { query: '?order=ord_1&feature=guests', billing: { isLiteUserRestricted: true } });
    expect(links().slice(-3)).toEqual([
      ['Back to where you came from', '/manage/users?tab=guests'],
      ['Add more users', '/manage/users'],
      ['Back to the admin panel', '/overview'],
    ]);
  });

  it('leads to where the team chats, where there is such a place', async () => {
    await open(order(), { chatUrl: 'https://orbit.chat.example' });
    const link = screen.getByRole('link', { name: 'Go to your team' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      ...['https://orbit.chat.example', '_blank', 'noopener noreferrer'],
    ]);
    expect(links().map(([name]) => name)).toEqual([
      ...['Invoice INV-2026-000123 (PDF)', 'Assign licenses', 'Go to your team', 'Back to the admin panel'],
    ]);
  });

  it('leads to a receipt that is not among the latest invoices, too', async () => {
    await open(order(), { invoices: [{ cursor: '1', node: { ...node, invoiceId: 'inv-2' } }] });
    expect(links()[0]).toEqual(['Receipt (PDF)', '/invoices/inv-1.pdf']);
  });

  it('asks a team that pays by invoice whom that is for, as it is known, and no other', async () => {
    await open(order(), { billing: { paymentMethod: 'INVOICE' } });
    const valueOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([valueOf(/Company name/), valueOf(/Company address/), valueOf(/City/)]).toEqual([
      ...['Orbit', '1 Ring Road', 'Pune'],
    ]);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Country/ }).value).toBe('IN');
    expect(screen.getByRole('note').textContent).toContain('no card is needed');
    cleanup();
    await open(order());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['is none', null, '/billing'],
    ['is open', order({ status: 'OPEN', result: null }), '/billing'],
    ['was cancelled', order({ status: 'CANCELLED', result: null }), '/billing'],
    ['is on its way', order({ status: 'PENDING', result: null }), '/billing/payment/confirm?order=ord_1'],
  ])('leads elsewhere where the purchase %s', async (_how, bought, target) => {
    const { address } = await open(bought);
    expect(address()).toBe(target);
  });

  it('shows the latest purchase without an id, and says where it cannot be read', async () => {
    const { asked } = await open(
      order({ purpose: 'DUES', startsOn: null, expiresOn: null, result: result({ invoiceId: null }) }),
      { query: '' },
    );
    expect(asked).toEqual([null]);
    expect(screen.getByRole('status').textContent).toBe('Thank you. What your team owed is paid.');
    expect(screen.queryByRole('list', { name: 'Steps of the purchase' })).toBeNull();
  });

  it('tells nobody that something is paid before that is known', async () => {
    await open(new Promise(() => {}));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment');
  });

  it('stays where the purchase cannot be read', async () => {
    const { address } = await open(new Error('down'));
    expect(screen.getByText('What you purchased could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment');
    expect(address()).toBe('/billing/payment/success?order=ord_1');
  });
});
