import { describe, expect, it } from 'vitest';
import { type Entry, groupsFor, matchingEntries } from './entries.ts';

const entry = (group: Entry['group'], label: string): Entry => ({
  id: label,
  group,
  label,
  icon: null,
  run: () => undefined,
});
const entries: readonly Entry[] = [
  { ...entry('actions', 'Add users'), also: 'Invite', isUsual: true },
  entry('pages', 'Overview'),
  entry('pages', 'Call recordings'),
  entry('people', 'Олег Иванов'),
  entry('actions', 'Colour scheme: Dark'),
];
const labels = (typed: string) => matchingEntries(entries, typed).map(({ label }) => label);

describe('the palette', () => {
  it('lists the usual actions and the pages before anything is typed', () => {
    expect(labels('  ')).toEqual(['Add users', 'Overview', 'Call recordings']);
    expect(groupsFor('  ')).toEqual(['actions', 'pages']);
    expect(groupsFor('o')).toEqual(['pages', 'people', 'actions']);
  });

  it('matches pages and actions at word starts, and keeps the people whom the server found', () => {
    expect(labels('dark')).toEqual(['Олег Иванов', 'Colour scheme: Dark']);
    expect(labels('inv')).toEqual(['Add users', 'Олег Иванов']);
    expect(labels('rec')).toEqual(['Call recordings', 'Олег Иванов']);
  });
});
