import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCardPage } from '../../../../testing/fakeCardPage.ts';
import { down, inputsOf, inputsWithKeysOf, lost, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, press, rest } from '../../../../testing/hands.ts';
import { listenToEvents } from '../../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { currentToasts, showToast } from '../../../../ui/toasts/toastStore.ts';
import PaidPlanView from '../../pro/PaidPlanView.tsx';
import { charge, team, usd, visa } from '../../pro/plan.fixture.ts';
import { checkoutTexts } from '../checkout/checkoutMessages.ts';
import { POLL_MS } from '../checkout/useFollowedPayment.ts';
import { orderOf } from '../licences/purchase.fixture.ts';

/** An order of what the team owes: $81.00. */
const duesOf = (changes: Record<string, unknown> = {}) =>
  orderOf({
    ...{ orderId: 'ord_d', purpose: 'DUES', amount: usd(8_100), planAmount: usd(0), dues: usd(8_100) },
    ...{ rate: null, usersCount: null, months: null, interval: null, validityDays: null },
    ...{ startsOn: null, expiresOn: null, paymentSecret: 'pi_9_secret_9' },
    ...changes,
  });
const answered = (changes: Record<string, unknown> = {}) => ({ order: duesOf(changes), userErrors: [] });
const refused = (code: string) => ({ order: null, userErrors: [userError(code)] });
const PAID = { status: 'SUCCEEDED', way: 'SAVED_CARD' };

const OWING = {
  ...{ hasPaymentFailed: true, pendingAmount: usd(8_100), pendingDeadline: '2026-11-28T00:00:00Z' },
  ...{ creditedLicencesCount: 25, nextCharge: charge({ dues: usd(8_100) }) },
};
const CLEAR = { ...OWING, hasPaymentFailed: false, pendingAmount: usd(0), creditedLicencesCount: 0, nextCharge: null };

let page: ReturnType<typeof fakeCardPage>;
beforeEach(() => {
  listenToEvents();
  page = fakeCardPage();
});
afterEach(() => vi.useRealTimers());

/** The plan of a team that owes; once `isPaid` says so it owes nothing any more. */
const show = (answers: Record<string, unknown>, isPaid = () => false) => {
  const viewer = { id: 'viewer-1', team: () => team(isPaid() ? CLEAR : OWING) };
  return renderInConsole(<PaidPlanView />, { viewer, ...answers }, '/billing?dialog=clear-dues');
};
/** The same, with the dialog that stays open. */
const open = async (...told: Parameters<typeof show>) => {
  const console = await show(...told);
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear dues' }));
  return { ...console, dialog };
};
const payButton = 'Complete payment';

describe('clearing dues', () => {
  it('orders them, shows them, and pays them by the saved card; then nothing is owed any more', async () => {
    let isPaid = false;
    const { sent, dialog, address } = await open(
      {
        duesOrder: () => answered(),
        savedCardPay: () => {
          isPaid = true;
          return answered(PAID);
        },
      },
      () => isPaid,
    );
    expect(screen.getAllByRole('alert', { hidden: true })[0]?.textContent).toContain('$81.00');
    await dialog.findByRole('button', { name: payButton });
    expect(inputsOf(sent, 'duesOrder')).toEqual([{}]);
    const figures = within(dialog.getByRole('region', { name: 'Your order' })).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual(['$81.00', '$0.00', '$81.00']);
    // The saved card did not pay them: a new one stands first.
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Another credit or debit card' }).checked).toBe(true);
    expect(dialog.queryByRole('radio', { name: 'Net banking' })).toBeNull();
    expect(dialog.getByText('Renewals are charged to the card that you pay with.')).toBeTruthy();
    expect(dialog.getByText('The card is saved for renewals.')).toBeTruthy();
    await choose('Visa •••• 4242', dialog);
    showToast({ tone: 'error', text: checkoutTexts.processFailed, cause: 'payment' });
    await press(payButton, dialog);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([
      { orderId: 'ord_d', cardId: visa.cardId, amountMinor: 8_100, currency: 'USD' },
    ]);
    expect(address()).toBe('/billing');
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['Payment successful.']);
    expect(screen.queryByRole('button', { name: 'Clear dues' })).toBeNull();
    expect(screen.queryByText(/credited for the time being/)).toBeNull();
  });

  it('is done by a new card, which its provider charges, and is followed to its end', async () => {
    const answers = [answered({ status: 'PENDING' }), refused('UNAVAILABLE'), answered(PAID)];
    const { sent, dialog, address } = await open({
      duesOrder: () => answered(),
      paymentProcess: () => answers.shift(),
    });
    await dialog.findByRole('button', { name: payButton });
    await page.ready();
    await press(payButton, dialog);
    expect(page.submissions()).toEqual([
      {
        ...{ purpose: 'payment', clientSecret: 'pi_9_secret_9' },
        returnUrl: `${window.location.origin}/billing/return/ord_d`,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await page.answer({ kind: 'confirmed' });
    expect(dialog.getByText(/^Your payment is being processed/)).toBeTruthy();
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(1);
    await rest(POLL_MS - 1);
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(1);
    await rest(1);
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(2);
    await rest(POLL_MS);
    expect(inputsOf(sent, 'paymentProcess')).toEqual(Array.from({ length: 3 }, () => ({ orderId: 'ord_d' })));
    expect(address()).toBe('/billing');
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it('says why a card did not pay, until another try, which is a payment of its own', async () => {
    const { sent, dialog } = await open({
      duesOrder: () => answered(),
      savedCardPay: () => answered({ failure: 'INSUFFICIENT_FUNDS' }),
    });
    await dialog.findByRole('button', { name: payButton });
    await choose('Visa •••• 4242', dialog);
    await press(payButton, dialog);
    expect(dialog.getByRole('alert').textContent).toBe(
      'There is not enough money on this card. Please try with a different card',
    );
    await press(payButton, dialog);
    const [first, second] = inputsWithKeysOf(sent, 'savedCardPay').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
    await choose('Another credit or debit card', dialog);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      'figures have changed',
      () => refused('CONFLICT'),
      /^Transaction could not be processed successfully\. Please try again\./,
    ],
    ['the provider cannot be asked', () => refused('UNAVAILABLE'), /^The payment service could not be reached/],
    ['cards were charged too often', () => refused('LIMIT_REACHED'), /^Your team has tried this too often/],
    ['no answer comes', down, /^The payment service could not be reached/],
  ])('charges nobody twice where %s', async (_why, savedCardPay, text) => {
    const { sent, dialog } = await open({ duesOrder: () => answered(), savedCardPay });
    await dialog.findByRole('button', { name: payButton });
    await choose('Visa •••• 4242', dialog);
    await press(payButton, dialog);
    expect(dialog.getByRole('alert').textContent).toMatch(text);
    await press(payButton, dialog);
    const [first, second] = inputsWithKeysOf(sent, 'savedCardPay').map(({ idempotencyKey }) => idempotencyKey);
    // What was answered is over; what was not is the same press once more.
    expect(second === first).toBe(savedCardPay === down);
  });

  it('is carried out without a card where credits and balance cover it', async () => {
    const covered = { amount: usd(0), balanceUsed: usd(8_100), paymentSecret: null };
    const { sent, dialog, address } = await open({
      duesOrder: () => answered(covered),
      paymentProcess: () => answered({ ...covered, ...PAID }),
    });
    await dialog.findByText('Nothing is left to pay: your credits and your balance cover it.');
    expect(dialog.queryByRole('radio')).toBeNull();
    await press('Clear dues', dialog);
    expect(inputsOf(sent, 'paymentProcess')).toEqual([{ orderId: 'ord_d' }]);
    expect(address()).toBe('/billing');
  });

  it('follows a payment that is under way, and begins no other', async () => {
    const { sent, address } = await show({
      duesOrder: () => answered({ status: 'PENDING' }),
      paymentProcess: () => answered(PAID),
    });
    await waitFor(() => expect(currentToasts()).toHaveLength(1));
    expect(inputsOf(sent, 'paymentProcess')).toEqual([{ orderId: 'ord_d' }]);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    expect(address()).toBe('/billing');
  });
});

describe('an order of dues', () => {
  it('is repeated under its key where no answer came', async () => {
    const answers = [lost, () => answered()];
    const { sent, dialog } = await open({ duesOrder: () => answers.shift()?.() });
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^No answer came, so it is not known whether this was done/,
    );
    await press('Retry', dialog);
    await dialog.findByRole('button', { name: payButton });
    const [first, second] = inputsWithKeysOf(sent, 'duesOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('is not asked for again where nothing is owed any more', async () => {
    const { dialog } = await open({ duesOrder: () => refused('NOTHING_TO_DO') });
    expect((await dialog.findByRole('alert')).textContent).toBe('Your team owes nothing any more.');
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
    await press('Close', dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it stands no more where another one took its place', async () => {
    const { dialog, sent } = await open({
      duesOrder: () => answered(),
      savedCardPay: () => answered({ status: 'CANCELLED' }),
    });
    await dialog.findByRole('button', { name: payButton });
    await choose('Visa •••• 4242', dialog);
    await press(payButton, dialog);
    expect(dialog.getByRole('alert').textContent).toMatch(/^This order is not open any more/);
    expect(inputsOf(sent, 'savedCardPay')).toHaveLength(1);
  });

  it('is shown anew, with what it was before, where more or less is owed by the time it is paid', async () => {
    const more = { orderId: 'ord_e', amount: usd(9_000), dues: usd(9_000) };
    const answers = [answered(), answered(more), answered(more)];
    const { dialog, sent } = await open({
      duesOrder: () => answers.shift(),
      savedCardPay: () => answered({ ...more, ...PAID }),
    });
    await dialog.findByRole('button', { name: payButton });
    await choose('Visa •••• 4242', dialog);
    await press(payButton, dialog);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    const figures = within(dialog.getByRole('region', { name: 'Your order' })).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      '$90.00Before: $81.00',
      '$0.00',
      '$90.00Before: $81.00',
    ]);
    await choose('Visa •••• 4242', dialog);
    await press(payButton, dialog);
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ orderId: 'ord_e', amountMinor: 9_000 }]);
  });

  it.each([
    ['another admin has paid it', PAID, 'Payment successful.'],
    ['nothing is owed any more', { status: 'CANCELLED' }, null],
  ])('is not paid where %s', async (_why, known, toast) => {
    const answers = [answered(), refused('NOTHING_TO_DO')];
    const viewer = { id: 'viewer-1', team: () => team({ ...OWING, order: duesOf(known) }) };
    const { dialog, sent } = await open({ duesOrder: () => answers.shift(), viewer });
    await dialog.findByRole('button', { name: payButton });
    await choose('Visa •••• 4242', dialog);
    await press(payButton, dialog);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(toast ? [toast] : []);
    if (!toast) expect(dialog.getByRole('alert').textContent).toBe('Your team owes nothing any more.');
  });
});
