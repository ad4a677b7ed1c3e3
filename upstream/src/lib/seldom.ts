const EVERY_MS = 60_000;

/** Says something at most once a minute, however often it is so: what does not go away would fill the log. */
export function seldom<Args extends unknown[]>(say: (...args: Args) => void): (...args: Args) => void {
  let saidAt = -EVERY_MS;
  return (...args) => {
    if (performance.now() - saidAt < EVERY_MS) return;
    saidAt = performance.now();
    say(...args);
  };
}
