/** A call without arguments that is made at most once. */
export type Once<T> = (() => Promise<T>) & {
  /** From here on this is the answer, and no call is made for it. */
  readonly prime: (value: T) => void;
  /** The answer where it is there by now: undefined before, and where the call failed. */
  readonly known: () => T | undefined;
};

/** Makes the call when it is first asked for; everybody gets the same promise, a failed one too. */
export function once<T>(call: () => Promise<T>): Once<T> {
  let promise: Promise<T> | undefined;
  let known: T | undefined;
  const keep = (value: T) => (known = value);
  const answer = () => (promise ??= call().then(keep));
  return Object.assign(answer, {
    prime: (value: T) => void (promise = Promise.resolve(keep(value))),
    known: () => known,
  });
}
