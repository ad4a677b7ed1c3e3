import type { Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import { deactivate, remove } from '../../member/actions.ts';
import { addressProblem } from './checkRules.ts';
import { leavingOutcome } from './workRules.ts';
import type { PlannedRow, RowOutcome, UploadRow } from './workRepository.ts';

/** Switches the people of rows off, or removes them; but nobody themselves, whoever had the file looked at. */
export async function removeByRows(
  cause: Cause,
  upload: UploadRow,
  rows: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  const guids = rows.flatMap(({ guid }) => (guid === null || guid === cause.actor ? [] : [guid]));
  const results = await (upload.mode === 'delete' ? remove : deactivate)(cause, guids);
  const byGuid = new Map(results.map(({ guid, result }) => [guid, leavingOutcome(result)]));
  return rows.map(({ line, email, guid }): RowOutcome => {
    const outcome = guid === cause.actor ? 'self' : byGuid.get(guid ?? '');
    if (outcome === undefined) throw new Fault('A row is about nobody.');
    if (outcome === 'done' || outcome === 'already') return { line, guid, result: outcome, problem: null };
    return { line, guid, result: 'failed', problem: addressProblem(upload, outcome, email) };
  });
}
