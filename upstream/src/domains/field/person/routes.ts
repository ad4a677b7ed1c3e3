import { notGuests } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/service.ts';
import { readMemberFields, updateMemberFields } from './actions.ts';

/** What people have in fields. */
export const personRoutes: Pick<Routes<'field'>, 'memberFields' | 'updateMemberFields'> = {
  memberFields: signedIn(notGuests, (context, { body }) => readMemberFields(context, body.guids)),
  updateMemberFields: signedIn(notGuests, (context, { body }) => updateMemberFields(context, body)),
};
