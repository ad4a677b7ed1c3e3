import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeCardPage } from '../../../../testing/fakeCardPage.ts';
import { downAtFirst, inputsOf, userError } from '../../../../testing/gatewayPieces.ts';
import { click, press, typeInto } from '../../../../testing/hands.ts';
import { clearToasts } from '../../../../ui/toasts/toastStore.ts';
import { visa } from '../../pro/plan.fixture.ts';
import { money } from '../../upgrade/upgrade.fixture.ts';
import { address as companyAddress, orderOf } from './purchase.fixture.ts';
import { countField, figures, openLicences } from './purchasePage.fixture.tsx';

describe('the way to the payment', () => {
  const ordered = () => ({ order: orderOf(), userErrors: [] });
  const wholeAddress = { ...companyAddress, state: null, zipCode: null, taxNumber: null };

  it('leads over the address where there is none, and begins nothing before', async () => {
    const saved = ({ input }: { input: Record<string, unknown> }) => ({
      team: { id: 'team-1', billing: { address: { ...wholeAddress, companyName: input['companyName'] } } },
      userErrors: [],
    });
    const { sent, address } = await openLicences(
      { address: null, order: orderOf },
      '?licenseDuration=180&licenseCount=25',
      {
        answer: ordered,
        others: { billingAddressUpdate: saved },
      },
    );
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
    await screen.findByText('$3 × 21 licenses × 12 months');
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([{ planId: 'PRO_180_DAYS', count: 25, autoAssign: true }]);
    expect(new URLSearchParams(address().split('?')[1]).get('order')).toBe('ord_1');
  });

  it('leads over the address where nothing is sold to its country any more, and back', async () => {
    const { sent, address } = await openLicences(
      { address: { ...wholeAddress, countryCode: 'KE' } },
      '?licenseCount=25',
    );
    await press('Continue');
    expect(address()).toMatch(/step=address/);
    await press('Add Address Details');
    expect(screen.getByText('Transactions from your country are not supported')).toBeTruthy();
    expect(inputsOf(sent, 'licenceOrder')).toEqual([]);
    await press('Back');
    expect(address()).toBe('/billing/payment?licenseCount=25');
    expect(countField().value).toBe('25');
  });

  it('leads over the address where the services sell nothing to its country, and says so there', async () => {
    const { address } = await openLicences({}, '', {
      answer: () => ({ order: null, userErrors: [userError('COUNTRY_RESTRICTED')] }),
    });
    await typeInto(countField(), '25');
    await press('Continue');
    expect(address()).toMatch(/licenseCount=25.*step=address/);
    expect(screen.getByRole('alert').textContent).toBe('Transactions from your country are not supported');
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeTruthy();
  });
});

describe('an order before it is paid', () => {
  it('shows the new amount first where the order comes to something else by now', async () => {
    const more = orderOf({ orderId: 'ord_2', amount: money(75_600, 'USD') });
    const before = orderOf({ amount: money(60_600, 'USD'), creditsUsed: money(15_000, 'USD') });
    const { sent, address } = await openLicences(
      { cards: [visa], order: ({ orderId }: { orderId?: string }) => (orderId === 'ord_2' ? more : before) },
      '?step=payment&order=ord_1',
      {
        answer: () => ({ order: more, userErrors: [] }),
        others: { savedCardPay: () => ({ order: orderOf({ status: 'PENDING' }), userErrors: [] }) },
      },
    );
    expect(screen.getByText('The card is saved. Renewals are still charged to Visa •••• 4242.')).toBeTruthy();
    await press('Complete payment');
    expect(screen.getByText(/^Your order has changed since you saw it\./)).toBeTruthy();
    expect(figures('Your order')).toEqual({
      ...{ Licenses: '21', Total: '$756.00', 'Available credits': '$0.00Before: −$150.00' },
      'Amount payable': '$756.00Before: $606.00',
    });
    expect(address()).toMatch(/order=ord_2/);
    expect(document.activeElement?.id).toBe('page-title');
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    expect(inputsOf(sent, 'licenceOrder')).toMatchObject([{ planId: 'PRO_365_DAYS', count: 21, paysDues: false }]);
    await press('Complete payment');
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ orderId: 'ord_2', amountMinor: 75_600 }]);
  });

  it('shows what the order comes to by now where it is refused at the last moment', async () => {
    const orders = [orderOf(), orderOf({ orderId: 'ord_2', amount: money(80_000, 'USD') })];
    const [before, after] = orders;
    const { sent } = await openLicences(
      { cards: [visa], order: ({ orderId }: { orderId?: string }) => (orderId === 'ord_2' ? after : before) },
      '?step=payment&order=ord_1',
      {
        answer: () => ({ order: orders.shift() ?? after, userErrors: [] }),
        others: { savedCardPay: () => ({ order: null, userErrors: [userError('CONFLICT')] }) },
      },
    );
    await press('Complete payment');
    expect(screen.getByText(/^Your order has changed since you saw it\./)).toBeTruthy();
    expect(figures('Your order')['Amount payable']).toBe('$800.00Before: $756.00');
    // It is the same by now: something else is in the way.
    await press('Complete payment');
    expect(
      screen.getByText(/^Transaction could not be processed successfully\. Please try again\. Check/),
    ).toBeTruthy();
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ orderId: 'ord_1' }, { orderId: 'ord_2' }]);
  });

  it('goes on by a card that is being typed where the saved ones are read once more', async () => {
    const page = fakeCardPage();
    const cards = downAtFirst(() => [visa]);
    await openLicences({ cards, order: () => orderOf() }, '?step=payment&order=ord_1');
    await page.ready();
    await page.change();
    const frame = screen.getByTitle('Card details');
    cards.mend();
    await press('Retry');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Visa •••• 4242' }).checked).toBe(false);
    expect(screen.getByTitle('Card details')).toBe(frame);
  });

  it('says what its figures mean, to who asks', async () => {
    await openLicences({ order: () => orderOf({ dues: money(8_100, 'USD') }) }, '?step=payment&order=ord_1');
    const tip = screen.getByRole('button', { name: 'What your team owes from before this order.' });
    await click(tip);
    expect(tip.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('What your team owes from before this order.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Credits that your team was granted are used first/ })).toBeTruthy();
  });
});

describe('an order that is paid', () => {
  it('ends at what came of the order where that was paid elsewhere, and orders nothing to be paid besides', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    vi.spyOn(window.location, 'reload').mockReturnValue();
    onTestFinished(clearToasts);
    let status = 'OPEN';
    const { sent } = await openLicences(
      { cards: [visa], order: () => orderOf({ status }) },
      '?step=payment&order=ord_1',
      {
        answer: () => ({ order: orderOf({ orderId: 'ord_2' }), userErrors: [] }),
      },
    );
    status = 'SUCCEEDED';
    await press('Complete payment');
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1'));
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it('ends at what came of the order once it is paid, with what led to it', async () => {
    const covered = orderOf({ amount: money(0, 'USD'), balanceUsed: money(75_600, 'USD') });
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { sent, address, back } = await openLicences({ order: () => covered }, '?feature=guests&isRedirect=true', {
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
    await openLicences({ order: () => orderOf({ status: 'SUCCEEDED' }) }, '?step=payment&order=ord_1');
    expect(replace).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1');
    for (const order of [null, orderOf({ status: 'CANCELLED' }), orderOf({ purpose: 'DUES' })]) {
      const { address: place } = await openLicences({ order: () => order }, '?step=payment&order=ord_1&licenseCount=9');
      await click(screen.getAllByRole('button', { name: 'Choose licenses again' }).at(-1) ?? document.body);
      expect(place()).toBe('/billing/payment?licenseCount=9');
    }
  });
});
