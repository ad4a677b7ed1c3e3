import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, inputsOf, inputsWithKeysOf, lost, userError } from '../../../../testing/gatewayPieces.ts';
import { press } from '../../../../testing/hands.ts';
import { listenToEvents } from '../../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
import PaidPlanView from '../../pro/PaidPlanView.tsx';
import { team, visa } from '../../pro/plan.fixture.ts';

const master = { cardId: 'c2', brand: 'MASTERCARD', lastFour: '4444', expiryMonth: 5, expiryYear: 2030 };

const refused = (code: string) => ({ team: null, userErrors: [userError(code)] });
/** The visa is gone. */
const gone = { team: { id: 'team-1', billing: { cards: [master] } }, userErrors: [] };

const open = async (cardRemove: () => unknown, query = '') => {
  listenToEvents();
  const console = await renderInConsole(
    <PaidPlanView />,
    { viewer: { id: 'viewer-1', team: team({ cards: [visa, master] }) }, cardRemove },
    `/billing${query}`,
  );
  await act(async () => undefined);
  return console;
};

/** Opens the question about the visa. */
const ask = async (cardRemove: () => unknown) => {
  const console = await open(cardRemove);
  await press('Remove Visa •••• 4242');
  return console;
};
const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Remove this card?' }));
const listed = () =>
  within(screen.getByRole('region', { name: 'Payment' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /\d{4}/.exec(textContent ?? '')?.[0]);

describe('taking a saved card away', () => {
  it('names the card, asks, and leaves the others', async () => {
    const { sent, address } = await ask(() => gone);
    expect(address()).toBe('/billing?dialog=remove-card&card=c1');
    const question = await asked();
    expect(
      question.getByText('Visa •••• 4242 will no longer be saved, and nothing can be charged to it.'),
    ).toBeTruthy();
    expect(question.getByText('Renewals are charged to MasterCard •••• 4444 from then on.')).toBeTruthy();
    expect(inputsOf(sent, 'cardRemove')).toEqual([]);
    await press('Remove', question);
    expect(inputsOf(sent, 'cardRemove')).toEqual([{ cardId: 'c1' }]);
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['The card is removed.']);
    expect(address()).toBe('/billing');
    expect(listed()).toEqual(['4444']);
  });

  it('names no other card where renewals are not charged to it', async () => {
    await open(() => gone);
    await press('Remove MasterCard •••• 4444');
    expect((await asked()).queryByText(/from then on/)).toBeNull();
  });

  it('takes nothing away where that is not meant', async () => {
    const { sent, address } = await ask(() => gone);
    await press('Cancel', await asked());
    expect(address()).toBe('/billing');
    expect(inputsOf(sent, 'cardRemove')).toEqual([]);
    expect(listed()).toEqual(['4242', '4444']);
  });

  it('is told where somebody else has done it, as if it had been this press', async () => {
    const { address } = await ask(() => refused('NOT_FOUND'));
    await press('Remove', await asked());
    expect(currentToasts().map(({ text }) => text.defaultMessage)).toEqual(['The card is removed.']);
    expect(address()).toBe('/billing');
  });

  it('leads on to another card where the plan renews by it, and asks no second time', async () => {
    const { address, sent } = await ask(() => refused('NOT_ALLOWED'));
    await press('Remove', await asked());
    const needed = within(await screen.findByRole('alertdialog', { name: 'Visa •••• 4242 is still needed' }));
    expect(needed.getByText(/^The last card of a plan that renews cannot be removed/)).toBeTruthy();
    expect(needed.queryByRole('button', { name: 'Remove' })).toBeNull();
    await press('Update payment details', needed);
    expect(address()).toMatch(/^\/billing\?dialog=update-card/);
    expect(inputsOf(sent, 'cardRemove')).toHaveLength(1);
    expect(currentToasts()).toEqual([]);
  });

  it.each([
    ['its provider cannot be asked', () => refused('UNAVAILABLE'), /^The payment service could not be reached/],
    ['no answer comes', lost, /^No answer came, so it is not known whether this was done/],
  ])('says why it may still be there where %s', async (_why, answer, text) => {
    const { address } = await ask(answer);
    await press('Remove', await asked());
    expect((await asked()).getByRole('alert').textContent).toMatch(text);
    expect(address()).toBe('/billing?dialog=remove-card&card=c1');
    expect(currentToasts()).toEqual([]);
    await press('Cancel', await asked());
    expect(listed()).toEqual(['4242', '4444']);
  });

  it('is repeated under the same key where no answer came', async () => {
    const answers = [down, () => gone];
    const { sent } = await ask(() => answers.shift()?.());
    await press('Remove', await asked());
    await press('Remove', await asked());
    const [first, second] = inputsWithKeysOf(sent, 'cardRemove').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(listed()).toEqual(['4444']);
  });

  it('is not about a card that the team does not have', async () => {
    const { address } = await open(() => gone, '?dialog=remove-card&card=c7');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(address()).toBe('/billing');
  });
});
