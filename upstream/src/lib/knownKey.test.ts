import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { demandKnownKey, keyIdOf } from './knownKey.ts';
import { createLog } from './log.ts';

const [KEY, OTHER, THIRD] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

async function installation() {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const starts = (key: string, replaces: string | null = null) =>
    demandKnownKey({ db, log, now: 1 }, key, { source: 'PIN_KEY', replaces });
  return { starts, lines };
}

test('a database is used with the key that it was begun with, however often it is started', async () => {
  const { starts, lines } = await installation();
  await starts(KEY);
  await starts(KEY);
  await expect(starts(OTHER)).rejects.toThrow(
    new RegExp(`^PIN_KEY: is not the key .*, ${keyIdOf(KEY)}\\. .* PIN_KEY_REPLACES=${keyIdOf(KEY)} to change it\\.$`),
  );
  await starts(KEY);
  expect(lines).toEqual([]);
});

test('a key is changed by naming the one that it takes the place of, which opens nothing else', async () => {
  const { starts, lines } = await installation();
  await starts(KEY);
  await expect(starts(OTHER, keyIdOf(THIRD))).rejects.toThrow('is not the key');
  // Each process of the services comes with the same settings, and keeps them.
  for (let process = 0; process < 3; process += 1) await starts(OTHER, keyIdOf(KEY));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, former: keyIdOf(KEY), keyId: keyIdOf(OTHER) },
  ]);
  await expect(starts(KEY)).rejects.toThrow(keyIdOf(OTHER));
  await expect(starts(THIRD, keyIdOf(KEY))).rejects.toThrow(keyIdOf(OTHER));
});

test('processes that start at once with different keys do not both start', async () => {
  const { starts } = await installation();
  const ended = await Promise.allSettled([starts(KEY), starts(OTHER)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the id says nothing of the key', () => {
  expect(keyIdOf(KEY)).toMatch(/^[0-9a-f]{16}$/);
  expect(keyIdOf(KEY)).not.toBe(keyIdOf(OTHER));
});
