import type { RowChange } from '../../../db/tables/bulk.ts';
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
import { type NamedPeople, type RowChanges, changesOf, isNothing, shownChanges } from './standingRules.ts';

type OfTeam = Pick<Cause, 'db' | 'teamId'>;

/** The first of people whom a channel is not for; null where it is for all of them. */
async function firstKeptOut(
  { db, teamId }: OfTeam,
  channel: ChannelRow,
  guids: readonly string[],
): Promise<string | null> {
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
  team: OfTeam,
  channel: ChannelRow,
  plan: RowPlan,
  people: NamedPeople,
  { joining }: RowChanges,
) {
  if (isLockedChannel(channel)) return problem('channel_locked', 'channel_name', channel.name);
  const guid = joining.length > 0 ? await firstKeptOut(team, channel, joining) : null;
  if (guid === null) return null;
  return problem('not_admitted', 'member_emails', plan.members[people.members.indexOf(guid)]);
}

/** What a row makes of a channel, and how that is shown. */
type Update = { readonly wanted: RowChanges; readonly changes: readonly RowChange[] };

/** What a row would make of a channel as it stands: who is named is put in, nobody is taken out. */
export async function planUpdate(
  team: OfTeam,
  channel: ChannelRow,
  plan: RowPlan,
  people: NamedPeople,
): Promise<Update | 'unchanged' | Problem> {
  if (plan.type !== null && plan.type !== channel.type) {
    return problem('type_fixed', 'channel_type', wordOfType(plan.type));
  }
  const places = await placesIn(team.db, [channel.groupJid], [...people.members, ...people.admins]);
  const wanted = changesOf(plan, people, channel, places);
  if (isNothing(wanted)) return 'unchanged';
  const refusal = await refusalOf(team, channel, plan, people, wanted);
  return refusal ?? { wanted, changes: shownChanges(plan, people, wanted, channel, places) };
}

/** Changes the channel of a row as far as it differs. Answers what changed. */
export async function updateByRow(
  cause: Cause,
  channel: ChannelRow,
  plan: RowPlan,
  people: NamedPeople,
): Promise<readonly RowChange[] | 'unchanged' | Problem> {
  const update = await planUpdate(cause, channel, plan, people);
  if (update === 'unchanged' || 'code' in update) return update;
  const { columns, moderators, joining } = update.wanted;
  await changeChannel(cause, channel, { ...columns, moderators });
  await putIn(cause, [channel], joining);
  return update.changes;
}
