import type { Queries } from '../../db/database.ts';
import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { notGuests } from '../../lib/roles.ts';
import { planOf } from '../billing/planActions.ts';
import { demandActivePeople } from '../member/demandActions.ts';
import { demandUsableGroups } from '../userGroup/channelActions.ts';
import { type ChannelTexts, readChannelTexts } from './createRules.ts';
import { type ChannelRow, channelsByJid, countAutoJoinChannels } from './repository.ts';
import { rulesOf } from './ruleRepository.ts';
import {
  type ChannelRule,
  type Privilege,
  type RuleRefusal,
  isArchived,
  isLockedChannel,
  newlyNamed,
  ruleRefusal,
} from './rules.ts';
import { hasKeptOut, isNotForAll } from './settleRepository.ts';

type OfTeam = Pick<Cause, 'db' | 'teamId'>;

/** @throws Refusal `group_not_found` for a channel that the team does not have */
export async function demandChannels({ db, teamId }: OfTeam, groupJids: readonly string[]): Promise<ChannelRow[]> {
  const unique = [...new Set(groupJids)];
  const found = await channelsByJid(db, teamId, unique);
  if (found.length < unique.length) throw new Refusal('group_not_found');
  return found;
}

/** @throws Refusal `group_not_found` */
export async function demandChannel(team: OfTeam, groupJid: string): Promise<ChannelRow> {
  const [row] = await demandChannels(team, [groupJid]);
  if (!row) throw new Refusal('group_not_found');
  return row;
}

/** @throws Refusal `group_archived` where one of these channels stands still */
export function demandInUse(channels: readonly ChannelRow[]): void {
  if (channels.some(isArchived)) throw new Refusal('group_archived');
}

/** @throws Refusal `group_not_found`, `group_archived` */
export async function demandChannelInUse(team: OfTeam, groupJid: string): Promise<ChannelRow> {
  const row = await demandChannel(team, groupJid);
  demandInUse([row]);
  return row;
}

/** @throws Refusal `invalid_request` with the text at fault; what is as before is taken whatever it holds */
export function demandTexts(given: Parameters<typeof readChannelTexts>[0], before?: ChannelTexts): ChannelTexts {
  const texts = readChannelTexts(given, before);
  if ('refusal' in texts) throw new Refusal(texts.refusal, { field: texts.field });
  return texts;
}

/** @throws Refusal `nobody_chosen`, `member_not_found` for who is not active, or a guest */
export async function demandModerators({ db, teamId }: OfTeam, guids: readonly string[]): Promise<string[]> {
  if (guids.length === 0) throw new Refusal('nobody_chosen', { field: 'moderators' });
  return demandActivePeople(db, teamId, guids, notGuests, 'moderators');
}

/**
 * Who writes in a channel beside its moderators, of those who are asked for: whoever moderates it is left out.
 *
 * @throws Refusal `invalid_request` where not moderators alone write in it otherwise, `member_not_found` for who is not active, or
 *   a guest, `group_restricted` where it is not for one of them
 * @param kept those whom it lets write already: where it is not for them any more, they are taken out of it by and by
 */
export async function demandPosters(
  { db, teamId }: OfTeam,
  guids: readonly string[],
  channel: { postBy: Privilege; rule: ChannelRule; moderators: readonly string[]; kept?: readonly string[] },
): Promise<string[]> {
  if (guids.length > 0 && channel.postBy !== 'moderator') throw new Refusal('invalid_request', { field: 'posters' });
  const { kept = [], moderators, rule } = channel;
  const people = await demandActivePeople(db, teamId, guids, notGuests, 'posters');
  const posters = people.filter((guid) => !moderators.includes(guid));
  const added = posters.filter((guid) => !kept.includes(guid));
  if (await isNotForAll(db, { teamId, rules: [rule], guids: added }))
    throw new Refusal('group_restricted', { field: 'posters' });
  return posters;
}

/** Where the user groups of a rule stand in a request. */
export type RuleFields = Readonly<Record<RuleRefusal['part'], string>>;

/** @throws Refusal `criterion_not_found` for a user group that a rule names and the one before it did not */
export const demandKnownGroups = (
  cause: Cause,
  before: ChannelRule,
  after: ChannelRule,
  fields: RuleFields,
): Promise<void> =>
  demandUsableGroups(cause, newlyNamed(before, after), (id) => {
    const part = after.autoJoin.includes(id) ? 'autoJoin' : 'restriction';
    return `${fields[part]}.${after[part].indexOf(id)}`;
  });

/**
 * Lets a channel get a rule. With the team locked.
 *
 * @throws Refusal `group_locked`, `plan_required`, `channel_limit`, `criterion_not_found`
 */
export async function demandRule(
  cause: Cause,
  before: ChannelRule,
  after: ChannelRule,
  fields: RuleFields,
): Promise<void> {
  const { db, teamId } = cause;
  const refused = ruleRefusal(before, after, {
    isLocked: isLockedChannel({ groupJid: before.groupJid, teamId }),
    plan: await planOf(cause, teamId),
    existing: await countAutoJoinChannels(db, teamId),
  });
  if (refused !== null) throw new Refusal(refused.refusal, { field: fields[refused.part] });
  await demandKnownGroups(cause, before, after, fields);
}

/** @throws Refusal `group_restricted` where a channel is not for one of these people, who is not in it */
export async function demandAdmitted(
  { db, teamId }: { db: Queries; teamId: string },
  channels: readonly ChannelRow[],
  guids: readonly string[],
): Promise<void> {
  const rules = await rulesOf(db, channels);
  if (await hasKeptOut(db, { teamId, rules, guids })) throw new Refusal('group_restricted');
}
