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
    get: async (name) => {
      const bytes = kept.get(name);
      return bytes ? { bytes: bytes.length, content: Readable.from([bytes]) } : null;
    },
    remove: async (name) => void kept.delete(name),
    names: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}
