import { expect, test } from 'vitest';
import { hiddenKeys } from './hiddenKeys.ts';
import { type LimiterFactory, withTake } from './limiter.ts';

/** Limiters that only note what they are asked about. */
function noted() {
  const keys: string[] = [];
  const factory: LimiterFactory = () =>
    withTake({
      count(key) {
        keys.push(key);
        return Promise.resolve({ wait: null, left: 1, endsInMs: 1_000 });
      },
      giveBack: (key) => Promise.resolve(void keys.push(key)),
      reset: (key) => Promise.resolve(void keys.push(key)),
    });
  return { keys, factory };
}

const KEY = 'a-session-key-of-at-least-32-characters';
const issue = { name: 'issue', points: 3, windowMs: 1_000 };

test('what is counted tells nothing of whom it is about, and is the same for every act and gateway', async () => {
  const { keys, factory } = noted();
  const limiter = hiddenKeys(KEY, factory)(issue);
  await limiter.take('ada@orbit.example');
  await limiter.giveBack('ada@orbit.example');
  await limiter.reset('ada@orbit.example');
  await hiddenKeys(KEY, factory)(issue).take('ada@orbit.example');
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(new Set(keys).size).toBe(1);
});

test('other people, limits and session keys give other names', async () => {
  const { keys, factory } = noted();
  await hiddenKeys(KEY, factory)(issue).take('ada@orbit.example');
  await hiddenKeys(KEY, factory)(issue).take('eve@orbit.example');
  await hiddenKeys(KEY, factory)({ ...issue, name: 'guess' }).take('ada@orbit.example');
  await hiddenKeys(`${KEY}.`, factory)(issue).take('ada@orbit.example');
  expect(new Set(keys).size).toBe(4);
});
