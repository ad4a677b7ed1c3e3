import { describe, expect, test } from 'vitest';
import { isLockedChannel, joinsByItself, planAutoJoin } from './rules.ts';

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
