import { type Part, faultWith } from '../part.ts';
import { faultOfRaw, rawOf, sendRaw } from '../sockets.ts';
import { DEADLINE_MS } from '../target.ts';

export const socketPart: Part = {
  goal: 'messages that are no HTTP dealt with wrongly',
  counts: { short: 60, long: 1_000 },
  casesOf: (target) => async (draw) => {
    const message = rawOf(draw);
    return faultWith(faultOfRaw(await sendRaw(target.url, message, DEADLINE_MS)), message.slice(0, 300));
  },
};
