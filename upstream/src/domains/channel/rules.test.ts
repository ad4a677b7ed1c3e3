import { describe, expect, test } from 'vitest';
import {
  type ChannelRule,
  changedRule,
  isLockedChannel,
  isSameRule,
  joinsByItself,
  mayDo,
  mayWrite,
  newlyNamed,
  noRule,
  planAutoJoin,
  ruleRefusal,
} from './rules.ts';

const teamId = 'team-orbit';
const plain = { groupJid: 'orbit-c006@chat.orbit.example', teamId, isAutoJoin: false };
const joined = { ...plain, isAutoJoin: true };
const locked = { ...plain, groupJid: 'team-orbit_announcements@chat.orbit.example' };

test.each([
  ['team-orbit_announcements@chat.orbit.example', true],
  ['x-team-orbit_announcements-2@chat.orbit.example', true],
  ['team-orbi_announcements@chat.orbit.example', false],
  ['team-orbit-announcements@chat.orbit.example', false],
  ['announcements@chat.orbit.example', false],
])('the address %s is locked: %s', (groupJid, isLocked) => {
  expect(isLockedChannel({ groupJid, teamId })).toBe(isLocked);
});

test('everybody joins a locked channel, whatever is kept of it', () => {
  expect([plain, joined, locked].map(joinsByItself)).toEqual([false, true, true]);
});

describe('setting auto-join', () => {
  test.each([
    [plain, true, 'pro', { refusal: null, isChanged: true }],
    [plain, true, 'enterprise', { refusal: null, isChanged: true }],
    [plain, true, 'free', { refusal: 'plan_required', isChanged: false }],
    [plain, false, 'pro', { refusal: null, isChanged: false }],
    [joined, true, 'free', { refusal: null, isChanged: false }],
    [joined, false, 'free', { refusal: null, isChanged: true }],
    [joined, false, 'pro', { refusal: null, isChanged: true }],
    [locked, true, 'free', { refusal: null, isChanged: false }],
    [locked, false, 'pro', { refusal: 'group_locked', isChanged: false }],
    [locked, false, 'free', { refusal: 'group_locked', isChanged: false }],
  ] as const)('of %o to %s on %s comes to %o', (channel, wanted, plan, expected) => {
    expect(planAutoJoin(channel, wanted, { plan, existing: 49 })).toEqual(expected);
  });

  test.each([
    [plain, true, 'pro', { refusal: 'channel_limit', isChanged: false }],
    [plain, true, 'free', { refusal: 'plan_required', isChanged: false }],
    [joined, false, 'pro', { refusal: null, isChanged: true }],
    [joined, true, 'pro', { refusal: null, isChanged: false }],
    [locked, true, 'pro', { refusal: null, isChanged: false }],
  ] as const)('of %o to %s on %s where 50 are so already comes to %o', (channel, wanted, plan, expected) => {
    expect(planAutoJoin(channel, wanted, { plan, existing: 50 })).toEqual(expected);
  });
});

test.each([
  ['member', 'member', true],
  ['member', 'moderator', true],
  ['moderator', 'member', false],
  ['moderator', 'moderator', true],
  ['none', 'member', false],
  ['none', 'moderator', false],
] as const)('what a channel leaves to %s, a %s may do: %s', (privilege, affiliation, may) => {
  expect(mayDo(privilege, affiliation)).toBe(may);
});

test.each([
  ['member', 'member', false, true],
  ['moderator', 'moderator', false, true],
  ['moderator', 'member', false, false],
  ['moderator', 'member', true, true],
  ['none', 'member', true, false],
  ['none', 'moderator', false, false],
] as const)('where %s may write, a %s who is named (%s) may: %s', (postBy, affiliation, mayPost, may) => {
  expect(mayWrite(postBy, { affiliation, mayPost })).toBe(may);
});

describe('the rule of a channel', () => {
  const nothing = noRule('x@chat.orbit.example');
  const ruled = (restriction: string[], autoJoin: string[] | null): ChannelRule => ({
    ...{ ...nothing, restriction, isAutoJoin: autoJoin !== null, autoJoin: autoJoin ?? [] },
  });

  test.each([
    [ruled([], null), {}, ruled([], null)],
    [ruled([], null), { autoJoin: [] }, ruled([], [])],
    [ruled([], null), { autoJoin: ['a', 'a'] }, ruled(['a'], ['a'])],
    [ruled(['a'], ['a']), { autoJoin: null }, ruled(['a'], null)],
    [ruled(['a'], ['a']), { restriction: [] }, ruled(['a'], ['a'])],
    [ruled(['a'], ['a']), { restriction: [], autoJoin: [] }, ruled([], [])],
    [ruled(['b'], null), { restriction: ['c', 'b'], autoJoin: ['a'] }, ruled(['c', 'b', 'a'], ['a'])],
  ])('%o changed by %o is %o', (before, wanted, after) => {
    expect(changedRule(before, wanted)).toEqual(after);
  });

  test('is the same whatever the order of its user groups', () => {
    expect(isSameRule(ruled(['a', 'b'], ['b']), ruled(['b', 'a'], ['b']))).toBe(true);
    expect(isSameRule(ruled([], null), ruled([], []))).toBe(false);
    expect(isSameRule(ruled(['a', 'b'], ['b']), ruled(['a', 'b'], ['a']))).toBe(false);
    expect(newlyNamed(ruled(['a'], []), ruled(['b', 'a', 'c'], ['c']))).toEqual(['b', 'c']);
  });

  const standing = { isLocked: false, plan: 'pro', existing: 49 } as const;
  test.each([
    [ruled([], null), ruled(['a'], ['a']), {}, null],
    [ruled([], null), ruled([], []), { plan: 'free' }, { refusal: 'plan_required', part: 'autoJoin' }],
    [ruled(['a'], null), ruled(['a', 'b'], null), { plan: 'free' }, { refusal: 'plan_required', part: 'restriction' }],
    [ruled([], []), ruled(['a'], ['a']), { plan: 'free' }, { refusal: 'plan_required', part: 'autoJoin' }],
    [ruled(['a', 'b'], ['a']), ruled(['a', 'b'], ['b']), { plan: 'free' }, null],
    [ruled(['a'], ['a']), ruled([], null), { plan: 'free' }, null],
    [ruled([], null), ruled([], []), { existing: 50 }, { refusal: 'channel_limit', part: 'autoJoin' }],
    [ruled([], []), ruled(['a'], ['a']), { existing: 50 }, null],
    [ruled([], []), ruled([], []), { isLocked: true, plan: 'free' }, null],
    [ruled([], []), ruled([], null), { isLocked: true }, { refusal: 'group_locked', part: 'autoJoin' }],
    [ruled([], []), ruled(['a'], ['a']), { isLocked: true }, { refusal: 'group_locked', part: 'autoJoin' }],
    [ruled([], []), ruled(['a'], []), { isLocked: true }, { refusal: 'group_locked', part: 'restriction' }],
  ] as const)('from %o to %o with %o: %o', (before, after, special, refused) => {
    expect(ruleRefusal(before, after, { ...standing, ...special })).toEqual(refused);
  });
});
