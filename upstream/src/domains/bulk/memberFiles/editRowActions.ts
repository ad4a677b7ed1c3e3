import { randomUUID } from 'node:crypto';
import type { Cause } from '../../../lib/cause.ts';
import { planOf } from '../../billing/planActions.ts';
import { type PersonChange, keepFieldChanges } from '../../field/person/keepActions.ts';
import { peopleByGuid } from '../../member/repository.ts';
import { addressProblem, editingProblem } from './checkRules.ts';
import { heldChoicesOf, knownFieldsOf } from './fieldActions.ts';
import { isRefused, readRow } from './rowRules.ts';
import { plannerOf } from './workRules.ts';
import type { PlannedRow, RowOutcome, UploadRow } from './workRepository.ts';

const guidsOf = (rows: readonly PlannedRow[]) => rows.flatMap(({ guid }) => guid ?? []);

/** Writes what rows say into people's fields, over whatever stands there by now. */
export async function editByRows(cause: Cause, upload: UploadRow, rows: readonly PlannedRow[]): Promise<RowOutcome[]> {
  const { db, teamId } = cause;
  const people = await peopleByGuid(db, teamId, guidsOf(rows), true);
  const byGuid = new Map(people.map((one) => [one.guid, one]));
  const read = rows.map((row) => ({ ...row, wish: readRow(upload, row.cells) }));
  const wishes = read.flatMap(({ wish }) => (isRefused(wish) ? [] : [wish]));
  const known = await knownFieldsOf(cause, teamId, wishes);
  const heldBy = await heldChoicesOf({ db }, guidsOf(rows));
  const plan = plannerOf(upload, known, (await planOf(cause, teamId)) === 'free', randomUUID);
  const changes = new Map<number, PersonChange>();
  const outcomes: RowOutcome[] = [];
  for (const { line, guid, wish } of read) {
    const fail = (what: RowOutcome['problem']) => outcomes.push({ line, guid, result: 'failed', problem: what });
    const code = editingProblem(guid === null ? undefined : byGuid.get(guid));
    if (isRefused(wish)) fail(wish);
    else if (guid === null || code !== null) fail(addressProblem(upload, code ?? 'not_in_team', wish.email));
    else {
      const current = heldBy(guid).choices;
      const fields = plan(wish, current);
      if ('code' in fields) fail(fields);
      else changes.set(line, { guid, current, wanted: fields.wanted, plan: fields.plan, rewritten: [] });
    }
  }
  const kept = await keepFieldChanges(cause, [...changes.values()]);
  const done = [...changes].map(([line, { guid }]): RowOutcome => ({
    ...{ line, guid, result: kept.has(guid) ? 'done' : 'already', problem: null },
  }));
  return [...outcomes, ...done];
}
