import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { callerOf } from '../../http/caller.ts';
import { operationSignal } from '../../http/operationSignal.ts';
import { pageLocaleOf } from '../../http/pageLocale.ts';
import { refuseReader } from '../../http/refuseReader.ts';
import { sendSmallPage } from '../../http/smallPage.ts';
import type { Identity } from '../../identity.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { feedbackWords } from './feedbackWords.ts';
import { eventRest } from './rest.ts';

type Deps = {
  readonly config: Pick<Config, 'console' | 'deadlineMs'>;
  readonly upstream: UpstreamClient;
  /** Whose session a request's browser holds. */
  readonly identityOf: (request: FastifyRequest) => Promise<Identity | null>;
};

function apologise(reply: FastifyReply): FastifyReply {
  const locale = pageLocaleOf(reply.request);
  const page = { ...feedbackWords[locale], again: '/feedback', back: '/' } as const;
  return sendSmallPage(reply.header('retry-after', '60'), 503, locale, page);
}

/**
 * The way to the feedback site for the browser's session: with `ssoToken`, which is made for that site and short-lived.
 * The session's own token never stands in an address.
 */
export function serveFeedback(app: FastifyInstance, { config, upstream, identityOf }: Deps) {
  const { feedbackUrl } = config.console;

  function tokenFor(request: FastifyRequest, reply: FastifyReply, identity: Identity) {
    const caller = callerOf(request, identity, operationSignal(reply, config.deadlineMs));
    return eventRest(upstream.as(caller)).featureRequestToken();
  }

  app.get('/feedback', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    if (feedbackUrl === null) return refuseReader(reply, 404, 'noFeedback');
    const identity = await identityOf(request);
    if (identity === null) return reply.redirect('/#/login', 302);
    try {
      const { ssoToken } = await tokenFor(request, reply, identity);
      const target = new URL(feedbackUrl);
      target.searchParams.set('ssoToken', ssoToken);
      return await reply.redirect(target.href, 302);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.code === 'UNAUTHENTICATED') return reply.redirect('/#/login', 302);
      // The console knows what to say to whoever is on the wrong network.
      if (error.code === 'IP_RESTRICTED') return reply.redirect('/', 302);
      return apologise(reply);
    }
  });
}
