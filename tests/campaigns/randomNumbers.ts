/** Numbers below a bound that look random, and are the same in each run with the same seed. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  // A linear congruential generator: what comes out has to look shuffled, and nothing more.
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
