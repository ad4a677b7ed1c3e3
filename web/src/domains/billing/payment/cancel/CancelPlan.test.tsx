import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { down, inputsOf, inputsWithKeysOf, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, press, pressOnceShown, rest } from '../../../../testing/hands.ts';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
import { usd } from '../../pro/plan.fixture.ts';
import { orderOf } from '../licences/purchase.fixture.ts';
import { bill, open } from './cancelPlan.fixture.tsx';

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Your reason/ }), { target: { value } });

const PENDING = { status: 'PENDING', userErrors: [] };
const DONE = { status: 'DONE', userErrors: [] };
const refused = (code: string) => ({ status: null, userErrors: [userError(code)] });

/** Gives a reason, and confirms the bill of it. */
const giveUp = async () => {
  await pressOnceShown('Cancel the PRO plan');
  await choose('It is too expensive');
  await press('Continue');
  await press('Cancel the plan');
};

describe('giving up PRO', () => {
  it('asks why, shows the bill, and shows it anew where its figures have changed', async () => {
    const { sent } = await open([
      { status: null, userErrors: [userError('CONFLICT')] },
      { status: 'DONE', userErrors: [] },
    ]);
    await pressOnceShown('Cancel the PRO plan');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    await choose('Another reason');
    type('  ');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    type('We close');
    await press('Continue');
    expect(screen.getByRole('dialog').textContent).toContain('Previous dues$20.00Total due$32.60');
    await press('Cancel the plan');
    const dialog = screen.getByRole('dialog').textContent;
    expect(dialog).toContain('The figures have changed.');
    expect(dialog).toContain('Total due$0.00A credit of $3.00 is taken off; $2.00 of it stays on your account.');
    expect(dialog).not.toContain('Previous dues');
    await press('Cancel the plan');
    expect(screen.getByRole('dialog', { name: 'The PRO plan is canceled' }).textContent).not.toContain('still due');
    expect(inputsOf(sent, 'planCancelStart')).toEqual([
      { reason: 'OTHER', text: 'We close' },
      { reason: 'OTHER', text: 'We close' },
    ]);
    expect(inputsOf(sent, 'planCancel')).toEqual([{ billId: 'b1' }, { billId: 'b2' }]);
  });

  it.each([
    [1_260, 'A credit of $5.00 is taken off.', '$7.60'],
    [300, 'A credit of $3.00 is taken off; $2.00 of it stays on your account.', '$0.00'],
    [0, 'A credit of $5.00 stays on your account.', '$0.00'],
  ])('says what becomes of a credit of $5.00 where %i are due', async (due, text, total) => {
    const credited = { previousBalance: usd(-500), subTotal: usd(due), total: usd(Math.max(0, due - 500)) };
    await open([], {}, { planCancelStart: () => ({ bill: bill('b1', credited), userErrors: [] }) });
    await pressOnceShown('Cancel the PRO plan');
    await choose('It is too expensive');
    await press('Continue');
    expect(screen.getByRole('dialog').textContent).toContain(`Total due${total}${text}`);
  });

  it('says all that the bill is made of, and what goes with PRO, before anything is confirmed', async () => {
    const { sent } = await open([]);
    await pressOnceShown('Cancel the PRO plan');
    await choose('It is too expensive');
    await press('Continue');
    const dialog = screen.getByRole('dialog', { name: 'What is still due' });
    const figures = [...dialog.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]);
    expect(figures).toEqual([
      ['Last renewal', '01 Nov 2026'],
      ['Billing period', expect.stringMatching(/^01 Nov 2026 – \d\d \w{3} \d{4}$/)],
      ['Days used', '12'],
      ['Active users', '7'],
      ['Charge per person', '$4.50'],
      ['Subtotal', '$12.60'],
      ['Previous dues', '$20.00'],
      ['Total due', '$32.60'],
    ]);
    expect(dialog.textContent).toContain('PRO ends as soon as you confirm.');
    expect(dialog.textContent).toContain(
      '7 licenses end. The limits of the Starter plan hold again, for storage, guests',
    );
    expect(dialog.textContent).toContain('User groups and custom fields cannot be changed any more');
    expect(dialog.textContent).toContain('No data is deleted.');
    expect(inputsOf(sent, 'planCancel')).toEqual([]);
  });

  it('stays where it is while the plan is read afresh and the service cannot say that it may be given up', async () => {
    let canCancel = true;
    const { sent } = await open([DONE], { viewerCanCancelPlan: () => canCancel });
    const readAgain = () => act(async () => screen.getByText('Read again').click());
    await pressOnceShown('Cancel the PRO plan');
    await choose('It is too expensive');
    canCancel = false;
    await readAgain();
    await press('Continue');
    expect(screen.getByRole('dialog', { name: 'What is still due' })).toBeTruthy();
    for (const isSaid of [true, false]) {
      canCancel = isSaid;
      await readAgain();
      expect(screen.getByRole('dialog', { name: 'What is still due' })).toBeTruthy();
    }
    await press('Cancel the plan');
    expect(screen.getByRole('dialog', { name: 'The PRO plan is canceled' })).toBeTruthy();
    expect(inputsOf(sent, 'planCancel')).toEqual([{ billId: 'b1' }]);
    await press('Close');
    expect(screen.queryByRole('button', { name: 'Cancel the PRO plan' })).toBeNull();
  });

  it.each([
    ['support does it for a deal', { type: 'SALES_DEAL' }, true],
    ['a trial is not given up', { type: 'TRIAL' }, false],
  ])('%s', async (_what, changes, isTold) => {
    await open([], { viewerCanCancelPlan: false, ...changes });
    await screen.findByRole('region', { name: 'Payment' });
    expect(screen.queryByRole('button', { name: 'Cancel the PRO plan' })).toBeNull();
    expect(screen.queryAllByText(/write to your account manager/)).toHaveLength(isTold ? 1 : 0);
  });
});

describe('giving up PRO while a payment is under way', () => {
  afterEach(() => vi.useRealTimers());

  /** Confirms at a time that stands still until it is moved. */
  const giveUpThen = async () => {
    await pressOnceShown('Cancel the PRO plan');
    await choose('It is too expensive');
    await press('Continue');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press('Cancel the plan');
  };
  const times = (sent: Awaited<ReturnType<typeof open>>['sent'], name: string) =>
    sent.filter((one) => one.name === name).length;

  it('asks each second after an answer what became of the same bill, also where none came', async () => {
    const { sent } = await open([PENDING, down, PENDING, { ...DONE }]);
    await giveUpThen();
    const dialog = screen.getByRole('dialog', { name: 'The PRO plan is being canceled' });
    expect(within(dialog).getByRole('status').textContent).toMatch(
      /^A payment of your team has to come to its end first/,
    );
    for (const asked of [1, 2, 3]) {
      await rest(999);
      expect(times(sent, 'planCancel')).toBe(asked);
      expect(screen.getByRole('dialog', { name: 'The PRO plan is being canceled' })).toBeTruthy();
      await rest(1);
      expect(times(sent, 'planCancel')).toBe(asked + 1);
    }
    expect(screen.getByRole('dialog', { name: 'The PRO plan is canceled' })).toBeTruthy();
    expect(inputsOf(sent, 'planCancel')).toEqual(Array.from({ length: 4 }, () => ({ billId: 'b1' })));
    const keys = inputsWithKeysOf(sent, 'planCancel').map(({ idempotencyKey }) => idempotencyKey);
    // What nobody answered is asked once more, and not another time.
    expect(keys[2]).toBe(keys[1]);
    await rest(5_000);
    expect(times(sent, 'planCancel')).toBe(4);
  });

  it('goes on while the dialog is closed, which can be opened again, and says on the page what became of it', async () => {
    const { sent, address } = await open([PENDING, PENDING, PENDING, DONE]);
    await giveUpThen();
    await press('Close');
    expect(address()).toBe('/billing');
    await rest(1_000);
    expect(screen.getByText(/^A payment of your team has to come to its end first/)).toBeTruthy();
    await press('Cancel the PRO plan');
    expect(screen.getByRole('dialog', { name: 'The PRO plan is being canceled' })).toBeTruthy();
    await press('Close');
    const read = times(sent, 'planBilling');
    await rest(1_000);
    expect(currentToasts()).toEqual([]);
    await rest(1_000);
    expect(times(sent, 'planCancelStart')).toBe(1);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['The PRO plan is canceled']);
    expect(screen.queryByText(/^A payment of your team has to come to its end first/)).toBeNull();
    expect(times(sent, 'planBilling')).toBe(read + 1);
  });

  it('goes on after a reload, and says on the page what became of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sent } = await open([PENDING, DONE], { cancellation: { billId: 'b0', endsOn: null } });
    await rest(999);
    expect(screen.getByText(/^A payment of your team has to come to its end first/)).toBeTruthy();
    expect(times(sent, 'planCancel')).toBe(0);
    await rest(1_001);
    expect(inputsOf(sent, 'planCancel')).toEqual([{ billId: 'b0' }]);
    await press('Cancel the PRO plan');
    expect(screen.getByRole('dialog', { name: 'The PRO plan is being canceled' })).toBeTruthy();
    await rest(1_000);
    expect(screen.getByRole('dialog', { name: 'The PRO plan is canceled' }).textContent).not.toContain('still due');
    expect(times(sent, 'planCancelStart')).toBe(0);
  });

  it.each([
    ['after a reload', true],
    ['before', false],
  ])('is told on the page where the payment came and PRO stays: confirmed %s', async (_when, isReloaded) => {
    if (isReloaded) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await open([refused('CONFLICT')], { cancellation: { billId: 'b0', endsOn: null } });
    } else {
      await open([PENDING, refused('CONFLICT')]);
      await giveUpThen();
      await press('Close');
    }
    await rest(1_001);
    expect(screen.getByText(/^The PRO plan was not canceled: the payment has come/)).toBeTruthy();
    expect(screen.queryByText(/^A payment of your team has to come to its end first/)).toBeNull();
    await press('Cancel the PRO plan');
    expect(screen.getByRole('dialog', { name: 'Why are you canceling the PRO plan?' })).toBeTruthy();
    expect(screen.queryByText(/^The PRO plan was not canceled: the payment has come/)).toBeNull();
  });

  it('ends where it is refused after all, and says so', async () => {
    const { sent } = await open([PENDING, refused('NOT_ALLOWED')]);
    await giveUpThen();
    await rest(1_000);
    const dialog = screen.getByRole('dialog', { name: 'What is still due' });
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'There is no PRO plan here that can be canceled: it may be canceled already. Support can help you.',
    );
    await rest(5_000);
    expect(times(sent, 'planCancel')).toBe(2);
  });

  it('shows a new bill where its figures have changed meanwhile', async () => {
    await open([PENDING, refused('CONFLICT')]);
    await giveUpThen();
    await rest(1_000);
    const dialog = screen.getByRole('dialog', { name: 'What is still due' });
    expect(dialog.textContent).toContain('The figures have changed.');
    expect(dialog.textContent).toContain('Total due$0.00');
  });
});

describe('what PRO comes to in the end', () => {
  const dues = (changes: Record<string, unknown> = {}) => ({
    order: orderOf({
      ...{ orderId: 'ord_d', purpose: 'DUES', amount: usd(3_260), planAmount: usd(0), dues: usd(3_260) },
      ...{ rate: null, usersCount: null, months: null, ...changes },
    }),
    userErrors: [],
  });

  it('is paid at once where something is due, by card', async () => {
    const { sent } = await open(
      [DONE],
      {},
      {
        duesOrder: () => dues(),
        savedCardPay: () => dues({ status: 'SUCCEEDED' }),
      },
    );
    await giveUp();
    const dialog = within(screen.getByRole('dialog', { name: 'The PRO plan is canceled' }));
    expect(dialog.getByText(/\$32\.60 is still due\./)).toBeTruthy();
    await dialog.findByRole('button', { name: 'Complete payment' });
    await choose(/^Visa/, dialog);
    await press('Complete payment', dialog);
    expect(inputsOf(sent, 'savedCardPay')).toMatchObject([{ orderId: 'ord_d', cardId: 'c1', amountMinor: 3_260 }]);
    expect(dialog.queryByText(/still due/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Complete payment' })).toBeNull();
    expect(dialog.getByText('Your team is not on PRO any more.')).toBeTruthy();
  });

  it('is not asked for where it is too little to be charged', async () => {
    const little = { previousBalance: usd(0), subTotal: usd(19), total: usd(19) };
    const { sent } = await open([DONE], {}, { planCancelStart: () => ({ bill: bill('b1', little), userErrors: [] }) });
    await giveUp();
    const dialog = screen.getByRole('dialog', { name: 'The PRO plan is canceled' });
    expect(dialog.textContent).toContain('$0.19 is still due. That is too little to be charged by itself');
    expect(inputsOf(sent, 'duesOrder')).toEqual([]);
  });

  it('is looked at again where somebody else has given it up', async () => {
    const gone = { bill: null, userErrors: [userError('NOT_ALLOWED')] };
    const { sent } = await open([], {}, { planCancelStart: () => gone });
    await pressOnceShown('Cancel the PRO plan');
    await choose('It is too expensive');
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toContain('it may be canceled already');
    const read = () => sent.filter(({ name }) => name === 'planBilling').length;
    const before = read();
    await press('Close');
    expect(read()).toBe(before + 1);
  });

  it('is read afresh once the dialog is closed, and not before', async () => {
    const { sent, address } = await open([DONE], {}, { duesOrder: () => dues() });
    await giveUp();
    const read = () => sent.filter(({ name }) => name === 'planBilling').length;
    const before = read();
    await screen.findByRole('button', { name: 'Complete payment' });
    expect(read()).toBe(before);
    await press('Close');
    expect(address()).toBe('/billing');
    expect(read()).toBe(before + 1);
    expect(inputsOf(sent, 'savedCardPay')).toEqual([]);
  });

  it('is not lost where no answer came: pressing again says the same once more', async () => {
    const { sent } = await open([down, DONE], {}, { duesOrder: () => dues() });
    await giveUp();
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again later.Request req-1');
    await press('Cancel the plan');
    expect(screen.getByRole('dialog', { name: 'The PRO plan is canceled' })).toBeTruthy();
    const [first, second] = inputsWithKeysOf(sent, 'planCancel').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('is made out anew each time, and nothing is cancelled by looking at it', async () => {
    const { sent } = await open([]);
    for (const _time of [1, 2]) {
      await pressOnceShown('Cancel the PRO plan');
      await choose('It is too expensive');
      await press('Continue');
      await press('Close');
    }
    expect(inputsOf(sent, 'planCancelStart')).toEqual(
      Array.from({ length: 2 }, () => ({ reason: 'TOO_EXPENSIVE', text: null })),
    );
    expect(inputsOf(sent, 'planCancel')).toEqual([]);
  });
});
