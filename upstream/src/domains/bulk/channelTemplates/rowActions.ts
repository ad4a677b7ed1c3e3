import type { Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import type { GroupsDomain } from '../../channel/addressRules.ts';
import type { ChannelRow } from '../../channel/repository.ts';
import { channelKey } from '../../channel/rules.ts';
import { peopleByEmail } from '../../member/repository.ts';
import { type TeamRow, lockTeam } from '../../team/repository.ts';
import { createFromRow } from './createRowActions.ts';
import { type RowOutcome, type WaitingRow, channelsNamed } from './repository.ts';
import { type Problem, type RowPlan, isProblem, problem, readRow } from './rowRules.ts';
import { type TemplateId, templateOf } from './rules.ts';
import { type People, channelOf, peopleOf } from './standingRules.ts';
import { updateByRow } from './updateRowActions.ts';

/** What became of a row. */
type RowResult = 'created' | 'updated' | 'unchanged' | Problem;

/** What a step's rows are about, read at once. */
type Known = {
  readonly team: TeamRow;
  readonly groupsDomain: GroupsDomain;
  readonly people: People;
  /** By what their names are compared as. */
  readonly channels: ReadonlyMap<string, readonly ChannelRow[]>;
};

async function knownOf({ db, teamId }: Cause, plans: readonly RowPlan[]): Promise<Pick<Known, 'people' | 'channels'>> {
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

async function doRow(cause: Cause, templateId: TemplateId, plan: RowPlan, known: Known): Promise<RowResult> {
  const candidates = known.channels.get(channelKey(plan.name)) ?? [];
  const people = peopleOf(plan, known.people);
  if (templateId === 'create') {
    if (candidates.length > 0) return problem('name_taken', 'channel_name', plan.name);
    return 'code' in people ? people : createFromRow(cause, known.team, plan, people, known.groupsDomain);
  }
  const found = channelOf(plan.name, candidates);
  if ('code' in found) return found;
  return 'code' in people ? people : updateByRow(cause, found.channel, plan, people);
}

/**
 * Does rows of a filled template, one after the other. The team is locked from here on. No two rows of an upload are about one
 * channel, so that what is read before the first of them holds for the last.
 */
export async function doRows(
  cause: Cause,
  templateId: string,
  rows: readonly WaitingRow[],
  groupsDomain: GroupsDomain,
): Promise<RowOutcome[]> {
  const template = templateOf(templateId);
  if (!template) throw new Fault('A file fills a template that is not there.');
  const team = await lockTeam(cause.db, cause.teamId);
  const read = rows.map(({ line, cells }) => ({ line, plan: readRow(template.id, cells) }));
  const found = await knownOf(
    cause,
    read.flatMap(({ plan }) => (isProblem(plan) ? [] : [plan])),
  );
  const known = { ...found, team, groupsDomain };
  const outcomes: RowOutcome[] = [];
  for (const { line, plan } of read) {
    const result = isProblem(plan) ? plan : await doRow(cause, template.id, plan, known);
    outcomes.push(
      typeof result === 'string' ? { line, result, problem: null } : { line, result: 'failed', problem: result },
    );
  }
  return outcomes;
}
