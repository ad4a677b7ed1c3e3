import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { down, inputsOf, inputsWithKeysOf, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, pick, press, typeInto } from '../../../../testing/hands.ts';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
import { visa } from '../../pro/plan.fixture.ts';
import { firstMonthsOffers, legacyOffers, money, offersIn } from '../../upgrade/upgrade.fixture.ts';
import PaymentConfirmPage from '../checkout/PaymentConfirmPage.tsx';
import { address as companyAddress, proOrder } from './proPlan.fixture.ts';
import { PAY, alerts, open, paid, said, step } from './proPlanPage.fixture.tsx';

const figures = (name: string) => {
  const part = within(screen.getByRole('region', { name }));
  const terms = part.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  const values = part.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(terms.map((term, place) => [term, values[place]]));
};
const toasts = () => currentToasts().map(({ text }) => text.defaultMessage);
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

afterEach(() => void vi.useRealTimers());

describe('the steps of a purchase', () => {
  it('lead from the cycle over the address to what is ordered, and back', async () => {
    const { sent, address, back, told } = await open('?feature=guests', {
      billing: { address: null, order: () => proOrder() },
      billingAddressUpdate: () => ({
        team: { id: 'team-1', billing: { address: companyAddress } },
        userErrors: [],
      }),
    });
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'AnnualSave 40%$3per person per monthPaid every 12 months$432.00 for 12 people',
      'Monthly$5per person per monthPaid every month$60.00 for 12 people',
    ]);
    await choose(/^Monthly/);
    await pick('Assign licenses to all users at once');
    await press('Continue');
    expect([step(), address()]).toEqual([
      'Add Details',
      '/billing/paymentNew?feature=guests&interval=MONTHLY&autoAssign=false&step=details',
    ]);
    await press('Add Address Details');
    expect(alerts()).toEqual(Array.from({ length: 3 }, () => 'This field is required'));
    for (const [name, text] of [
      ['Company name', 'Orbit'],
      ['Company address', '1 Ring Road'],
      ['City', 'Pune'],
    ] as const) {
      await typeInto(screen.getByRole('textbox', { name }), text);
    }
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect(country.value).toBe('DE');
    await act(async () => fireEvent.change(country, { target: { value: 'KP' } }));
    await press('Add Address Details');
    expect(alerts()).toEqual(['Transactions from your country are not supported']);
    expect(inputsOf(sent, 'billingAddressUpdate')).toEqual([]);
    await act(async () => fireEvent.change(country, { target: { value: 'IN' } }));
    await press('Add Address Details');
    expect(inputsOf(sent, 'billingAddressUpdate')).toMatchObject([{ companyName: 'Orbit', countryCode: 'IN' }]);
    expect(inputsOf(sent, 'proPlanOrder')).toEqual([
      { currency: 'USD', interval: 'MONTHLY', rateMinor: 500, autoAssign: false },
    ]);
    expect([step(), address()]).toEqual(['Make Payment', expect.stringMatching(/step=payment&order=ord_1$/)]);
    expect(figures('Your order')).toEqual({
      ...{ 'Chargeable users': '25', Total: '$900.00', 'Available credits': '−$125.00', 'Amount payable': '$775.00' },
    });
    expect(figures('Payment summary')).toEqual({
      ...{ 'PRO plan amount': '$900.00$3 × 25 people × 12 months', 'Next renewal': '23 Nov 2027' },
      'Period covered': '23 Nov 2026 – 22 Nov 2027',
    });
    expect(await told()).toContainEqual(['billing_address_updated', {}]);
    await press('Back');
    expect(step()).toBe('Add Details');
    await back();
    expect(step()).toBe('Make Payment');
  });

  it('keep what was typed of an address for who looks at the step before', async () => {
    await open('', { billing: { address: null, order: () => proOrder() } });
    const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
    await press('Continue');
    await typeInto(city(), 'Pune');
    await press('Back');
    await press('Continue');
    expect(city().value).toBe('Pune');
    await typeInto(city(), '');
    await press('Back');
    await press('Continue');
    expect(city().value).toBe('');
  });

  it('show a team of old what PRO costs others', async () => {
    await open('', { team: { planOffers: legacyOffers() } });
    expect(screen.getByRole('radio', { name: /^Annual/ }).closest('label')?.textContent).toBe(
      'Annual55% off$2instead of $4.50 per person per monthPaid every 12 months$288.00 for 12 people',
    );
  });

  it('ask before the currency is another one, once a cycle was chosen by its price', async () => {
    const { address } = await open('?currency=USD', {});
    const wish = (currency: string) =>
      act(async () =>
        fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value: currency } }),
      );
    await wish('INR');
    expect(address()).toBe('/billing/paymentNew?currency=INR');
    await choose(/^Monthly/);
    await wish('USD');
    expect(address()).toBe('/billing/paymentNew?currency=INR&interval=MONTHLY');
    await press('Change to USD');
    expect(address()).toBe('/billing/paymentNew?currency=USD&interval=MONTHLY');
  });

  it('go no further by prices in another currency than the wanted one, and say why those cannot be seen', async () => {
    let isDown = true;
    const planOffers = ({ currency }: { currency?: 'USD' | 'INR' | null }) =>
      currency === 'INR' && isDown ? down() : offersIn(currency ?? 'USD');
    await open('', { team: { planOffers } });
    await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'INR' } }));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('INR');
    expect(alerts()).toEqual([
      expect.stringMatching(/^The prices in INR could not be loaded\. Those shown here are in USD\./),
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
    isDown = false;
    await press('Retry');
    expect(alerts()).toEqual([]);
    expect(screen.getByRole('radio', { name: /^Annual/ }).closest('label')?.textContent).toContain('₹119');
    await press('Continue');
    expect(step()).toBe('Add Details');
  });

  it('cost by the month what an offer for the first months says, and say what comes after it', async () => {
    const { sent } = await open('?interval=MONTHLY&currency=INR&step=details', {
      team: { planOffers: firstMonthsOffers() },
      billing: { order: () => proOrder() },
      billingAddressUpdate: () => ({ team: null, userErrors: [] }),
    });
    await press('Back');
    expect(screen.getByRole('radio', { name: /^Monthly/ }).closest('label')?.textContent).toBe(
      'Monthly₹99per person per monthFor the first 6 months, then ₹199Paid every month₹1,188.00 for 12 people',
    );
    await press('Continue');
    await press('Add Address Details');
    expect(inputsOf(sent, 'proPlanOrder')).toMatchObject([{ currency: 'INR', interval: 'MONTHLY', rateMinor: 9_900 }]);
  });

  it.each([
    ['who has bought it', { billing: { seats: { licencesCount: 20 } } }, 'Your team has bought PRO already'],
    ['who pays by invoice', { billing: { paymentMethod: 'INVOICE' } }, /^Your team pays by invoice: no card is needed/],
  ])('are not for %s', async (_who, team, text) => {
    await open('', team);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Complete payment' })).toBeNull();
  });
});

describe('a payment', () => {
  it('by a saved card is followed every second until it has come to its end', async () => {
    let asked = 0;
    const { sent, replaced, told } = await open(`${PAY}&feature=guests`, {
      savedCardPay: said({ status: 'PENDING', way: 'SAVED_CARD' }),
      paymentProcess: () => {
        asked += 1;
        return asked < 3 ? said({ status: 'PENDING', way: 'SAVED_CARD' })() : paid();
      },
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Visa •••• 4242' }).checked).toBe(true);
    vi.useFakeTimers();
    await press('Complete payment');
    await wait(0);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([
      {
        ...{ orderId: 'ord_1', cardId: visa.cardId, amountMinor: 77_500, currency: 'USD' },
        returnWith: { feature: 'guests', lastDate: null, isFromSales: false },
      },
    ]);
    expect(asked).toBe(1);
    expect(screen.getByText(/^Your payment is being processed\./)).toBeTruthy();
    await wait(999);
    expect(asked).toBe(1);
    await wait(1);
    expect(asked).toBe(2);
    await wait(1_000);
    expect(asked).toBe(3);
    await wait(5_000);
    expect(asked).toBe(3);
    const keys = inputsWithKeysOf(sent, 'paymentProcess').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(3);
    expect(toasts()).toEqual(['Payment successful.']);
    expect(replaced.mock.calls).toEqual([['#/billing/payment/success?order=ord_1&feature=guests']]);
    vi.useRealTimers();
    expect(await told()).toEqual([['payment_initiated', {}]]);
  });

  it('is not begun where the order has changed: the new amount is shown first', async () => {
    const more = proOrder({
      ...{ orderId: 'ord_2', usersCount: 28, planAmount: money(100_800, 'USD') },
      ...{ proformaUsersCount: 25, proformaIncrease: money(10_800, 'USD') },
    });
    const { sent } = await open(PAY, {
      billing: { order: ({ orderId }: { orderId?: string }) => (orderId === 'ord_2' ? more : proOrder()) },
      proPlanOrder: () => ({ order: more, userErrors: [] }),
      savedCardPay: paid,
    });
    await press('Complete payment');
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    expect(alerts()).toEqual([
      'Your order has changed since you saw it. Check the new amount before you pay.There are more people than the 25 of the proforma: the amount due has increased by $108.00.',
    ]);
    expect(figures('Your order')).toMatchObject({
      ...{ 'Chargeable users': '28Before: 25', Total: '$1,008.00Before: $900.00' },
    });
    await press('Complete payment');
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ orderId: 'ord_2' }]);
  });

  it('is not begun where another order took its place, and is not called changed at the same price', async () => {
    const same = proOrder({ orderId: 'ord_2' });
    const { sent } = await open(PAY, {
      billing: { order: ({ orderId }: { orderId: string }) => (orderId === 'ord_2' ? same : proOrder()) },
      proPlanOrder: () => ({ order: same, userErrors: [] }),
    });
    await press('Complete payment');
    expect(alerts()).toEqual([expect.stringMatching(/^Another order had taken the place of yours/)]);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it('that is made elsewhere meanwhile leads to what came of it, and is not made again', async () => {
    let status = 'OPEN';
    const { sent, replaced } = await open(PAY, {
      billing: { order: () => proOrder({ status }) },
      proPlanOrder: () => ({ order: null, userErrors: [userError('NOT_ALLOWED')] }),
    });
    status = 'SUCCEEDED';
    await press('Complete payment');
    expect(replaced).toHaveBeenCalledExactlyOnceWith('#/billing/payment/success?order=ord_1');
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it.each([
    ['CONFLICT', /^Transaction could not be processed successfully\. Please try again\. Check the order first/],
    ['NOT_ALLOWED', /^This cannot be bought now/],
    ['UNAVAILABLE', /^The payment service could not be reached/],
    ['LIMIT_REACHED', /^Your team has tried this too often/],
  ])('is not begun where nothing can be ordered, and says why: %s', async (code, text) => {
    const { sent } = await open(PAY, { proPlanOrder: () => ({ order: null, userErrors: [userError(code)] }) });
    await press('Complete payment');
    expect(alerts()).toEqual([expect.stringMatching(text)]);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it.each([
    ['was declined', said({ failure: 'DECLINED' }), 'Please verify your card details or try with a different card'],
    [
      'did not reach the provider',
      () => ({ order: null, userErrors: [userError('UNAVAILABLE')] }),
      /could not be reached, so this says nothing about your card/,
    ],
    [
      'got no answer',
      () => {
        throw new Error('lost');
      },
      /could not be reached, so this says nothing about your card/,
    ],
  ])('that %s says so, and can be pressed again', async (what, savedCardPay, text) => {
    const { sent } = await open(PAY, { savedCardPay });
    await press('Complete payment');
    expect(screen.getByText(text)).toBeTruthy();
    await press('Complete payment');
    const [first, second] = inputsWithKeysOf(sent, 'savedCardPay').map(({ idempotencyKey }) => idempotencyKey);
    expect(second === first).toBe(what === 'got no answer');
  });

  it('that is tried again takes away what was told of the attempt before', async () => {
    let status = 'OPEN';
    await open(PAY, {
      savedCardPay: () => said({ status, failure: 'DECLINED' })(),
      paymentProcess: said({ status: 'PENDING' }),
    });
    await press('Complete payment');
    expect(toasts()).toEqual(['There was an error processing your payment. Please try again later.']);
    status = 'PENDING';
    await press('Complete payment');
    expect(screen.getByText(/^Your payment is being processed\./)).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('that is under way is followed by whoever comes back, stops when they leave, and is never called failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = await open(PAY, {
      billing: { order: proOrder({ status: 'PENDING', way: 'NEW_CARD' }) },
      paymentProcess: said({ status: 'PENDING', way: 'NEW_CARD' }),
    });
    await wait(2_500);
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(3);
    vi.setSystemTime(Date.now() + 300_000);
    await wait(1_000);
    expect(screen.getByText(/^Your payment is still being processed\. You need not pay again/)).toBeTruthy();
    expect(alerts()).toEqual([]);
    const asked = inputsOf(sent, 'paymentProcess').length;
    await wait(5_000);
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(asked);
    await press('Check again');
    await wait(1_500);
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(asked + 2);
    cleanup();
    await wait(5_000);
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(asked + 2);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});

describe('the way back from a bank', () => {
  const page = <PaymentConfirmPage />;

  it('asks what became of the payment, and leads to what came of it', async () => {
    const { sent, replaced } = await open('?order=ord_1', { page, paymentProcess: paid });
    expect(inputsOf(sent, 'paymentProcess')).toEqual([{ orderId: 'ord_1' }]);
    expect(replaced.mock.calls).toEqual([['#/billing/payment/success?order=ord_1']]);
  });

  it('says what failed, and leads back to the payment', async () => {
    const failed = { failure: 'CONFIRMATION_FAILED', interval: 'MONTHLY', autoAssign: false };
    await open('?order=ord_1', { page, billing: { order: proOrder(failed) }, paymentProcess: said(failed) });
    expect(alerts()).toEqual([expect.stringMatching(/^Your bank did not confirm that this is your card/)]);
    expect(screen.getByRole('link', { name: 'Back to the payment' }).getAttribute('href')).toBe(
      '/billing/paymentNew?step=payment&order=ord_1&currency=USD&autoAssign=false&interval=MONTHLY',
    );
    expect(toasts()).toEqual(['There was an error processing your payment. Please try again later.']);
  });

  it('carries nothing out that nobody has pressed for', async () => {
    const { sent, address } = await open('?order=ord_1', {
      page,
      billing: { order: proOrder({ amount: money(0, 'USD') }) },
    });
    expect(inputsOf(sent, 'paymentProcess')).toEqual([]);
    expect(address()).toBe('/billing/paymentNew?order=ord_1');
  });
});
