import type { FieldCosts } from '../../graphql/limits.ts';

/**
 * At most 20 jobs, 20 files of people and 20 of channels are told of, and there are two templates. A file of people has as many columns as a
 * team has custom fields as a rule, and a row changes a few of them; one of channels at most six.
 */
export const bulkCosts: FieldCosts = {
  'Team.bulkJobs': { items: 20 },
  'Team.channelTemplates': { items: 2 },
  'Team.channelUploads': { items: 20 },
  'Team.memberUploads': { items: 20 },
  'Team.memberUploadColumns': { items: 20 },
  'MemberUploadRow.changes': { items: 5 },
  'ChannelUploadRow.changes': { items: 6 },
};
