import type { Queries } from '../../db/database.ts';
import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { Actor } from '../../lib/auth.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandPro, planAndMode } from '../billing/planActions.ts';
import { isLite } from '../billing/rules.ts';
import { peopleByGuid, touchPeople } from '../member/repository.ts';
import { chosenTypes } from '../team/channelCreation/repository.ts';
import type { ChannelType } from '../team/channelCreation/rules.ts';
import { type TeamRow, lockTeam, teamOf } from '../team/repository.ts';
import { type GroupsDomain, newChannelAddress } from './addressRules.ts';
import { channelLimit, creationRefusal } from './createRules.ts';
import { demandModerators, demandPosters, demandRule, demandTexts } from './demandActions.ts';
import { savePosters } from './moderatorRepository.ts';
import { type ChannelRow, type Seat, addChannels, countChannels } from './repository.ts';
import { saveNamed } from './ruleRepository.ts';
import { type ChannelRule, changedRule, channelKey, isSameRule, noRule } from './rules.ts';
import { settle } from './settleActions.ts';
import { hasKeptOut } from './settleRepository.ts';

type Config = Body<'channel', 'createGroup'>['config'];
type Asking = Pick<Actor, 'guid' | 'teamId'>;

/**
 * What says why somebody may not create channels of a type at this moment, or null where they may.
 *
 * @throws Refusal `invalid_token` of whoever is not active any more
 */
export async function creationJudge(db: Queries, team: TeamRow, { guid }: Asking, now: number) {
  const [person] = await peopleByGuid(db, team.teamId, [guid], false);
  if (person?.state !== 'active') throw new Refusal('invalid_token');
  const { plan, mode, billing } = await planAndMode({ db, now }, team);
  const chosen = await chosenTypes(db, guid);
  const creator = { role: person.role, isLite: isLite(person, billing, now) };
  const refusalOf = async (type: ChannelType) => {
    const limit = channelLimit(plan, mode, type);
    const existing = limit === null ? 0 : await countChannels(db, team.teamId, type);
    const allowedTo = type === 'open' ? team.openChannelCreation : team.closedChannelCreation;
    return creationRefusal({ ...creator, isChosen: chosen.has(type) }, { allowedTo, limit, existing });
  };
  return { refusalOf, role: person.role };
}

/** Which types of channels somebody may create, by their team's rule, its plan and their licence. */
export async function createPrivileges(
  db: Queries,
  actor: Asking,
  now: number,
): Promise<{ createOpenGroups: boolean; createClosedGroups: boolean }> {
  const { refusalOf } = await creationJudge(db, await teamOf(db, actor.teamId), actor, now);
  return {
    createOpenGroups: (await refusalOf('open')) === null,
    createClosedGroups: (await refusalOf('closed')) === null,
  };
}

/** Where the user groups of a channel that is to be stand in the request. */
const FIELDS = { restriction: 'config.restrictionCriteria', autoJoin: 'config.autoJoinCriteria' } as const;

const columnsOf = ({ privileges, canLeave, canMute }: Config) => {
  const by = privileges?.groupAffiliate;
  return {
    ...{ postBy: by?.post ?? 'member', addRemoveUsersBy: by?.addRemoveUsers ?? 'member' },
    ...{ viewMemberListBy: by?.viewMemberList ?? 'member', editProfileBy: by?.editProfile ?? 'member' },
    ...{ canLeave: canLeave ?? 'member', canMute: canMute ?? 'member' },
  };
};

/** Who is in a channel from its beginning: those who moderate it, and whoever creates it where it is for them. */
async function firstSeats(
  { db, teamId, actor }: Cause,
  rule: ChannelRule,
  moderators: readonly string[],
  joinsCreator: boolean,
) {
  const { groupJid } = rule;
  const seats = moderators.map((guid): Seat => ({ groupJid, guid, affiliation: 'moderator' }));
  const isOutside =
    !joinsCreator || moderators.includes(actor) || (await hasKeptOut(db, { teamId, rules: [rule], guids: [actor] }));
  return isOutside ? seats : [...seats, { groupJid, guid: actor, affiliation: 'member' as const }];
}

/**
 * Creates a channel in somebody's name, whose rights are asked. The team is locked: of two who ask for the last one that a plan
 * allows, one gets it.
 *
 * @throws Refusal `group_creation_restricted`, `licence_required`, `channel_limit`, `plan_required`, `actor_not_admin` for
 *   auto-join, `criterion_not_found`, `nobody_chosen`, `member_not_found`, `group_restricted`, `invalid_request` for a name or a
 *   description that is not of its format and for posters of a channel in which not moderators alone write, `invalid_token` of
 *   whoever is not active any more
 * @param options `groupsDomain`: where its address is; `joinsCreator`: whether they are in it beside those who moderate it
 */
export async function addChannel(
  cause: Cause,
  team: TeamRow,
  { profile, config, moderators, posters: asked = [] }: Body<'channel', 'createGroup'>,
  { groupsDomain, joinsCreator = true }: { readonly groupsDomain: GroupsDomain; readonly joinsCreator?: boolean },
): Promise<ChannelRow> {
  const { db, now, teamId, actor: guid } = cause;
  const { refusalOf, role } = await creationJudge(db, team, { guid, teamId }, now);
  const refusal = await refusalOf(config.type);
  if (refusal !== null) throw new Refusal(refusal);
  const { name, description } = demandTexts({ description: '', ...profile });
  const nothing = noRule(newChannelAddress(groupsDomain, team.domain));
  const { groupJid } = nothing;
  const rule = changedRule(nothing, { restriction: config.restrictionCriteria, autoJoin: config.autoJoinCriteria });
  if (rule.isAutoJoin && role !== 'admin') throw new Refusal('actor_not_admin');
  if (!isSameRule(nothing, rule)) await demandRule(cause, nothing, rule, FIELDS);
  const columns = columnsOf(config);
  if (columns.postBy !== 'member') await demandPro(cause, 'config.privileges');
  const chosen = moderators === undefined ? [guid] : await demandModerators(cause, moderators);
  const posters = await demandPosters(cause, asked, { postBy: columns.postBy, rule, moderators: chosen });
  const seats = await firstSeats(cause, rule, chosen, joinsCreator);
  const row: ChannelRow = {
    ...{ groupJid, teamId, name, nameKey: channelKey(name), description },
    ...{ ...columns, type: config.type, isAutoJoin: rule.isAutoJoin, createdAt: now },
    ...{ archivedAt: null, version: 1 },
  };
  await addChannels(db, [row], seats);
  await savePosters(db, groupJid, posters);
  await saveNamed(db, rule);
  await touchPeople(db, [...new Set([...seats.map(({ guid }) => guid), ...posters])]);
  const { added } = rule.isAutoJoin ? await settle(cause, groupJid) : { added: 0 };
  await note(cause, 'channel.create', `channel:${groupJid}`, {
    after: {
      ...{ name, type: row.type },
      ...(columns.postBy === 'member' ? {} : { postBy: columns.postBy }),
      ...(rule.restriction.length > 0 ? { userGroups: rule.restriction } : {}),
      ...(rule.isAutoJoin ? { autoJoinCriteria: rule.autoJoin, added } : {}),
      ...(moderators === undefined ? {} : { moderators }),
      ...(posters.length > 0 ? { posters } : {}),
    },
  });
  return row;
}

/**
 * Creates a channel for the person who is signed in.
 *
 * @throws Refusal as `addChannel`
 */
export async function createChannel(
  context: SessionContext,
  body: Body<'channel', 'createGroup'>,
  groupsDomain: GroupsDomain,
): Promise<ChannelRow> {
  const cause = causeOf(context);
  return addChannel(cause, await lockTeam(cause.db, cause.teamId), body, { groupsDomain });
}
