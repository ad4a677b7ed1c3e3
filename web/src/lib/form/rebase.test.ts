import { expect, it } from 'vitest';
import { rebase } from './rebase.ts';

it('keeps the fields that were touched, and takes the others as they are saved now', () => {
  const base = { mode: 'ALL', isMobileDisabled: false, version: 1 };
  const mine = { ...base, isMobileDisabled: true };
  const theirs = { mode: 'NONE', isMobileDisabled: false, version: 2 };
  expect(rebase(mine, base, theirs)).toEqual({ mode: 'NONE', isMobileDisabled: true, version: 2 });
  expect(rebase({ ...base, mode: 'CUSTOM' }, base, theirs)).toEqual({ ...theirs, mode: 'CUSTOM' });
});

it('does to a list what was done to it, and leaves what others did to it', () => {
  const of = (...domains: string[]) => ({ domains });
  expect(rebase(of('a', 'mine'), of('a', 'b'), of('a', 'b', 'theirs'))).toEqual(of('a', 'theirs', 'mine'));
  expect(rebase(of('b', 'a'), of('a', 'b'), of('c'))).toEqual(of('c'));
  expect(rebase(of('a', 'both'), of('a'), of('a', 'both'))).toEqual(of('a', 'both'));
});

it('does the same to a set', () => {
  const of = (...emails: string[]) => ({ emails: new Set(emails) });
  expect(rebase(of('a', 'mine'), of('a', 'b'), of('a', 'b', 'theirs'))).toEqual(of('a', 'theirs', 'mine'));
});

it('leaves what is no record of fields', () => {
  expect(rebase('mine', 'base', 'theirs')).toBe('mine');
  expect(rebase(['mine'], ['base'], ['theirs'])).toEqual(['mine']);
});
