import { describe, expect, test } from 'vitest';
import { inviteRefusal, mayInviteGuests, mayInviteMembers, planInvitePolicy } from './inviteRules.ts';

describe('members are invited', () => {
  test.each([
    ['admin', false, true],
    ['admin', true, true],
    ['member', false, true],
    ['member', true, false],
    ['guest', false, false],
    ['guest', true, false],
  ] as const)('by %s, where only admins may is %s: %s', (role, isAdminInvite, may) => {
    expect(mayInviteMembers(role, { isAdminInvite })).toBe(may);
  });
});

describe('guests are invited', () => {
  test.each([
    ['none', false, false],
    ['admin', true, false],
    ['member', true, true],
  ] as const)('under %s by admins: %s, by members: %s, by guests never', (guestInvite, admin, member) => {
    const policy = { guestInvite };
    expect([mayInviteGuests('admin', policy), mayInviteGuests('member', policy)]).toEqual([admin, member]);
    expect(mayInviteGuests('guest', policy)).toBe(false);
  });
});

test.each([
  ['member', false, 'invite_restricted'],
  ['member', true, 'invite_restricted'],
  ['admin', false, null],
  ['admin', true, null],
  ['guest', true, 'actor_is_guest'],
] as const)('a policy that keeps both for admins tells %s, of guests %s: %s', (role, asGuests, refusal) => {
  expect(inviteRefusal(role, { isAdminInvite: true, guestInvite: 'admin' }, asGuests)).toBe(refusal);
});

test('a team that takes no guests says so to everybody, and goes on taking members', () => {
  const policy = { isAdminInvite: false, guestInvite: 'none' } as const;
  expect([inviteRefusal('admin', policy, true), inviteRefusal('member', policy, true)]).toEqual([
    'guests_disabled',
    'guests_disabled',
  ]);
  expect(inviteRefusal('member', policy, false)).toBeNull();
});

describe('keeping it for admins', () => {
  test.each([
    [false, true, 'pro', { refusal: null, changes: { isAdminInvite: true } }],
    [false, true, 'enterprise', { refusal: null, changes: { isAdminInvite: true } }],
    [false, true, 'free', { refusal: 'plan_required' }],
    [true, true, 'free', { refusal: null, changes: {} }],
    [true, false, 'free', { refusal: null, changes: { isAdminInvite: false } }],
    [false, undefined, 'free', { refusal: null, changes: {} }],
  ] as const)('from %s to %s on %s', (isAdminInvite, given, plan, expected) => {
    expect(planInvitePolicy({ isAdminInvite }, given, plan)).toEqual(expected);
  });
});
