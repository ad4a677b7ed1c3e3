import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { Kind, parse } from 'graphql';
import * as z from 'zod';
import type { Log } from '../lib/log.ts';
import { type ConsoleDocuments, noOtherConsoles } from './consoleDocuments.ts';
import { type Shelf, fits, withoutShelf } from './shelf.ts';

/** The form of cache that Apollo Server asks for. */
export type DocumentCache = Exclude<ApolloServerOptions<BaseContext>['cache'], 'bounded' | undefined>;

/** Where documents that clients registered by hash are kept. */
export type DocumentStore = {
  readonly get: (hash: string) => Promise<string | undefined>;
  readonly set: (hash: string, text: string) => Promise<void>;
};

const LIFETIME_S = 30 * 24 * 60 * 60;
const HASH = /^[0-9a-f]{64}$/;
/** Longer texts are not kept, and are sent along every time: nobody is to fill the memory with them. */
const LONGEST = 32 * 1024;

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

/**
 * Shared by several gateways, and kept in this process once seen: what a hash stands for never changes. While Redis is away
 * others' documents are not known, and clients send the text again.
 */
export function redisDocuments(redis: Shelf, log: Log, near = memoryDocuments()): DocumentStore {
  const nameOf = (hash: string) => `muster:document:${hash}`;
  const away = withoutShelf(log);
  return {
    async get(hash) {
      const known = await near.get(hash);
      if (known !== undefined) return known;
      const text = await redis.get(nameOf(hash)).catch(away);
      if (text === null || !fits(text, hash)) return undefined;
      await near.set(hash, text);
      return text;
    },
    async set(hash, text) {
      await near.set(hash, text);
      await redis.set(nameOf(hash), text, 'EX', LIFETIME_S).catch(away);
    },
  };
}

/** The console's operations by hash, as its build lists them; empty where the console is not built. */
export async function readManifest(dist: string, log: Log): Promise<Map<string, string>> {
  let text: string;
  try {
    text = await readFile(join(dist, 'persisted-documents.json'), 'utf8');
  } catch {
    log.warn({}, 'The console is not built: no operations are known yet');
    return new Map();
  }
  const manifest = z.record(z.string(), z.string()).parse(JSON.parse(text));
  const sound = Object.entries(manifest).filter(([hash, document]) => fits(document, hash));
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

type Rules = { readonly arbitrary: boolean; readonly consoles?: ConsoleDocuments };

/**
 * The documents that are known by hash, in the form that Apollo Server asks for. What others' consoles have joins the
 * manifest when it is first asked for.
 */
export function persistedDocuments(
  manifest: Map<string, string>,
  store: DocumentStore,
  { arbitrary, consoles = noOtherConsoles }: Rules,
): DocumentCache {
  const hashOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  return {
    async get(key) {
      const hash = hashOf(key);
      const known = manifest.get(hash);
      if (known !== undefined || !HASH.test(hash)) return known;
      const registered = arbitrary ? await store.get(hash) : undefined;
      if (registered !== undefined) return registered;
      const others = await consoles.find(hash);
      if (others !== undefined) manifest.set(hash, others);
      return others;
    },
    async set(key, text) {
      const hash = hashOf(key);
      if (arbitrary && !manifest.has(hash) && text.length <= LONGEST) await store.set(hash, text);
    },
    delete: () => Promise.resolve(false),
  };
}
