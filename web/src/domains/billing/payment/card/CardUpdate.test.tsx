import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { givePageConfig } from '../../../../testing/givePageConfig.ts';
import { fakeCardPage } from '../../../../testing/fakeCardPage.ts';
import { down, inputsOf, userError } from '../../../../testing/gatewayPieces.ts';
import { choose, isInert, press } from '../../../../testing/hands.ts';
import { listenToEvents } from '../../../../testing/listenToEvents.ts';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { currentToasts } from '../../../../ui/toasts/toastStore.ts';
import PaidPlanView from '../../pro/PaidPlanView.tsx';
import { charge, team, usd, visa } from '../../pro/plan.fixture.ts';

const master = { cardId: 'c2', brand: 'MASTERCARD', lastFour: '4444', expiryMonth: 5, expiryYear: 2030 };
const NEW = { cardId: 'c9', brand: 'DISCOVER', lastFour: '1117', expiryMonth: 1, expiryYear: 2031 };

/** The cards as a change leaves them. */
const changed = (...cards: unknown[]) => ({ team: { id: 'team-1', billing: { cards } }, userErrors: [] });
const refused = (code: string) => ({ team: null, userErrors: [userError(code)] });

/** What the latest toast says, where it tells of a failure. */
const toldOfFailure = () => {
  const toast = currentToasts().at(-1);
  return toast?.tone === 'error' ? toast.text.defaultMessage : null;
};

const UNREACHABLE = /^The payment service could not be reached/;
const NOT_CONFIRMED = 'Your bank did not confirm that this is your card. Please try again or with a different card';
const DECLINED = 'Please verify your card details or try with a different card';

const open = async (
  answers: Record<string, unknown> = {},
  { billing = {}, query = '?dialog=update-card' }: { billing?: object; query?: string } = {},
) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = fakeCardPage();
  const told = listenToEvents();
  let begun = 0;
  const console = await renderInConsole(
    <PaidPlanView />,
    {
      viewer: { id: 'viewer-1', team: team({ cards: [visa, master], ...billing }) },
      cardAddStart: () => ({ cardSecret: `seti_${(begun += 1)}_secret_x`, userErrors: [] }),
      ...answers,
    },
    `/billing${query}`,
  );
  return { ...console, page, told };
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const update = () => dialog('Update payment details');
/** Presses the button of the dialog, with the fields of the card there. */
const submit = async (page: ReturnType<typeof fakeCardPage>, name = 'Update card') => {
  await page.ready();
  await press(name);
};

describe('where nobody takes cards', () => {
  it('says so in place of the fields, and lets another saved card be chosen', async () => {
    givePageConfig({ takesCards: false });
    await open();
    const shown = await update();
    expect(document.querySelector('iframe')).toBeNull();
    shown.getByText('Payment by card has not been set up for this installation. Ask whoever runs it.');
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Update card' }).disabled).toBe(true);
    await choose('MasterCard •••• 4444', await update());
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Update card' }).disabled).toBe(false);
  });
});

describe('a new card for renewals', () => {
  it('says whose card it is and what is charged to it, and sends the card to its provider alone', async () => {
    const { page, sent, told, address } = await open({ cardAdd: () => changed(NEW, visa, master) });
    const shown = (await update()).getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown.slice(0, 3)).toEqual(['Orbit', '$3', 'The 12th of the month']);
    expect(shown[3]).toContain('$900.00');
    await submit(page);
    expect(page.submissions()).toEqual([
      {
        ...{ purpose: 'setup', clientSecret: 'seti_1_secret_x' },
        returnUrl: `${window.location.origin}/billing/return/card/seti_1`,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(inputsOf(sent, 'cardAdd')).toEqual([]);
    // Once is enough, by the button and by Enter in a field.
    await press('Update card');
    await page.say({ type: 'card.entered' });
    expect(isInert('Update card')).toBe(true);
    expect(page.submissions()).toHaveLength(1);
    await page.answer({ kind: 'confirmed' });
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_1' }]);
    await dialog('Your card details have been updated successfully.');
    expect((await told()).map(([name]) => name)).toContain('billing_details_updated');
    await press('Done');
    expect(address()).toBe('/billing');
    const cards = within(screen.getByRole('region', { name: 'Payment' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent?.slice(0, 18))).toEqual([
      ...['Discover •••• 1117', 'Visa •••• 4242Expi', 'MasterCard •••• 44'],
    ]);
  });

  it('is added where there is none', async () => {
    const { page, sent } = await open({ cardAdd: () => changed(NEW) }, { billing: { cards: [] } });
    await dialog('Add a card');
    await submit(page, 'Add card');
    await page.answer({ kind: 'confirmed' });
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_1' }]);
  });

  it('is not saved where its provider refuses it, and is asked for again under the same beginning', async () => {
    const { page, sent } = await open();
    await update();
    await submit(page);
    await page.answer({ kind: 'refused', reason: 'declined' });
    // What is wrong stands above the fields, in their own page.
    expect((await update()).queryByRole('alert')).toBeNull();
    await press('Update card');
    await page.answer({ kind: 'unreachable' });
    expect((await update()).getByRole('alert').textContent).toMatch(UNREACHABLE);
    await press('Update card');
    const [first, second, third] = page.submissions().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
    // Nobody knows what became of the second: the third is the same once more.
    expect(third).toBe(second);
    expect(inputsOf(sent, 'cardAddStart')).toHaveLength(1);
    expect(inputsOf(sent, 'cardAdd')).toEqual([]);
  });

  it('that is refused once it is confirmed needs another beginning, and what is said of it goes with the next key', async () => {
    const answers = [refused('INVALID'), refused('UNAVAILABLE'), changed(NEW)];
    const { page, sent } = await open({ cardAdd: () => answers.shift() });
    await update();
    await submit(page);
    await page.answer({ kind: 'confirmed' });
    expect((await update()).getByRole('alert').textContent).toBe(DECLINED);
    await page.change();
    expect((await update()).queryByRole('alert')).toBeNull();
    await press('Update card');
    await page.answer({ kind: 'confirmed' });
    expect(toldOfFailure()).toMatch(UNREACHABLE);
    // The provider has the card, and its fields are empty: it is not asked for again.
    await press('Update card');
    await dialog('Your card details have been updated successfully.');
    expect(currentToasts()).toEqual([]);
    expect(inputsOf(sent, 'cardAdd')).toEqual(['seti_1', 'seti_2', 'seti_2'].map((setupId) => ({ setupId })));
    expect(page.submissions()).toHaveLength(2);
  });

  it.each([
    ['is not answered for', down],
    ['cannot be asked about', () => refused('UNAVAILABLE')],
  ])('that %s when it is saved says so beside the form, and another one begins anew', async (_what, first) => {
    const answers = [first, () => changed(NEW)];
    const { page, sent } = await open({ cardAdd: () => answers.shift()?.() });
    await update();
    await submit(page);
    await page.answer({ kind: 'confirmed' });
    expect(toldOfFailure()).toMatch(UNREACHABLE);
    expect((await update()).queryByRole('alert')).toBeNull();
    await page.change();
    await press('Update card');
    await page.answer({ kind: 'confirmed' });
    await dialog('Your card details have been updated successfully.');
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_1' }, { setupId: 'seti_2' }]);
    expect(page.submissions()[1]).toMatchObject({ clientSecret: 'seti_2_secret_x' });
  });

  it.each([
    ['nobody answers', down, UNREACHABLE],
    [
      'the team has begun too many',
      () => ({ cardSecret: null, userErrors: [userError('LIMIT_REACHED')] }),
      /^Your team has tried this too often/,
    ],
  ])('is not begun where %s, and says so', async (_why, cardAddStart, text) => {
    const { page } = await open({ cardAddStart });
    await update();
    await submit(page);
    expect((await update()).getByRole('alert').textContent).toMatch(text);
    expect(page.submissions()).toEqual([]);
  });
});

it('the dialog about a card closes by Escape in its fields, and says how long the card is good that it has by now', async () => {
  const { page, address } = await open();
  expect((await update()).getByText('Expires 08/2029')).toBeTruthy();
  await page.ready();
  await page.say({ type: 'card.escaped' });
  expect(address()).toBe('/billing');
});

describe('a card that its bank asks about', () => {
  it('leads to the bank', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { page, sent } = await open();
    await update();
    await submit(page);
    await page.answer({ kind: 'redirect', url: 'https://bank.example/3ds?id=1' });
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://bank.example/3ds?id=1');
    expect(inputsOf(sent, 'cardAdd')).toEqual([]);
  });

  it('is saved by itself on the way back, once', async () => {
    const { sent, address } = await open(
      { cardAdd: () => changed(NEW, visa) },
      { query: '?dialog=update-card&card=seti_7' },
    );
    await dialog('Your card details have been updated successfully.');
    expect(inputsOf(sent, 'cardAdd')).toEqual([{ setupId: 'seti_7' }]);
    await press('Done');
    expect(address()).toBe('/billing');
  });

  it.each([
    ['the bank did not confirm it', 'INVALID', NOT_CONFIRMED],
    ['nothing is sold to its country', 'COUNTRY_RESTRICTED', 'Transactions from your country are not supported'],
  ])('is not the team’s where %s', async (_why, code, text) => {
    const { sent } = await open({ cardAdd: () => refused(code) }, { query: '?dialog=update-card&card=seti_7' });
    const asked = await update();
    expect((await asked.findByRole('alert')).textContent).toBe(text);
    expect(inputsOf(sent, 'cardAdd')).toHaveLength(1);
  });
});

describe('a saved card for renewals', () => {
  const pickOther = async () => choose('MasterCard •••• 4444', await update());

  it('is checked first, and charged from then on', async () => {
    const { sent } = await open({
      cardVerify: () => changed(visa, master),
      cardDefaultSet: () => changed(master, visa),
    });
    expect((await update()).queryByRole('radio', { name: 'Visa •••• 4242' })).toBeNull();
    await pickOther();
    await press('Update card');
    await dialog('Your card details have been updated successfully.');
    expect(sent.map(({ name }) => name).filter((name) => name.startsWith('card'))).toEqual([
      ...['cardVerify', 'cardDefaultSet'],
    ]);
    expect([...inputsOf(sent, 'cardVerify'), ...inputsOf(sent, 'cardDefaultSet')]).toEqual([
      ...[{ cardId: 'c2' }, { cardId: 'c2' }],
    ]);
  });

  it.each([
    ['is bad', () => refused('INVALID'), DECLINED],
    ['cannot be checked', () => refused('UNAVAILABLE'), UNREACHABLE],
    ['is not answered for', down, UNREACHABLE],
  ])('is left as it is where it %s, until another one is picked', async (_what, cardVerify, text) => {
    const { sent } = await open({ cardVerify });
    await pickOther();
    await press('Update card');
    expect((await update()).getByRole('alert').textContent).toMatch(text);
    expect(inputsOf(sent, 'cardDefaultSet')).toEqual([]);
    await choose('A new card', await update());
    expect((await update()).queryByRole('alert')).toBeNull();
  });
});

describe('what comes before the card', () => {
  it.each([
    ['dues', { pendingAmount: usd(8_100), accountBalanceDue: usd(500) }, 'Pay dues'],
    ['a balance', { nextCharge: charge({ dues: usd(0) }), accountBalanceDue: usd(500) }, 'Pay balance'],
  ])('is %s that the team owes', async (_what, billing, name) => {
    const { address } = await open({ duesOrder: () => new Promise(() => undefined) }, { billing });
    await press(name, await update());
    expect(address()).toBe('/billing?dialog=clear-dues');
    await dialog('Clear dues');
  });

  it('is nothing where nothing is owed', async () => {
    await open({}, { billing: { nextCharge: charge({ dues: usd(0) }) } });
    expect((await update()).queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is no card at all where the team pays by invoice', async () => {
    const { address } = await open({}, { billing: { paymentMethod: 'INVOICE' } });
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/billing');
  });
});
