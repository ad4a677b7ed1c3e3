import { describe, expect, test } from 'vitest';
import { channelLimit, creationRefusal, readChannelTexts } from './createRules.ts';

test.each([
  ['free', 'SOFT', 'open', 10],
  ['free', 'SOFT', 'closed', 0],
  ['free', 'HARD', 'open', null],
  ['free', 'NONE', 'closed', null],
  ['pro', 'SOFT', 'closed', null],
  ['enterprise', 'SOFT', 'open', null],
] as const)('the plan %s with the paywall %s allows of %s channels %s', (plan, mode, type, limit) => {
  expect(channelLimit(plan, mode, type)).toBe(limit);
});

describe('a channel', () => {
  const member = { role: 'member', isLite: false, isChosen: false } as const;
  const team = { allowedTo: 'ALL_USERS', limit: null, existing: 0 } as const;

  test.each([
    ['by anybody', member, team, null],
    ['by a guest', { ...member, role: 'guest' }, team, 'group_creation_restricted'],
    ['against the rule', member, { ...team, allowedTo: 'ONLY_ADMINS' }, 'group_creation_restricted'],
    ['by a Lite member', { ...member, isLite: true }, team, 'licence_required'],
    ['by a Lite admin', { ...member, role: 'admin', isLite: true }, team, 'licence_required'],
    ['below the limit', member, { ...team, limit: 10, existing: 9 }, null],
    ['at the limit', member, { ...team, limit: 10, existing: 10 }, 'channel_limit'],
    ['where none is allowed', member, { ...team, limit: 0 }, 'channel_limit'],
  ] as const)('%s', (_what, creator, given, refusal) => {
    expect(creationRefusal(creator, given)).toBe(refusal);
  });
});

describe('the texts of a channel', () => {
  test('are kept trimmed; without a description it is empty', () => {
    expect(readChannelTexts({ name: ' launch ', description: ' one\ntwo ' })).toEqual({
      name: 'launch',
      description: 'one\ntwo',
    });
    expect(readChannelTexts({ name: 'launch' })).toEqual({ name: 'launch', description: '' });
  });

  test.each([
    [{ name: '' }, 'profile.name'],
    [{ name: 'two\nlines' }, 'profile.name'],
    [{ name: 'x'.repeat(51) }, 'profile.name'],
    [{ name: 'x', description: 'evil\u202egnp' }, 'profile.description'],
    [{ name: 'x', description: 'x'.repeat(141) }, 'profile.description'],
  ])('cannot be %j', (given, field) => {
    expect(readChannelTexts(given)).toEqual({ refusal: 'invalid_request', field });
  });
});
