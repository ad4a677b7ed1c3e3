import { existsSync, readFileSync } from 'node:fs';
import fileSystem, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionKeyOf } from './sessionKey.ts';

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'muster-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return join(made, 'gateway');
}

test('a key that is given is taken, and nothing is kept', async () => {
  const dataDir = await folder();
  expect(await sessionKeyOf('given', dataDir)).toBe('given');
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
});

test('gateways that start at once in one folder have one key, and none sees a file without it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const dataDir = await folder();
    const starts = Promise.all(Array.from({ length: 5 }, () => sessionKeyOf(null, dataDir)));
    const made = new AbortController();
    void starts.finally(() => made.abort());
    const seen = new Set<string>();
    while (!made.signal.aborted) {
      const file = join(dataDir, 'session.key');
      if (existsSync(file)) seen.add(readFileSync(file, 'utf8'));
      await nextTurn();
    }
    const keys = await starts;
    expect(new Set([...keys, ...seen]).size).toBe(1);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['session.key']);
  }
});

test.each(['EPERM', 'ENOTSUP'])('a volume without hard links (%s) is told, with what helps', async (code) => {
  const dataDir = await folder();
  const link = vi.spyOn(fileSystem, 'link').mockRejectedValue(Object.assign(new Error(code), { code }));
  syncBuiltinESMExports();
  onTestFinished(() => {
    link.mockRestore();
    syncBuiltinESMExports();
  });
  await expect(sessionKeyOf(null, dataDir)).rejects.toThrow(
    'has no hard links, and no key is made there: set SESSION_KEY.',
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test('a file without a key in it seals nothing', async () => {
  const dataDir = await folder();
  await sessionKeyOf(null, dataDir);
  await writeFile(join(dataDir, 'session.key'), '');
  await expect(sessionKeyOf(null, dataDir)).rejects.toThrow('holds no session key');
});
