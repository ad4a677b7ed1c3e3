import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inputsOf, userError } from '../../../../testing/gatewayPieces.ts';
import { givePageConfig } from '../../../../testing/givePageConfig.ts';
import { press } from '../../../../testing/hands.ts';
import { money } from '../../upgrade/upgrade.fixture.ts';
import { proOrder } from './proPlan.fixture.ts';
import { PAY, alerts, open, paid, said } from './proPlanPage.fixture.tsx';

describe('a way to pay', () => {
  it('that credits and balance are needs a press alone', async () => {
    const nothing = { amount: money(0, 'USD'), paymentSecret: null };
    const { sent, replaced } = await open(PAY, {
      billing: { order: proOrder(nothing) },
      proPlanOrder: said(nothing),
      paymentProcess: paid,
    });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(inputsOf(sent, 'paymentProcess')).toEqual([]);
    await press('Proceed to Upgrade');
    expect(inputsOf(sent, 'paymentProcess')).toHaveLength(1);
    expect(replaced).toHaveBeenCalledOnce();
  });

  it('says that nobody takes cards where nothing can be paid so', async () => {
    givePageConfig({ takesCards: false });
    await open(PAY, { proPlanOrder: () => ({ order: null, userErrors: [userError('NOT_ALLOWED')] }) });
    await press('Complete payment');
    expect(alerts()).toEqual(['Payment by card has not been set up for this installation. Ask whoever runs it.']);
  });

  it('by a bank is offered where nobody takes cards', async () => {
    givePageConfig({ takesCards: false });
    const order = { netBankingOffered: true, paymentSecret: null };
    await open(`${PAY}&isRedirect=true`, {
      billing: { order: proOrder(order) },
      proPlanOrder: said(order),
    });
    expect(screen.queryByRole('radio', { name: /new card|another card/i })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Net banking' }).checked).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('on a website of a bank needs a bank, and posts its form as it is', async () => {
    const posted: Record<string, string>[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function posts(this: HTMLFormElement) {
      const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
      posted.push({ action: this.action, ...Object.fromEntries(fields) });
    });
    const order = { netBankingOffered: true };
    const { sent, reloaded } = await open(`${PAY}&isRedirect=true`, {
      billing: { order: proOrder(order) },
      proPlanOrder: said(order),
      netBankingStart: () => ({
        form: { action: 'https://bank.example/pay', fields: [{ name: 'submit', value: '<1>' }] },
        userErrors: [],
      }),
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Net banking' }).checked).toBe(true);
    await press('Complete payment');
    expect(alerts()).toEqual(['Please select a bank to proceed.']);
    await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'HDFC' } }));
    await press('Complete payment');
    expect(inputsOf(sent, 'netBankingStart')).toEqual([{ orderId: 'ord_1', bankCode: 'HDFC' }]);
    expect(posted).toEqual([{ action: 'https://bank.example/pay', submit: '<1>' }]);
    expect(document.querySelector('form[action]')).toBeNull();
    // Going back shows what the order is by then, also where the browser has kept the page.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  it('by a new card is confirmed in its own page, whose bank may have to be asked', async () => {
    const told = vi.fn<(message: { type: string; idempotencyKey: string }, origin: string) => void>();
    const page = { postMessage: told } as unknown as Window;
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page);
    const say = (data: unknown) =>
      act(async () => {
        window.dispatchEvent(new MessageEvent('message', { data, source: page, origin: window.location.origin }));
      });
    const { assigned } = await open(PAY, { billing: { cards: [] }, paymentProcess: said({}) });
    await say({ type: 'card.ready' });
    await press('Complete payment');
    await say({ type: 'card.outcome', outcome: { kind: 'unreachable' } });
    expect(alerts()[0]).toMatch(/could not be reached/);
    await press('Complete payment');
    await say({ type: 'card.outcome', outcome: { kind: 'redirect', url: 'https://bank.example/confirm' } });
    expect(assigned.mock.calls).toEqual([['https://bank.example/confirm']]);
    const sent = told.mock.calls.map(([message]) => message).filter(({ type }) => type === 'card.submit');
    expect(sent[0]).toMatchObject({
      clientSecret: 'pi_1_secret_1',
      returnUrl: `${window.location.origin}/billing/return/ord_1`,
    });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      sent[0]?.idempotencyKey,
      sent[0]?.idempotencyKey,
    ]);
  });
});
