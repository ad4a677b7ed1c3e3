import type { Cause } from '../../../lib/cause.ts';
import { putIn } from '../../channel/placeActions.ts';
import type { ChannelRow } from '../../channel/repository.ts';
import { rulesOf } from '../../channel/ruleRepository.ts';
import { isLockedChannel } from '../../channel/rules.ts';
import { hasKeptOut } from '../../channel/settleRepository.ts';
import { changeChannel } from '../../channel/updateActions.ts';
import { placesIn } from './repository.ts';
import { type Problem, type RowPlan, problem } from './rowRules.ts';
import { wordOfType } from './rules.ts';
import { type NamedPeople, type RowChanges, changesOf, isNothing } from './standingRules.ts';

/** The first of people whom a channel is not for; null where it is for all of them. */
async function firstKeptOut(cause: Cause, channel: ChannelRow, guids: readonly string[]): Promise<string | null> {
  const { db, teamId } = cause;
  const rules = await rulesOf(db, [channel]);
  if (!(await hasKeptOut(db, { teamId, rules, guids }))) return null;
  let among = guids;
  while (among.length > 1) {
    const half = among.slice(0, among.length / 2);
    among = (await hasKeptOut(db, { teamId, rules, guids: half })) ? half : among.slice(half.length);
  }
  return among[0] ?? null;
}

/** Why a channel cannot be changed as a row wants it. */
async function refusalOf(
  cause: Cause,
  channel: ChannelRow,
  plan: RowPlan,
  people: NamedPeople,
  { joining }: RowChanges,
) {
  if (isLockedChannel(channel)) return problem('channel_locked', 'channel_name', channel.name);
  const guid = joining.length > 0 ? await firstKeptOut(cause, channel, joining) : null;
  if (guid === null) return null;
  return problem('not_admitted', 'member_emails', plan.members[people.members.indexOf(guid)]);
}

/** Changes the channel of a row as far as it differs: who is named is put in, nobody is taken out. */
export async function updateByRow(
  cause: Cause,
  channel: ChannelRow,
  plan: RowPlan,
  people: NamedPeople,
): Promise<'updated' | 'unchanged' | Problem> {
  const { db } = cause;
  if (plan.type !== null && plan.type !== channel.type) {
    return problem('type_fixed', 'channel_type', wordOfType(plan.type));
  }
  const places = await placesIn(db, [channel.groupJid], [...people.members, ...people.admins]);
  const changes = changesOf(plan, people, channel, places);
  if (isNothing(changes)) return 'unchanged';
  const refusal = await refusalOf(cause, channel, plan, people, changes);
  if (refusal) return refusal;
  const { columns, moderators, joining } = changes;
  await changeChannel(cause, channel, { ...columns, moderators });
  await putIn(cause, [channel], joining);
  return 'updated';
}
