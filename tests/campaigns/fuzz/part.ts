import fc from 'fast-check';
import type { Finding, Length } from '../campaign.ts';
import type { Draw } from './choice.ts';
import type { Target } from './target.ts';

/** What is wrong with how one made input was dealt with; null where nothing is. */
export type Case = (draw: Draw) => Promise<string | null>;

/** One kind of input. */
export type Part = {
  readonly goal: string;
  /** How many inputs a run makes. */
  readonly counts: Readonly<Record<Length, number>>;
  readonly casesOf: (target: Target) => Case;
};

/** How much of what went wrong is told: enough to see what it was. */
const TOLD = 900;

const whole = new Intl.NumberFormat('en');

/** Puts all inputs of a part to a gateway. The first that is dealt with wrongly is made as small as it gets, and ends it. */
export async function runPart(
  { goal, counts, casesOf }: Part,
  target: Target,
  length: Length,
  seed: number,
): Promise<Finding> {
  const one = casesOf(target);
  const count = counts[length];
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const fault = await one(draw);
    target.stub.clear();
    if (fault !== null) throw new Error(fault);
  });
  const { failed, numRuns, errorInstance } = await fc.check(property, { seed, numRuns: count });
  const told = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return {
    goal,
    target: `none of ${whole.format(count)}`,
    figure: failed ? `no. ${numRuns} with seed ${seed}: ${told.slice(0, TOLD)}` : `none of ${whole.format(numRuns)}`,
    isMet: !failed,
    isTimed: false,
  };
}

/** A fault with what brought it about. */
export const faultWith = (fault: string | null, ...input: readonly unknown[]): string | null =>
  fault === null
    ? null
    : [fault, ...input.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))].join(' | ');
