import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { Kind, parse } from 'graphql';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { Log } from '../lib/log.ts';

/** The form of cache that Apollo Server asks for. */
export type DocumentCache = Exclude<ApolloServerOptions<BaseContext>['cache'], 'bounded' | undefined>;

/** Where documents that clients registered by hash are kept. */
export type DocumentStore = {
  readonly get: (hash: string) => Promise<string | undefined>;
  readonly set: (hash: string, text: string) => Promise<void>;
};

const LIFETIME_S = 30 * 24 * 60 * 60;
const HASH = /^[0-9a-f]{64}$/;

/** In this process; forgets the least recently used beyond `most`. */
export function memoryDocuments(most = 2_000): DocumentStore {
  const kept = new Map<string, string>();
  const touch = (hash: string, text: string) => {
    kept.delete(hash);
    kept.set(hash, text);
    const oldest = kept.size > most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };
  return {
    get(hash) {
      const text = kept.get(hash);
      if (text !== undefined) touch(hash, text);
      return Promise.resolve(text);
    },
    set(hash, text) {
      touch(hash, text);
      return Promise.resolve();
    },
  };
}

/** Shared by several gateways. While Redis is away nothing is known, and clients send the text again. */
export function redisDocuments(redis: Redis, log: Log): DocumentStore {
  const away = (error: unknown) => {
    log.warn({ err: error }, 'Redis is away');
    return undefined;
  };
  return {
    get: async (hash) => (await redis.get(`muster:document:${hash}`).catch(away)) ?? undefined,
    set: async (hash, text) => void (await redis.set(`muster:document:${hash}`, text, 'EX', LIFETIME_S).catch(away)),
  };
}

/** The console's operations by hash, as its build lists them; empty where the console is not built. */
export async function readManifest(dist: string, log: Log): Promise<ReadonlyMap<string, string>> {
  let text: string;
  try {
    text = await readFile(join(dist, 'persisted-documents.json'), 'utf8');
  } catch {
    log.warn({}, 'The console is not built: no operations are known yet');
    return new Map();
  }
  const manifest = z.record(z.string(), z.string()).parse(JSON.parse(text));
  const sound = Object.entries(manifest).filter(
    ([hash, document]) => createHash('sha256').update(document).digest('hex') === hash,
  );
  const wrong = Object.keys(manifest).length - sound.length;
  if (wrong > 0) log.error({ wrong }, 'Operations of the manifest do not fit their hash and are left out');
  return new Map(sound);
}

/** The names of the operations in documents. */
export const operationNames = (documents: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...documents].flatMap((text) =>
      parse(text).definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : [],
      ),
    ),
  );

/** The documents that are known by hash, in the form that Apollo Server asks for. */
export function persistedDocuments(
  manifest: ReadonlyMap<string, string>,
  store: DocumentStore,
  { arbitrary }: { readonly arbitrary: boolean },
): DocumentCache {
  const hashOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  return {
    async get(key) {
      const hash = hashOf(key);
      const known = manifest.get(hash);
      if (known !== undefined || !arbitrary || !HASH.test(hash)) return known;
      return store.get(hash);
    },
    async set(key, text) {
      const hash = hashOf(key);
      if (arbitrary && !manifest.has(hash)) await store.set(hash, text);
    },
    delete: () => Promise.resolve(false),
  };
}
