import { randomUUID } from 'node:crypto';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  fastify,
} from 'fastify';
import type { Config } from './config.ts';
import type { GatewayContext } from './context.ts';
import { type ApolloSettings, createApollo } from './graphql/apollo.ts';
import { demandShortDocument } from './graphql/documentText.ts';
import { errorBody } from './graphql/format.ts';
import type { OperationRecord } from './graphql/operationPlugin.ts';
import { requestScope } from './graphql/requestScope.ts';
import type { Admission } from './http/admission.ts';
import { setSafetyHeaders } from './http/headers.ts';
import { demandHost } from './http/host.ts';
import { acceptJson } from './http/json.ts';
import { acceptUploads, isMultipart } from './http/multipart.ts';
import type { OperationLimit } from './http/operationLimit.ts';
import { operationSignal } from './http/operationSignal.ts';
import { refuseReader } from './http/refuseReader.ts';
import type { Transfers } from './http/transfers.ts';
import { unreadableRequests } from './http/unreadable.ts';
import type { Clock } from './lib/clock.ts';
import { GatewayError } from './lib/errors.ts';
import { rateLimited } from './lib/limiter.ts';
import type { Traces } from './lib/traces.ts';

type ContextFactory = (request: FastifyRequest, reply: FastifyReply, signal: AbortSignal) => Promise<GatewayContext>;

export type GatewayDeps = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly apollo: Omit<ApolloSettings, 'log'>;
  readonly context: ContextFactory;
  readonly operationLimit: OperationLimit;
  readonly admit: Admission;
  readonly isDraining: () => boolean;
  readonly traces: Traces | null;
  readonly transfers: Transfers;
  /** Further routes: health, metrics, the console, sign-in redirects. */
  readonly routes: readonly ((app: FastifyInstance) => Promise<void> | void)[];
};

/** How much longer than a file's operation a client may take to send a request: what it brings is not known before. */
const REQUEST_MS = 30_000;
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** What every answer says, whatever becomes of the request. */
function setFirstHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id);
  setSafetyHeaders(reply, request.protocol === 'https');
}

function newApp({ config, log }: GatewayDeps): FastifyInstance {
  const unreadable = unreadableRequests();
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    forceCloseConnections: 'idle',
    requestTimeout: config.uploadDeadlineMs + REQUEST_MS,
    clientErrorHandler: unreadable.refuse,
    // While draining, requests on kept connections are still answered.
    return503OnClosing: false,
    // An address that cannot be read is on no route, and meets no hook.
    frameworkErrors: (error, request, reply) => {
      setFirstHeaders(request, reply);
      void sendError(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: false },
  });
  unreadable.watch(app.server);
  return app;
}

/** What the log says of an operation. Its name is the caller's own, and as long as they like. */
const operationFields = ({ name, outcome }: OperationRecord) => ({ operation: name?.slice(0, 80), outcome });
const nameOf = ({ name }: OperationRecord) => name?.slice(0, 80) ?? '';

/** What asks for these all the time is worth neither a trace nor a line in the log. */
const isProbe = (route: string | undefined) => route === '/metrics' || route?.startsWith('/health/') === true;

function addTraces(app: FastifyInstance, traces: Traces) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request;
    if (!isProbe(routeOptions.url)) {
      const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? 'none' };
      const name = `${method} ${routeOptions.url ?? 'none'}`;
      request.span = traces.request(name, headers, { ...attributes, 'muster.request_id': id });
      request.log = request.log.child({ traceId: request.span.traceId });
    }
    done();
  });
  app.addHook('onResponse', ({ operation, span }, { statusCode }, done) => {
    const told = operation && { 'muster.outcome': operation.outcome, 'graphql.operation.name': nameOf(operation) };
    const failed = statusCode >= 500 || (operation !== null && operation.outcome !== 'OK');
    span?.end({ 'http.response.status_code': statusCode, ...told }, failed);
    done();
  });
}

function addHooks(app: FastifyInstance, { clock, isDraining, traces }: GatewayDeps) {
  app.decorateRequest('operation', null);
  app.decorateRequest('span', null);
  if (traces) addTraces(app, traces);
  app.addHook('onRequest', (request, reply, done) => {
    setFirstHeaders(request, reply);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-server-time', String(clock.now()));
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, operation, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Of those that are turned away there are too many to tell of each; the metrics count them.
    const isQuiet = operation?.outcome === 'OVERLOADED' || isProbe(routeOptions.url);
    const level = isQuiet ? 'debug' : 'info';
    request.log[level](operation === null ? line : { ...line, ...operationFields(operation) }, 'Request');
    done();
  });
}

/** What the framework refuses a request for, in words that say what to send. */
const refusalWords = new Map<string | undefined, string>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'Send `content-type: application/json`, or multipart/form-data with a file.'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'The body is empty.'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'The body is not JSON, or has members such as `__proto__`.'],
  ['FST_ERR_BAD_URL', 'The address is malformed.'],
]);

/** What fails outside GraphQL, in the words of the catalogue. */
function toGatewayError(error: FastifyError | Error): { status: number; told: GatewayError } {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (error instanceof GatewayError) return { status: error.httpStatus ?? 500, told: error };
  if (status === 413) return { status, told: new GatewayError('TOO_LARGE') };
  if (status >= 400 && status < 500) {
    const message = 'code' in error ? refusalWords.get(error.code) : undefined;
    return { status, told: new GatewayError('BAD_USER_INPUT', message === undefined ? {} : { message }) };
  }
  return { status: 500, told: new GatewayError('INTERNAL_SERVER_ERROR') };
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, told } = toGatewayError(error);
  if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(told, request.id));
}

function addErrorAnswers(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((_request, reply) => refuseReader(reply, 404, 'nothingHere'));
}

/** Whoever opens the endpoint in a browser is led to the playground: programs ask for no page, and ask something. */
async function leadOn({ method, headers, raw }: FastifyRequest, reply: FastifyReply) {
  const asksNothing = method === 'GET' && raw.url === '/graphql';
  if (asksNothing && /\btext\/html\b/.test(headers.accept ?? '')) return reply.redirect('/playground', 303);
}

/** The gateway, ready to listen: GraphQL over HTTP with its limits, and the routes it is given. */
export async function createGateway(deps: GatewayDeps) {
  const { config, log, operationLimit } = deps;
  const app = newApp(deps);
  await app.register(cookie);
  addHooks(app, deps);
  addErrorAnswers(app);
  const apollo = createApollo({ ...deps.apollo, log });
  await apollo.start();

  /** Files have longer. */
  function signalOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
    if (!isMultipart(request)) return operationSignal(reply, config.deadlineMs);
    deps.transfers.begin(reply);
    return operationSignal(reply, config.uploadDeadlineMs);
  }

  async function contextOf(request: FastifyRequest, reply: FastifyReply): Promise<GatewayContext> {
    const context = await deps.context(request, reply, signalOf(request, reply));
    const { wait, headers } = await operationLimit(context);
    reply.headers(headers);
    if (wait !== null) throw rateLimited(wait, 429);
    demandShortDocument(request.body, config.limits.tokens);
    return context;
  }
  const handle = fastifyApolloHandler(apollo, { context: contextOf });
  await app.register(async (scope) => {
    acceptJson(scope);
    acceptUploads(scope, config.limits.bodyBytes);
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: [demandHost, leadOn],
      preHandler: deps.admit,
      handler: (request, reply) =>
        requestScope.run({ requestId: request.id, log: request.log }, () => handle.call(app, request, reply)),
    });
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/graphql',
      handler: (_request, reply) => {
        reply.header('allow', 'GET, POST');
        throw new GatewayError('BAD_USER_INPUT', { message: 'This address takes GET and POST.', status: 405 });
      },
    });
  });
  for (const route of deps.routes) await app.register(async (inner) => route(inner));
  return { app, stop: () => apollo.stop() };
}
