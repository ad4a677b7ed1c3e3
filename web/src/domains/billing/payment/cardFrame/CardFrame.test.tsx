import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardOutcome, CardSubmission } from '../../../../card/protocol.ts';
import { fakeCardPage } from '../../../../testing/fakeCardPage.ts';
import { press } from '../../../../testing/hands.ts';
import { renderPiece } from '../../../../testing/renderPiece.tsx';
import { CardFrame } from './CardFrame.tsx';
import { type CardFrameHandle, LOADING_MS, OUTCOME_MS, STARTING_MS } from './useCardFrame.ts';

const SUBMISSION: CardSubmission = {
  purpose: 'setup',
  clientSecret: 'seti_1_secret_2',
  idempotencyKey: 'press-1',
  returnUrl: 'https://console.example/#/billing/payment',
};

let page: ReturnType<typeof fakeCardPage>;
beforeEach(() => {
  page = fakeCardPage();
});
afterEach(() => vi.useRealTimers());

async function showFrame() {
  const ref = createRef<CardFrameHandle>();
  const onChange = vi.fn<() => void>();
  const onEnter = vi.fn<() => void>();
  await renderPiece(<CardFrame ref={ref} onChange={onChange} onEnter={onEnter} />);
  const card = () => {
    if (!ref.current) throw new Error('The frame gave no handle');
    return ref.current;
  };
  return { card, onChange, onEnter };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Card details');
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('shows the page of the card as high as it is, once it is there, and passes on what happens in it', async () => {
  const { card, onChange, onEnter } = await showFrame();
  expect(frame().getAttribute('src')).toBe('/card.html');
  expect(screen.getByRole('status').textContent).toBe('Loading the card fields…');
  expect(await card().submit(SUBMISSION)).toEqual({ kind: 'notSent' });
  await page.say({ type: 'card.height', height: 231 });
  await page.ready();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(frame().style.height).toBe('231px');
  await page.change();
  await page.say({ type: 'card.entered' });
  expect([onChange.mock.calls.length, onEnter.mock.calls.length]).toEqual([1, 1]);
  card().noteRefusal('declined');
  card().focus();
  expect(page.told.mock.calls).toEqual([
    [{ type: 'card.declined', reason: 'declined' }, window.location.origin],
    [{ type: 'card.focus' }, window.location.origin],
  ]);
});

it.each<CardOutcome>([
  { kind: 'confirmed' },
  { kind: 'redirect', url: 'https://bank.example/3ds' },
  { kind: 'refused', reason: 'expired_card' },
  { kind: 'notSent' },
])('answers a submission with what became of the card: %o', async (outcome) => {
  const { card } = await showFrame();
  await page.ready();
  const submitted = card().submit(SUBMISSION);
  expect(page.told).toHaveBeenCalledWith({ type: 'card.submit', ...SUBMISSION }, window.location.origin);
  expect(await card().submit(SUBMISSION)).toEqual({ kind: 'notSent' });
  await page.answer(outcome);
  expect(await submitted).toEqual(outcome);
});

it('believes nobody but the page in its frame, and nothing that the page cannot say', async () => {
  const { card, onChange } = await showFrame();
  await page.ready();
  const outcome = vi.fn<(outcome: CardOutcome) => void>();
  void card().submit(SUBMISSION).then(outcome);
  const confirmed = { type: 'card.outcome', outcome: { kind: 'confirmed' } };
  await page.say(confirmed, { source: window });
  await page.say(confirmed, { origin: 'https://elsewhere.example' });
  await page.say({ type: 'card.outcome', outcome: { kind: 'redirect', url: 'javascript:alert(1)' } });
  await page.say({ type: 'card.changed', number: '4242424242424242' });
  expect(outcome).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

it('does not know what became of a card whose page is silent, begins anew or is closed', async () => {
  const { card } = await showFrame();
  await page.ready();
  vi.useFakeTimers();
  const silent = card().submit(SUBMISSION);
  await wait(OUTCOME_MS);
  expect(await silent).toEqual({ kind: 'unreachable' });
  const anew = card().submit(SUBMISSION);
  await page.ready();
  expect(await anew).toEqual({ kind: 'unreachable' });
  const closed = card().submit(SUBMISSION);
  cleanup();
  expect(await closed).toEqual({ kind: 'unreachable' });
});

it('says that the page did not come, and fetches it again', async () => {
  await showFrame();
  vi.useFakeTimers();
  await act(async () => fireEvent.load(frame()));
  await wait(STARTING_MS);
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading the card fields…');
  await wait(LOADING_MS - 1);
  expect(screen.queryByRole('alert')).toBeNull();
  await wait(1);
  expect(screen.getByRole('alert')).toBeTruthy();
  await press('Try again');
  await page.ready();
  await wait(LOADING_MS);
  expect(screen.queryByRole('alert')).toBeNull();
});
