import { describe, expect, test } from 'vitest';
import { Refused } from '../../../testing/stubCall.ts';
import { meeting } from '../../../testing/stubUpstream.ts';
import { testGateway } from '../../../testing/testGateway.ts';
import { toFigure } from './mapper.ts';

const GIB = 1_073_741_824;
const FIGURES = [
  ...['messages', 'storage', 'guests', 'admins', 'approvedDomains', 'publicChannels', 'privateChannels'],
  ...['videoLimitHits', 'smartChannels', 'groupVideoCalls', 'customFields', 'inviteControl', 'externalContactBlock'],
];
const asked = (names: readonly string[]) =>
  `{ viewer { team { usage { ${names.map((name) => `${name} { used noticeAbove limit isNoticed isOverLimit }`).join(' ')} } } } }`;

type Figure = {
  used: number;
  noticeAbove: number | null;
  limit: number | null;
  isNoticed: boolean;
  isOverLimit: boolean;
};
type Usage = Record<string, Figure | null>;
const usageIn = (data: unknown) => (data as { viewer: { team: { usage: Usage } } }).viewer.team.usage;
/** A figure in one line: what is used, the bounds, and what follows. */
const line = (figure: Figure | null | undefined) =>
  figure &&
  `${figure.used} of ${figure.noticeAbove}/${figure.limit}${figure.isNoticed ? ' noticed' : ''}${figure.isOverLimit ? ' over' : ''}`;
const lines = (usage: Usage) => Object.fromEntries(Object.entries(usage).map(([name, figure]) => [name, line(figure)]));

const gate = (feature: string, used: number, limit: number | null) => ({
  ...{ feature, used, limit, requiredPlan: limit === null ? null : 'pro', isPaywallShown: limit !== null },
});
const GATES = (limits: Readonly<Record<'one' | 'pro', number | null>>) => ({
  gates: [
    ...[gate('guests', 2, limits.one), gate('admins', 1, limits.one), gate('approved_domains', 1, limits.one)],
    ...[
      gate('custom_fields', 3, limits.pro),
      gate('invite_control', 1, limits.pro),
      gate('block_domain', 0, limits.pro),
    ],
  ],
});
async function gatewayOf(plan: 'free' | 'pro') {
  const gateway = await testGateway();
  const { stub } = gateway;
  const isFree = plan === 'free';
  stub.on('team.planGates', () => GATES(isFree ? { one: 1, pro: 0 } : { one: null, pro: null }));
  stub.on('team.teamState', () => ({ isLegacy: false, isProPlanInitialized: !isFree, plan }));
  stub.on('team.teamFileStorageInfo', () => ({
    ...{ teamStorageUsed: 9 * GIB, teamStorageLimit: 10 * GIB, storagePerLicence: 10 * GIB },
    ...{ freeTeamMaxStorageLimit: 10 * GIB, freeTeamStorageNotice: 8 * GIB },
  }));
  return gateway;
}

describe('what a team uses', () => {
  test('of the free plan, with what it gives: each service is asked once', async () => {
    const { ask, stub } = await gatewayOf('free');
    const { data, errors } = await ask(asked(FIGURES));
    expect(errors).toBeUndefined();
    expect(lines(usageIn(data))).toEqual({
      messages: '9000 of 8000/10000 noticed',
      storage: `${9 * GIB} of ${8 * GIB}/${10 * GIB} noticed`,
      guests: '2 of 1/1 noticed over',
      admins: '1 of 1/1',
      approvedDomains: '1 of 1/1',
      publicChannels: '11 of 10/10 noticed over',
      privateChannels: '0 of 0/0',
      videoLimitHits: '11 of 10/10 noticed over',
      smartChannels: '3 of 0/0 noticed over',
      groupVideoCalls: '2 of 0/0 noticed over',
      customFields: '3 of 0/0 noticed over',
      inviteControl: '1 of 0/0 noticed over',
      externalContactBlock: '0 of 0/0',
    });
    expect(stub.names().sort()).toEqual([
      ...['channel.channelProFeatureUsage', 'channel.channelsUsage', 'channel.teamChatCount'],
      ...['recording.groupVideoStats', 'recording.videoCallingLimitHits'],
      ...['team.planGates', 'team.teamFileStorageInfo', 'team.teamState'],
    ]);
    expect(stub.calls.find(({ name }) => name === 'channel.channelsUsage')?.body).toEqual({
      types: ['public', 'private'],
    });
  });

  test('comes by calls that leave together', async () => {
    const { ask, stub } = await gatewayOf('free');
    const names = ['channel.teamChatCount', 'recording.groupVideoStats', 'team.planGates', 'team.teamState'];
    const allOfThem = meeting(names.length);
    for (const name of names)
      stub.on(name, async (_call, _reply, usual) => {
        await allOfThem();
        return usual();
      });
    expect((await ask(asked(FIGURES))).errors).toBeUndefined();
  });

  test('of PRO, which limits nothing', async () => {
    const { ask, stub } = await gatewayOf('pro');
    const unlimited = { total: 3, lowerLimit: null, upperLimit: null };
    stub.on('channel.teamChatCount', () => unlimited);
    stub.on('channel.channelsUsage', () => ({ public: unlimited, private: unlimited }));
    stub.on('recording.videoCallingLimitHits', () => ({ hits: 3, lowerLimit: null, upperLimit: null }));
    const usage = usageIn((await ask(asked(FIGURES))).data);
    const bounds = Object.values(usage).map((figure) => line(figure)?.replace(/^\d+ /, ''));
    expect(new Set(bounds)).toEqual(new Set(['of null/null']));
  });

  test.each([
    [['messages'], ['channel.teamChatCount']],
    [['publicChannels', 'privateChannels'], ['channel.channelsUsage']],
    [['guests', 'admins', 'customFields', 'inviteControl'], ['team.planGates']],
    [['smartChannels'], ['channel.channelProFeatureUsage', 'team.teamState']],
  ])('%j alone takes no more calls than that', async (names, calls) => {
    const { ask, stub } = await gatewayOf('free');
    await ask(asked(names));
    expect(stub.names().sort()).toEqual(calls);
  });

  test.each([
    ['channel.teamChatCount', ['messages']],
    ['channel.channelsUsage', ['publicChannels', 'privateChannels']],
    ['channel.channelProFeatureUsage', ['smartChannels']],
    ['recording.videoCallingLimitHits', ['videoLimitHits']],
    ['recording.groupVideoStats', ['groupVideoCalls']],
    ['team.teamFileStorageInfo', ['storage']],
    [
      'team.planGates',
      ['guests', 'admins', 'approvedDomains', 'customFields', 'inviteControl', 'externalContactBlock'],
    ],
    ['team.teamState', ['storage', 'smartChannels', 'groupVideoCalls']],
  ])('%s away: its figures alone are missing, each with its error', async (name, missing) => {
    const { ask, stub } = await gatewayOf('free');
    stub.on(name, () => new Refused(503, 'internal'));
    const { data, errors } = await ask(asked(FIGURES));
    const usage = usageIn(data);
    expect(FIGURES.filter((figure) => usage[figure] === null)).toEqual(FIGURES.filter((one) => missing.includes(one)));
    expect(errors?.map(({ path }) => path?.at(-1)).sort()).toEqual(missing.toSorted());
  });

  test('a figure that a service does not have is null', async () => {
    const { ask, stub } = await gatewayOf('free');
    stub.on('team.planGates', () => ({ gates: [] }));
    stub.on('channel.channelsUsage', () => ({}));
    const { data, errors } = await ask(asked(['guests', 'publicChannels']));
    expect(errors).toBeUndefined();
    expect(usageIn(data)).toEqual({ guests: null, publicChannels: null });
  });

  test('a member learns nothing of it', async () => {
    const { ask, member } = await testGateway();
    const { data, errors } = await ask(asked(['messages', 'guests', 'storage', 'videoLimitHits']), {}, { as: member });
    expect(usageIn(data)).toEqual({ messages: null, guests: null, storage: null, videoLimitHits: null });
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['FORBIDDEN']));
  });
});

test.each([
  [4 * GIB, '4294967296 of 4294967296/5368709120'],
  [4 * GIB + 1, '4294967297 of 4294967296/5368709120 noticed'],
  [5 * GIB, '5368709120 of 4294967296/5368709120 noticed'],
  [5 * GIB + 1, '5368709121 of 4294967296/5368709120 noticed over'],
])('%i bytes are above a bound only where there are more of them', (used, expected) => {
  expect(line(toFigure(used, 4 * GIB, 5 * GIB))).toBe(expected);
});
