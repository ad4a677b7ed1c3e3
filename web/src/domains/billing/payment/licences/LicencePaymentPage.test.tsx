import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inputsOf, inputsWithKeysOf, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, click, pick, press, typeInto } from '../../../../testing/hands.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { clearToasts, currentToasts } from '../../../../ui/toasts/toastStore.ts';
import { visa } from '../../pro/plan.fixture.ts';
import { money } from '../../upgrade/upgrade.fixture.ts';
import LicencePaymentPage from './LicencePaymentPage.tsx';
import { address as companyAddress, licenceOffers, orderOf, purchasingTeam } from './purchase.fixture.ts';

type Answer = () => unknown;

const open = async (
  changes: Record<string, unknown> = {},
  query = '',
  { answer, team = {}, others = {} }: { answer?: Answer; team?: object; others?: object } = {},
) => {
  const console = await renderInConsole(
    <LicencePaymentPage />,
    {
      viewer: { id: 'viewer-1', team: purchasingTeam(changes, { ...team }) },
      licenceOrder: answer ?? (() => ({ order: null, userErrors: [userError('NOT_ALLOWED')] })),
      ...others,
    },
    `/billing/payment${query}`,
  );
  await act(async () => undefined);
  return console;
};

const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Licenses to be purchased' });
const assign = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Assign the licenses/ });
const enter = async (text: string) => {
  await typeInto(count(), text);
  await act(async () => fireEvent.blur(count()));
};
const figures = () => {
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  const terms = summary.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  return Object.fromEntries(
    summary.getAllByRole('definition').map(({ textContent }, place) => [terms[place], textContent]),
  );
};

describe('the choice of licences', () => {
  it('begins with as many as are needed for a year, shows who needs one, and what it comes to', async () => {
    await open();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Annual Save 40% \$3 per user and month 365 days$/),
      expect.stringMatching(/^Biannual Save 20% \$4 /),
      expect.stringMatching(/^Quarterly Save 10% \$4\.50 /),
      expect.stringMatching(/^Bimonthly Save 5% \$4\.75 /),
      expect.stringMatching(/^Monthly\s+\$5 per user and month 30 days$/),
    ]);
    expect(screen.getByRole('textbox', { name: 'Lite (unlicensed) users' })).toMatchObject({
      value: '20',
      disabled: true,
    });
    expect(screen.getByRole('textbox', { name: 'Trial users' })).toMatchObject({ value: '4', disabled: true });
    expect(count().value).toBe('21');
    expect(figures()).toEqual({ 'Price of the licenses': '$756.00', Total: '$756.00' });
    expect(screen.getByText('$3 x 21 licenses x 12 months')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is filled in by the address, and kept there', async () => {
    const query = '?licenseCount=8&licenseDuration=90&autoAssign=false&lastDate=2026-12-01&isLegacyTeam=true';
    const { address } = await open(
      {
        seats: { activeUsersCount: 8, trialUsersCount: 0, unlicensedUsersCount: 8 },
        licenceOffers: licenceOffers('USD', { neededCount: 8 }),
      },
      query,
    );
    expect(figures()['Total']).toBe('$108.00');
    expect(screen.getByText('Last date for payment: 01 Dec 2026')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Trial users' })).toBeNull();
    expect(assign().checked).toBe(false);
    await choose(/^Bimonthly/);
    await enter('9');
    await pick(/^Assign the licenses/);
    expect(figures()['Total']).toBe('$85.50');
    const kept = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(kept)).toMatchObject({
      licenseConfigId: 'PRO_60_DAYS',
      licenseCount: '9',
      autoAssign: 'true',
    });
    expect(kept.has('licenseDuration')).toBe(false);
  });

  it.each([
    ['12.9', '12'],
    ['-3', '0'],
    ['', '0'],
    ['ten', '0'],
    ['007', '7'],
  ])('makes a whole number of %j once the field is left: %s', async (typed, whole) => {
    await open();
    await enter(typed);
    expect(count().value).toBe(whole);
    const button = whole === '0' ? 'Licenses to be purchased cannot be 0' : 'Continue';
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(whole === '0');
  });

  it('raises to the fewest what is less but not nothing, and says so', async () => {
    await open({ licenceOffers: licenceOffers('USD', { minimumCount: 30, neededCount: 30 }) });
    const help = () => document.getElementById(count().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(help()).toMatch(/At least 30 licenses have to be purchased at once\.$/);
    await enter('12');
    expect(count().value).toBe('30');
    expect(help()).toBe('Raised to 30, the fewest licenses that can be purchased at once.');
    await enter('0');
    expect(count().value).toBe('0');
  });

  it.each([
    [
      'fewer are bought than are needed',
      {},
      '?licenseCount=20',
      'Only where there is a license for everybody who needs one.',
    ],
    [
      'nobody is without one',
      {
        seats: { activeUsersCount: 40, trialUsersCount: 0, unlicensedUsersCount: 0 },
        licenceOffers: licenceOffers('USD', { neededCount: 0 }),
      },
      '?licenseCount=5',
      'No user needs a license at present.',
    ],
  ])('gives nobody licences at once where %s', async (_why, changes, query, hint) => {
    await open(changes, `${query}&autoAssign=true`);
    expect([assign().disabled, assign().checked]).toEqual([true, false]);
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('offers elite teams no assignment, and teams without a paid plan the currency', async () => {
    const { sent } = await open({ isLiteUserRestricted: true }, '', {
      team: { planOffers: { isCurrencyFixed: false } },
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'INR' } }));
    expect(figures()['Total']).toBe('₹29,988.00');
    expect(sent.at(-1)?.variables).toEqual({ currency: 'INR' });
  });
});

describe('an order of licences', () => {
  it('that is for fewer people than need one is asked about first', async () => {
    const { sent } = await open({}, '?licenseCount=20');
    await press('Continue');
    const dialog = within(screen.getByRole('dialog', { name: 'Fewer licenses than users' }));
    expect(
      dialog.getByText(/^You are purchasing fewer licenses than total users\. This will result in unlicensed/),
    ).toBeTruthy();
    await press('Purchase more licenses', dialog);
    await act(async () => new Promise<void>((done) => void requestAnimationFrame(() => done())));
    expect(document.activeElement).toBe(count());
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
    await press('Continue');
    await press('I understand, Proceed');
    expect(inputsOf(sent, 'licenceOrder')).toEqual([
      { planId: 'PRO_365_DAYS', currency: 'USD', count: 20, autoAssign: false, paysDues: false },
    ]);
  });

  it('pays what is owed with it, unless that is not wanted', async () => {
    const { sent } = await open({ pendingAmount: money(8_100, 'USD') }, '?licenseCount=25');
    expect(figures()).toEqual({ 'Price of the licenses': '$900.00', Dues: '$81.00', Total: '$981.00' });
    await press('Continue');
    await pick('Pay the dues of $81.00 as well');
    expect(figures()['Total']).toBe('$900.00');
    await press('Continue');
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([
      { count: 25, autoAssign: true, paysDues: true },
      { count: 25, autoAssign: true, paysDues: false },
    ]);
  });

  it('is made once by however many tries, and says what is wrong', async () => {
    let isLost = true;
    const answer = () => {
      if (isLost) throw new Error('lost');
      return { order: null, userErrors: [userError('CONFLICT')] };
    };
    const { sent } = await open({}, '', { answer });
    await press('Continue');
    expect(screen.getByText(/^It is not known whether the order was made/)).toBeTruthy();
    isLost = false;
    await press('Continue');
    expect(screen.getByText(/^Transaction could not be processed successfully\. Please try again\./)).toBeTruthy();
    await press('Continue');
    const [first, second, third] = inputsWithKeysOf(sent, 'licenceOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is not possible before what was agreed with sales is paid', async () => {
    const { sent } = await open({ type: 'SALES_DEAL' }, '?step=payment&order=ord_1', {
      team: { isProPlanInitialized: false },
    });
    expect(screen.getByText('Your plan is agreed with sales')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['licencePurchase']);
    await open({ type: 'SALES_DEAL' });
    expect(count().value).toBe('21');
  });

  it('waits for a payment that is under way', async () => {
    await open({ order: { orderId: 'ord/1', purpose: 'LICENCES', status: 'PENDING' } });
    expect(screen.getByText(/^A payment of your team is still being processed/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the payment' }).getAttribute('href')).toBe(
      '/billing/payment/confirm?order=ord%2F1',
    );
  });

  it('follows what a bank said, as plain text, and has its form again', async () => {
    await open({}, '?errorMessage=%3Cb%3Ebank%3C%2Fb%3E+is+closed&licenseCount=40&licenseConfigId=PRO_180_DAYS');
    expect(screen.getByRole('alert').textContent).toBe('<b>bank</b> is closed');
    expect(count().value).toBe('40');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Biannual/ }).checked).toBe(true);
  });

  it('has a text where the bank said nothing', async () => {
    await open({}, '?errorMessage=');
    expect(screen.getByRole('alert').textContent).toBe(
      'Transaction could not be processed successfully. Please try again.',
    );
  });

  it('is not possible where nothing is sold, or prices cannot be read', async () => {
    await open({ licenceOffers: licenceOffers('USD', { prices: [] }) });
    expect(screen.getByText('No licenses are sold')).toBeTruthy();
    const down = () => {
      throw new Error('down');
    };
    await open({ licenceOffers: down });
    expect(screen.getByText('The prices of licenses could not be loaded.')).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Retry' }));
  });
});

describe('the way to the payment', () => {
  const ordered = () => ({ order: orderOf(), userErrors: [] });
  const wholeAddress = { ...companyAddress, state: null, zipCode: null, taxNumber: null };

  it('leads over the address where there is none, and begins nothing before', async () => {
    const saved = ({ input }: { input: Record<string, unknown> }) => ({
      team: { id: 'team-1', billing: { address: { ...wholeAddress, companyName: input['companyName'] } } },
      userErrors: [],
    });
    const { sent, address } = await open({ address: null, order: orderOf }, '?licenseDuration=180&licenseCount=25', {
      answer: ordered,
      others: { billingAddressUpdate: saved },
    });
    expect(screen.getByText(/^Next you are asked for the company address/)).toBeTruthy();
    await press('Continue');
    expect(address()).toMatch(/step=address/);
    for (const [name, value] of Object.entries({
      'Company name': 'Orbit',
      'Company address': '1 Ring Road',
      City: 'Pune',
    }))
      await typeInto(screen.getByRole('textbox', { name }), value);
    await act(async () =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'IN' } }),
    );
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
    await press('Add Address Details');
    await screen.findByText('$3 x 21 licenses x 12 months');
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([{ planId: 'PRO_180_DAYS', count: 25, autoAssign: true }]);
    expect(new URLSearchParams(address().split('?')[1]).get('order')).toBe('ord_1');
  });

  it('leads over the address where nothing is sold to its country any more, and back', async () => {
    const { sent, address } = await open({ address: { ...wholeAddress, countryCode: 'KE' } }, '?licenseCount=25');
    await press('Continue');
    expect(address()).toMatch(/step=address/);
    await press('Add Address Details');
    expect(screen.getByText('Transactions from your country are not supported')).toBeTruthy();
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
    await press('Back');
    expect(address()).toBe('/billing/payment?licenseCount=25');
    expect(count().value).toBe('25');
  });

  it('leads over the address where the services sell nothing to its country, and says so there', async () => {
    const { address } = await open({}, '', {
      answer: () => ({ order: null, userErrors: [userError('COUNTRY_RESTRICTED')] }),
    });
    await typeInto(count(), '25');
    await press('Continue');
    expect(address()).toMatch(/licenseCount=25.*step=address/);
    expect(screen.getByRole('alert').textContent).toBe('Transactions from your country are not supported');
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeTruthy();
  });

  it('shows the new amount first where the order comes to something else by now', async () => {
    const more = orderOf({ orderId: 'ord_2', amount: money(75_600, 'USD') });
    const before = orderOf({ amount: money(60_600, 'USD'), creditsUsed: money(15_000, 'USD') });
    const { sent, address } = await open(
      { cards: [visa], order: ({ orderId }: { orderId?: string }) => (orderId === 'ord_2' ? more : before) },
      '?step=payment&order=ord_1',
      {
        answer: () => ({ order: more, userErrors: [] }),
        others: { savedCardPay: () => ({ order: orderOf({ status: 'PENDING' }), userErrors: [] }) },
      },
    );
    await press('Complete payment');
    expect(screen.getByText(/^Your order has changed since you saw it\./)).toBeTruthy();
    expect(address()).toMatch(/order=ord_2/);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([{ planId: 'PRO_365_DAYS', count: 21, paysDues: false }]);
    await press('Complete payment');
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ orderId: 'ord_2', amountMinor: 75_600 }]);
  });

  it('ends at what came of the order where that was paid elsewhere, and orders nothing to be paid besides', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    vi.spyOn(window.location, 'reload').mockReturnValue();
    onTestFinished(clearToasts);
    let status = 'OPEN';
    const { sent } = await open({ cards: [visa], order: () => orderOf({ status }) }, '?step=payment&order=ord_1', {
      answer: () => ({ order: orderOf({ orderId: 'ord_2' }), userErrors: [] }),
    });
    status = 'SUCCEEDED';
    await press('Complete payment');
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1'));
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it('ends at what came of the order once it is paid, with what led to it', async () => {
    const covered = orderOf({ amount: money(0, 'USD'), balanceUsed: money(75_600, 'USD') });
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { sent, address, back } = await open({ order: () => covered }, '?feature=guests&isRedirect=true', {
      answer: () => ({ order: covered, userErrors: [] }),
      others: { paymentProcess: () => ({ order: { ...covered, status: 'SUCCEEDED' }, userErrors: [] }) },
    });
    await press('Continue');
    expect(new URLSearchParams(address().split('?')[1]).get('isRedirect')).toBe('true');
    await press('Change the licenses');
    expect(address()).not.toMatch(/order=/);
    await back();
    await press('Proceed to Upgrade');
    expect(inputsOf(sent, 'paymentProcess')).toEqual([{ orderId: 'ord_1' }]);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(replace).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1&feature=guests');
  });

  it('leads from an order that is paid to what came of it, and from one that is gone to the choice', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    vi.spyOn(window.location, 'reload').mockReturnValue();
    await open({ order: () => orderOf({ status: 'SUCCEEDED' }) }, '?step=payment&order=ord_1');
    expect(replace).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1');
    for (const order of [null, orderOf({ status: 'CANCELLED' }), orderOf({ purpose: 'DUES' })]) {
      const { address: place } = await open({ order: () => order }, '?step=payment&order=ord_1&licenseCount=9');
      await click(screen.getAllByRole('button', { name: 'Choose licenses again' }).at(-1) ?? document.body);
      expect(place()).toBe('/billing/payment?licenseCount=9');
    }
  });
});

describe('a team that pays by invoice', () => {
  it.each([
    [{ paymentMethod: 'INVOICE' }, '?licenseCount=5'],
    [{ paymentMethod: 'INVOICE', licenceOffers: null }, ''],
    [{ type: 'PAID_OFFLINE' }, '?step=payment&order=ord_1'],
  ])('is asked whom the invoice is for, and for no card: %j', async (billing, query) => {
    const { sent } = await open(billing, query, {
      answer: () => ({ order: orderOf(), userErrors: [] }),
      others: {
        billingAddressUpdate: () => ({ team: purchasingTeam(billing), userErrors: [] }),
      },
    });
    const valueOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([valueOf(/Company name/), valueOf(/Company address/), valueOf(/City/)]).toEqual([
      ...['Orbit', '1 Ring Road', 'Pune'],
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
    await typeInto(screen.getByRole('textbox', { name: /City/ }), 'Delhi');
    await press('Save the address');
    expect(inputsOf(sent, 'billingAddressUpdate')).toMatchObject([{ companyName: 'Orbit', city: 'Delhi' }]);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['The address was saved.']);
    clearToasts();
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
  });
});
