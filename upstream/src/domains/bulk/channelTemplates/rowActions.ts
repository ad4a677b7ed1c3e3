import type { RowChange } from '../../../db/tables/bulk.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { GroupsDomain } from '../../channel/addressRules.ts';
import type { TeamRow } from '../../team/repository.ts';
import { createFromRow } from './createRowActions.ts';
import type { RowOutcome, WaitingRow } from './repository.ts';
import { type Problem, type RowPlan, isProblem } from './rowRules.ts';
import type { TemplateId } from './rules.ts';
import { type TeamStanding, readRows } from './standingActions.ts';
import { creationChanges, subjectOf } from './standingRules.ts';
import { updateByRow } from './updateRowActions.ts';

/** What became of a row. */
type Done = { readonly result: 'created' | 'updated' | 'unchanged'; readonly changes: readonly RowChange[] };

/** With what rows are done. */
type Means = { readonly team: TeamRow; readonly groupsDomain: GroupsDomain };

async function doRow(
  cause: Cause,
  templateId: TemplateId,
  plan: RowPlan,
  standing: TeamStanding,
  { team, groupsDomain }: Means,
): Promise<Done | Problem> {
  const subject = subjectOf(templateId, plan, standing);
  if ('code' in subject) return subject;
  const { channel, people } = subject;
  if (channel === null) {
    const made = await createFromRow(cause, team, plan, people, groupsDomain);
    return made === 'created' ? { result: made, changes: creationChanges(plan) } : made;
  }
  const changed = await updateByRow(cause, channel, plan, people);
  if (changed === 'unchanged') return { result: changed, changes: [] };
  return 'code' in changed ? changed : { result: 'updated', changes: changed };
}

/**
 * Does rows of a filled template, one after the other, with the team locked. No two rows of an upload are about one channel, so
 * that what is read before the first of them holds for the last.
 */
export async function doRows(
  cause: Cause,
  templateId: string,
  rows: readonly WaitingRow[],
  means: Means,
): Promise<RowOutcome[]> {
  const { template, read, standing } = await readRows(cause, templateId, rows);
  const outcomes: RowOutcome[] = [];
  for (const { line, plan } of read) {
    const done = isProblem(plan) ? plan : await doRow(cause, template.id, plan, standing, means);
    // What a row that failed would have changed stays what the preview said.
    outcomes.push(
      'code' in done ? { line, result: 'failed', changes: null, problem: done } : { line, ...done, problem: null },
    );
  }
  return outcomes;
}
