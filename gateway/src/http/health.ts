import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import type { Config } from '../config.ts';
import type { UpstreamClient } from '../upstream/client.ts';

const KEPT_MS = 1_000;

/** Whether anything answers there: any answer below 500 is a sign of life. */
async function answers(base: string, withinMs: number): Promise<boolean> {
  try {
    const { statusCode, body } = await request(new URL('/health/live', base), {
      signal: AbortSignal.timeout(withinMs),
    });
    await body.dump();
    return statusCode < 500;
  } catch {
    return false;
  }
}

type Deps = {
  readonly baseUrls: Config['upstream']['baseUrls'];
  readonly attemptMs: number;
  readonly upstream: UpstreamClient;
  readonly isDraining: () => boolean;
};

/** Liveness, and readiness with the state of each service. Not ready: while draining, or without the identity service. */
export function serveHealth(app: FastifyInstance, { baseUrls, attemptMs, upstream, isDraining }: Deps) {
  let kept: { at: number; states: Promise<Map<string, boolean>> } | undefined;

  async function probeAll() {
    const there = Object.entries(baseUrls).flatMap(([service, base]) =>
      base === null ? [] : [[service, base] as const],
    );
    const origins = new Map(there.map(([, base]) => [new URL(base).origin, answers(base, attemptMs)]));
    const entries = there.map(
      async ([service, base]) => [service, (await origins.get(new URL(base).origin)) ?? false] as const,
    );
    return new Map(await Promise.all(entries));
  }
  function probed() {
    const now = performance.now();
    if (kept === undefined || now - kept.at > KEPT_MS) kept = { at: now, states: probeAll() };
    return kept.states;
  }

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const reachable = await probed();
    const breakers = upstream.states();
    const services = Object.fromEntries(
      [...reachable].map(([service, isReachable]) => [service, { isReachable, breaker: breakers[service] }]),
    );
    const isReady = reachable.get('identity') === true;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable', services });
  });
}
