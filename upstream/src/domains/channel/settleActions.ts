import * as z from 'zod';
import { note, noteAll } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { defineJob } from '../../lib/jobs.ts';
import { type Place, addSeats, channelsByJid, removePlaces } from './repository.ts';
import { channelsNamingAny, rulesOf, tellingRules } from './ruleRepository.ts';
import { type ChannelRule, isArchived } from './rules.ts';
import { type Scope, joiningPlaces, leavingPlaces, placesMeant } from './settleRepository.ts';

/** As many people one transaction puts into a channel or takes out of it. */
export const SETTLE_STEP = 1_000;

/** The work that settles who is in a channel, step by step; see `settleJobs`. */
export const settling = defineJob(
  'channel.settle',
  z.object({ teamId: z.string(), groupJid: z.string(), actor: z.string(), requestId: z.string().optional() }),
);

/** How many people were put into a channel and taken out of it, and whether there may be more of them. */
export type Settled = { added: number; removed: number; isMore: boolean };

/** Who was put into which channel, or taken out: an entry for each person. */
export const noteMoves = (
  cause: Cause,
  action: 'channel.join' | 'channel.leave',
  places: readonly Place[],
): Promise<void> =>
  noteAll(
    cause,
    action,
    [...Map.groupBy(places, ({ guid }) => guid)].map(([guid, moved]) => ({
      target: `person:${guid}`,
      after: { groups: moved.map(({ groupJid }) => groupJid).toSorted() },
    })),
  );

async function takeOut(cause: Cause, scope: Scope, limit?: number): Promise<number> {
  const places = await leavingPlaces(cause.db, scope, limit);
  await removePlaces(cause.db, places);
  await noteMoves(cause, 'channel.leave', places);
  return places.length;
}

const asMembers = (places: readonly Place[]) => places.map((place) => ({ ...place, affiliation: 'member' as const }));

/**
 * One step of bringing a channel to what its rule says: whom it is not for any more is taken out, whom it takes in is put in.
 * Moderators stay, and everybody stays in an archived one. With the team locked. Who is put in is counted and not named: it
 * may be everybody.
 */
async function settleStep(cause: Cause, groupJid: string, limit = SETTLE_STEP): Promise<Settled> {
  const { db, teamId } = cause;
  const channels = await channelsByJid(db, teamId, [groupJid]);
  const rules = await rulesOf(
    db,
    channels.filter((one) => !isArchived(one)),
  );
  const scope = { teamId, rules };
  const removed = await takeOut(cause, scope, limit);
  const joining = await joiningPlaces(db, scope, limit - removed);
  await addSeats(db, asMembers(joining));
  return { added: joining.length, removed, isMore: removed + joining.length >= limit };
}

/** Has channels settled from now on. With the team locked: a piece of work that is there already sees this change, too; one that was given up is done again. */
export const settleLater = (cause: Cause, groupJids: readonly string[]): Promise<void> => {
  const { teamId, actor, requestId } = cause;
  return settling.hastenAll(
    cause,
    groupJids.map((groupJid) => ({
      payload: { teamId, groupJid, actor, ...(requestId === undefined ? {} : { requestId }) },
      uniqueKey: `channel.settle:${groupJid}`,
    })),
  );
};

/** Settles who is in a channel: a thousand people at once, further ones by and by. */
export async function settle(cause: Cause, groupJid: string): Promise<Settled> {
  const settled = await settleStep(cause, groupJid);
  if (settled.isMore) await settleLater(cause, [groupJid]);
  return settled;
}

/** Takes those of these people out of a channel whom it is not for. With the team locked. */
export const settleOut = async (
  cause: Cause,
  rule: ChannelRule,
  guids: readonly string[],
): Promise<Pick<Settled, 'added' | 'removed'>> => ({
  added: 0,
  removed: await takeOut(cause, { teamId: cause.teamId, rules: [rule], guids }),
});

/** Has every channel settled that names one of these user groups, or any. */
export const settleNaming = async (cause: Cause, userGroupIds?: readonly string[]): Promise<void> =>
  settleLater(cause, await channelsNamingAny(cause.db, cause.teamId, userGroupIds));

/** A step of the work, with an entry of those who were put in. */
export async function settleFurther(cause: Cause, groupJid: string, limit: number): Promise<Settled> {
  const settled = await settleStep(cause, groupJid, limit);
  const { added } = settled;
  if (added > 0) await note(cause, 'channel.join', `channel:${groupJid}`, { after: { added } });
  return settled;
}

/**
 * The channels that take people in at this moment, whether or not they are in them.
 *
 * @param guids up to 999
 */
export const meantFor = async (cause: Cause, guids: readonly string[]): Promise<Place[]> => {
  if (guids.length === 0) return [];
  const { db, teamId } = cause;
  return placesMeant(db, { teamId, rules: await tellingRules(db, teamId), guids });
};

/**
 * Brings people to the channels that take them in, and out of those that are not for them: whoever has become a member a moment
 * ago, is back, or has something else in a field. In the transaction that makes it so, with the team locked.
 *
 * @param guids up to 999
 * @param before places that they were meant to have before: who has left one of them stays out
 */
export async function settlePeople(
  cause: Cause,
  guids: readonly string[],
  before: readonly Place[] = [],
): Promise<void> {
  if (guids.length === 0) return;
  const { db, teamId } = cause;
  const scope = { teamId, rules: await tellingRules(db, teamId), guids };
  await takeOut(cause, scope);
  const keyOf = ({ groupJid, guid }: Place) => `${guid} ${groupJid}`;
  const known = new Set(before.map(keyOf));
  const joining = (await joiningPlaces(db, scope)).filter((place) => !known.has(keyOf(place)));
  await addSeats(db, asMembers(joining));
  await noteMoves(cause, 'channel.join', joining);
}
