const EVERY_MS = 60_000;

/** Says something at most once a minute, or as often as is said, however often it is so: what does not go away would fill the log. */
export function seldom<Args extends unknown[]>(
  say: (...args: Args) => void,
  everyMs = EVERY_MS,
): (...args: Args) => void {
  let saidAt = -everyMs;
  return (...args) => {
    if (performance.now() - saidAt < everyMs) return;
    saidAt = performance.now();
    say(...args);
  };
}
