import type { FieldCosts } from '../../graphql/limits.ts';

/** One import for each source; a short address is asked about by a call of its own. */
export const importCosts: FieldCosts = {
  'Team.imports': { items: 4 },
  'Team.urlState': { question: 1 },
};
