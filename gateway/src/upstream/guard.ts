import { BulkheadRejectedError, TaskCancelledError, bulkhead } from 'cockatiel';
import { type News, type Standing, circuitBreaker } from './breaker.ts';
import type { UpstreamSettings } from './caller.ts';
import { type CallName, UpstreamError } from './errors.ts';
import { abandoned, notAsked } from './failures.ts';

export type { GuardState, Standing } from './breaker.ts';

/** A call that its client gave up, or that the operation's deadline ended, says nothing of the service. */
function newsIn(error: unknown): News {
  if (!(error instanceof UpstreamError)) return 'none';
  if (error.countsAgainstService) return error.isTimeout && error.status === null ? 'late' : 'bad';
  return error.status === null ? 'none' : 'good';
}

type Limits = Pick<UpstreamSettings, 'concurrency' | 'queue' | 'attemptMs'>;

/**
 * Keeps one failing or slow service from taking the others down: at most so many calls at once, and none while it is broken.
 * That it hangs is known half-way to the end of the first attempt.
 */
export function serviceGuard({ concurrency, queue, attemptMs }: Limits, now: () => number) {
  const slots = bulkhead(concurrency, queue);
  const breaker = circuitBreaker(attemptMs / 2, now);

  return {
    standing: (): Standing => breaker.standing(),
    /** Makes an attempt where one may be made now. It is to end with the signal that it is given. */
    async run<T>(call: CallName, signal: AbortSignal, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const passage = breaker.passage() ?? ((await breaker.isBack()) ? 'normal' : null);
      if (passage === null) throw notAsked(call, 'breaker');
      const isRead = call.access === 'read';
      // Another call of its operation may be refused meanwhile, and the operation answered: what a read is to find out, it
      // finds out all the same, within its own time.
      const until = passage === 'probe' && isRead ? new AbortController().signal : signal;
      const follow = () => breaker.follow(passage, isRead, () => attempt(until), newsIn);
      // Those that hang have the places: who finds out whether the service is back does not wait behind them.
      if (passage === 'probe') return follow();
      try {
        return await slots.execute(() => {
          // Opened while this call waited for its place.
          if (breaker.isOpen()) throw notAsked(call, 'breaker');
          return follow();
        }, signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw notAsked(call, 'bulkhead');
        if (error instanceof TaskCancelledError) throw abandoned(call);
        throw error;
      }
    },
  };
}
