import { describe, expect, test } from 'vitest';
import {
  type Choosable,
  type FileSharingMode,
  type Sharer,
  type Sharing,
  hasRoom,
  isOrganisation,
  judgeChange,
  mayShareFiles,
  planChoice,
} from './rules.ts';

const member: Sharer = { isLite: false, isChosen: false };
const policy = { mode: 'ALL', isMobileDisabled: false } as const;

describe('whether somebody may share files', () => {
  test.each<[FileSharingMode, boolean, string | null]>([
    ['ALL', false, null],
    ['NONE', true, 'file_sharing_disabled'],
    ['CUSTOM', true, null],
    ['CUSTOM', false, 'file_sharing_disabled'],
  ])('by the mode %s, chosen %s: %s', (mode, isChosen, refusal) => {
    expect(mayShareFiles({ ...policy, mode }, { ...member, isChosen }, 'desktop')).toBe(refusal);
  });

  test('phones and tablets may be left out', () => {
    const closed = { ...policy, isMobileDisabled: true };
    expect(mayShareFiles(closed, member, 'mobile')).toBe('mobile_file_sharing_disabled');
    expect(mayShareFiles(closed, member, 'desktop')).toBeNull();
    expect(mayShareFiles(policy, member, 'mobile')).toBeNull();
  });

  test('Lite members may not', () => {
    expect(mayShareFiles(policy, { ...member, isLite: true }, 'desktop')).toBe('licence_required');
  });
});

test.each([
  [0, 10, 10, true],
  [0, 10, 11, false],
  [9, 10, 1, true],
  [10, 10, 1, false],
  [12, 10, 0, false],
])('%i of %i bytes used: %i more fit %s', (used, limit, bytes, fits) => {
  expect(hasRoom(used, limit, bytes)).toBe(fits);
});

test('an organisation has a domain and takes in everybody of it', () => {
  expect(isOrganisation({ isDomain: true, isAutoJoin: true })).toBe(true);
  expect(isOrganisation({ isDomain: true, isAutoJoin: false })).toBe(false);
  expect(isOrganisation({ isDomain: false, isAutoJoin: true })).toBe(false);
});

describe('a change', () => {
  const sharing = (mode: FileSharingMode, isMobileDisabled = false): Sharing => ({ mode, isMobileDisabled });
  const numbers = { added: 0, removed: 0, chosen: 1, activeCount: 1, plan: 'free' } as const;
  const refused = (field: string) => ({ refusal: 'plan_required', field });

  test.each<[FileSharingMode, FileSharingMode, unknown]>([
    ['ALL', 'CUSTOM', refused('mode')],
    ['ALL', 'NONE', refused('mode')],
    ['CUSTOM', 'NONE', refused('mode')],
    ['NONE', 'CUSTOM', 'changed'],
    ['NONE', 'ALL', 'changed'],
    ['CUSTOM', 'ALL', 'changed'],
  ])('from %s to %s on the free plan', (from, to, verdict) => {
    expect(judgeChange(sharing(from), sharing(to), numbers)).toEqual(verdict);
    expect(judgeChange(sharing(from), sharing(to), { ...numbers, plan: 'pro' })).toBe('changed');
  });

  test('of phones restricts one way only', () => {
    expect(judgeChange(sharing('ALL'), sharing('ALL', true), numbers)).toEqual(refused('mobileSharingDisabled'));
    expect(judgeChange(sharing('ALL', true), sharing('ALL'), numbers)).toBe('changed');
  });

  test('of the list is part of PRO, but for taking people off where that takes nothing from them', () => {
    const [custom, all] = [sharing('CUSTOM'), sharing('ALL')];
    expect(judgeChange(custom, custom, { ...numbers, added: 1 })).toEqual(refused('enableEmails'));
    expect(judgeChange(custom, custom, { ...numbers, removed: 1 })).toEqual(refused('disableEmails'));
    expect(judgeChange(custom, all, { ...numbers, removed: 1 })).toBe('changed');
    expect(judgeChange(all, all, { ...numbers, removed: 1 })).toBe('changed');
  });

  test('to nobody active is refused, but a standing list may lose them otherwise', () => {
    const nobody = { ...numbers, activeCount: 0, plan: 'pro' } as const;
    const refusal = { refusal: 'nobody_chosen', field: 'mode' };
    expect(judgeChange(sharing('ALL'), sharing('CUSTOM'), nobody)).toEqual(refusal);
    expect(judgeChange(sharing('CUSTOM'), sharing('CUSTOM'), { ...nobody, removed: 1 })).toEqual(refusal);
    expect(judgeChange(sharing('CUSTOM'), sharing('CUSTOM', true), nobody)).toBe('changed');
    expect(judgeChange(sharing('ALL'), sharing('NONE'), nobody)).toBe('changed');
  });

  test('to more than 10,000 people is refused', () => {
    const pro = { ...numbers, plan: 'pro', added: 1 } as const;
    expect(judgeChange(sharing('ALL'), sharing('ALL'), { ...pro, chosen: 9_999 })).toBe('changed');
    expect(judgeChange(sharing('ALL'), sharing('ALL'), { ...pro, chosen: 10_000 })).toEqual({
      refusal: 'too_many_subjects',
      field: 'enableEmails',
    });
    expect(judgeChange(sharing('ALL'), sharing('ALL'), { ...pro, chosen: 10_000, removed: 1 })).toBe('changed');
  });

  test('that changes nothing is none, whatever the plan', () => {
    expect(judgeChange(sharing('NONE', true), sharing('NONE', true), numbers)).toBe('same');
  });
});

describe('who is chosen', () => {
  const one = (guid: string, state: Choosable['state'] = 'active'): Choosable => ({
    guid,
    emailKey: `${guid}@x.example`,
    state,
  });
  const email = (guid: string) => `${guid}@x.example`;

  test('is what was, and who is added, without who is taken off', () => {
    const choice = planChoice([one('a'), one('b', 'deactivated')], [one('c'), one('a')], {
      enable: [email('c'), email('a'), email('c')],
      disable: [email('a'), email('nobody')],
    });
    expect(choice).toEqual({ refusal: null, added: ['c'], removed: ['a'], activeCount: 1 });
  });

  test.each([
    ['nobody', []],
    ['somebody switched off', [one('c', 'deactivated')]],
    ['somebody who asks to join', [one('c', 'pending')]],
  ])('cannot be %s', (_who, named) => {
    const choice = planChoice([], named, { enable: [email('c')], disable: [] });
    expect(choice).toEqual({ refusal: 'member_not_found' });
  });

  test('may stay although they were switched off, and do not count', () => {
    const off = one('a', 'deactivated');
    expect(planChoice([off], [off], { enable: [email('a')], disable: [] })).toEqual({
      refusal: null,
      added: [],
      removed: [],
      activeCount: 0,
    });
  });
});
