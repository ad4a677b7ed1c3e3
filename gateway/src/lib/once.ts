/** A call without arguments that is made at most once; everybody gets the same promise, a failed one too. */
export function once<T>(call: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= call());
}
