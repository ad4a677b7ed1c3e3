import { randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Identity, toIdentity } from '../../identity.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { type SealKeys, createSealer } from '../../lib/seal.ts';
import type { Credentials } from '../../upstream/url.ts';
import { type KnownBrowser, createKnownBrowsers } from './knownBrowser.ts';

const DAY_S = 24 * 60 * 60;
const SESSION_DAYS = 90;
const CLIENT_DAYS = 365;
const CLIENT_ID = /^[0-9a-f-]{36}$/;
const LOOPBACK = /^(?:localhost|.{1,100}\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const shape = z.object({ guid: z.string(), token: z.string() });

/** The session cookie of one request's browser. */
export type BrowserSession = {
  /** A random id of the browser, no secret; null before it has one. */
  readonly clientId: string | null;
  readonly begin: (credentials: Credentials) => Promise<void>;
  readonly end: () => void;
  /** Which accounts it is known to. */
  readonly known: KnownBrowser;
};

/** Whether browsers take a Secure cookie here: over https, and on the browser's own machine. */
export const isSecureContext = ({ protocol, hostname }: { protocol: string; hostname: string }) =>
  protocol === 'https' || LOOPBACK.test(hostname);

/** Reads and writes the cookie that keeps token and guid, sealed, in the browser for 90 days. */
export function createBrowserSessions(keys: SealKeys, clock: Clock, log: Log) {
  const lifetimeMs = SESSION_DAYS * DAY_S * 1000;
  const sealer = createSealer({ keys, purpose: 'browser session', lifetimeMs, shape }, clock);
  const knownBrowsers = createKnownBrowsers(keys, clock);
  let warned = false;

  const baseOf = (secure: boolean): CookieSerializeOptions => ({ path: '/', httpOnly: true, sameSite: 'lax', secure });
  const nameOf = (secure: boolean) => (secure ? '__Host-muster' : 'muster');
  const clientNameOf = (secure: boolean) => `${nameOf(secure)}-client`;

  function warnOnce(secure: boolean) {
    if (secure || warned) return;
    warned = true;
    log.warn({}, 'Served over plain http: the session cookie is neither Secure nor bound to this host');
  }

  // A reply is a promise of having been sent: it is not to be returned from here.
  async function keep(reply: FastifyReply, secure: boolean, credentials: Credentials): Promise<void> {
    const text = await sealer.seal({ ...credentials });
    reply.setCookie(nameOf(secure), text, { ...baseOf(secure), maxAge: SESSION_DAYS * DAY_S });
  }

  return {
    /** @param reply by which a cookie that was sealed by a former key is sealed anew; without it it stays */
    async identityOf(request: FastifyRequest, reply?: FastifyReply): Promise<Identity | null> {
      const secure = isSecureContext(request);
      const text = request.cookies[nameOf(secure)];
      if (!text) return null;
      const opened = await sealer.unseal(text);
      if (!('value' in opened)) return null;
      if (opened.isFormer && reply) await keep(reply, secure, opened.value);
      return toIdentity('browser', opened.value);
    },
    of(request: FastifyRequest, reply: FastifyReply): BrowserSession {
      const secure = isSecureContext(request);
      const base = baseOf(secure);
      const given = request.cookies[clientNameOf(secure)];
      const clientId = given !== undefined && CLIENT_ID.test(given) ? given : null;
      return {
        clientId,
        async begin(credentials) {
          warnOnce(secure);
          await keep(reply, secure, credentials);
          reply.setCookie(clientNameOf(secure), clientId ?? randomUUID(), { ...base, maxAge: CLIENT_DAYS * DAY_S });
        },
        end() {
          reply.clearCookie(nameOf(secure), base);
        },
        known: knownBrowsers(request, reply, { name: `${nameOf(secure)}-known`, options: base }),
      };
    },
  };
}

export type BrowserSessions = ReturnType<typeof createBrowserSessions>;
