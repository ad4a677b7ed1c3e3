import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../../http/admission.ts';
import { callerOf } from '../../http/caller.ts';
import { clientAddressOf } from '../../http/clientAddress.ts';
import { acceptJson } from '../../http/json.ts';
import { operationSignal } from '../../http/operationSignal.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import { HookError, type HookErrorCode, hookErrorBody, hookErrorOf, writingError } from './hookErrors.ts';
import type { HookLimit } from './hookLimits.ts';
import { readAddress, readKey, readPost } from './hookPost.ts';
import { type Post, webhookRest } from './rest.ts';

type Deps = {
  readonly upstream: UpstreamClient;
  readonly limit: HookLimit;
  /** How long a body may be, in bytes. */
  readonly bytes: number;
  readonly deadlineMs: number;
  readonly admit: Admission;
  /** Is told of each post: `ok`, or the code of the answer. */
  readonly onPost: (outcome: HookErrorCode | 'ok') => void;
};

type Addressed = { Params: { '*': string } };

const URL_OF_ALL = '/hooks/*';

/**
 * Takes what services outside write through the addresses of incoming webhooks: an address is the right to do so, whoever
 * knows it. How much comes is counted before anything of it is read.
 */
export function serveHooks(app: FastifyInstance, { upstream, limit, bytes, deadlineMs, admit, onPost }: Deps) {
  app.removeAllContentTypeParsers();
  acceptJson(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const told = hookErrorOf(error);
    if (told.code === 'internal') request.log.error({ err: error }, 'Unexpected error');
    onPost(told.code);
    if (told.retryAfter !== null) reply.header('retry-after', String(told.retryAfter));
    return reply.code(told.status).header('cache-control', 'no-store').send(hookErrorBody(told.code));
  });

  async function count(request: FastifyRequest<Addressed>) {
    const { id, secret } = readAddress(request.params['*']);
    const wait = await limit(`${id}/${secret}`, clientAddressOf(request));
    if (wait !== null) throw new HookError('too_many_posts', Math.ceil(wait / 1000));
  }

  async function write(request: FastifyRequest, reply: FastifyReply, post: Post, key: string | null) {
    const services = upstream.as(callerOf(request, null, operationSignal(reply, deadlineMs)));
    try {
      return await webhookRest(services).receive(post, key);
    } catch (error) {
      throw writingError(error);
    }
  }

  app.post<Addressed>(URL_OF_ALL, { bodyLimit: bytes, onRequest: count, preHandler: admit }, async (request, reply) => {
    const key = readKey(request.headers['idempotency-key']);
    const post = { ...readAddress(request.params['*']), ...readPost(request.body) };
    const { messageId } = await write(request, reply, post, key);
    onPost('ok');
    return reply.header('cache-control', 'no-store').send({ ok: true, messageId });
  });

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: URL_OF_ALL,
    onRequest(_request, reply, done) {
      reply.header('allow', 'POST');
      done(new HookError('method_not_allowed'));
    },
    handler: () => undefined,
  });
}
