import type { Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import type { ChannelRow } from '../../channel/repository.ts';
import { channelKey } from '../../channel/rules.ts';
import { peopleByEmail } from '../../member/repository.ts';
import { type WaitingRow, channelsNamed } from './repository.ts';
import { type RowPlan, isProblem, readRow } from './rowRules.ts';
import { templateOf } from './rules.ts';
import type { Standing } from './standingRules.ts';

/** The people and channels of a team that rows name. */
export type TeamStanding = Standing<ChannelRow>;

async function standingOf(
  { db, teamId }: Pick<Cause, 'db' | 'teamId'>,
  plans: readonly RowPlan[],
): Promise<TeamStanding> {
  const addresses = [...new Set(plans.flatMap(({ admins, members }) => [...admins, ...members]))];
  const people = await peopleByEmail(db, teamId, addresses);
  const channels = await channelsNamed(
    db,
    teamId,
    plans.map(({ name }) => channelKey(name)),
  );
  return {
    people: new Map(people.filter(({ state }) => state === 'active').map((one) => [one.emailKey, one])),
    channels: Map.groupBy(channels, ({ nameKey }) => nameKey),
  };
}

/** What rows ask for, or what is wrong with them by themselves; and all that they name of the team, read at once. */
export async function readRows(team: Pick<Cause, 'db' | 'teamId'>, templateId: string, rows: readonly WaitingRow[]) {
  const template = templateOf(templateId);
  if (!template) throw new Fault('A file fills a template that is not there.');
  const read = rows.map(({ line, cells }) => ({ line, plan: readRow(template.id, cells) }));
  const standing = await standingOf(
    team,
    read.flatMap(({ plan }) => (isProblem(plan) ? [] : [plan])),
  );
  return { template, read, standing };
}
