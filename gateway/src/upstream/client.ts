import { parse } from 'secure-json-parse';
import type { Answer, Body, OperationName, Query, Service } from '../generated/upstream/contract.ts';
import type { FollowingClock } from '../lib/clock.ts';
import { badUserInput } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { coalescer } from './coalesce.ts';
import { type CallName, UpstreamError } from './errors.ts';
import { abandoned, fromStatus, fromTransport, timedOut, unusable } from './failures.ts';
import { type GuardState, serviceGuard } from './guard.ts';
import { readTransport } from './readTransport.ts';
import { retryBudget, withRetries } from './retry.ts';
import { type Transport, type WireAnswer, type WireRequest, toTransportFailure } from './transport.ts';
import { type Credentials, upstreamUrl } from './url.ts';
import { checksOf } from './validation.ts';
import { writeTransport } from './writeTransport.ts';

export type UpstreamSettings = {
  /** Base address per service, and single paths by `service.operation`. */
  readonly baseUrls: Readonly<Record<Service, string>>;
  readonly paths: Readonly<Record<string, string>>;
  /** How long one attempt of a read may take, and a write, which has no other. */
  readonly attemptMs: number;
  readonly writeMs: number;
  readonly maxBytes: number;
  readonly concurrency: number;
  readonly queue: number;
};

/** On whose behalf a call is made, and how long anybody waits for it. */
export type Caller = {
  readonly credentials: Credentials | null;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly signal: AbortSignal;
  readonly log: Log;
};

type QueryPart<Q> = [Q] extends [never] ? { query?: never } : { query: Q };
type BodyPart<B> = [B] extends [undefined] ? { body?: never } : { body: Exclude<B, undefined> };
export type CallInput<S extends Service, O extends OperationName<S>> = QueryPart<Query<S, O>> &
  BodyPart<Body<S, O>> & { idempotencyKey?: string | null | undefined };

/** The services as one viewer sees them. */
export type Upstream = {
  /** Makes a call of the contract and gives its answer; throws a GatewayError and nothing else. */
  readonly call: <S extends Service, O extends OperationName<S>>(
    service: S,
    operation: O,
    input: CallInput<S, O>,
  ) => Promise<Answer<S, O>>;
};

/** One finished attempt, for the metrics. */
export type AttemptRecord = CallName & { readonly outcome: string; readonly seconds: number };

type Deps = {
  readonly clock: FollowingClock;
  readonly random?: () => number;
  readonly onAttempt?: (record: AttemptRecord) => void;
};

type Prepared = {
  readonly name: CallName;
  readonly request: WireRequest;
  readonly key: string;
  readonly isAnswer: (value: unknown) => boolean;
};

export type UpstreamClient = {
  readonly as: (caller: Caller) => Upstream;
  /** The state of each service's breaker. */
  readonly states: () => Record<string, GuardState>;
  readonly close: () => Promise<void>;
};

export function createUpstreamClient(settings: UpstreamSettings, deps: Deps): UpstreamClient {
  const { clock, random = Math.random, onAttempt = () => undefined } = deps;
  const services = Object.entries(settings.baseUrls).map(([service, base]) => [service, serviceOf(base)] as const);
  const byName = new Map<string, ReturnType<typeof serviceOf>>(services);
  const writes = writeTransport(settings);
  const shared = coalescer();

  function serviceOf(base: string) {
    const { maxBytes, concurrency: connections, attemptMs: connectMs } = settings;
    const reads = readTransport(new URL(base).origin, { maxBytes, connections, connectMs });
    return { base, reads, guard: serviceGuard(settings), budget: retryBudget() };
  }

  function serviceNamed(name: string) {
    const service = byName.get(name);
    if (!service) throw new TypeError(`No base address for the service ${name}`);
    return service;
  }

  function prepare(caller: Caller, service: Service, operation: string, input: WireInput): Prepared {
    const checks = checksOf(service, operation as OperationName<Service>);
    const { call } = checks;
    const name = { service, operation, access: call.access };
    const query = input.query ?? {};
    const fits = checks.query(query) && (checks.body === null || checks.body(input.body));
    const credentials = call.session ? caller.credentials : null;
    if (!fits) throw new UpstreamError(name, 'INTERNAL_SERVER_ERROR', { detail: 'request does not fit the contract' });
    if (call.session && !credentials) throw new UpstreamError(name, 'UNAUTHENTICATED', { detail: 'no session' });
    const url = upstreamUrl(
      serviceNamed(service).base,
      settings.paths[`${service}.${operation}`] ?? call.path,
      query,
      credentials,
    );
    const body = checks.body === null ? null : JSON.stringify(input.body);
    const headers = headersFor(caller, body, input.idempotencyKey);
    const key = `${call.method} ${url.href} ${caller.clientAddress} ${body ?? ''}`;
    return {
      name,
      request: { method: call.method, url, headers, body },
      key,
      isAnswer: (value) => checks.answer(value),
    };
  }

  /** One attempt with its own time limit: sent, read, checked. */
  async function attempt(prepared: Prepared, transport: Transport, signal: AbortSignal): Promise<unknown> {
    const { name, request, isAnswer } = prepared;
    const limit = new AbortController();
    const onAbort = () => limit.abort();
    let late = false;
    const timer = setTimeout(
      () => {
        late = true;
        limit.abort();
      },
      name.access === 'write' ? settings.writeMs : settings.attemptMs,
    );
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const answer = await transport.send(request, limit.signal);
      const serverTime = Number(answer.header('x-server-time'));
      if (serverTime > 0) clock.observe(serverTime);
      return readAnswer(name, answer, isAnswer);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (late) throw timedOut(name, 'attempt');
      throw signal.aborted ? abandoned(name) : fromTransport(name, toTransportFailure(error));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    }
  }

  async function measured(prepared: Prepared, transport: Transport, caller: Caller, signal: AbortSignal) {
    const started = performance.now();
    let outcome = 'OK';
    try {
      return await attempt(prepared, transport, signal);
    } catch (error) {
      outcome = error instanceof UpstreamError ? error.code : 'INTERNAL_SERVER_ERROR';
      logFailure(caller.log, error);
      throw error;
    } finally {
      onAttempt({ ...prepared.name, outcome, seconds: (performance.now() - started) / 1000 });
    }
  }

  function read(prepared: Prepared, caller: Caller): Promise<unknown> {
    const { guard, budget, reads } = serviceNamed(prepared.name.service);
    const whole = (signal: AbortSignal) =>
      withRetries(() => guard.run(prepared.name, signal, () => measured(prepared, reads, caller, signal)), {
        signal,
        budget,
        random,
      });
    return shared(prepared.key, caller.signal, () => timedOut(prepared.name, 'deadline'), whole);
  }

  /** Never joined with another and never repeated; shares only the deadline with reads. */
  function write(prepared: Prepared, caller: Caller): Promise<unknown> {
    const { guard } = serviceNamed(prepared.name.service);
    const once = (signal: AbortSignal) =>
      guard.run(prepared.name, signal, () => measured(prepared, writes, caller, signal));
    return shared(Symbol(prepared.name.operation), caller.signal, () => timedOut(prepared.name, 'deadline'), once);
  }

  return {
    as: (caller) => ({
      async call<S extends Service, O extends OperationName<S>>(service: S, operation: O, input: CallInput<S, O>) {
        const prepared = prepare(caller, service, operation, input);
        const answer = await (prepared.name.access === 'read' ? read(prepared, caller) : write(prepared, caller));
        return answer as Answer<S, O>; // checked against the contract's schema in readAnswer
      },
    }),
    states: () => Object.fromEntries(services.map(([service, { guard }]) => [service, guard.state()])),
    async close() {
      await Promise.all([writes.close(), ...services.map(([, { reads }]) => reads.close())]);
    },
  };
}

type WireInput = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string | null | undefined;
};

const IDEMPOTENCY_KEY = /^[A-Za-z0-9._:~-]{1,200}$/;

function headersFor(caller: Caller, body: string | null, idempotencyKey: string | null | undefined) {
  if (typeof idempotencyKey === 'string' && !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    throw badUserInput('An idempotencyKey has 1 to 200 letters, digits and characters of -._:~.');
  }
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-request-id': caller.requestId,
    'x-client-address': caller.clientAddress,
  };
  if (body !== null) headers['content-type'] = 'application/json';
  if (idempotencyKey !== null && idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

function readAnswer(name: CallName, answer: WireAnswer, isAnswer: (value: unknown) => boolean): unknown {
  if (answer.status >= 300 && answer.status < 400)
    throw new UpstreamError(name, 'UPSTREAM_INVALID', { fault: true, detail: 'redirect' });
  if (answer.status !== 200) throw fromStatus(name, answer);
  if ((answer.header('content-encoding') ?? 'identity') !== 'identity') throw unusable(name, 'content-encoding');
  let value: unknown;
  try {
    value = parse(answer.body, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw unusable(name, 'not JSON', true);
  }
  if (!isAnswer(value)) throw unusable(name, 'wrong shape');
  return value;
}

const TIMEOUT_DETAILS = new Set(['attempt', 'deadline', 'status 408', 'status 504']);

function logFailure(log: Log, error: unknown) {
  if (!(error instanceof UpstreamError)) return log.error({ err: error }, 'Upstream call failed');
  if (error.refusal?.code === 'invalid_token') return log.warn({ err: error }, 'Invalid token');
  if (TIMEOUT_DETAILS.has(error.detail ?? '')) return log.warn({ err: error }, 'Request timeout');
  log.warn({ err: error }, 'Upstream call failed');
}
