import { adminsOnly, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/routes.ts';
import {
  criteria,
  criteriaUsage,
  criterionMembers,
  firstCriterionMembers,
  previewCriterion,
  toCriterion,
  userCriterion,
} from './answers.ts';
import { addGroup, removeGroup, updateGroup } from './changeActions.ts';

const optionsOf = ({ errorOnDuplicateCriteria = false }: { errorOnDuplicateCriteria?: boolean }) => ({
  refusesSameConstraints: errorOnDuplicateCriteria,
});

export function userGroupRoutes(): Routes<'userGroup'> {
  return {
    criteria: signedIn(notGuests, criteria),
    userCriterion: signedIn(notGuests, (context, { query }) => userCriterion(context, query.onBehalfOf)),
    criteriaUsage: signedIn(adminsOnly, (context, { body }) => criteriaUsage(context, body.ids)),
    criterionMembers: signedIn(adminsOnly, (context, { query }) => criterionMembers(context, query)),
    firstCriterionMembers: signedIn(adminsOnly, (context, { body }) => firstCriterionMembers(context, body)),
    previewCriterion: signedIn(adminsOnly, (context, { body }) => previewCriterion(context, body)),
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
