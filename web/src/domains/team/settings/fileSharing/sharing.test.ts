import { describe, expect, it } from 'vitest';
import {
  afterPicking,
  changesOf,
  isNarrower,
  isSameSharing,
  lacksPeople,
  type FindPerson,
  type Mode,
  type Sharing,
} from './sharing.ts';

const sharing = (mode: Sharing['mode'], ...emails: string[]): Sharing => ({
  ...{ mode, isMobileDisabled: false, version: 3 },
  emails: new Set(emails),
});
/** Only `off` is known: to be switched off. */
const find: FindPerson = (email) =>
  email === 'off'
    ? { id: '1', guid: 'g', role: 'MEMBER', status: 'DEACTIVATED', email, name: null, imageUrl: null }
    : null;

describe('two settings are the same', () => {
  it.each<[string, Sharing, Sharing, boolean]>([
    ['whatever their versions', sharing('ALL'), { ...sharing('ALL'), version: 9 }, true],
    ['unless the mode differs', sharing('ALL'), sharing('NONE'), false],
    ['unless phones do', sharing('ALL'), { ...sharing('ALL'), isMobileDisabled: true }, false],
    ['unless others are chosen', sharing('CUSTOM', 'a', 'b'), sharing('CUSTOM', 'a', 'c'), false],
    ['in whatever order people are chosen', sharing('CUSTOM', 'a', 'b'), sharing('CUSTOM', 'b', 'a'), true],
    ['whoever is chosen where that means nothing', sharing('NONE', 'a'), sharing('NONE', 'b'), true],
  ])('%s', (_when, one, other, isSame) => expect(isSameSharing(one, other)).toBe(isSame));
});

describe('what is sent', () => {
  it.each<[string, Sharing, Sharing, object]>([
    ['the mode', sharing('NONE'), sharing('ALL'), { mode: 'NONE' }],
    ['phones', { ...sharing('ALL'), isMobileDisabled: true }, sharing('ALL'), { isMobileDisabled: true }],
    [
      'who came and who went',
      sharing('CUSTOM', 'a', 'c'),
      sharing('CUSTOM', 'a', 'b'),
      { enableEmails: ['c'], disableEmails: ['b'] },
    ],
    ['no list where that means nothing', sharing('ALL', 'a'), sharing('NONE', 'b'), { mode: 'ALL' }],
  ])('is %s', (_what, draft, saved, changes) => expect(changesOf(draft, saved)).toEqual({ ...changes, version: 3 }));
});

it('somebody is needed where chosen people may; who is switched off does not count', () => {
  expect(lacksPeople(sharing('CUSTOM'), find)).toBe(true);
  expect(lacksPeople(sharing('CUSTOM', 'off'), find)).toBe(true);
  expect(lacksPeople(sharing('CUSTOM', 'off', 'a'), find)).toBe(false);
  expect(lacksPeople(sharing('NONE'), find)).toBe(false);
});

it('everybody may where the picker was left with nobody', () => {
  expect(afterPicking(sharing('CUSTOM', 'off'), find).mode).toBe('ALL');
  expect(afterPicking(sharing('CUSTOM', 'a'), find).mode).toBe('CUSTOM');
});

it.each<[Mode, Sharing['mode'], boolean]>([
  ['CUSTOM', 'ALL', true],
  ['NONE', 'CUSTOM', true],
  ['NONE', 'NONE', false],
  ['CUSTOM', 'NONE', false],
  ['ALL', 'CUSTOM', false],
])('%s is narrower than %s: %s', (mode, saved, is) => expect(isNarrower(mode, sharing(saved))).toBe(is));
