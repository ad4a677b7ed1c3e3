import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../generated/upstream/contract.ts';
import { given } from '../lib/given.ts';
import type { LimiterFactory } from '../lib/limiter.ts';
import { networkOf } from '../lib/network.ts';
import { type ReturnWords, valuesOf, wordsIn } from '../lib/returnWords.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { refusalIn } from '../upstream/errors.ts';
import { bankFieldsIn } from './bankReturnForm.ts';
import { callerOf } from './caller.ts';
import { clientAddressOf } from './clientAddress.ts';
import { operationSignal } from './operationSignal.ts';
import { bankReturnWords } from './bankReturnWords.ts';
import { pageLocaleOf } from './pageLocale.ts';
import { sendSmallPage } from './smallPage.ts';

type Asked = { Querystring: Record<string, unknown> };
type Result = Answer<'payment', 'netBankingReturn'>;

type Deps = {
  readonly upstream: UpstreamClient;
  readonly limiter: LimiterFactory;
  readonly deadlineMs: number;
};

/** No bank posts nearly as much. */
const BODY_BYTES = 64 * 1024;
const MINUTE_MS = 60_000;
/** So many people behind one address come back from their banks in a minute. */
const PER_NETWORK = 60;

type Values = Readonly<Record<string, string | number | boolean>>;

/** The console, at one of its places: a browser goes there by GET, whatever it came by. */
function goTo(reply: FastifyReply, place: 'payment' | 'payment/success' | 'paymentNew', values: Values) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return reply.header('cache-control', 'no-store').redirect(`/#/billing/${place}?${query.toString()}`, 303);
}

/** The console says in the reader's language that it did not work. */
const NO_WORD = '';

/** What nobody signed, or nobody ordered: of it nothing is known that might be told. */
const refuse = (reply: FastifyReply) => goTo(reply, 'payment', { errorMessage: NO_WORD });

/** To what came of it, or back to where it was paid, which is filled anew; with what the address said before the visit to the bank. */
function goOn(reply: FastifyReply, result: Result, words: ReturnWords) {
  const { isPaid, order_id: order, purpose, message } = result;
  const { feature, ...values } = valuesOf(words);
  const subject = given({ feature });
  if (isPaid) return goTo(reply, 'payment/success', { order, ...subject });
  // Banks' websites are offered for rupees alone.
  const failed = { errorMessage: message?.trim() ?? NO_WORD, isRedirect: true, currency: 'INR', ...subject };
  if (purpose === 'PRO_PLAN') return goTo(reply, 'paymentNew', { step: 'payment', order, ...failed, ...values });
  const { licenseCount, licenseDuration, licenseConfigId, isLegacyTeam, autoAssign } = result;
  const purchase = given({ licenseCount, licenseDuration, licenseConfigId, isLegacyTeam, autoAssign });
  return goTo(reply, 'payment', { ...purchase, ...failed, ...values });
}

/** That a service is away says nothing of the payment. */
function tellOfWait(reply: FastifyReply, status: 429 | 503): FastifyReply {
  const locale = pageLocaleOf(reply.request);
  const page = { ...bankReturnWords[locale], back: '/#/billing' } as const;
  return sendSmallPage(reply.header('retry-after', '60'), status, locale, page);
}

/**
 * Takes what banks have the browsers of their customers post, which come from another site and without a session: its signature
 * says that it is the bank's, and everything else is asked of the service. Where the bank posts it says nothing of whether it is paid.
 */
export function serveBankReturns(app: FastifyInstance, { upstream, limiter, deadlineMs }: Deps) {
  const returns = limiter({ name: 'bankReturns', points: PER_NETWORK, windowMs: MINUTE_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return refuse(reply);
    request.log.error({ err: error }, 'Unexpected error');
    return tellOfWait(reply, 503);
  });

  async function count(request: FastifyRequest, reply: FastifyReply) {
    const wait = await returns.take(networkOf(clientAddressOf(request)));
    return wait === null ? undefined : tellOfWait(reply, 429);
  }

  async function take(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const fields = bankFieldsIn(request.body);
    if (fields === null) return refuse(reply);
    const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
    try {
      const result = await services.call('payment', 'netBankingReturn', { body: { fields } });
      return goOn(reply, result, wordsIn(request.query));
    } catch (error) {
      request.log.warn({ err: error }, 'Return of a bank not taken');
      if (refusalIn(error, 'signature_refused', 'order_not_found', 'invalid_request')) return refuse(reply);
      return tellOfWait(reply, 503);
    }
  }

  for (const url of ['/billing/net-banking/success', '/billing/net-banking/failure'])
    app.post<Asked>(url, { bodyLimit: BODY_BYTES, onRequest: count }, take);
}
