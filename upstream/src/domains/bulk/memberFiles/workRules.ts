import type { SubjectOutcome } from '../../../lib/subjects.ts';
import { type FieldPlan, type KnownFields, planTexts, valueAddress } from './fieldRules.ts';
import { type FileForm, type Problem, type ProblemCode, type RowWish, problem } from './rowRules.ts';

/** How many rows one step works off: few enough that others do not wait for long. */
export const STEP_ROWS = 150;

/** What switching somebody off, or removing them, leads to. */
export function leavingOutcome(result: SubjectOutcome): 'done' | 'already' | ProblemCode {
  if (result === 'done' || result === 'already' || result === 'last_admin') return result;
  return result === 'not_found' ? 'not_in_team' : 'changed_meanwhile';
}

type Current = FieldPlan['before'];

/**
 * What plans the texts of a step's rows one after the other: a value that one of them brings in is there for the next. What could
 * be done when the file was looked at and cannot be done any more was changed in the meantime.
 *
 * @param isFree whether the team's plan has no fields any more
 */
export function plannerOf(
  form: Pick<FileForm, 'header' | 'columns'>,
  known: KnownFields,
  isFree: boolean,
  newId: () => string,
): (wish: Pick<RowWish, 'texts'>, current: Current) => FieldPlan | Problem {
  const values = new Map(known.values);
  return ({ texts }, current) => {
    if (isFree && texts.size > 0) return problem('plan_required');
    const planned = planTexts(form, { texts }, current, { ...known, values }, newId);
    if ('code' in planned) return { ...planned, code: 'changed_meanwhile' };
    for (const { choice, isNew } of planned.wanted) {
      if (choice && isNew) values.set(valueAddress(choice.fieldId, choice.valueKey), choice);
    }
    return planned;
  };
}
