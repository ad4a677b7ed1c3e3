import type { FieldCosts } from '../../graphql/limits.ts';

/** At most 20 jobs are told of. */
export const bulkCosts: FieldCosts = {
  'Team.bulkJobs': { items: 20 },
};
