import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, inputsWithKeysOf, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, press, pressOnceShown } from '../../../../testing/hands.ts';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
import { bill, open } from './cancelPlan.fixture.tsx';

describe('giving PRO up', () => {
  it('that ends with what is paid says until when before it is confirmed, and that it may be taken back', async () => {
    const later = { endsOn: '2026-12-12', paidUntil: '2026-12-11' };
    await open([], {}, { planCancelStart: () => ({ bill: bill('b1', later), userErrors: [] }) });
    await pressOnceShown('Cancel the PRO plan');
    await choose('It is too expensive');
    await press('Continue');
    const promise = 'PRO goes on until the end of 11 Dec 2026. Until then you can take this back.';
    expect(screen.getByRole('dialog').textContent).toContain(promise);
  });

  it('that goes on to the end of what is paid says until when, and is not offered again', async () => {
    await open([], { viewerCanCancelPlan: false, cancellation: { billId: null, endsOn: '2026-12-12' } });
    const note = await screen.findByRole('note');
    expect(note.textContent).toBe('The PRO plan is canceledPRO goes on until the end of 11 Dec 2026.');
    expect(screen.queryByRole('button', { name: 'Cancel the PRO plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep the PRO plan' })).toBeNull();
    expect(screen.queryByText('Next renewal')).toBeNull();
    expect(screen.getByText('Last day of PRO').parentElement?.textContent).toBe('Last day of PRO11 Dec 2026');
  });

  it('that goes on to the end of what is paid may be taken back, by whom the gateway says', async () => {
    const given = { viewerCanCancelPlan: false, cancellation: { billId: null, endsOn: '2026-12-12' } };
    const answers = [down, { userErrors: [userError('NOTHING_TO_DO')] }, { userErrors: [] }];
    const next = () => {
      const answer = answers.shift();
      return typeof answer === 'function' ? answer() : answer;
    };
    const { sent } = await open([], { ...given, viewerCanResumePlan: true }, { planResume: next });
    const read = () => sent.filter(({ name }) => name === 'planBilling').length;
    await pressOnceShown('Keep the PRO plan');
    const dialog = () => screen.getByRole('alertdialog', { name: 'Keep the PRO plan?' });
    expect(dialog().textContent).toContain('PRO will not end on 11 Dec 2026: its licenses will be renewed');
    await press('Keep the PRO plan', within(dialog()));
    expect(within(dialog()).getByRole('alert').textContent).toContain(
      'Something went wrong. Please try again later.Request req-1',
    );
    await press('Keep the PRO plan', within(dialog()));
    expect(within(dialog()).getByRole('alert').textContent).toContain('cannot be taken back any more');
    const [first, second] = inputsWithKeysOf(sent, 'planResume').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    const before = read();
    await press('Close', within(dialog()));
    expect(read()).toBe(before + 1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Keep the PRO plan');
    await press('Keep the PRO plan', within(dialog()));
    expect(currentToasts().map(({ text }) => text)).toMatchObject([{ id: 'plan.cancel.resumed' }]);
    expect(read()).toBe(before + 2);
  });

  it('that waits for a payment may be taken back, too', async () => {
    const waiting = { cancellation: { billId: 'b1', endsOn: null }, viewerCanResumePlan: true };
    const { sent } = await open([], waiting, { planResume: { userErrors: [] } });
    await pressOnceShown('Keep the PRO plan');
    const question = within(screen.getByRole('alertdialog', { name: 'Keep the PRO plan?' }));
    expect(question.getByText('PRO will not be canceled, whether the payment fails or not.')).toBeTruthy();
    await press('Keep the PRO plan', question);
    expect(screen.queryByText(/^A payment of your team has to come to its end first/)).toBeNull();
    expect(inputsWithKeysOf(sent, 'planResume')).toHaveLength(1);
  });
});
