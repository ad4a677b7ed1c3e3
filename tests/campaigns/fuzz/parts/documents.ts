import { documentOf } from '../documents.ts';
import { type Part, faultWith } from '../part.ts';
import { faultOf } from '../verdict.ts';

export const documentPart: Part = {
  goal: 'documents dealt with wrongly',
  counts: { short: 300, long: 22_000 },
  casesOf: (target) => async (draw) => {
    const { query, variables } = documentOf(draw);
    return faultWith(faultOf(await target.askFor(query, variables)), query, variables);
  },
};
