import type { FieldCosts } from '../../graphql/limits.ts';

/** A month of exports, one at a time; an estimate is a call of its own, which counts messages. */
export const chatExportCosts: FieldCosts = {
  'Team.chatExports': { items: 30 },
  'Team.chatExportEstimate': { question: 1 },
};
