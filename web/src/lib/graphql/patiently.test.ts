import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { patiently } from './patiently.ts';
import type { GraphqlAnswer } from './graphqlAnswer.ts';

const refused = (code: string, more = {}): GraphqlAnswer => ({
  data: null,
  errors: [{ message: code, extensions: { code, ...more } }],
  requestId: null,
});
const fine: GraphqlAnswer = { data: {}, errors: [], requestId: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** What comes of asking a gateway that gives these answers, one after the other. */
function asked(...answers: GraphqlAnswer[]) {
  const leave = new AbortController();
  const ask = vi.fn<() => Promise<GraphqlAnswer>>(() => Promise.resolve(answers.shift() ?? fine));
  return { ask, leave, outcome: patiently(ask, leave.signal) };
}

describe('an operation that the gateway had no time for', () => {
  it('is sent again once the time is over that the gateway asks for', async () => {
    const { ask, outcome } = asked(refused('OVERLOADED', { retryAfter: 3 }));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe(fine);
  });

  it('is told of when it was sent three times', async () => {
    const last = refused('OVERLOADED', { retryAfter: 900 });
    const { ask, outcome } = asked(refused('OVERLOADED'), refused('OVERLOADED'), last);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBe(last);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not wait longer than somebody does', async () => {
    const { outcome } = asked(refused('OVERLOADED', { retryAfter: 900 }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe(fine);
  });

  it('is not sent again where its page was left meanwhile', async () => {
    const { ask, leave, outcome } = asked(refused('OVERLOADED', { retryAfter: 3 }));
    await vi.advanceTimersByTimeAsync(1_000);
    leave.abort();
    await outcome;
    expect(ask).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each(['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'RATE_LIMITED'])('%s is told of at once', async (code) => {
  const answer = refused(code, { retryAfter: 1 });
  const { ask, outcome } = asked(answer);
  expect(await outcome).toBe(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});
