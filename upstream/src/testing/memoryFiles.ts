import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../lib/files.ts';

/** Files that last as long as a test. */
export function createMemoryStore(): FileStore & { names(): string[]; clear(): void } {
  const kept = new Map<string, Buffer>();
  return {
    put: async (name, content) => {
      const bytes = await buffer(content);
      kept.set(name, bytes);
      return { bytes: bytes.length };
    },
    append: async (name, offset, content) => {
      const before = kept.get(name) ?? Buffer.alloc(0);
      if (before.length !== offset) throw new Error('A part of a file does not begin where the last one ended.');
      kept.set(name, before);
      for await (const chunk of content) kept.set(name, Buffer.concat([kept.get(name) ?? before, chunk]));
      return { bytes: kept.get(name)?.length ?? offset };
    },
    get: async (name) => {
      const bytes = kept.get(name);
      return bytes ? { bytes: bytes.length, content: Readable.from([bytes]) } : null;
    },
    size: async (name) => kept.get(name)?.length ?? null,
    read: (name, { start, end } = {}) => {
      const bytes = kept.get(name);
      if (bytes)
        return Readable.from(start === undefined || start < (end ?? bytes.length) ? [bytes.subarray(start, end)] : []);
      return new Readable({ read: (): void => undefined }).destroy(new Error(`No file ${name}.`));
    },
    remove: async (name) => void kept.delete(name),
    names: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}
