/** Says yes exactly so many times out of ten, in an order that the seed decides, the same in every run. */
export function shuffledTens(yes: number, seed: number): () => boolean {
  let state = seed;
  // A linear congruential generator: what comes out has to look shuffled, and nothing more.
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  let left = { yes: 0, no: 0 };
  return () => {
    if (left.yes + left.no === 0) left = { yes, no: 10 - yes };
    const isYes = below(left.yes + left.no) < left.yes;
    left[isYes ? 'yes' : 'no'] -= 1;
    return isYes;
  };
}
