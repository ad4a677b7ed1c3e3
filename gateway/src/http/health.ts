import type { FastifyInstance } from 'fastify';
import type { Presences } from '../upstream/presence.ts';

type Deps = { readonly presences: Presences; readonly isDraining: () => boolean };

/** Liveness, and readiness with the state of each service. Not ready: while draining, or without the identity service. */
export function serveHealth(app: FastifyInstance, { presences, isDraining }: Deps) {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const services = await presences();
    const isReady = services.get('identity')?.isReachable === true;
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', services: Object.fromEntries(services) });
  });
}
