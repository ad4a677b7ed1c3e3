import { adminsOnly, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { addGroup, removeGroup, updateGroup } from './changeActions.ts';
import { preview, readCriteria, readCriteriaOf, readMembers, readUsage, toCriterion } from './readActions.ts';

const optionsOf = ({ errorOnDuplicateCriteria = false }: { errorOnDuplicateCriteria?: boolean }) => ({
  refusesSameConstraints: errorOnDuplicateCriteria,
});

export function userGroupRoutes(): Routes<'userGroup'> {
  return {
    criteria: signedIn(notGuests, (context) => readCriteria(context)),
    userCriterion: signedIn(notGuests, (context, { query }) => readCriteriaOf(context, query.onBehalfOf)),
    criteriaUsage: signedIn(adminsOnly, (context, { body }) => readUsage(context, body.ids)),
    criterionMembers: signedIn(adminsOnly, (context, { query }) => readMembers(context, query)),
    previewCriterion: signedIn(adminsOnly, (context, { body }) => preview(context, body)),
    addCriteria: signedIn(adminsOnly, async (context, { query, body }) =>
      toCriterion(await addGroup(context, body, optionsOf(query))),
    ),
    updateCriterion: signedIn(adminsOnly, async (context, { query, body }) =>
      toCriterion(await updateGroup(context, body, optionsOf(query))),
    ),
    removeCriterion: signedIn(adminsOnly, async (context, { body }) => {
      await removeGroup(context, body.id);
      return {};
    }),
  };
}
