import { notGuests } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { updateMemberFields } from './actions.ts';
import { memberFields } from './answers.ts';

/** What people have in fields. */
export const personRoutes: Pick<Routes<'field'>, 'memberFields' | 'updateMemberFields'> = {
  memberFields: signedIn(notGuests, (context, { body }) => memberFields(context, body.guids)),
  updateMemberFields: signedIn(notGuests, (context, { body }) => updateMemberFields(context, body)),
};
