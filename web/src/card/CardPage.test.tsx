import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { strike, typeInto } from '../testing/hands.ts';
import { showCardPage } from './cardPage.fixture.tsx';

const SUBMIT = {
  type: 'card.submit',
  purpose: 'payment',
  clientSecret: 'pi_1_secret_2',
  idempotencyKey: 'press-1',
  returnUrl: 'https://console.example/#/billing/payment',
} as const;

type Page = Awaited<ReturnType<typeof showCardPage>>;

const blur = (field: Element) => act(async () => fireEvent.blur(field));
const faultAt = (field: HTMLElement) => {
  const [help = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(help)?.textContent;
};
async function typeCard(page: Page, number = '4242424242424242') {
  await typeInto(page.number(), number);
  await typeInto(page.expiry(), '0634');
  await typeInto(page.cvv(), '987');
}

let answer = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2024, 5, 15), toFake: ['Date'] });
  answer = vi.fn<typeof fetch>(async () => Response.json({ status: 'succeeded' }));
  vi.stubGlobal('fetch', answer);
  return () => vi.useRealTimers();
});

it('tells of the keys that mean more than the field in which they are pressed', async () => {
  const page = await showCardPage();
  await strike(page.number(), 'Enter');
  await strike(page.cvv(), 'Escape');
  expect(page.told.slice(-2)).toEqual([{ type: 'card.entered' }, { type: 'card.escaped' }]);
});

it('judges when a card expires by the server’s time, not by that of the device', async () => {
  const page = await showCardPage(() => Date.UTC(2024, 6, 1));
  await typeInto(page.expiry(), '0624');
  await blur(page.expiry());
  expect(faultAt(page.expiry())).toBe('This card has expired');
  await typeInto(page.expiry(), '0734');
  await blur(page.expiry());
  expect(faultAt(page.expiry())).toBe('');
});

it('says that it is there, and groups, names and judges what is typed', async () => {
  const page = await showCardPage();
  expect(page.told.at(-1)).toEqual({ type: 'card.ready' });
  const badges = () =>
    within(screen.getByRole('group', { name: 'Card types' }))
      .getAllByRole('img')
      .map((one) => one.getAttribute('aria-label'));
  expect(badges()).toEqual(['MasterCard', 'Visa', 'American Express', 'Discover', 'Diners Club']);
  await typeInto(page.number(), '3782822463');
  expect(page.number().value).toBe('3782-8224-63');
  expect(page.number().maxLength).toBe(18);
  expect(badges()).toEqual(['American Express']);
  expect(page.told.at(-1)).toEqual({ type: 'card.changed' });
  expect(faultAt(page.number())).toBe('');
  await blur(page.number());
  expect(faultAt(page.number())).toBe('A card number has 14 to 19 digits');
  await typeInto(page.number(), '3782x');
  expect(faultAt(page.number())).toBe('A card number has digits only');
  await blur(page.expiry());
  expect(faultAt(page.expiry())).toBe('');
  await typeInto(page.expiry(), '0524');
  expect(page.expiry().value).toBe('05/24');
  await blur(page.expiry());
  expect(faultAt(page.expiry())).toBe('This card has expired');
  for (const [field, autoComplete] of [
    [page.number(), 'cc-number'],
    [page.expiry(), 'cc-exp'],
    [page.cvv(), 'cc-csc'],
  ] as const) {
    expect(field.autocomplete).toBe(autoComplete);
    expect(field.inputMode).toBe('numeric');
  }
});

it('takes a pasted number whole, at the caret, and ends at Enter', async () => {
  const page = await showCardPage();
  const paste = (text: string) =>
    act(async () => fireEvent.paste(page.number(), { clipboardData: { getData: () => text } }));
  await paste(' 4242 4242-4242 4242 ');
  expect(page.number().value).toBe('4242-4242-4242-4242');
  page.number().setSelectionRange(5, 9);
  await paste('11 11');
  expect(page.number().value).toBe('4242-1111-4242-4242');
  expect(page.number().selectionStart).toBe(9);
  await strike(page.cvv(), 'Enter');
  expect(page.told.at(-1)).toEqual({ type: 'card.entered' });
});

it('sends nothing that is not complete: says what is wrong, and goes to the first of it', async () => {
  const page = await showCardPage();
  await typeInto(page.number(), '4242424242424242');
  await page.hear(SUBMIT);
  expect(page.outcomes()).toEqual([{ kind: 'notSent' }]);
  expect(document.activeElement).toBe(page.expiry());
  expect(faultAt(page.expiry())).toBe('Enter the expiry date');
  expect(faultAt(page.cvv())).toBe('Enter the CVV');
  expect(page.cvv().getAttribute('aria-invalid')).toBe('true');
  expect(answer).not.toHaveBeenCalled();
});

it('tells what became of a card, once for each time that it is asked, and forgets one that was taken', async () => {
  const page = await showCardPage();
  await typeCard(page);
  const { promise, resolve: arrive } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await page.hear(SUBMIT);
  await page.hear(SUBMIT);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(page.number().readOnly).toBe(true);
  await act(async () => arrive(Response.json({ status: 'succeeded' })));
  expect(page.outcomes()).toEqual([{ kind: 'confirmed' }]);
  expect([page.number().value, page.expiry().value, page.cvv().value]).toEqual(['', '', '']);
});

it('says why a card was refused, by the provider or later, until a field is changed', async () => {
  const page = await showCardPage();
  await typeCard(page);
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  answer.mockResolvedValueOnce(Response.json({ error }, { status: 402 }));
  await page.hear(SUBMIT);
  expect(page.outcomes()).toEqual([{ kind: 'refused', reason: 'insufficient_funds' }]);
  const note = () => document.querySelector('.refusal')?.textContent;
  expect(note()).toContain('not enough money');
  expect(page.number().value).toBe('4242-4242-4242-4242');
  await typeInto(page.cvv(), '12');
  expect(note()).toBeUndefined();
  await page.hear({ type: 'card.declined', reason: 'declined' });
  expect(note()).toBe('Please verify your card details or try with a different card');
  await page.hear({ type: 'card.focus' });
  expect(document.activeElement).toBe(page.number());
});

it('hears the console around it alone', async () => {
  const page = await showCardPage();
  await typeCard(page);
  await page.hear(SUBMIT, { origin: 'https://elsewhere.example' });
  await page.hear(SUBMIT, { source: null });
  await page.hear({ ...SUBMIT, returnUrl: 'javascript:alert(1)' });
  await page.hear({ ...SUBMIT, clientSecret: '../customers' });
  expect(answer).not.toHaveBeenCalled();
  expect(page.outcomes()).toEqual([]);
});

it('gives number and CVV to the provider alone: no message, storage, address or attribute ever holds them', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const beacon = vi.fn<Navigator['sendBeacon']>();
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  const page = await showCardPage();
  await typeCard(page, '4000056655665556');
  await page.hear({ type: 'card.declined', reason: 'declined' });
  await page.hear(SUBMIT);
  expect(answer.mock.calls.map(([address]) => address)).toEqual([
    'https://cards.example/v1/payment_intents/pi_1/confirm',
  ]);
  expect(page.outcomes()).toEqual([{ kind: 'confirmed' }]);
  const out = JSON.stringify([
    page.raw,
    stored.mock.calls,
    Object.entries({ ...localStorage, ...sessionStorage }),
    document.cookie,
    location.href,
  ]);
  expect(page.raw.length).toBeGreaterThan(4);
  for (const part of ['4000056655665556', '4000-0566', '5566', '987']) expect(out).not.toContain(part);
  expect(page.raw.every((sent) => Array.isArray(sent) && sent[1] === window.location.origin)).toBe(true);
  expect(beacon).not.toHaveBeenCalled();
});
