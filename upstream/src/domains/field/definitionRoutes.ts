import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { adminsOnly, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { fieldUsage, fieldValues, fieldsInfo } from './answers.ts';
import { countHidden } from './clearingRepository.ts';
import { faultOfParents } from './conditionRules.ts';
import { addFields, removeUnusedFields, reorderFields } from './definitionActions.ts';
import { valuesNamed } from './personRepository.ts';
import { fieldShapesOf } from './repository.ts';
import type { FieldLimits } from './rules.ts';
import { updateFields } from './updateActions.ts';

/** What a team lays down of its fields. */
export const definitionRoutes = (
  limits: FieldLimits,
): Omit<Routes<'field'>, 'memberFields' | 'updateMemberFields'> => ({
  fieldsInfo: signedIn(notGuests, (context, { query }) => fieldsInfo(context, query.teamValues ?? false, limits)),
  fieldValues: signedIn(notGuests, (context, { body }) => fieldValues(context, body.valueIds)),
  fieldUsage: signedIn(adminsOnly, (context, { query }) => fieldUsage(context, query.fieldId)),
  parentsEffect: signedIn(adminsOnly, (context, { body }) => parentsEffect(context, body)),
  addTeamFields: signedIn(adminsOnly, (context, { body }) => addFields(context, body.addFields, limits)),
  updateTeamFields: signedIn(adminsOnly, (context, { body }) => updateFields(context, body.updateFields, limits)),
  reorderTeamFields: signedIn(adminsOnly, (context, { body }) => reorderFields(context, body.fieldIds)),
  removeTeamFields: signedIn(adminsOnly, async (context, { body }) => {
    await removeUnusedFields(context, body.removeFields);
    return {};
  }),
});

/** How many people would lose their value of a field, if these were its conditions. */
async function parentsEffect(
  { db, actor: { teamId } }: SessionContext,
  { fieldId, parents }: Body<'field', 'parentsEffect'>,
): Promise<Answer<'field', 'parentsEffect'>> {
  const shapes = await fieldShapesOf(db, teamId);
  const ids = parents.map((parent) => parent.valueId);
  const named = await valuesNamed(
    db,
    shapes.map((one) => one.fieldId),
    { ids, keys: [] },
  );
  const values = Map.groupBy(
    named.filter(({ origin }) => origin === 'team'),
    (one) => one.fieldId,
  );
  const fields = new Map(shapes.map((one) => [one.fieldId, { ...one, values: values.get(one.fieldId) ?? [] }]));
  const found = fields.get(fieldId);
  if (found === undefined) throw new Refusal('field_not_found', { field: 'fieldId' });
  const fault = faultOfParents({ ...found, parents }, fields);
  if (fault !== null) throw new Refusal(fault.refusal, { field: `parents${fault.at}` });
  return { losing: await countHidden(db, teamId, fieldId, parents) };
}
