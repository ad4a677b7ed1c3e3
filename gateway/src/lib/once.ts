/** A call without arguments that is made at most once. */
export type Once<T> = (() => Promise<T>) & {
  /** From here on this is the answer, and no call is made for it. */
  readonly prime: (value: T) => void;
};

/** Makes the call when it is first asked for; everybody gets the same promise, a failed one too. */
export function once<T>(call: () => Promise<T>): Once<T> {
  let promise: Promise<T> | undefined;
  const answer = () => (promise ??= call());
  return Object.assign(answer, { prime: (value: T) => void (promise = Promise.resolve(value)) });
}
