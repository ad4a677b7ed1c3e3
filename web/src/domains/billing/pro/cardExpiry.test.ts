import { describe, expect, it } from 'vitest';
import { cardStateOf, lastMonthOf } from './cardExpiry.ts';

const card = (expiryMonth: number | null, expiryYear: number | null) => ({ expiryMonth, expiryYear });
const NOW = Date.parse('2026-11-23T10:00:00Z');

describe('a card', () => {
  it.each([
    ['is good for long', card(2, 2027), { kind: 'good' }],
    ['is warned of 60 days ahead', card(1, 2027), { kind: 'good' }],
    ['is good to the end of its month', card(11, 2026), { kind: 'soon', days: 8 }],
    ['is not good from the next month on', card(10, 2026), { kind: 'expired' }],
    ['ends with the year', card(12, 2026), { kind: 'soon', days: 39 }],
    ['says nothing without a month', card(null, 2026), { kind: 'good' }],
    ['says nothing without a year', card(11, null), { kind: 'good' }],
  ])('%s', (_what, given, state) => expect(cardStateOf(given, NOW)).toEqual(state));

  it.each([
    ['2026-11-01T23:59:59.999Z', 'good'],
    ['2026-12-03T00:00:00.000Z', 'soon'],
    ['2027-01-31T23:59:59.999Z', 'soon'],
    ['2027-02-01T00:00:00.000Z', 'expired'],
  ])('of January 2027 at %s: %s', (now, kind) => expect(cardStateOf(card(1, 2027), Date.parse(now)).kind).toBe(kind));

  it('counts the present day', () => {
    expect(cardStateOf(card(1, 2027), Date.parse('2027-01-31T23:59:59.999Z'))).toEqual({ kind: 'soon', days: 1 });
    expect(cardStateOf(card(1, 2027), Date.parse('2026-12-03T00:00:00Z'))).toEqual({ kind: 'soon', days: 60 });
    expect(cardStateOf(card(1, 2027), Date.parse('2026-12-02T23:59:59Z'))).toEqual({ kind: 'good' });
  });

  it('shows its month', () => expect(lastMonthOf(card(8, 2027))?.toISOString()).toBe('2027-08-01T00:00:00.000Z'));
});
