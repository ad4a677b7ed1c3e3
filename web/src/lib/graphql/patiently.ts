import type { GraphqlAnswer } from './graphqlAnswer.ts';

/** How often an operation is sent again that the gateway had no time for. */
const AGAIN = 2;
/** What to wait where the gateway does not say how long, and the most that is waited, in seconds. */
const USUAL_WAIT = 2;
const LONGEST_WAIT = 5;

/** How many seconds to wait where the gateway did nothing at all, having too much to do; null for any other answer. */
function waitOf({ errors }: GraphqlAnswer): number | null {
  const refusal = errors.find(({ extensions }) => extensions['code'] === 'OVERLOADED')?.extensions;
  if (!refusal) return null;
  const told = refusal['retryAfter'];
  return Math.min(LONGEST_WAIT, typeof told === 'number' ? told : USUAL_WAIT);
}

const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, seconds * 1_000);
    signal?.addEventListener('abort', end);
  });

/**
 * Asks again, a little later, where the gateway turned the operation away to stay quick for others. Nothing was done then, so
 * that a change may be sent again as well.
 */
export async function patiently(
  ask: () => Promise<GraphqlAnswer>,
  signal: AbortSignal | undefined,
): Promise<GraphqlAnswer> {
  for (let again = AGAIN; ; again -= 1) {
    const answer = await ask();
    const wait = again > 0 ? waitOf(answer) : null;
    if (wait === null) return answer;
    await pause(wait, signal);
    if (signal?.aborted) return answer;
  }
}
