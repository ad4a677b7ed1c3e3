import { Refusal } from '../../../lib/errors.ts';
import type { Moment } from '../../billing/planActions.ts';
import { creationJudge } from '../../channel/createActions.ts';
import type { TeamRow } from '../../team/repository.ts';
import type { CheckedRow } from './checkRepository.ts';
import { creationProblem } from './createRowActions.ts';
import type { UploadRow, WaitingRow } from './repository.ts';
import { type Problem, type RowPlan, isProblem } from './rowRules.ts';
import type { TemplateId } from './rules.ts';
import { type TeamStanding, readRows } from './standingActions.ts';
import { creationChanges, subjectOf } from './standingRules.ts';
import { planUpdate } from './updateRowActions.ts';

type Verdict = Omit<CheckedRow, 'line'>;
type ChannelType = 'open' | 'closed';

const UNCHANGED: Verdict = { plan: 'unchanged', changes: [], problem: null };
const refusedFor = (problem: Problem): Verdict => ({ plan: 'refused', changes: [], problem });

/** What says why whoever handed a file over may not create channels of a type; null where they may. */
async function creationProblems({ db, now }: Moment, team: TeamRow, { actor: guid, teamId }: UploadRow) {
  try {
    const { refusalOf } = await creationJudge(db, team, { guid, teamId }, now);
    return async (type: ChannelType) => {
      const refusal = await refusalOf(type);
      return refusal === null ? null : creationProblem(refusal, type);
    };
  } catch (error) {
    // They are not active any more.
    if (error instanceof Refusal) return async (type: ChannelType) => creationProblem(error.code, type);
    throw error;
  }
}

async function judge(
  { db, teamId }: { readonly db: Moment['db']; readonly teamId: string },
  templateId: TemplateId,
  plan: RowPlan,
  standing: TeamStanding,
  mayNotCreate: (type: ChannelType) => Promise<Problem | null>,
): Promise<Verdict> {
  const subject = subjectOf(templateId, plan, standing);
  if ('code' in subject) return refusedFor(subject);
  const { channel, people } = subject;
  if (channel === null) {
    const refusal = await mayNotCreate(plan.type ?? 'closed');
    return refusal ? refusedFor(refusal) : { plan: 'create', changes: creationChanges(plan), problem: null };
  }
  const update = await planUpdate({ db, teamId }, channel, plan, people);
  if (update === 'unchanged') return UNCHANGED;
  return 'code' in update ? refusedFor(update) : { plan: 'change', changes: update.changes, problem: null };
}

/** Compares rows of a filled template with the team as it stands: what each would change, or why it cannot be done. */
export async function compareRows(
  moment: Moment,
  team: TeamRow,
  upload: UploadRow,
  rows: readonly WaitingRow[],
): Promise<CheckedRow[]> {
  const ofTeam = { db: moment.db, teamId: upload.teamId };
  const { template, read, standing } = await readRows(ofTeam, upload.templateId, rows);
  const mayNotCreate = await creationProblems(moment, team, upload);
  const checked: CheckedRow[] = [];
  for (const { line, plan } of read) {
    const verdict = isProblem(plan) ? refusedFor(plan) : await judge(ofTeam, template.id, plan, standing, mayNotCreate);
    checked.push({ line, ...verdict });
  }
  return checked;
}
