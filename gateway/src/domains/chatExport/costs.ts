import type { FieldCosts } from '../../graphql/limits.ts';

/** A month of exports, one at a time; an estimate is a call of its own, which counts messages. Few are limited to channels. */
export const chatExportCosts: FieldCosts = {
  'Team.chatExports': { items: 30 },
  'ChatExport.channels': { items: 5 },
  'Team.chatExportEstimate': { question: 1 },
};
