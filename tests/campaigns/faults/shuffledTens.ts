import { randomNumbers } from '../randomNumbers.ts';

/** Says yes exactly so many times out of ten, in an order that the seed decides, the same in every run. */
export function shuffledTens(yes: number, seed: number): () => boolean {
  const random = randomNumbers(seed);
  let left = { yes: 0, no: 0 };
  return () => {
    if (left.yes + left.no === 0) left = { yes, no: 10 - yes };
    const isYes = random(left.yes + left.no) < left.yes;
    left[isYes ? 'yes' : 'no'] -= 1;
    return isYes;
  };
}
