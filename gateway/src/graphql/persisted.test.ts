import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLog } from '../lib/log.ts';
import { redisConsoles } from './consoleDocuments.ts';
import { memoryDocuments, persistedDocuments, redisDocuments } from './persisted.ts';

const TEXT = '{ viewer { guid } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const HASH = hashOf(TEXT);
const log = createLog('silent');

/** A Redis as a map, with the names of the calls it gets. */
function shelf() {
  const kept = new Map<string, string>();
  const calls: string[] = [];
  const listeners: (() => void)[] = [];
  let isAway = false;
  const called = (call: string) => {
    calls.push(call);
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  return {
    ...{ kept, calls },
    goAway: () => (isAway = true),
    /** It is there again, with nothing in it. */
    comeBack() {
      isAway = false;
      kept.clear();
      for (const listener of listeners) listener();
    },
    on: (_event: 'ready', listener: () => void) => listeners.push(listener),
    get: (key: string) => called('get').then(() => kept.get(key) ?? null),
    set: (key: string, text: string) => called('set').then(() => void kept.set(key, text)),
  };
}

test('what one gateway was told the other knows, and asks for once', async () => {
  const redis = shelf();
  await redisDocuments(redis, log).set(HASH, TEXT);
  const other = redisDocuments(redis, log);
  expect([await other.get(HASH), await other.get(HASH)]).toEqual([TEXT, TEXT]);
  expect(redis.calls).toEqual(['set', 'get']);
});

test('while Redis is away a gateway knows what it was told itself', async () => {
  const redis = shelf();
  redis.goAway();
  const own = redisDocuments(redis, log);
  await own.set(HASH, TEXT);
  expect(await own.get(HASH)).toBe(TEXT);
  expect(await redisDocuments(redis, log).get(HASH)).toBeUndefined();
});

test('a text that does not fit its hash is not taken from Redis', async () => {
  const redis = shelf();
  await redisDocuments(redis, log).set(HASH, TEXT);
  for (const key of redis.kept.keys()) redis.kept.set(key, '{ viewer { email } }');
  expect(await redisDocuments(redis, log).get(HASH)).toBeUndefined();
});

test('long texts are not kept', async () => {
  const documents = persistedDocuments(new Map(), memoryDocuments(), { arbitrary: true });
  const keptOf = async (text: string) => {
    await documents.set(hashOf(text), text);
    return documents.get(hashOf(text));
  };
  const most = `{ __typename } #${'x'.repeat(32 * 1024 - 16)}`;
  expect(await keptOf(most)).toBe(most);
  expect(await keptOf(`${most}x`)).toBeUndefined();
});

describe('the console of another build', () => {
  /** The manifest of a gateway without that build, and what it knows by hash; beside a gateway that came with it. */
  async function withoutBuild(redis: ReturnType<typeof shelf>, { arbitrary }: { arbitrary: boolean }) {
    await redisConsoles(redis, log).publish(new Map([[HASH, TEXT]]));
    const manifest = new Map<string, string>();
    const rules = { arbitrary, consoles: redisConsoles(redis, log) };
    return { manifest, documents: persistedDocuments(manifest, redisDocuments(redis, log), rules) };
  }

  test.each([true, false])('is known by hash, whether other documents are run or not: %s', async (arbitrary) => {
    const redis = shelf();
    const { manifest, documents } = await withoutBuild(redis, { arbitrary });
    expect(await documents.get(HASH)).toBe(TEXT);
    expect(manifest.get(HASH)).toBe(TEXT);
    const { length } = redis.calls;
    expect(await documents.get(HASH)).toBe(TEXT);
    expect(redis.calls).toHaveLength(length);
  });

  test('brings in nothing that a client registered, nor a text of another hash', async () => {
    const redis = shelf();
    const { manifest, documents } = await withoutBuild(redis, { arbitrary: false });
    const registered = '{ viewer { email } }';
    await redisDocuments(redis, log).set(hashOf(registered), registered);
    expect(await documents.get(hashOf(registered))).toBeUndefined();
    for (const key of redis.kept.keys()) redis.kept.set(key, registered);
    expect(await documents.get(HASH)).toBeUndefined();
    expect(manifest.size).toBe(0);
  });

  test('is not known while Redis is away, which fails nothing, and is known again when it is back', async () => {
    const redis = shelf();
    redis.goAway();
    const { documents } = await withoutBuild(redis, { arbitrary: true });
    expect(await documents.get(HASH)).toBeUndefined();
    redis.comeBack();
    expect(await documents.get(HASH)).toBe(TEXT);
  });
});
