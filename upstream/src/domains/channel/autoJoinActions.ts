import { recordAudits } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { autoJoinJids, join } from './repository.ts';

/**
 * Puts people into all channels of the team that everybody joins: whoever has become a member a moment ago. In the
 * transaction that makes them one, with the team locked, so that no channel that becomes one meanwhile is missed.
 *
 * @param people guests among them are left aside
 */
export async function joinAutoJoinChannels(
  cause: Cause,
  people: readonly { guid: string; role: 'admin' | 'member' | 'guest' }[],
): Promise<void> {
  const { db, teamId, actor } = cause;
  const guids = people.filter(({ role }) => role !== 'guest').map(({ guid }) => guid);
  if (guids.length === 0) return;
  const places = await join(db, await autoJoinJids(db, teamId), guids);
  await recordAudits(
    cause,
    [...Map.groupBy(places, ({ guid }) => guid)].map(([guid, joined]) => ({
      ...{ teamId, actor, action: 'channel.join', target: `person:${guid}` },
      after: { groups: joined.map(({ groupJid }) => groupJid).toSorted() },
    })),
  );
}
