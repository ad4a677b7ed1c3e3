import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { contextFactory, identityOf } from './context.ts';
import { costs } from './costs.ts';
import { accessRules } from './domains/identity/access.ts';
import { serveFeedback } from './domains/event/feedbackRoute.ts';
import { scimErrorBody } from './domains/scim/scimErrors.ts';
import { scimLimits } from './domains/scim/scimLimits.ts';
import { serveScim } from './domains/scim/scimRoute.ts';
import { hookErrorBody } from './domains/webhook/hookErrors.ts';
import { hookLimits } from './domains/webhook/hookLimits.ts';
import { serveHooks } from './domains/webhook/hookRoute.ts';
import { createBrowserSessions, isSecureContext } from './domains/identity/browserSession.ts';
import { entersByCode } from './domains/identity/enterByCode.ts';
import { serveExternalLogin } from './domains/identity/externalLogin.ts';
import { createSamlCookies } from './domains/sso/saml/samlCookies.ts';
import { serveGoogle } from './domains/sso/google/googleRoutes.ts';
import { serveSaml } from './domains/sso/saml/samlRoutes.ts';
import { errorBody } from './graphql/format.ts';
import { noOtherConsoles, redisConsoles } from './graphql/consoleDocuments.ts';
import {
  memoryDocuments,
  operationNames,
  persistedDocuments,
  readManifest,
  redisDocuments,
} from './graphql/persisted.ts';
import { admission } from './http/admission.ts';
import { serveBankReturns } from './http/bankReturns.ts';
import { watchBusyness } from './http/busyness.ts';
import { serveCardReturns } from './http/cardReturns.ts';
import { serveConsole } from './http/console.ts';
import { serveFiles } from './http/files.ts';
import { serveHealth } from './http/health.ts';
import { serveInvoiceDocuments } from './http/invoiceDocuments.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { operationLimit } from './http/operationLimit.ts';
import { operationRoom } from './http/operationRoom.ts';
import { takeWaiting } from './http/takeWaiting.ts';
import { countTransfers } from './http/transfers.ts';
import { vitalOperations } from './http/vital.ts';
import { type Clock, followingClock, steadyClock, systemClock } from './lib/clock.ts';
import { hiddenKeys } from './lib/hiddenKeys.ts';
import { memoryLimiters, redisLimiters } from './lib/limiter.ts';
import { createLog } from './lib/log.ts';
import { connectRedis } from './lib/redis.ts';
import { gatewaySchema } from './schema.ts';
import { createGateway } from './server.ts';
import { createShared } from './shared.ts';
import { sessionKeyOf } from './sessionKey.ts';
import type { OptionalService } from './upstream/offered.ts';
import { createUpstreamClient } from './upstream/client.ts';
import { presenceWatch } from './upstream/presence.ts';

export type Overrides = {
  /** In place of the system's clock. */
  readonly clock?: Clock;
  /** In place of standard output. */
  readonly logTo?: DestinationStream;
  /** In place of Math.random: the spread of retry waits. */
  readonly random?: () => number;
  /** In place of a timer: the wait between readiness going down and the port closing. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** In place of measuring how busy this process is. */
  readonly watchBusyness?: typeof watchBusyness;
};

export type RunningGateway = {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Drains and stops: readiness goes down, requests under way are finished, then the port is closed. */
  readonly close: () => Promise<void>;
};

/** So many connections may wait to be taken. One that finds no place is tried again by its client after a second or more. */
const BACKLOG = 4_096;

/** Puts the gateway together from its settings and starts it. Rejects when the port is taken or Redis is not there. */
export async function startGateway(config: Config, overrides: Overrides = {}): Promise<RunningGateway> {
  const log = createLog(config.logLevel, overrides.logTo);
  // Loaded where it is wanted alone: what is not loaded costs nothing.
  const traces = config.traces && (await import('./lib/openTraces.ts')).openTraces(config.traces, log);
  const ownClock = overrides.clock ?? systemClock;
  const clock = config.isProduction
    ? steadyClock(ownClock, (aheadMs) =>
        log.warn({ aheadMs }, 'The clocks of these services and of this machine differ: set them by NTP'),
      )
    : followingClock(ownClock);
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, log);
  const sessionKey = await sessionKeyOf(config.sessionKey, join(config.dataDir, 'gateway'));
  const keys = { current: sessionKey, former: config.formerSessionKeys };
  const limiter = redis ? hiddenKeys(sessionKey, redisLimiters(redis)) : memoryLimiters(clock);
  const manifest = await readManifest(config.console.dist, log);
  const consoles = redis ? redisConsoles(redis, log) : noOtherConsoles;
  await consoles.publish(manifest);
  const metrics = createMetrics();
  const upstream = createUpstreamClient(config.upstream, {
    clock,
    onAttempt: metrics.onAttempt,
    ...(overrides.random ? { random: overrides.random } : {}),
  });
  const sessions = createBrowserSessions(keys, clock, log);
  const enter = entersByCode({ upstream, sessions, deadlineMs: config.deadlineMs });
  const presences = presenceWatch({ ...config.upstream, upstream, clock });
  const shared = createShared(config, { keys, limiter, clock, presences });
  const transfers = countTransfers();
  const room = operationRoom(config.leastOperations, overrides.watchBusyness ?? watchBusyness);
  const admissionOf = { room, onTurnedAway: metrics.onTurnedAway, log };
  const limit = operationLimit(limiter, config.limits.operationsPerMinute);
  let draining = false;
  const isDraining = () => draining;

  /** The routes of a service, where there is one: its doors are not there without it. */
  const where = <R>(service: OptionalService, ...routes: R[]) =>
    config.upstream.baseUrls[service] === null ? [] : routes;

  const { app, stop } = await createGateway({
    config,
    log,
    clock,
    context: contextFactory({ upstream, sessions, shared, clock }),
    operationLimit: limit,
    admit: admission({ ...admissionOf, isVital: vitalOperations(manifest), bodyOf: errorBody }),
    isDraining,
    traces,
    transfers,
    apollo: {
      schema: gatewaySchema(),
      tokens: config.limits.tokens,
      introspection: config.documents.introspection,
      persisted: persistedDocuments(manifest, redis ? redisDocuments(redis, log) : memoryDocuments(), {
        ...config.documents,
        consoles,
      }),
      rules: {
        access: accessRules,
        costs,
        limits: config.limits,
        manifest,
        arbitrary: config.documents.arbitrary,
        onOperation: metrics.onOperation(operationNames(manifest.values())),
      },
    },
    routes: [
      (routes) => serveFiles(routes, { upstream, transfers, clock, deadlineMs: config.uploadDeadlineMs }),
      ...where('webhook', (routes: FastifyInstance) =>
        serveHooks(routes, {
          ...{ upstream, deadlineMs: config.deadlineMs, bytes: config.limits.hookPosts.bytes },
          limit: hookLimits(limiter, config.limits.hookPosts),
          admit: admission({ ...admissionOf, isVital: () => false, bodyOf: () => hookErrorBody('overloaded') }),
          onPost: metrics.onHookPost,
        }),
      ),
      ...where('scim', (routes: FastifyInstance) =>
        serveScim(routes, {
          ...{ upstream, deadlineMs: config.deadlineMs, publicOrigin: config.publicOrigin },
          ...{ bytes: config.limits.scim.bytes, limit: scimLimits(limiter, config.limits.scim) },
          admit: admission({ ...admissionOf, isVital: () => false, bodyOf: () => scimErrorBody('overloaded') }),
          onRequest: metrics.onScimRequest,
        }),
      ),
      (routes) => serveBankReturns(routes, { upstream, limiter, deadlineMs: config.deadlineMs }),
      serveCardReturns,
      (routes) =>
        serveInvoiceDocuments(routes, {
          ...{ upstream, transfers, limit, deadlineMs: config.uploadDeadlineMs },
          identityOf: (request) => identityOf(request, sessions),
        }),
      (routes) => serveHealth(routes, { presences, isDraining }),
      (routes) => serveMetrics(routes, metrics),
      (routes) => serveExternalLogin(routes, { config, upstream, sessions, enter }),
      ...where(
        'sso',
        (routes: FastifyInstance) =>
          serveSaml(routes, {
            ...{ config, upstream, limiter },
            cookies: createSamlCookies({ keys, clock, isSecure: isSecureContext }),
            identityOf: (request) => sessions.identityOf(request),
            enter,
          }),
        (routes: FastifyInstance) =>
          serveGoogle(routes, {
            ...{ config, upstream, limiter, isSecure: isSecureContext },
            enter: (request, reply, credentials) => sessions.of(request, reply).begin(credentials),
          }),
      ),
      (routes) => serveFeedback(routes, { config, upstream, identityOf: (request) => sessions.identityOf(request) }),
      (routes) =>
        serveConsole(routes, {
          ...{ config, clock },
          hasSession: async (request) => (await sessions.identityOf(request)) !== null,
        }),
    ],
  });
  const url = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });

  async function drain() {
    draining = true;
    log.info({}, 'Draining');
    await (overrides.wait ?? delay)(config.drainMs);
    await takeWaiting(app.server);
    const force = setTimeout(
      () => void transfers.done().then(() => app.server.closeAllConnections()),
      config.deadlineMs,
    );
    // A download goes on for as long as somebody takes it, and is gone on with from where it was cut.
    const cut = setTimeout(() => app.server.closeAllConnections(), config.uploadDeadlineMs);
    await app.close();
    clearTimeout(force);
    clearTimeout(cut);
    room.close();
    await stop();
    await upstream.close();
    redis?.disconnect();
    await traces?.close();
    log.info({}, 'Stopped');
  }
  let closing: Promise<void> | undefined;
  return { url, close: () => (closing ??= drain()) };
}
