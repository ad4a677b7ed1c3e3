// Where a buyer stands while servers die: what they ask with, and how long they insist.
import { setTimeout as delay } from 'node:timers/promises';
import type { ProviderVisitor } from '../../support/paymentBrowser.ts';
import type { Answer, BuyerCalls } from './calls.ts';

export type Till = {
  readonly calls: BuyerCalls;
  /** At the providers. */
  readonly browser: ProviderVisitor;
  readonly random: (below: number) => number;
  /** Waits until all servers answer again. */
  readonly untilUp: () => Promise<void>;
};

/** How often anything is asked again, and how long until then; a payment that is under way takes some seconds. */
const PATIENCE = 12;
export const AGAIN_MS = 50;
const UNDER_WAY_MS = 250;
/** Refusals that pass by themselves: a provider that is away, another payment that is under way, figures that have changed. */
export const PASSING: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT']);
/** The same where something that has changed is no reason to ask again. */
export const AWAY: ReadonlySet<string> = new Set(['UNAVAILABLE']);

export const isRefusal = (answer: unknown): answer is { readonly refusal: string } =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

/** Asks until there is an answer that is not the fault of the moment. */
export async function insist<T>(
  { untilUp }: Till,
  ask: () => Promise<Answer<T>>,
  passing = PASSING,
): Promise<T | { readonly refusal: string }> {
  let answer: Answer<T> = 'cut';
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    answer = await ask();
    if (answer === 'cut') await untilUp();
    else if (!isRefusal(answer) || !passing.has(answer.refusal)) return answer;
    await delay(answer === 'cut' ? AGAIN_MS : UNDER_WAY_MS);
  }
  return answer === 'cut' ? { refusal: 'cut' } : answer;
}
