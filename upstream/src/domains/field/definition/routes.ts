import { adminsOnly, notGuests } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { fieldUsage, fieldValues, fieldsInfo } from '../answers.ts';
import type { FieldLimits } from '../rules.ts';
import { addFields, removeUnusedFields, reorderFields } from './actions.ts';
import { parentsEffect } from './effectActions.ts';
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
