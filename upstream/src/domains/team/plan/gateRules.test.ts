import { describe, expect, test } from 'vitest';
import { type Usage, gatesOf } from './gateRules.ts';

const nothing: Usage = {
  ...{ admins: 1, guests: 0, approvedDomains: 0, restrictsFileSharing: false, restrictsChannelCreation: false },
  ...{ blocksOutsideContacts: false, letsOnlyAdminsInvite: false, hasAutoJoinChannels: false },
  ...{ customFields: 0, userGroups: 0, announcementChannels: 0, groupCalls: 0, openChannels: 2, closedChannels: 0 },
};
const free = { plan: 'free', mode: 'NONE', excludePaywall: false } as const;
const gatesBy = (standing: Parameters<typeof gatesOf>[0], usage: Partial<Usage> = {}) =>
  new Map(gatesOf(standing, { ...nothing, ...usage }).map(({ feature, ...gate }) => [feature, gate]));

test('every feature has its gate, once', () => {
  expect([...gatesBy(free).keys()].toSorted()).toEqual([
    ...['admins', 'announcement_channels', 'approved_domains', 'auto_join_channels', 'block_domain', 'bulk_channels'],
    ...['channel_management', 'custom_fields', 'file_sharing', 'group_video', 'guests', 'invite_control'],
    ...['private_channels', 'public_channels', 'user_groups'],
  ]);
  expect(gatesOf(free, nothing)).toHaveLength(15);
});

describe('on a free plan', () => {
  test.each([
    ['admins', { admins: 2 }, 1, 2],
    ['guests', { guests: 3 }, 1, 3],
    ['approved_domains', { approvedDomains: 4 }, 1, 4],
    ['file_sharing', { restrictsFileSharing: true }, 0, 1],
    ['channel_management', { restrictsChannelCreation: true }, 0, 1],
    ['block_domain', { blocksOutsideContacts: true }, 0, 1],
    ['invite_control', { letsOnlyAdminsInvite: true }, 0, 1],
    ['auto_join_channels', { hasAutoJoinChannels: true }, 0, 1],
    ['custom_fields', { customFields: 3 }, 0, 3],
    ['user_groups', { userGroups: 2 }, 0, 2],
    ['announcement_channels', { announcementChannels: 2 }, 0, 2],
    ['group_video', { groupCalls: 3 }, 0, 3],
  ] as const)('%s with %o has the limit %i, of which %i is used', (feature, usage, limit, used) => {
    expect(gatesBy(free, usage).get(feature)).toEqual({ limit, used, requiredPlan: 'pro', isPaywallShown: true });
  });

  test('the soft paywall takes the guest away, and alone limits channels', () => {
    const channels = { openChannels: 11, closedChannels: 1 };
    const soft = gatesBy({ ...free, mode: 'SOFT' }, channels);
    expect(soft.get('guests')).toMatchObject({ limit: 0 });
    expect(soft.get('public_channels')).toMatchObject({ limit: 10, used: 11, requiredPlan: 'pro' });
    expect(soft.get('private_channels')).toMatchObject({ limit: 0, used: 1, requiredPlan: 'pro' });
    for (const mode of ['NONE', 'HARD'] as const) {
      const others = gatesBy({ ...free, mode }, channels);
      expect(others.get('public_channels')).toEqual({
        limit: null,
        used: 11,
        requiredPlan: null,
        isPaywallShown: false,
      });
      expect(others.get('private_channels')).toMatchObject({ limit: null, used: 1 });
    }
  });

  test('channels in bulk need the enterprise', () => {
    const bulk = (plan: 'free' | 'pro' | 'enterprise') => gatesBy({ ...free, plan }).get('bulk_channels');
    expect(bulk('free')).toEqual({ limit: 0, used: 0, requiredPlan: 'enterprise', isPaywallShown: true });
    expect(bulk('pro')).toEqual(bulk('free'));
    expect(bulk('enterprise')).toEqual({ limit: null, used: 0, requiredPlan: null, isPaywallShown: false });
  });

  test('the limits hold for teams that are not asked to upgrade', () => {
    for (const [feature, gate] of gatesBy({ ...free, excludePaywall: true }))
      expect(gate).toEqual({ ...gatesBy(free).get(feature), isPaywallShown: false });
  });
});

test.each(['pro', 'enterprise'] as const)('on %s nothing is limited; what is set counts', (plan) => {
  const gates = gatesBy({ ...free, plan }, { letsOnlyAdminsInvite: true, approvedDomains: 7 });
  for (const [feature, gate] of gates) {
    if (feature === 'bulk_channels') continue;
    expect(gate).toMatchObject({ limit: null, requiredPlan: null, isPaywallShown: false });
  }
  expect([gates.get('invite_control')?.used, gates.get('approved_domains')?.used]).toEqual([1, 7]);
});
