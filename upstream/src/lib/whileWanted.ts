import type { OutsideJob } from './jobs.ts';

/** How often is looked whether it is still wanted. */
const LOOK_EVERY_MS = 2_000;

/**
 * Does something that takes long as long as it is wanted; gives nothing where it is not any more.
 *
 * @param isWanted asked now and then while it goes on
 */
export async function whileWanted<T>(
  { signal }: Pick<OutsideJob, 'signal'>,
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
  everyMs = LOOK_EVERY_MS,
): Promise<T | undefined> {
  const unwanted = new AbortController();
  const look = async () => {
    if (!(await isWanted())) unwanted.abort();
  };
  // A look that fails is no answer: the next one is.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref();
  try {
    return await work(AbortSignal.any([signal, unwanted.signal]));
  } catch (error) {
    // What it works on may be gone as soon as it is not wanted.
    if (unwanted.signal.aborted || !(await isWanted())) return undefined;
    throw error;
  } finally {
    clearInterval(timer);
  }
}
