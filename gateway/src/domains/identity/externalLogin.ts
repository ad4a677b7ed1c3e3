import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isSameText } from '../../lib/sameText.ts';
import type { Config } from '../../config.ts';
import type { Identity } from '../../identity.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import { callerOf } from '../../http/caller.ts';
import { operationSignal } from '../../http/operationSignal.ts';
import { refuseReader } from '../../http/refuseReader.ts';
import { type BrowserSessions, isSecureContext } from './browserSession.ts';
import type { EnterByCode } from './enterByCode.ts';
import { identityRest } from './rest.ts';

const STATE_LIFETIME_S = 600;
const CALLBACK = '/login/callback';

const startQuery = z.object({ redirect_uri: z.string().max(2_000).optional() });
const callbackQuery = z.object({
  code: z.string().regex(/^[A-Za-z0-9_-]{16,256}$/),
  state: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});

type Deps = {
  readonly config: Pick<Config, 'externalLogin' | 'publicOrigin' | 'deadlineMs'>;
  readonly upstream: UpstreamClient;
  readonly sessions: BrowserSessions;
  readonly enter: EnterByCode;
};

/** The cookie that ties the answer of the other site to the browser that asked. */
function stateCookie(request: FastifyRequest) {
  const secure = isSecureContext(request);
  return {
    name: secure ? '__Host-muster-login' : 'muster-login',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

/**
 * Signing in by way of another site. Away: with `redirect_uri`, a `state` bound to this browser and, for somebody signed
 * in, a single-use code. Back: the code is traded for a session. Token and guid never stand in an address of the browser.
 */
export function serveExternalLogin(app: FastifyInstance, { config, upstream, sessions, enter }: Deps) {
  const { externalLogin, publicOrigin, deadlineMs } = config;

  function restFor(request: FastifyRequest, reply: FastifyReply, identity: Identity) {
    const caller = callerOf(request, identity, operationSignal(reply, deadlineMs));
    return identityRest(upstream.as(caller));
  }

  async function codeFor(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
    const identity = await sessions.identityOf(request);
    if (identity === null) return null;
    try {
      return (await restFor(request, reply, identity).issueLoginCode()).code;
    } catch (error) {
      request.log.warn({ err: error }, 'No login code: going on without');
      return null;
    }
  }

  app.get('/login/external', async (request, reply) => {
    if (externalLogin === null) return refuseReader(reply, 404, 'noSignIn');
    const own = `${publicOrigin ?? `${request.protocol}://${request.host}`}${CALLBACK}`;
    const query = startQuery.safeParse(request.query);
    const redirectUri = query.success ? (query.data.redirect_uri ?? own) : '';
    if (redirectUri !== own && !externalLogin.redirects.includes(redirectUri)) {
      return refuseReader(reply, 400, 'redirectNotListed');
    }
    const state = randomBytes(32).toString('base64url');
    const target = new URL(externalLogin.url);
    target.searchParams.set('redirect_uri', redirectUri);
    target.searchParams.set('state', state);
    const code = await codeFor(request, reply);
    if (code !== null) target.searchParams.set('code', code);
    const { name, options } = stateCookie(request);
    reply.setCookie(name, state, { ...options, maxAge: STATE_LIFETIME_S });
    return reply.header('cache-control', 'no-store').redirect(target.href, 302);
  });

  app.get(CALLBACK, async (request, reply) => {
    if (externalLogin === null) return refuseReader(reply, 404, 'noSignIn');
    const { name, options } = stateCookie(request);
    const expected = request.cookies[name] ?? '';
    reply.clearCookie(name, options);
    const query = callbackQuery.safeParse(request.query);
    if (!query.success || !isSameText(query.data.state, expected)) {
      return refuseReader(reply, 400, 'notStartedHere');
    }
    try {
      await enter(request, reply, query.data.code);
    } catch (error) {
      request.log.warn({ err: error }, 'Login code not exchanged');
      return refuseReader(reply, 400, 'notFinished');
    }
    return reply.header('cache-control', 'no-store').redirect('/#/overview', 303);
  });
}
