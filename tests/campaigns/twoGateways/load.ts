import { setTimeout as delay } from 'node:timers/promises';
import { type Visitor, ask } from './visitor.ts';

/** What came of the requests so far. Lost is one without the answer that it should have had. */
export type Tally = { reads: number; writes: number; lostReads: number; lostWrites: number };

export type Load = {
  readonly tally: Readonly<Tally>;
  /** Resolves once so many more requests are answered. */
  readonly more: (requests: number) => Promise<void>;
  /** Sends no further ones, and waits for those under way. */
  readonly end: () => Promise<void>;
};

type Read = { viewer: { guid: string } | null };
type Written = { viewerLocaleUpdate: { userErrors: unknown[] } };

const READ = { query: '{ viewer { guid } }' };
const WRITE = { query: 'mutation { viewerLocaleUpdate(input: { locale: EN_GB }) { userErrors { code } } }' };

/** How often a visitor writes, where they do: one in so many. */
const ONE_IN = 4;

/** Every visitor asks without a pause: reads by GET, which a proxy may repeat, and writes by POST. */
export function startLoad(url: string, visitors: readonly Visitor[], { writes }: { writes: boolean }): Load {
  const tally: Tally = { reads: 0, writes: 0, lostReads: 0, lostWrites: 0 };
  const over = new AbortController();

  async function read({ bearer, guid }: Visitor) {
    const { data } = await ask<Read>(url, READ, bearer, 'GET');
    tally.reads += 1;
    if (data?.viewer?.guid !== guid) tally.lostReads += 1;
  }
  async function write({ bearer }: Visitor) {
    const { data } = await ask<Written>(url, WRITE, bearer);
    tally.writes += 1;
    if (data?.viewerLocaleUpdate.userErrors.length !== 0) tally.lostWrites += 1;
  }
  const visits = visitors.map(async (visitor) => {
    for (let turn = 1; !over.signal.aborted; turn += 1)
      await (writes && turn % ONE_IN === 0 ? write(visitor) : read(visitor));
  });
  const answered = () => tally.reads + tally.writes;
  return {
    tally,
    async more(requests) {
      const until = answered() + requests;
      while (answered() < until) await delay(5);
    },
    async end() {
      over.abort();
      await Promise.all(visits);
    },
  };
}
