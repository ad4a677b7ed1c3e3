import { describe, expect, it } from 'vitest';
import { type Entry, matchingEntries } from './entries.ts';

const entry = (group: Entry['group'], label: string): Entry => ({
  id: label,
  group,
  label,
  icon: null,
  run: () => undefined,
});
const entries = [
  entry('pages', 'Overview'),
  entry('pages', 'Call recordings'),
  entry('people', 'Олег Иванов'),
  entry('actions', 'Colour scheme: Dark'),
];
const labels = (typed: string) => matchingEntries(entries, typed).map(({ label }) => label);

describe('the palette', () => {
  it('lists the pages before anything is typed', () => {
    expect(labels('  ')).toEqual(['Overview', 'Call recordings']);
  });

  it('matches pages and actions at word starts, and keeps the people whom the server found', () => {
    expect(labels('dark')).toEqual(['Олег Иванов', 'Colour scheme: Dark']);
    expect(labels('rec')).toEqual(['Call recordings', 'Олег Иванов']);
  });
});
