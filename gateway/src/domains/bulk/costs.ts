import type { FieldCosts } from '../../graphql/limits.ts';

/** At most 20 jobs are told of, and there are two templates. */
export const bulkCosts: FieldCosts = {
  'Team.bulkJobs': { items: 20 },
  'Team.channelTemplates': { items: 2 },
};
