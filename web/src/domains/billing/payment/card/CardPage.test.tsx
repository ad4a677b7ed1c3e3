import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeCardPage } from '../../../../testing/fakeCardPage.ts';
import { inputsOf } from '../../../../testing/gatewayPieces.ts';
import { press } from '../../../../testing/hands.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { charge, team, usd, visa } from '../../pro/plan.fixture.ts';
import CardPage from './CardPage.tsx';

const SETTLED = { nextCharge: charge({ dues: usd(0) }) };

const open = async (billing: object = {}, changes: Record<string, unknown> = {}, query = '') => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = fakeCardPage();
  const console = await renderInConsole(
    <CardPage />,
    {
      viewer: { id: 'viewer-1', team: team({ ...SETTLED, ...billing }, changes) },
      cardAddStart: () => ({ cardSecret: 'seti_1_secret_x', userErrors: [] }),
      cardAdd: () => ({ team: { id: 'team-1', billing: { cards: [visa] } }, userErrors: [] }),
    },
    `/billing/card${query}`,
  );
  await act(async () => undefined);
  return { ...console, page };
};

const figures = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(screen.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]));
};
/** The buttons below the fields, the main one first. */
const ways = () => {
  const { parentElement } = screen.getByRole('button', { name: /^(Update|Add) card$/ });
  return [...(parentElement?.children ?? [])].map(({ textContent }) => textContent);
};

describe('the page of a card', () => {
  it('says whose it is, what is charged to it and how that comes about, and which one that is now', async () => {
    await open({
      rate: usd(450),
      interval: 'MONTHLY',
      nextCharge: charge({ usersCount: 7, planAmount: usd(3_150), dues: usd(0) }),
    });
    expect(figures()).toEqual({
      ...{
        Team: 'Orbit',
        'Price per person per month': '$4.50',
        'Billing day': expect.stringContaining('12th') as unknown,
      },
      ...{ Total: '$31.50', 'Existing card': 'Visa •••• 4242Expires 08/2029' },
    });
    const mark = screen.getByRole('button', { name: '$4.50 × 7 people' });
    expect(mark.getAttribute('aria-expanded')).toBe('false');
    await press('$4.50 × 7 people');
    expect(figures()['Total$4.50 × 7 people']).toBe('$31.50');
  });

  it.each([
    ['other licenses are due', { interval: 'BIANNUAL', planAmount: usd(900_000), usersCount: 500 }],
    ['the price by the months of another interval', { interval: 'ANNUAL', planAmount: usd(60_000), usersCount: 25 }],
  ])('names no price for each where the total is none of it: %s', async (_why, { interval, ...due }) => {
    await open({ rate: usd(400), interval, nextCharge: charge({ ...due, dues: usd(0) }) });
    expect(figures()).not.toHaveProperty('Price per person per month');
    expect(figures()['Total']).toBe(due.planAmount.formatted);
    expect(screen.queryByRole('button', { name: /users/ })).toBeNull();
  });

  it('adds a card as the dialog does, and goes back to the plan', async () => {
    const { page, sent, address } = await open({ cards: [] });
    expect(figures()).not.toHaveProperty('Existing card');
    expect(ways()).toEqual(['Add card']);
    await page.ready();
    await press('Add card');
    await page.answer({ kind: 'confirmed' });
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_1' }]);
    const done = within(
      await screen.findByRole('dialog', { name: 'Your card details have been updated successfully.' }),
    );
    await press('Done', done);
    expect(address()).toBe('/billing');
  });

  it.each([
    ['dues', { pendingAmount: usd(8_100), accountBalanceDue: usd(500), nextCharge: charge() }, 'PRO', 'Pay dues'],
    ['a balance', { accountBalanceDue: usd(500) }, 'PRO', 'Pay balance'],
    ['dues of a team without PRO', { pendingAmount: usd(8_100), nextCharge: charge() }, 'FREE', 'Pay dues'],
    ['PRO, for who has none', { period: null }, 'FREE', 'Upgrade to PRO'],
  ])('offers first what comes before a card: %s', async (_what, billing, plan, name) => {
    const { address } = await open(billing, { plan });
    expect(ways()).toEqual([name, 'Update card']);
    if (plan === 'FREE' && name.startsWith('Upgrade')) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/billing/paymentNew');
    } else {
      await press(name);
      expect(address()).toBe('/billing?dialog=clear-dues');
    }
  });

  it('says whether a card is added or changed once it is known if there are any', async () => {
    let come = () => {};
    const cards = () => new Promise((resolve) => (come = () => resolve([visa])));
    await open({ cards });
    expect(screen.queryByRole('button', { name: /card$/ })).toBeNull();
    await act(async () => come());
    await waitFor(() => expect(ways()).toEqual(['Update card']));
  });

  it('names no total where nothing renews', async () => {
    await open({ nextCharge: charge({ planAmount: usd(0), usersCount: 0, dues: usd(0) }) });
    expect(figures()).not.toHaveProperty('Total');
  });

  it('sells PRO to nobody who has bought it and waits for its beginning', async () => {
    await open({}, { plan: 'FREE' });
    expect(ways()).toEqual(['Update card']);
  });

  it('adds the first card of a team without PRO, and goes on to buy that', async () => {
    const { page, sent, address } = await open({ cards: [], period: null }, { plan: 'FREE' });
    expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull();
    await page.ready();
    await press('Upgrade to PRO');
    await page.answer({ kind: 'confirmed' });
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_1' }]);
    expect(address()).toBe('/billing/paymentNew');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['PRO', 'a dialog', '/billing/card?card=seti_7'],
    ['FREE', 'no dialog', '/billing/paymentNew'],
  ])('saves by itself what a bank led back from: %s, %s', async (plan, what, end) => {
    const { sent, address } = await open(
      { cards: [], ...(plan === 'FREE' && { period: null }) },
      { plan },
      '?card=seti_7',
    );
    await act(async () => undefined);
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_7' }]);
    expect(screen.queryAllByRole('dialog')).toHaveLength(what === 'a dialog' ? 1 : 0);
    expect(address()).toBe(end);
  });

  it.each([{ paymentMethod: 'INVOICE' }, { type: 'PAID_OFFLINE' }])(
    'asks a team that pays by invoice for no card: %j',
    async (billing) => {
      const { address } = await open(billing);
      expect(address()).toBe('/billing');
    },
  );
});
