import type { Log } from '../lib/log.ts';
import { type Shelf, fits, withoutShelf } from './shelf.ts';

/** Tells, besides, when it is there again. */
type ReturningShelf = Shelf & { readonly on: (event: 'ready', listener: () => void) => unknown };

/** What gateways tell each other of the operations of the consoles that came with them. */
export type ConsoleDocuments = {
  readonly publish: (manifest: ReadonlyMap<string, string>) => Promise<void>;
  readonly find: (hash: string) => Promise<string | undefined>;
};

/** Longer than a page stays open, and than a gateway runs. */
const LIFETIME_S = 180 * 24 * 60 * 60;

/** A gateway by itself knows its own console only. */
export const noOtherConsoles: ConsoleDocuments = {
  publish: () => Promise.resolve(),
  find: () => Promise.resolve(undefined),
};

/**
 * The console sends its operations by hash alone. While gateways are replaced by those of another build, and for pages that
 * were open before, one gateway is asked for what another's console has: under a name that gateways alone write to.
 */
export function redisConsoles(redis: ReturningShelf, log: Log): ConsoleDocuments {
  const nameOf = (hash: string) => `muster:console:${hash}`;
  const away = withoutShelf(log);
  return {
    async publish(manifest) {
      const own = [...manifest];
      const write = () =>
        Promise.all(own.map(([hash, text]) => redis.set(nameOf(hash), text, 'EX', LIFETIME_S))).catch(away);
      // Whatever comes back may have forgotten everything.
      redis.on('ready', () => void write());
      await write();
    },
    async find(hash) {
      const text = await redis.get(nameOf(hash)).catch(away);
      return text !== null && fits(text, hash) ? text : undefined;
    },
  };
}
