import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Clock } from './clock.ts';
import { Refusal } from './errors.ts';
import type { Log } from './log.ts';
import { acceptFiles } from './uploads.ts';

/** A server that knows no call yet: ids, times, refusals and a log without addresses. */
export function createServer({ clock, log }: { clock: Clock; log: Log }): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[A-Za-z0-9._:-]{1,128}$/.test(given) ? given : randomUUID();
    },
  });
  acceptFiles(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-server-time', clock.now());
  });
  app.setNotFoundHandler(async (_request, reply) => send(reply, new Refusal('not_found')));
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.code === 'internal') log.error({ err: error, requestId: request.id }, 'call failed');
    return send(reply, refusal);
  });
  return app;
}

const send = (reply: { status(code: number): { send(body: unknown): unknown } }, refusal: Refusal) =>
  reply.status(refusal.status).send(refusal.toBody());

/** The framework's own 4xx errors (a body that is no JSON, too large, of another type) are requests of a wrong form. */
function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const isRequestsFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isRequestsFault ? new Refusal('invalid_request') : new Refusal('internal');
}
