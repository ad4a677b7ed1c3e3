import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { emailFormat } from '@muster/schema/formats/email';
import type { ProviderProblem } from '@muster/schema/formats/signInProblem';
import { isSameText } from '../../../lib/sameText.ts';
import type { Config } from '../../../config.ts';
import { callerOf } from '../../../http/caller.ts';
import { clientAddressOf } from '../../../http/clientAddress.ts';
import { demandHost } from '../../../http/host.ts';
import { operationSignal } from '../../../http/operationSignal.ts';
import { given } from '../../../lib/given.ts';
import type { LimiterFactory } from '../../../lib/limiter.ts';
import { networkOf } from '../../../lib/network.ts';
import type { UpstreamClient } from '../../../upstream/client.ts';
import type { Credentials } from '../../../upstream/url.ts';
import { consoleAddress, consolePath } from '../consolePath.ts';
import { GOOGLE_CALLBACK, GOOGLE_START } from '../paths.ts';
import { ssoRest } from '../rest.ts';
import { problemOf } from './googleProblems.ts';

type Deps = {
  readonly config: Pick<Config, 'publicOrigin' | 'deadlineMs' | 'limits'>;
  readonly upstream: UpstreamClient;
  readonly limiter: LimiterFactory;
  /** Whether browsers take a Secure cookie at this address. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Begins a session of the request's browser. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, credentials: Credentials) => Promise<void>;
};
type Asked = { Querystring: Record<string, unknown> };

const ATTEMPT_S = 15 * 60;
const MINUTE_MS = 60_000;
/** So many people behind one address come to work in a minute. */
const PER_NETWORK = 300;
/** More than Google says. */
const ANSWER_MAX = 4_000;

/** Who wants to sign in, and where: in the team of their address where none is named. */
const startQuery = z.object({ email: emailFormat, team: z.string().min(1).max(64).optional() });

/** Behind the question mark, as it came. */
const queryOf = ({ url }: FastifyRequest) => url.slice(url.indexOf('?') + 1);

/**
 * Signing in with Google: the way there, and back. What Google answers is tied to the browser that began by a cookie, and goes on
 * to the service as it is. Whatever goes wrong ends on the page to sign in, which says so.
 */
export function serveGoogle(app: FastifyInstance, { config, upstream, limiter, isSecure, enter }: Deps): void {
  const ofNetwork = limiter({ name: 'google', points: PER_NETWORK, windowMs: MINUTE_MS });
  const overall = limiter({ name: 'googleOfAll', points: config.limits.signIn.overallPerMinute, windowMs: MINUTE_MS });
  app.addHook('onRequest', demandHost);
  app.addHook('onRequest', async (request, reply) => {
    const wait = (await ofNetwork.take(networkOf(clientAddressOf(request)))) ?? (await overall.take('all'));
    return wait === null ? undefined : tell(reply, 'tooMany');
  });

  const restFor = (request: FastifyRequest, reply: FastifyReply) =>
    ssoRest(upstream.as(callerOf(request, null, operationSignal(reply, config.deadlineMs))));
  const goTo = (reply: FastifyReply, address: string) =>
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);
  const tell = (reply: FastifyReply, problem: ProviderProblem) =>
    goTo(reply, consoleAddress(`/login?problem=${problem}`));
  const redirectUriOf = ({ protocol, host }: FastifyRequest) =>
    `${config.publicOrigin ?? `${protocol}://${host}`}${GOOGLE_CALLBACK}`;
  function cookieOf(request: FastifyRequest) {
    const secure = isSecure(request);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    return { name: `${secure ? '__Host-' : ''}muster-google`, options };
  }

  app.get<Asked>(GOOGLE_START, async (request, reply) => {
    const asked = startQuery.safeParse(request.query);
    if (!asked.success) return tell(reply, 'notOffered');
    const { email, team } = asked.data;
    try {
      const who = { email, ...given({ teamId: team }), redirectUri: redirectUriOf(request) };
      const { address, tie } = await restFor(request, reply).startGoogleSignIn(who);
      const { name, options } = cookieOf(request);
      reply.setCookie(name, `${tie} ${consolePath(request.query['to'])}`, { ...options, maxAge: ATTEMPT_S });
      return goTo(reply, address);
    } catch (error) {
      request.log.warn({ err: error }, 'Sign-in with Google not begun');
      return tell(reply, problemOf(error));
    }
  });

  app.get<Asked>(GOOGLE_CALLBACK, async (request, reply) => {
    const { name, options } = cookieOf(request);
    const [tie = '', to] = (request.cookies[name] ?? '').split(' ');
    const { state } = request.query;
    if (tie === '' || typeof state !== 'string' || !isSameText(state, tie)) return tell(reply, 'expired');
    reply.clearCookie(name, options);
    if (queryOf(request).length > ANSWER_MAX) return tell(reply, 'refused');
    try {
      await enter(request, reply, await restFor(request, reply).finishGoogleSignIn(queryOf(request)));
    } catch (error) {
      request.log.warn({ err: error }, 'Sign-in with Google not finished');
      return tell(reply, problemOf(error));
    }
    return goTo(reply, consoleAddress(consolePath(to)));
  });
}
