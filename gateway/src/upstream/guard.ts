import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  type IBreaker,
  TaskCancelledError,
  bulkhead,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { type CallName, UpstreamError } from './errors.ts';
import { abandoned, notAsked } from './failures.ts';

/** How long a service is left alone once its breaker has opened. */
const RECOVERY_MS = 1_000;

/** Opens at ten failures in a row, or when 60 of the last 100 failed; a third failing at random does neither. */
function breakerRule(): IBreaker {
  const rules = [new ConsecutiveBreaker(10), new CountBreaker({ threshold: 0.6, size: 100, minimumNumberOfCalls: 30 })];
  return {
    state: undefined,
    success: (state) => rules.forEach((rule) => rule.success(state)),
    failure: (state) => rules.map((rule) => rule.failure(state)).some(Boolean),
  };
}

export type GuardState = 'closed' | 'open' | 'probing';

/** Keeps one failing or slow service from taking the others down: at most so many calls at once, and none while it is broken. */
export function serviceGuard(limits: { readonly concurrency: number; readonly queue: number }) {
  const slots = bulkhead(limits.concurrency, limits.queue);
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamError && error.countsAgainstService),
    { halfOpenAfter: RECOVERY_MS, breaker: breakerRule() },
  );
  return {
    state(): GuardState {
      if (circuit.state === CircuitState.HalfOpen) return 'probing';
      return circuit.state === CircuitState.Open ? 'open' : 'closed';
    },
    async run<T>(call: CallName, signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
      // Behind a probe that is still out, others would wait for its end; they get their answer at once instead.
      if (circuit.state === CircuitState.HalfOpen) throw notAsked(call, 'breaker');
      try {
        return await slots.execute(() => circuit.execute(attempt), signal);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw notAsked(call, 'breaker');
        if (error instanceof BulkheadRejectedError) throw notAsked(call, 'bulkhead');
        if (error instanceof TaskCancelledError) throw abandoned(call);
        throw error;
      }
    },
  };
}
