import { createHash, randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../../lib/clock.ts';
import { type SealKeys, createSealer } from '../../lib/seal.ts';

const LIFETIME_S = 365 * 24 * 60 * 60;
/** Of more than these the one that was used longest ago is forgotten. */
const ACCOUNTS = 5;

const shape = z.object({ id: z.uuid(), accounts: z.array(z.string()).max(ACCOUNTS) });

/** What a browser remembers of who has signed in by it; opens nothing. */
export type KnownBrowser = {
  /** What stands for this browser, where somebody has signed in to the account by it. */
  readonly idFor: (email: string) => Promise<string | null>;
  /** Somebody has signed in to the account by it. */
  readonly remember: (email: string) => Promise<void>;
};

type Cookie = { readonly name: string; readonly options: CookieSerializeOptions };

const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Reads and writes the sealed cookie by which a browser is told from strangers; it outlives the session. */
export function createKnownBrowsers(keys: SealKeys, clock: Clock) {
  const options = { keys, purpose: 'known browser', lifetimeMs: LIFETIME_S * 1000, shape };
  const sealer = createSealer(options, clock);
  return (request: FastifyRequest, reply: FastifyReply, cookie: Cookie): KnownBrowser => {
    async function read() {
      const opened = await sealer.unseal(request.cookies[cookie.name] ?? '');
      return 'value' in opened ? opened.value : { id: randomUUID(), accounts: [] };
    }
    return {
      async idFor(email) {
        const { id, accounts } = await read();
        return accounts.includes(accountOf(email)) ? id : null;
      },
      async remember(email) {
        const { id, accounts } = await read();
        const account = accountOf(email);
        const latestFirst = [account, ...accounts.filter((one) => one !== account)].slice(0, ACCOUNTS);
        const text = await sealer.seal({ id, accounts: latestFirst });
        reply.setCookie(cookie.name, text, { ...cookie.options, maxAge: LIFETIME_S });
      },
    };
  };
}
