import { setTimeout as delay } from 'node:timers/promises';
import { UpstreamError } from './errors.ts';

/** With a call of three failing, one read of a hundred and twenty fails this often in a row. */
const MAX_RETRIES = 3;
const BASE_DELAY_MS = 40;

/**
 * How many retries a service is granted: 45 for every 100 calls, with some in hand. Three calls of ten failing need 42, so
 * that what is in hand evens out how they come.
 */
export function retryBudget() {
  const share = 0.45;
  const most = 50;
  let tokens = most;
  return {
    deposit() {
      tokens = Math.min(most, tokens + share);
    },
    withdraw() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

type Settings = {
  readonly signal: AbortSignal;
  readonly budget: ReturnType<typeof retryBudget>;
  readonly random: () => number;
  /** Whether one that came too late is repeated: not where so much time is all that there is for the call. */
  readonly repeatsLate: boolean;
};

const mayHelp = (error: unknown, attempt: number, { signal, repeatsLate }: Settings) =>
  attempt <= MAX_RETRIES &&
  error instanceof UpstreamError &&
  error.passing &&
  (repeatsLate || !error.isTimeout) &&
  !signal.aborted;

/** Repeats a read that failed in passing, after a short random wait, while time and the service's budget allow. */
export async function withRetries<T>(run: () => Promise<T>, settings: Settings): Promise<T> {
  const { signal, budget, random } = settings;
  budget.deposit();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!mayHelp(error, attempt, settings) || !budget.withdraw()) throw error;
      const waited = await delay(BASE_DELAY_MS * 2 ** (attempt - 1) * random(), true, { signal }).catch(() => false);
      if (!waited) throw error;
    }
  }
}
