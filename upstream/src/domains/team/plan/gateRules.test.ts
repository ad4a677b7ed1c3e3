import { describe, expect, test } from 'vitest';
import { type Usage, gatesOf } from './gateRules.ts';

const nothing: Usage = {
  ...{ admins: 1, guests: 0, approvedDomains: 0, restrictsFileSharing: false, restrictsChannelCreation: false },
  ...{ blocksOutsideContacts: false, letsOnlyAdminsInvite: false, hasAutoJoinChannels: false },
  ...{ customFields: 0, userGroups: 0 },
};
const free = { plan: 'free', mode: 'NONE', excludePaywall: false } as const;
const gatesBy = (standing: Parameters<typeof gatesOf>[0], usage: Partial<Usage> = {}) =>
  new Map(gatesOf(standing, { ...nothing, ...usage }).map(({ feature, ...gate }) => [feature, gate]));

test('every feature has its gate, once', () => {
  expect([...gatesBy(free).keys()].toSorted()).toEqual([
    ...['admins', 'approved_domains', 'auto_join_channels', 'block_domain', 'channel_management', 'custom_fields'],
    ...['file_sharing', 'guests', 'invite_control', 'user_groups'],
  ]);
  expect(gatesOf(free, nothing)).toHaveLength(10);
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
  ] as const)('%s with %o has the limit %i, of which %i is used', (feature, usage, limit, used) => {
    expect(gatesBy(free, usage).get(feature)).toEqual({ limit, used, requiredPlan: 'pro', isPaywallShown: true });
  });

  test('the soft paywall takes the guest away', () => {
    expect(gatesBy({ ...free, mode: 'SOFT' }).get('guests')).toMatchObject({ limit: 0 });
  });

  test('the limits hold for teams that are not asked to upgrade', () => {
    for (const gate of gatesBy({ ...free, excludePaywall: true }).values())
      expect(gate).toMatchObject({ requiredPlan: 'pro', isPaywallShown: false });
  });
});

test.each(['pro', 'enterprise'] as const)('on %s nothing is limited; what is set counts', (plan) => {
  const gates = gatesBy({ ...free, plan }, { letsOnlyAdminsInvite: true, approvedDomains: 7 });
  for (const gate of gates.values())
    expect(gate).toMatchObject({ limit: null, requiredPlan: null, isPaywallShown: false });
  expect([gates.get('invite_control')?.used, gates.get('approved_domains')?.used]).toEqual([1, 7]);
});
