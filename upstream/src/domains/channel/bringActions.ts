import { note, noteAll } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { planAndMode } from '../billing/planActions.ts';
import type { ChannelType } from '../team/channelCreation/rules.ts';
import { roomWithin } from '../team/plan/limitRules.ts';
import type { TeamRow } from '../team/repository.ts';
import { type GroupsDomain, newChannelAddress } from './addressRules.ts';
import { channelLimit } from './createRules.ts';
import { type ChannelRow, type Seat, addChannels, addedSeats, countChannels } from './repository.ts';
import { rulesOf } from './ruleRepository.ts';
import { channelKey, isArchived } from './rules.ts';

/** How many more channels of each type a team's plan allows; infinite where it allows any number. With the team locked. */
export async function channelRoom(cause: Cause, team: TeamRow): Promise<Record<ChannelType, number>> {
  const { plan, mode } = await planAndMode(cause, team);
  const roomOf = async (type: ChannelType) => {
    const limit = channelLimit(plan, mode, type);
    return limit === null ? Infinity : roomWithin(limit, await countChannels(cause.db, team.teamId, type));
  };
  return { open: await roomOf('open'), closed: await roomOf('closed') };
}

/** A channel as it comes from elsewhere. */
export type BroughtChannel = Pick<ChannelRow, 'name' | 'description' | 'type'>;

/** A channel of a team as nobody has changed it yet. Its texts are of their formats by now. */
export function broughtChannel(
  { now }: Cause,
  team: TeamRow,
  { name, description, type }: BroughtChannel,
  groupsDomain: GroupsDomain,
): ChannelRow {
  return {
    ...{ groupJid: newChannelAddress(groupsDomain, team.domain), teamId: team.teamId },
    ...{ name, nameKey: channelKey(name), description, type, isAutoJoin: false },
    ...{ postBy: 'member', addRemoveUsersBy: 'member', viewMemberListBy: 'member', editProfileBy: 'member' },
    ...{ canLeave: 'member', canMute: 'member', createdAt: now, archivedAt: null, version: 1 },
  };
}

/** Adds channels that come from elsewhere, without anybody in them. */
export async function bringChannels(cause: Cause, rows: readonly ChannelRow[]): Promise<void> {
  await addChannels(cause.db, rows, []);
  await noteAll(
    cause,
    'channel.create',
    rows.map(({ groupJid, name, type }) => ({ target: `channel:${groupJid}`, after: { name, type } })),
  );
}

/**
 * Puts people into channels as they were in them elsewhere; who is in already stays as they are. A channel that user groups
 * restrict takes in nobody so, nor does an archived one. They are counted and not named: it may be everybody.
 */
export async function bringSeats(cause: Cause, channels: readonly ChannelRow[], seats: readonly Seat[]): Promise<void> {
  const isOpenToAll = new Set(
    (
      await rulesOf(
        cause.db,
        channels.filter((one) => !isArchived(one)),
      )
    )
      .filter(({ restriction }) => restriction.length === 0)
      .map(({ groupJid }) => groupJid),
  );
  const taken = seats.filter(({ groupJid }) => isOpenToAll.has(groupJid));
  const added = Map.groupBy(await addedSeats(cause.db, taken), ({ groupJid }) => groupJid);
  for (const [groupJid, places] of added)
    await note(cause, 'channel.join', `channel:${groupJid}`, { after: { added: places.length } });
}
