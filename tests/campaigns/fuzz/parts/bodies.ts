import { malformedOf } from '../bodies.ts';
import { type Part, faultWith } from '../part.ts';
import { faultOf } from '../verdict.ts';

export const bodyPart: Part = {
  goal: 'bodies and addresses dealt with wrongly',
  counts: { short: 250, long: 7_000 },
  casesOf: (target) => async (draw) => {
    const asking = malformedOf(draw);
    const fault = faultOf(await target.ask(asking));
    return faultWith(fault, asking.path ?? '', asking.headers, String(asking.body).slice(0, 300));
  },
};
