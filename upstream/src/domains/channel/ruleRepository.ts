import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { channel } from '../../db/tables/channel.ts';
import { channelUserGroup, userGroup } from '../../db/tables/userGroup.ts';
import { type ChannelRow, isInUse, isJoinedByItself } from './repository.ts';
import { type ChannelRule, isLockedChannel } from './rules.ts';

/** The rule of a channel: everybody joins a locked one, whatever is kept of it. */
function ruleOf(
  row: ChannelRow,
  named: readonly { userGroupId: string; purpose: 'restriction' | 'autoJoin' }[],
): ChannelRule {
  const { groupJid } = row;
  if (isLockedChannel(row)) return { groupJid, isAutoJoin: true, restriction: [], autoJoin: [] };
  const idsFor = (purpose: 'restriction' | 'autoJoin') =>
    named.filter((one) => one.purpose === purpose).map(({ userGroupId }) => userGroupId);
  return {
    ...{ groupJid, isAutoJoin: row.isAutoJoin, restriction: idsFor('restriction') },
    autoJoin: row.isAutoJoin ? idsFor('autoJoin') : [],
  };
}

/** The rules of channels, in their order; the user groups of each by name. */
export async function rulesOf(db: Queries, channels: readonly ChannelRow[]): Promise<ChannelRule[]> {
  if (channels.length === 0) return [];
  const rows = await db
    .select({
      groupJid: channelUserGroup.groupJid,
      userGroupId: channelUserGroup.userGroupId,
      purpose: channelUserGroup.purpose,
    })
    .from(channelUserGroup)
    .innerJoin(userGroup, eq(userGroup.id, channelUserGroup.userGroupId))
    .where(
      inArray(
        channelUserGroup.groupJid,
        channels.map(({ groupJid }) => groupJid),
      ),
    )
    .orderBy(asc(userGroup.nameKey), asc(userGroup.id));
  const named = Map.groupBy(rows, ({ groupJid }) => groupJid);
  return channels.map((one) => ruleOf(one, named.get(one.groupJid) ?? []));
}

/** The rules of all channels in use of a team that say something: people are put into them, or they are not for everybody. */
export async function tellingRules(db: Queries, teamId: string): Promise<ChannelRule[]> {
  const named = db.select({ groupJid: channelUserGroup.groupJid }).from(channelUserGroup);
  const channels = await db
    .select()
    .from(channel)
    .where(and(eq(channel.teamId, teamId), isInUse(), or(isJoinedByItself(teamId), inArray(channel.groupJid, named))));
  return rulesOf(db, channels);
}

/** Gives a channel the user groups of a rule, and no others. */
export async function saveNamed(db: Queries, { groupJid, restriction, autoJoin }: ChannelRule): Promise<void> {
  await db.delete(channelUserGroup).where(eq(channelUserGroup.groupJid, groupJid));
  const rows = [
    ...restriction.map((userGroupId) => ({ groupJid, userGroupId, purpose: 'restriction' as const })),
    ...autoJoin.map((userGroupId) => ({ groupJid, userGroupId, purpose: 'autoJoin' as const })),
  ];
  if (rows.length > 0) await db.insert(channelUserGroup).values(rows);
}

/** The addresses of a team's channels in use that name user groups: these, or any. */
export async function channelsNamingAny(
  db: Queries,
  teamId: string,
  userGroupIds?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ groupJid: channel.groupJid })
    .from(channelUserGroup)
    .innerJoin(channel, eq(channel.groupJid, channelUserGroup.groupJid))
    .where(
      and(
        eq(channel.teamId, teamId),
        isInUse(),
        userGroupIds === undefined ? undefined : inArray(channelUserGroup.userGroupId, [...userGroupIds]),
      ),
    );
  return rows.map(({ groupJid }) => groupJid).toSorted();
}
