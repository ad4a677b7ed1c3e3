import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeCardPage } from '../../../../testing/fakeCardPage.ts';
import { inputsOf, userError } from '../../../../testing/gatewayPieces.ts';
import { press } from '../../../../testing/hands.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { clearToasts } from '../../../../ui/toasts/toastStore.ts';
import { money } from '../../upgrade/upgrade.fixture.ts';
import LicencePaymentPage from '../licences/LicencePaymentPage.tsx';
import { orderOf, purchasingTeam } from '../licences/purchase.fixture.ts';
import { buyingTeam, proOrder } from '../proPlan/proPlan.fixture.ts';
import ProPlanPage from '../proPlan/ProPlanPage.tsx';
import PaymentConfirmPage from './PaymentConfirmPage.tsx';

type Order = Record<string, unknown>;
type Known = Record<string, Order>;

const WORDS = { feature: 'guests', lastDate: '2026-12-01', isFromSales: true };
const WORDS_QUERY = 'feature=guests&lastDate=2026-12-01&fromSales=true';
const atBank = { netBankingOffered: true, way: 'NET_BANKING' };
const rupees = { amount: money(77_500, 'INR'), autoAssign: false };

const answered = (order: Order) => () => ({ order, userErrors: [] });
const refused = (code: string) => () => ({ order: null, userErrors: [userError(code)] });

/** Opens a page of a payment over orders by their ids; where it leaves the console is noted. */
const open = async (
  page: React.ReactNode,
  address: string,
  orders: Known,
  mutations: Record<string, unknown> = {},
  team: (billing: Order) => object = buyingTeam,
) => {
  const replaced = vi.spyOn(window.location, 'replace').mockReturnValue();
  vi.spyOn(window.location, 'reload').mockReturnValue();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  onTestFinished(clearToasts);
  const [first, second = first] = Object.keys(orders);
  let latest = first;
  const order = ({ orderId }: { orderId?: string | null }) => orders[orderId ?? latest ?? ''] ?? null;
  const ordering = (name: string) => (variables: unknown) => {
    latest = second;
    const answer = mutations[name];
    return typeof answer === 'function' ? (answer as (variables: unknown) => unknown)(variables) : answer;
  };
  const console = await renderInConsole(
    page,
    {
      viewer: { id: 'viewer-1', billingRegion: { countryCode: 'IN', currency: 'INR' }, team: team({ order }) },
      ...mutations,
      ...{ proPlanOrder: ordering('proPlanOrder'), licenceOrder: ordering('licenceOrder') },
    },
    address,
  );
  await act(async () => undefined);
  return { ...console, replaced };
};
const openPro = (query: string, orders: Known, mutations?: Record<string, unknown>) =>
  open(<ProPlanPage />, `/billing/paymentNew?step=payment&order=ord_1${query}`, orders, mutations);
const openLicences = (orders: Known, mutations?: Record<string, unknown>) =>
  open(<LicencePaymentPage />, '/billing/payment?step=payment&order=ord_1', orders, mutations, purchasingTeam);

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const pickBank = () => act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'HDFC' } }));
const otherWay = () => screen.queryByRole('button', { name: 'Choose another way to pay' });

describe('what the address says', () => {
  it('goes to a bank and comes back', async () => {
    const order = proOrder({ netBankingOffered: true });
    const { sent } = await openPro(
      `&isRedirect=true&${WORDS_QUERY}`,
      { ord_1: order },
      {
        proPlanOrder: answered(order),
        netBankingStart: () => ({ form: { action: 'https://bank.example/pay', fields: [] }, userErrors: [] }),
      },
    );
    expect(screen.getByText(/^Last date for payment: .*Dec.*2026$/)).toBeTruthy();
    await pickBank();
    await press('Complete payment');
    expect(inputsOf(sent, 'netBankingStart')).toEqual([{ orderId: 'ord_1', bankCode: 'HDFC', returnWith: WORDS }]);
  });

  it('goes to the bank of a card, saved or new, and leads back from there', async () => {
    const order = proOrder();
    const { sent } = await openPro(
      '&feature=guests&lastDate=soon',
      { ord_1: order },
      {
        proPlanOrder: answered(order),
        savedCardPay: answered(proOrder({ failure: 'DECLINED' })),
      },
    );
    await press('Complete payment');
    const feature = { feature: 'guests', lastDate: null, isFromSales: false };
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ returnWith: feature }]);
    const page = fakeCardPage();
    await openPro('&feature=a%2Fb&fromSales=true', { ord_1: order }, { proPlanOrder: answered(order) });
    await act(async () => screen.getAllByRole('radio', { name: 'Another credit or debit card' }).at(-1)?.click());
    await page.ready();
    await act(async () => screen.getAllByRole('button', { name: 'Complete payment' }).at(-1)?.click());
    expect(page.submissions()).toMatchObject([
      { returnUrl: `${window.location.origin}/billing/return/ord_1?fromSales=true` },
    ]);
  });

  it('is in the way back to the payment', async () => {
    await open(
      <PaymentConfirmPage />,
      `/billing/payment/confirm?order=ord_1&${WORDS_QUERY}`,
      { ord_1: proOrder() },
      {
        paymentProcess: answered(proOrder({ failure: 'CONFIRMATION_FAILED' })),
      },
    );
    expect(screen.getByRole('link', { name: 'Back to the payment' }).getAttribute('href')).toBe(
      `/billing/paymentNew?step=payment&order=ord_1&currency=USD&interval=ANNUAL&${WORDS_QUERY}`,
    );
  });
});

const NOT_PROCESSED = 'Transaction could not be processed successfully. Please try again.';

describe('who comes back from a bank without having paid', () => {
  it('reads what it said, once, and may pay the same order until something else is tried', async () => {
    const order = proOrder({ ...atBank, ...rupees, failure: 'BANK_REFUSED' });
    const { sent, address } = await openPro(
      '&isRedirect=true&errorMessage=%3Cb%3ENo+funds%3C%2Fb%3E',
      { ord_1: order },
      {
        proPlanOrder: answered(order),
        paymentProcess: answered(order),
        savedCardPay: answered({ ...order, failure: 'DECLINED', way: 'SAVED_CARD' }),
      },
    );
    expect(alerts()).toEqual([`${NOT_PROCESSED}Message from your bank: <b>No funds</b>`]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Net banking' }).checked).toBe(true);
    await act(async () => screen.getByRole('radio', { name: /Visa/ }).click());
    await press('Complete payment');
    // The order stays what it was, whatever the address says of a choice by now.
    expect(inputsOf(sent, 'proPlanOrder')).toEqual([
      { currency: 'INR', interval: 'ANNUAL', rateMinor: null, autoAssign: false },
    ]);
    expect(alerts()).toEqual(['Please verify your card details or try with a different card']);
    expect(address()).toBe('/billing/paymentNew?step=payment&order=ord_1&isRedirect=true');
  });

  it('reads the beginning of what is too long for a bank', async () => {
    await openPro(`&errorMessage=${'x'.repeat(3_000)}`, { ord_1: proOrder({ ...atBank, failure: 'BANK_REFUSED' }) });
    expect(alerts()).toEqual([`${NOT_PROCESSED}Message from your bank: ${'x'.repeat(300)}…`]);
  });

  it('reads a text of ours where the bank said nothing', async () => {
    await openPro('&errorMessage=', { ord_1: proOrder({ ...atBank, failure: 'BANK_REFUSED' }) });
    expect(alerts()).toEqual([NOT_PROCESSED]);
  });
});

describe('an order for which a bank was visited', () => {
  const order = proOrder(atBank);

  it('is not charged where the bank has taken the money since', async () => {
    const { sent, replaced } = await openPro(
      '',
      { ord_1: order },
      {
        paymentProcess: answered({ ...order, status: 'SUCCEEDED' }),
        proPlanOrder: answered(order),
      },
    );
    await press('Complete payment');
    expect(replaced.mock.calls).toEqual([['#/billing/payment/success?order=ord_1']]);
    expect([...inputsOf(sent, 'savedCardPay'), ...inputsOf(sent, 'proPlanOrder')]).toEqual([]);
  });

  it('is not charged while nobody can say whether it has', async () => {
    const { sent } = await openPro(
      '',
      { ord_1: order },
      {
        paymentProcess: refused('UNAVAILABLE'),
        proPlanOrder: answered(order),
      },
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await press('Complete payment');
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(alerts()).toEqual([expect.stringMatching(/could not be reached/)]);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it('is charged where it has not, and asked about before', async () => {
    const { sent } = await openPro(
      '',
      { ord_1: order },
      {
        paymentProcess: answered(order),
        proPlanOrder: answered(order),
        savedCardPay: answered({ ...order, failure: 'DECLINED' }),
      },
    );
    await press('Complete payment');
    const names = sent.map(({ name }) => name);
    expect(names.indexOf('paymentProcess')).toBeLessThan(names.indexOf('savedCardPay'));
    expect(inputsOf(sent, 'savedCardPay')).toHaveLength(1);
  });
});

describe('another way to pay', () => {
  const confirmationUrl = 'https://bank.example/3ds';

  it.each([
    ['a bank’s website', { ...atBank, status: 'PENDING' }],
    ['the bank of a card', { status: 'PENDING', way: 'SAVED_CARD', confirmationUrl }],
  ])('than what was begun at %s takes its place: the same again, to be paid anew', async (_where, changes) => {
    const pending = proOrder({ ...changes, autoAssign: false });
    const next = proOrder({ orderId: 'ord_2', autoAssign: false });
    const { sent, address } = await openPro(
      '&feature=guests',
      { ord_1: pending, ord_2: next },
      {
        paymentProcess: answered(pending),
        proPlanOrder: answered(next),
      },
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Choose another way to pay');
    expect(inputsOf(sent, 'proPlanOrder')).toEqual([
      { currency: 'USD', interval: 'ANNUAL', rateMinor: null, autoAssign: false, insteadOf: 'ord_1' },
    ]);
    expect(address()).toBe('/billing/paymentNew?step=payment&order=ord_2&feature=guests');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Visa/ }).checked).toBe(true);
    expect(alerts()).toEqual([]);
  });

  it('is shown first where it costs something else by now', async () => {
    const pending = proOrder({ ...atBank, status: 'PENDING' });
    const next = proOrder({ orderId: 'ord_2', amount: money(100_800, 'USD') });
    await openPro(
      '',
      { ord_1: pending, ord_2: next },
      {
        paymentProcess: answered(pending),
        proPlanOrder: answered(next),
      },
    );
    await press('Choose another way to pay');
    expect(alerts()).toEqual([expect.stringMatching(/^Your order has changed since you saw it/)]);
  });

  it('is not offered for a card that is being charged', async () => {
    const pending = proOrder({ status: 'PENDING', way: 'NEW_CARD' });
    await openPro('', { ord_1: pending }, { paymentProcess: answered(pending) });
    expect(screen.getByText(/^Your payment is being processed\./)).toBeTruthy();
    expect(otherWay()).toBeNull();
  });

  it('is none where the money has come by then: what came of it is shown', async () => {
    let isPaid = false;
    const pending = proOrder({ ...atBank, status: 'PENDING' });
    const { replaced } = await openPro(
      '',
      { ord_1: pending },
      {
        paymentProcess: () => answered(isPaid ? { ...pending, status: 'SUCCEEDED' } : pending)(),
        proPlanOrder: () => {
          isPaid = true;
          return refused('CONFLICT')();
        },
      },
    );
    await press('Choose another way to pay');
    expect(replaced.mock.calls).toEqual([['#/billing/payment/success?order=ord_1']]);
  });

  it('for licences is the same licences', async () => {
    const pending = orderOf({ ...atBank, status: 'PENDING', dues: money(900, 'USD'), validityDays: 60 });
    const next = orderOf({ orderId: 'ord_2' });
    const { sent, address } = await openLicences(
      { ord_1: pending, ord_2: next },
      {
        paymentProcess: answered(pending),
        licenceOrder: answered(next),
      },
    );
    await press('Choose another way to pay');
    expect(inputsOf(sent, 'licenceOrder')).toEqual([
      {
        ...{ planId: 'PRO_60_DAYS', currency: 'USD', count: 21, autoAssign: true, paysDues: true },
        insteadOf: 'ord_1',
      },
    ]);
    expect(address()).toBe('/billing/payment?step=payment&order=ord_2');
    expect(screen.getByRole('radio', { name: 'Credit or debit card' })).toBeTruthy();
  });
});
