import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

describe('what the plan allows', () => {
  const GATES = `{ viewer { team {
    admins: planGate(feature: ADMINS) { feature isAllowed limit used requiredPlan isPaywallShown }
    guests: planGate(feature: GUESTS) { feature isAllowed limit used requiredPlan isPaywallShown } } } }`;

  test('is one call, however many features are asked for', async () => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(GATES);
    expect(data).toEqual({
      viewer: {
        team: {
          admins: {
            feature: 'ADMINS',
            isAllowed: false,
            limit: 1,
            used: 1,
            requiredPlan: 'PRO',
            isPaywallShown: true,
          },
          guests: {
            feature: 'GUESTS',
            isAllowed: true,
            limit: null,
            used: 8,
            requiredPlan: null,
            isPaywallShown: false,
          },
        },
      },
    });
    expect(stub.names()).toEqual(['team.planGates']);
  });

  test.each([
    [0, 0, false],
    [1, 0, true],
    [1, 1, false],
    [1, 2, false],
    [null, 10_000, true],
  ])('of %s with %i used is %s for one more', async (limit, used, isAllowed) => {
    const { ask, stub } = await testGateway();
    const gate = { feature: 'guests', limit, used, requiredPlan: 'pro', isPaywallShown: true };
    stub.on('team.planGates', () => ({ gates: [gate] }));
    const { data } = await ask('{ viewer { team { planGate(feature: GUESTS) { isAllowed } } } }');
    expect(data).toEqual({ viewer: { team: { planGate: { isAllowed } } } });
  });

  test.each([
    ['file_sharing', 'FILE_SHARING'],
    ['channel_management', 'CHANNEL_MANAGEMENT'],
    ['approved_domains', 'APPROVED_DOMAINS'],
    ['block_domain', 'BLOCK_DOMAIN'],
    ['invite_control', 'INVITE_CONTROL'],
    ['auto_join_channels', 'AUTO_JOIN_CHANNELS'],
    ['custom_fields', 'CUSTOM_FIELDS'],
    ['user_groups', 'USER_GROUPS'],
  ])('is told of %s as of %s', async (word, feature) => {
    const { ask, stub } = await testGateway();
    const gate = { feature: word, limit: 0, used: 1, requiredPlan: 'pro', isPaywallShown: true };
    stub.on('team.planGates', () => ({ gates: [gate] }));
    const { data } = await ask(
      `{ viewer { team { planGate(feature: ${feature}) { feature limit used isAllowed } } } }`,
    );
    expect(data).toEqual({ viewer: { team: { planGate: { feature, limit: 0, used: 1, isAllowed: false } } } });
  });

  test('of a feature that the service does not name is null; one that this version does not know is left out, with a line in the log', async () => {
    const { ask, stub, logs } = await testGateway();
    const gate = { feature: 'rockets', limit: 1, used: 1, requiredPlan: 'pro', isPaywallShown: true };
    stub.on('team.planGates', () => ({ gates: [gate] }));
    const { data, errors } = await ask('{ viewer { team { planGate(feature: GUESTS) { isAllowed } } } }');
    expect([data, errors]).toEqual([{ viewer: { team: { planGate: null } } }, undefined]);
    expect(logs.some((line) => line.includes('Unknown wire value') && line.includes('rockets'))).toBe(true);
  });

  test('is not for members', async () => {
    const { ask, member } = await testGateway();
    const { errors } = await ask(GATES, {}, { as: member });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('what the viewer may do', () => {
  const CAN = `{ viewer { team { viewerCanInviteMembers viewerCanInviteGuests viewerCanChangeLicenceAutoAssign } } }`;
  const can = (members: boolean, guests: boolean, autoAssign: boolean) => ({
    data: {
      viewer: {
        team: {
          viewerCanInviteMembers: members,
          viewerCanInviteGuests: guests,
          viewerCanChangeLicenceAutoAssign: autoAssign,
        },
      },
    },
  });

  test('is everything for the admin of a PRO team, for a member what the team’s policies say', async () => {
    const { ask, member } = await testGateway();
    expect(await ask(CAN)).toEqual(can(true, true, true));
    expect(await ask(CAN, {}, { as: member })).toEqual(can(true, false, false));
  });

  test('is not to invite guests where the team takes none, though the service cannot say so', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.actorPrivileges', () => new Refused(500, 'internal'));
    stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), guestInvite: 'none' }));
    expect(await ask(CAN)).toEqual(can(true, false, true));
  });

  test.each([
    ['in a free team', { isLegacy: false, isProPlanInitialized: false, plan: 'free' }],
    ['while nobody knows the plan', new Refused(500, 'internal')],
  ])('is not to change what new members get %s', async (_when, state) => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamState', () => state);
    expect(await ask(CAN)).toEqual(can(true, true, false));
  });
});

test('domains to join from, and whether new members get licences, come with the team', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask('{ viewer { team { joinDomains isLicenceAutoAssigned } } }');
  expect(data).toEqual({ viewer: { team: { joinDomains: ['orbit.example'], isLicenceAutoAssigned: true } } });
  expect(stub.names()).toEqual(['team.teamInfo']);
});
