import type { TypePolicies } from '@apollo/client';
import { readLongList } from '../../lib/apollo/longList.ts';
import { type CachedPages, pagedField } from '../../lib/apollo/pagedField.ts';

/** How the cache keeps the lists of people. */
export const memberTypePolicies: TypePolicies = {
  Team: {
    fields: {
      members: { ...pagedField(['filter', 'search', 'orderBy']), read: readLongList<CachedPages>() },
      admins: pagedField(false),
      domainAdmins: pagedField(false),
      // A job leaves this list when it is done: what is read takes the place of what was there.
      bulkJobs: { merge: false },
    },
  },
};
