import { randomUUID } from 'node:crypto';
import { sameTextKey } from '@muster/schema/formats/customField';
import type { Queries } from '../../../db/database.ts';
import type { Answer, Body, RefusalCode } from '../../../generated/contract.ts';
import { noteAll } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { settleNaming } from '../../channel/settleActions.ts';
import { userGroupsNaming } from '../../userGroup/repository.ts';
import { describeFields } from '../answers.ts';
import { clearHidden } from '../person/clearingRepository.ts';
import { fieldsOf } from '../repository.ts';
import type { FieldLimits, KnownValue } from '../rules.ts';
import { heldValues } from '../usageRepository.ts';
import { lockForDefinition } from './actions.ts';
import { auditedChange, isChanged } from './auditRules.ts';
import { type GivenUpdate, type PlannedField, planUpdates } from './planRules.ts';
import {
  freeNames,
  ownValueIds,
  ownValuesNamed,
  removeValues,
  saveConditions,
  saveField,
  saveValues,
} from './repository.ts';
import { removedValues } from './rules.ts';

/** A field that changes, with its place in the body and the ids of the values that it has no longer. */
type Change = PlannedField & { place: number; removed: string[] };

/**
 * Changes what is given of fields. Whoever does not meet a field's conditions any more loses the value.
 *
 * @throws Refusal with the place in the body as its field
 */
export async function updateFields(
  context: SessionContext,
  given: Body<'field', 'updateTeamFields'>['updateFields'],
  limits: FieldLimits,
): Promise<Answer<'field', 'updateTeamFields'>> {
  const cause = await lockForDefinition(context);
  const { db, teamId } = cause;
  const ownValues = await ownValuesIn(db, given);
  const planned = planUpdates(await fieldsOf(db, teamId), given, { limits, newId: randomUUID, ownValues });
  if ('refusal' in planned) throw refusalAt(planned.refusal, planned.at);
  const changes: Change[] = [];
  for (const [place, one] of planned.entries()) {
    if (isChanged(one.before, one.after)) changes.push({ ...one, place, removed: await demandUnused(db, place, one) });
  }
  await save(db, changes);
  const losers = changes.some(mayHide) ? await clearHidden(db, teamId) : [];
  await noteAll(
    cause,
    'field.update',
    changes.map((one) => ({
      target: `field:${one.after.fieldId}`,
      // Of several that hide something at once, each tells what all of them have emptied.
      ...auditedChange(one.before, one.after, mayHide(one) ? losers : []),
    })),
  );
  // Who has lost a value may belong to other user groups than before.
  if (losers.length > 0) await settleNaming(cause);
  const only = planned.map(({ after }) => after.fieldId);
  return { fields: await describeFields(db, teamId, { only, detail: 'allValues' }) };
}

const refusalAt = (code: RefusalCode, at: string) => new Refusal(code, { field: `updateFields${at}` });

/** What people have brought into fields themselves, as far as the values given name it. */
async function ownValuesIn(db: Queries, given: readonly GivenUpdate[]): Promise<Map<string, KnownValue[]>> {
  const values = given.flatMap((one) => one.team_values ?? []);
  if (values.length === 0) return new Map();
  const rows = await ownValuesNamed(
    db,
    given.map(({ fieldId }) => fieldId),
    {
      valueIds: values.flatMap(({ valueId }) => valueId ?? []),
      valueKeys: values.map(({ value }) => sameTextKey(value)),
    },
  );
  return Map.groupBy(
    rows.map(({ valueId, valueKey, fieldId }) => ({ valueId, valueKey, fieldId, origin: 'user' as const })),
    ({ fieldId }) => fieldId,
  );
}

/** The ids of the values that a field has no longer, all of them out of use; the same is asked of a field to be archived. */
async function demandUnused(db: Queries, place: number, { before, after }: PlannedField): Promise<string[]> {
  const isArchivedNow = after.isArchived && !before.isArchived;
  if (isArchivedNow && (await userGroupsNaming(db, { fieldIds: [after.fieldId] })).length > 0)
    throw refusalAt('field_used_in_user_groups', `.${place}.isArchived`);
  const removed = removedValues(before, after);
  await demandUnusedValues(db, removed, `.${place}.team_values`);
  if (before.valueType !== 'unrestricted' || after.valueType !== 'singleSelect') return removed;
  const given = new Set(after.values.map(({ valueId }) => valueId));
  const own = (await ownValueIds(db, after.fieldId)).filter((valueId) => !given.has(valueId));
  await demandUnusedValues(db, own, `.${place}.valueType`);
  return [...removed, ...own];
}

async function demandUnusedValues(db: Queries, valueIds: readonly string[], at: string): Promise<void> {
  if (valueIds.length === 0) return;
  if ((await heldValues(db, valueIds)).length > 0) throw refusalAt('value_is_already_used', at);
  if ((await userGroupsNaming(db, { valueIds })).length > 0) throw refusalAt('field_used_in_user_groups', at);
}

/** Conditions first: they may name values that go, and values may get texts that others give up. */
async function save(db: Queries, changes: readonly Change[]): Promise<void> {
  const renamed = changes.filter(({ before, after }) => before.nameKey !== after.nameKey);
  if (renamed.length > 1)
    await freeNames(
      db,
      renamed.map(({ after }) => after.fieldId),
    );
  for (const { before, after } of changes) {
    const { values: _values, parents: _parents, version: _version, fieldId, ...columns } = after;
    await saveField(db, fieldId, columns);
    if (after.parents !== before.parents) await saveConditions(db, fieldId, after.parents);
  }
  for (const { removed, before, after } of changes) {
    await removeValues(db, removed);
    if (after.values !== before.values && after.values.length > 0) await saveValues(db, after.fieldId, after.values);
  }
}

/** Whether people may lose values by a change: other conditions, or a field that comes back, to others than it had left. */
const mayHide = ({ before, after }: Change) =>
  (before.isArchived && !after.isArchived) || JSON.stringify(before.parents) !== JSON.stringify(after.parents);
