import { randomUUID } from 'node:crypto';
import type { Answer, Body } from '../../../generated/contract.ts';
import { note, noteAll } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { demandPro } from '../../billing/planActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { userGroupsNaming } from '../../userGroup/repository.ts';
import { describeFields } from '../answers.ts';
import { childrenOf } from '../conditionRules.ts';
import { type FieldShape, fieldShapesOf, fieldsOf, withValues } from '../repository.ts';
import type { FieldLimits } from '../rules.ts';
import { heldFields } from '../usageRepository.ts';
import { auditedField } from './auditRules.ts';
import { planNewFields } from './planRules.ts';
import { insertFields, removeFields, saveConditions, saveOrder, saveValues } from './repository.ts';

/**
 * The cause of a change that an admin makes where the plan includes fields, with the team locked.
 *
 * @throws Refusal `actor_not_admin`, `plan_required`
 */
export async function lockForDefinition(context: SessionContext): Promise<Cause> {
  const { cause } = await lockForAdmin(context);
  await demandPro(cause);
  return cause;
}

/**
 * Adds fields behind the others.
 *
 * @throws Refusal with the place in the body as its field
 */
export async function addFields(
  context: SessionContext,
  given: Body<'field', 'addTeamFields'>['addFields'],
  limits: FieldLimits,
): Promise<Answer<'field', 'addTeamFields'>> {
  const cause = await lockForDefinition(context);
  const { db, teamId, now } = cause;
  const fields = await fieldsOf(db, teamId);
  const wanted = given.map(({ team_values: texts, ...one }) => ({
    ...one,
    team_values: (texts ?? []).map((value) => ({ value })),
  }));
  const planned = planNewFields(fields, wanted, { limits, newId: randomUUID, ownValues: new Map() });
  if ('refusal' in planned) throw new Refusal(planned.refusal, { field: `addFields${planned.at}` });
  const last = Math.max(0, ...fields.map(({ priority }) => priority));
  const added = planned.map(({ after }) => after);
  await insertFields(
    db,
    added.map(({ values: _values, parents: _parents, ...one }, place) => ({
      ...{ ...one, version: 1, teamId, createdAt: now },
      priority: last + 1 + place,
    })),
  );
  for (const { fieldId, values, parents } of added) {
    await saveConditions(db, fieldId, parents);
    if (values.length > 0) await saveValues(db, fieldId, values);
  }
  await noteAll(
    cause,
    'field.add',
    added.map((one) => ({ target: `field:${one.fieldId}`, after: auditedField(one) })),
  );
  const only = added.map(({ fieldId }) => fieldId);
  return { fields: await describeFields(db, teamId, { only, detail: 'allValues' }) };
}

/**
 * Gives the fields of the team another order. They keep their versions: nobody's change of a field is in its way.
 *
 * @throws Refusal `stale_version` where the list is not just all fields of the team
 */
export async function reorderFields(
  context: SessionContext,
  fieldIds: readonly string[],
): Promise<Answer<'field', 'reorderTeamFields'>> {
  const cause = await lockForDefinition(context);
  const { db, teamId } = cause;
  const before = (await fieldShapesOf(db, teamId)).map(({ fieldId }) => fieldId);
  const wanted = new Set(fieldIds);
  const isComplete = fieldIds.length === before.length && before.every((fieldId) => wanted.has(fieldId));
  if (!isComplete) throw new Refusal('stale_version', { field: 'fieldIds' });
  if (before.some((fieldId, place) => fieldIds[place] !== fieldId)) {
    await saveOrder(db, fieldIds);
    await note(cause, 'field.reorder', `team:${teamId}`, { before, after: fieldIds });
  }
  return { fields: await describeFields(db, teamId, { detail: 'none' }) };
}

/**
 * Removes fields that nothing uses, on any plan.
 *
 * @throws Refusal with the place in the body as its field
 */
export async function removeUnusedFields(context: SessionContext, given: readonly string[]): Promise<void> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const fields = await fieldShapesOf(db, teamId);
  const byId = new Map(fields.map((one) => [one.fieldId, one]));
  const going = given.map((fieldId, place) => {
    const found = byId.get(fieldId);
    if (found === undefined) throw new Refusal('field_not_found', { field: `removeFields.${place}` });
    return found;
  });
  const staying = fields.filter((one) => !going.includes(one));
  const used = {
    byGroups: new Set((await userGroupsNaming(db, { fieldIds: given })).map(({ fieldId }) => fieldId)),
    byPeople: new Set(await heldFields(db, given)),
  };
  for (const [place, one] of going.entries()) demandUnused(one, `removeFields.${place}`, staying, used);
  const removed = await withValues(db, [...new Set(going)]);
  await removeFields(
    db,
    removed.map(({ fieldId }) => fieldId),
  );
  await noteAll(
    cause,
    'field.remove',
    removed.map((one) => ({ target: `field:${one.fieldId}`, before: auditedField(one) })),
  );
}

function demandUnused(
  one: FieldShape,
  field: string,
  staying: readonly FieldShape[],
  used: { byGroups: ReadonlySet<string>; byPeople: ReadonlySet<string> },
): void {
  if (one.editableBy === 'platform') throw new Refusal('field_is_platform', { field });
  if (childrenOf(staying, one.fieldId).length > 0)
    throw new Refusal('field_is_already_used', { field: `${field}.parents` });
  // A user group names values that people have: their values are in the way once it names the field no more.
  if (used.byGroups.has(one.fieldId)) throw new Refusal('field_used_in_user_groups', { field });
  if (used.byPeople.has(one.fieldId)) throw new Refusal('field_is_already_used', { field: `${field}.values` });
}
