import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../../../config.ts';
import { callerOf } from '../../../http/caller.ts';
import { demandHost } from '../../../http/host.ts';
import { clientAddressOf } from '../../../http/clientAddress.ts';
import { operationSignal } from '../../../http/operationSignal.ts';
import { pageLocaleOf } from '../../../http/pageLocale.ts';
import { sendSmallPage } from '../../../http/smallPage.ts';
import type { Identity } from '../../../identity.ts';
import { networkOf } from '../../../lib/network.ts';
import type { LimiterFactory } from '../../../lib/limiter.ts';
import type { UpstreamClient } from '../../../upstream/client.ts';
import { UpstreamError, refusalIn } from '../../../upstream/errors.ts';
import { consoleAddress, consolePath } from '../consolePath.ts';
import { ssoRest } from '../rest.ts';
import { responseIn } from './samlForm.ts';
import { type Arrival, type SamlCookies, isTied } from './samlCookies.ts';
import * as pages from './samlPages.ts';
import { type Reason, samlWords } from './samlWords.ts';

type Deps = {
  readonly config: Pick<Config, 'publicOrigin' | 'deadlineMs' | 'limits'>;
  readonly upstream: UpstreamClient;
  readonly limiter: LimiterFactory;
  readonly cookies: SamlCookies;
  /** Whose session a request's browser holds. */
  readonly identityOf: (request: FastifyRequest) => Promise<Identity | null>;
  /** Trades a login code for a session of the request's browser. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, code: string) => Promise<void>;
};

type OfTeam = { Params: { teamId: string }; Querystring: Record<string, unknown> };

const TEAM_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** A response of 256 kB in base64, as a form writes it. */
const BODY_BYTES = 512 * 1024;
const MINUTE_MS = 60_000;
/** So many people behind one address come to work in a minute. */
const PER_NETWORK = 300;

const reason = z.custom<Reason>((word) => typeof word === 'string');

/** Shows a page, in the language of the browser; `status` where it is not the page's own. */
function show(reply: FastifyReply, pageIn: pages.PageIn, status?: number): FastifyReply {
  const locale = pageLocaleOf(reply.request);
  const { status: own, ...page } = pageIn(samlWords[locale]);
  return sendSmallPage(reply, status ?? own, locale, page);
}

/** Whether the browser says that another site had it come. One that says nothing is an old one. */
const isLed = ({ headers }: FastifyRequest) => !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
const own = (address: string): `/${string}` => `/${address.replace(/^\/+/, '')}`;

/**
 * Signing in at the identity provider of a team: what that is given, the way there, and the way back. It has the browser post to
 * us, from another site and without any cookie: what came of it waits in a cookie for the request that follows, which
 * brings those of this browser along.
 */
export function serveSaml(app: FastifyInstance, deps: Deps): void {
  const { config, upstream, limiter, cookies } = deps;
  const ofNetwork = limiter({ name: 'saml', points: PER_NETWORK, windowMs: MINUTE_MS });
  const overall = limiter({ name: 'samlOfAll', points: config.limits.signIn.overallPerMinute, windowMs: MINUTE_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.addHook('onRequest', demandHost);
  app.addHook<OfTeam>('onRequest', async (request, reply) =>
    TEAM_ID.test(request.params.teamId) ? undefined : show(reply, pages.notConfiguredPage),
  );
  app.setErrorHandler<FastifyError, OfTeam>((error, request, reply) => {
    if (refusalIn(error, 'saml_not_configured', 'team_not_found', 'invalid_request'))
      return show(reply, pages.notConfiguredPage);
    if (!(error instanceof UpstreamError) && (error.statusCode ?? 500) < 500)
      return show(reply, pages.refusedPage(request.params.teamId, 'form'), error.statusCode);
    request.log.error({ err: error }, 'SAML sign-in failed');
    return show(reply.header('retry-after', '60'), pages.awayPage);
  });

  const restFor = (request: FastifyRequest, reply: FastifyReply, identity: Identity | null = null) =>
    ssoRest(upstream.as(callerOf(request, identity, operationSignal(reply, config.deadlineMs))));
  const originOf = ({ protocol, host }: FastifyRequest) => config.publicOrigin ?? `${protocol}://${host}`;
  const goTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'no-store').redirect(address, 303);

  async function count(request: FastifyRequest, reply: FastifyReply) {
    const wait = (await ofNetwork.take(networkOf(clientAddressOf(request)))) ?? (await overall.take('all'));
    return wait === null ? undefined : show(reply.header('retry-after', '60'), pages.tooManyPage);
  }

  app.get<OfTeam>('/sso/saml/:teamId/metadata', async (request, reply) => {
    const { xml } = await restFor(request, reply).samlMetadata(request.params.teamId, originOf(request));
    return reply.header('cache-control', 'no-store').type('application/samlmetadata+xml; charset=utf-8').send(xml);
  });

  app.get<OfTeam>('/sso/saml/:teamId/start', { onRequest: count }, async (request, reply) => {
    const { teamId } = request.params;
    if (isLed(request)) return show(reply, pages.mayBeginPage(own(request.url)));
    const isTest = request.query['test'] === '1';
    const identity = isTest ? await deps.identityOf(request) : null;
    if (isTest && identity === null) return goTo(reply, consoleAddress('/login'));
    const rest = restFor(request, reply, identity);
    const origin = originOf(request);
    const { address, tie } = await (isTest ? rest.startSamlTest(origin) : rest.startSaml(teamId, origin));
    await cookies.attempt.keep(request, reply, { teamId, tie, to: consolePath(request.query['to']) });
    return goTo(reply, address);
  });

  app.post<OfTeam>('/sso/saml/:teamId/acs', { bodyLimit: BODY_BYTES, onRequest: count }, async (request, reply) => {
    const { teamId } = request.params;
    const form = responseIn(request.body);
    if (form === null) return show(reply, pages.refusedPage(teamId, 'form'));
    const origin = originOf(request);
    const outcome = await restFor(request, reply).finishSaml({ teamId, origin, samlResponse: form.samlResponse });
    await cookies.arrival.keep(request, reply, { ...outcome, teamId, to: consolePath(form.relayState) });
    return goTo(reply, `/sso/saml/${teamId}/finish`);
  });

  async function enter(request: FastifyRequest, reply: FastifyReply, { code, teamId }: Arrival, to: string) {
    cookies.attempt.drop(request, reply);
    cookies.arrival.drop(request, reply);
    try {
      await deps.enter(request, reply, code ?? '');
    } catch (error) {
      if (!refusalIn(error, 'login_code_invalid')) throw error;
      return show(reply, pages.refusedPage(teamId, 'time'));
    }
    return goTo(reply, consoleAddress(to));
  }

  /** Whoever is signed in here already goes on as themselves; anybody else is to see first who that would be. */
  async function ask(request: FastifyRequest, reply: FastifyReply, arrived: Arrival) {
    const { teamId, person } = arrived;
    if (person === null) return tell(request, reply, arrived);
    const present = await deps.identityOf(request);
    if (present?.credentials.guid === person.guid) return enter(request, reply, arrived, arrived.to);
    return show(reply, pages.mayContinuePage(teamId, person));
  }

  function tell(request: FastifyRequest, reply: FastifyReply, arrived: Arrival) {
    cookies.attempt.drop(request, reply);
    cookies.arrival.drop(request, reply);
    if (arrived.outcome === 'tested') return show(reply, pages.testedPage(arrived.person?.email ?? ''));
    return show(reply, refusedPageOf(arrived));
  }

  app.get<OfTeam>('/sso/saml/:teamId/finish', async (request, reply) => {
    const { teamId } = request.params;
    const [arrived, begun] = [await cookies.arrival.read(request), await cookies.attempt.read(request)];
    if (arrived?.teamId !== teamId) return show(reply, pages.notHerePage(teamId));
    if (arrived.attemptId !== null && !isTied(begun, arrived)) {
      cookies.arrival.drop(request, reply);
      return show(reply, arrived.outcome === 'refused' ? refusedPageOf(arrived) : pages.notHerePage(teamId));
    }
    if (arrived.outcome !== 'arrived') return tell(request, reply, arrived);
    return arrived.attemptId === null
      ? ask(request, reply, arrived)
      : enter(request, reply, arrived, consolePath(begun?.to));
  });

  app.post<OfTeam>('/sso/saml/:teamId/continue', { onRequest: count }, async (request, reply) => {
    const { teamId } = request.params;
    const arrived = isLed(request) ? null : await cookies.arrival.read(request);
    const mayContinue = arrived?.teamId === teamId && arrived.outcome === 'arrived' && arrived.attemptId === null;
    return mayContinue ? enter(request, reply, arrived, arrived.to) : show(reply, pages.notHerePage(teamId));
  });
}

function refusedPageOf({ teamId, outcome, reason: word }: Arrival) {
  const why = reason.parse(word);
  return outcome === 'test_refused' ? pages.testRefusedPage(teamId, why) : pages.refusedPage(teamId, why);
}
