import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { Actor } from '../../lib/auth.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { planAndMode } from '../billing/planActions.ts';
import { isLite } from '../billing/rules.ts';
import { peopleByGuid, touchPeople } from '../member/repository.ts';
import { chosenTypes } from '../team/channelCreation/repository.ts';
import type { ChannelType } from '../team/channelCreation/rules.ts';
import { type TeamRow, lockTeam, teamOf } from '../team/repository.ts';
import { usableUserGroups } from '../userGroup/channelActions.ts';
import { addChannelUserGroups } from '../userGroup/repository.ts';
import { type ChannelTexts, channelLimit, creationRefusal, readChannelTexts } from './createRules.ts';
import { type ChannelRow, addChannels, countChannels } from './repository.ts';
import { channelKey } from './rules.ts';

type Asking = Pick<Actor, 'guid' | 'teamId'>;

/** What says why somebody may not create channels of a type at this moment, or null where they may. */
async function judgeOf(db: Queries, team: TeamRow, { guid }: Asking, now: number) {
  const [person] = await peopleByGuid(db, team.teamId, [guid], false);
  if (person?.state !== 'active') throw new Refusal('invalid_token');
  const { plan, mode, billing } = await planAndMode({ db, now }, team);
  const chosen = await chosenTypes(db, guid);
  const creator = { role: person.role, isLite: isLite(person, billing, now) };
  return async (type: ChannelType) => {
    const limit = channelLimit(plan, mode, type);
    const existing = limit === null ? 0 : await countChannels(db, team.teamId, type);
    const allowedTo = type === 'open' ? team.openChannelCreation : team.closedChannelCreation;
    return creationRefusal({ ...creator, isChosen: chosen.has(type) }, { allowedTo, limit, existing });
  };
}

/** Which types of channels somebody may create, by their team's rule, its plan and their licence. */
export async function createPrivileges(
  db: Queries,
  actor: Asking,
  now: number,
): Promise<{ createOpenGroups: boolean; createClosedGroups: boolean }> {
  const refusalOf = await judgeOf(db, await teamOf(db, actor.teamId), actor, now);
  return {
    createOpenGroups: (await refusalOf('open')) === null,
    createClosedGroups: (await refusalOf('closed')) === null,
  };
}

function demandTexts(profile: Body<'channel', 'createGroup'>['profile']): ChannelTexts {
  const texts = readChannelTexts(profile);
  if ('refusal' in texts) throw new Refusal(texts.refusal, { field: texts.field });
  return texts;
}

/**
 * Creates a channel with the signed-in person in it. The team is locked: of two who ask for the last one that a plan allows,
 * one gets it.
 *
 * @throws Refusal `group_creation_restricted`, `licence_required`, `channel_limit`, `invalid_request` for a name or a
 *   description that is not of its format; for user groups `plan_required`, `criterion_not_found`
 */
export async function createChannel(
  context: SessionContext,
  { profile, config }: Body<'channel', 'createGroup'>,
): Promise<ChannelRow> {
  const cause = causeOf(context);
  const { db, now, teamId, actor: guid } = cause;
  const team = await lockTeam(db, teamId);
  const refusalOf = await judgeOf(db, team, context.actor, now);
  const refusal = await refusalOf(config.type);
  if (refusal !== null) throw new Refusal(refusal);
  const { name, description } = demandTexts(profile);
  const userGroups = await usableUserGroups(cause, config.restrictionCriteria ?? []);
  const row: ChannelRow = {
    groupJid: `${randomUUID()}@chat.${team.domain.toLowerCase()}`,
    ...{ teamId, name, nameKey: channelKey(name), description },
    ...{ type: config.type, isAutoJoin: false, createdAt: now, version: 1 },
  };
  await addChannels(db, [row], [{ groupJid: row.groupJid, guid }]);
  await addChannelUserGroups(db, row.groupJid, userGroups);
  await touchPeople(db, [guid]);
  await note(cause, 'channel.create', `channel:${row.groupJid}`, {
    after: { name, type: row.type, ...(userGroups.length > 0 ? { userGroups } : {}) },
  });
  return row;
}
