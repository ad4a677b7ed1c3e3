import type { Readable } from 'node:stream';
import {
  type Answer,
  type Body,
  type Call,
  type OperationName,
  type Query,
  type Service,
  contract,
} from '../generated/upstream/contract.ts';
import type { FollowingClock } from '../lib/clock.ts';
import type { IdempotencyKey } from '../lib/idempotencyKeys.ts';
import type { Span } from '../lib/traces.ts';
import { type ContentRange, lengthOf, rangeOf, readAnswer } from './answer.ts';
import type { Caller, UpstreamSettings } from './caller.ts';
import { coalescer } from './coalesce.ts';
import { type CallName, UpstreamError, notOffered } from './errors.ts';
import { type Ending, endingOf } from './endings.ts';
import { abandoned, fromStatus, fromTransport, timedOut, unusable } from './failures.ts';
import { type Standing, serviceGuard } from './guard.ts';
import { FileTooSlow, outgoingFile } from './outgoingFile.ts';
import { type Prepared, type WireInput, prepareCall, toldName } from './prepare.ts';
import { readTransport } from './readTransport.ts';
import { retryBudget, withRetries } from './retry.ts';
import { sessionJudge } from './sessionJudge.ts';
import {
  type Sending,
  type Transport,
  type WireAnswer,
  type WireRequest,
  type WireStream,
  collect,
  toTransportFailure,
} from './transport.ts';
import { asCallersFault } from './unkeepable.ts';
import { toBase } from './url.ts';
import { writeTransport } from './writeTransport.ts';

type QueryPart<Q> = [Q] extends [never] ? { query?: never } : { query: Q };
type BodyPart<B> = [B] extends [undefined] ? { body?: never } : { body: Exclude<B, undefined> };
export type CallInput<S extends Service, O extends OperationName<S>> = QueryPart<Query<S, O>> &
  BodyPart<Body<S, O>> & { idempotencyKey?: IdempotencyKey };

/** The calls of a service that take a file, and those that answer one. */
type Uploads<S extends Service> = {
  [O in OperationName<S>]: Body<S, O> extends undefined ? O : never;
}[OperationName<S>];
type Downloads<S extends Service> = {
  [O in OperationName<S>]: [Answer<S, O>] extends [undefined] ? O : never;
}[OperationName<S>];

/** A file to be sent. */
export type OutgoingContent = {
  readonly file: AsyncIterable<Buffer>;
  /** The sending is given up with FileTooLarge when there are more. */
  readonly maxBytes: number;
};
type UploadInput<S extends Service, O extends OperationName<S>> = OutgoingContent &
  QueryPart<Query<S, O>> & { readonly idempotencyKey: IdempotencyKey };

/** A file as it comes, or a part of it; `bytes` where the service says how long that is. To be read or destroyed. */
export type Download = {
  readonly bytes: number | null;
  readonly part: ContentRange | null;
  readonly content: Readable;
};

/** The services as one viewer sees them. */
export type Upstream = {
  /** Makes a call of the contract and gives its answer; throws a GatewayError and nothing else. */
  readonly call: <S extends Service, O extends OperationName<S>>(
    service: S,
    operation: O,
    input: CallInput<S, O>,
  ) => Promise<Answer<S, O>>;
  /** The same for a call that takes a file, which is sent as it comes. Throws what reading the file throws, too. */
  readonly upload: <S extends Service, O extends Uploads<S>>(
    service: S,
    operation: O,
    input: UploadInput<S, O>,
  ) => Promise<Answer<S, O>>;
  /** The same for a call that answers a file. What fails after its beginning ends the content with an error. */
  readonly download: <S extends Service, O extends Downloads<S>>(
    service: S,
    operation: O,
    input: CallInput<S, O>,
  ) => Promise<Download>;
};

/** One finished attempt, for the metrics. */
export type AttemptRecord = CallName & { readonly outcome: string; readonly seconds: number };

type Deps = {
  readonly clock: FollowingClock;
  readonly random?: () => number;
  readonly onAttempt?: (record: AttemptRecord) => void;
};

/** Files on their way to or from one service at once, and how many more may wait. */
const TRANSFERS = { concurrency: 32, queue: 256 };

/** How a request is begun, and what is made of its answer. */
type Exchange<A, T> = {
  readonly begin: (request: WireRequest) => Sending<A>;
  readonly read: (answer: A) => T | Promise<T>;
};

export type UpstreamClient = {
  readonly as: (caller: Caller) => Upstream;
  /** How each service's breakers stand: that of its calls, and that of files on their way to or from it. */
  readonly standings: () => Record<string, { readonly calls: Standing; readonly transfers: Standing }>;
  readonly close: () => Promise<void>;
};

export function createUpstreamClient(settings: UpstreamSettings, deps: Deps): UpstreamClient {
  const { clock, random = Math.random, onAttempt = () => undefined } = deps;
  const services = Object.entries(settings.baseUrls).flatMap(([service, base]) =>
    base === null ? [] : [[service, serviceOf(base)] as const],
  );
  const byName = new Map<string, ReturnType<typeof serviceOf>>(services);
  const writes = writeTransport(settings);
  const { shared, leaveBehind } = coalescer();
  const judged = sessionJudge((caller) => read(prepare(caller, 'identity', 'fullProfile', {}), caller));

  function serviceOf(address: string) {
    const base = toBase(address);
    const { maxBytes, concurrency: connections, attemptMs: connectMs } = settings;
    const reads = readTransport(base.origin, { maxBytes, connections, connectMs });
    // Files have places of their own: slow senders take none from other calls.
    const guards = {
      guard: serviceGuard(settings, clock.now),
      transfers: serviceGuard({ ...settings, ...TRANSFERS }, clock.now),
    };
    return { settings: { ...settings, base }, reads, ...guards, budget: retryBudget() };
  }

  function serviceNamed(name: string) {
    const service = byName.get(name);
    if (!service) throw new TypeError(`No base address for the service ${name}`);
    return service;
  }

  function prepare(caller: Caller, service: Service, operation: string, input: WireInput) {
    if (settings.baseUrls[service] === null) throw notOffered(callNamed(service, operation));
    return prepareCall(serviceNamed(service).settings, caller, { service, operation, input });
  }

  /** One attempt, given up at its own time limit and with the signal. */
  async function attempt<A, T>(
    prepared: Prepared,
    caller: Caller,
    signal: AbortSignal,
    { begin, read }: Exchange<A, T>,
  ): Promise<T> {
    const started = performance.now();
    const span = caller.span?.call(`${prepared.name.service}.${prepared.name.operation}`, {}) ?? null;
    const sending = begin(span ? handedOn(prepared.request, span) : prepared.request);
    let ending: Ending | null = null;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      sending.giveUp();
    }, prepared.limitMs);
    signal.addEventListener('abort', sending.giveUp);
    try {
      return await read(await sending.answer);
    } catch (error) {
      const told = toldFailure(prepared, error, { late, aborted: signal.aborted });
      ending = endingOf(told);
      caller.log[ending.level](ending.fields, ending.sentence);
      throw told;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', sending.giveUp);
      const outcome = ending?.outcome ?? 'OK';
      span?.end({ 'muster.outcome': outcome }, ending?.isFault ?? false);
      onAttempt({ ...prepared.name, outcome, seconds: (performance.now() - started) / 1000 });
    }
  }

  function observeTime({ name }: Prepared, { header }: Pick<WireAnswer, 'header'>) {
    const serverTime = Number(header('x-server-time'));
    if (serverTime > 0) clock.observe(serverTime, name.service);
  }

  /** Sent, read, checked. */
  const whole = (prepared: Prepared, transport: Transport): Exchange<WireAnswer, unknown> => ({
    begin: (request) => transport.send(request),
    read(answer) {
      observeTime(prepared, answer);
      return readAnswer(prepared.name, answer, prepared);
    },
  });

  function read(prepared: Prepared, caller: Caller): Promise<unknown> {
    const { guard, budget, reads } = serviceNamed(prepared.name.service);
    const exchange = whole(prepared, reads);
    const attempts = (signal: AbortSignal) =>
      withRetries(() => guard.run(prepared.name, signal, (until) => attempt(prepared, caller, until, exchange)), {
        signal,
        budget,
        random,
        repeatsLate: !prepared.hasOwnLimit,
      });
    const onAbort = () => timedOut(prepared.name, 'deadline');
    const start = (signal: AbortSignal) => judged(prepared.name, caller, attempts(signal));
    return shared({ viewer: viewerOf(caller), key: prepared.key }, { signal: caller.signal, onAbort, start });
  }

  /** Never joined with another and never repeated; shares only the deadline with reads. */
  function write(prepared: Prepared, caller: Caller): Promise<unknown> {
    const { guard, transfers } = serviceNamed(prepared.name.service);
    const exchange = whole(prepared, writes);
    const viewer = viewerOf(caller);
    const sent = (signal: AbortSignal) =>
      (prepared.file ? transfers : guard).run(prepared.name, signal, () => attempt(prepared, caller, signal, exchange));
    const start = (signal: AbortSignal) =>
      judged(prepared.name, caller, sent(signal)).finally(() => leaveBehind(viewer));
    const late = () => (prepared.file?.isAwaited() ? new FileTooSlow() : timedOut(toldName(prepared), 'deadline'));
    const onAbort = () => prepared.file?.failure() ?? late();
    return shared({ viewer, key: null }, { signal: caller.signal, onAbort, start });
  }

  /** A read that is repeated only as long as nothing of the file has come. */
  function open(prepared: Prepared, caller: Caller): Promise<Download> {
    const { transfers, budget, reads } = serviceNamed(prepared.name.service);
    const { signal } = caller;
    const exchange: Exchange<WireStream, Download> = {
      begin: (request) => reads.open(request, signal),
      async read(answer) {
        observeTime(prepared, answer);
        const { status, body: content } = answer;
        if (status === 200) return { bytes: lengthOf(answer), part: null, content };
        if (status === 206) return { bytes: lengthOf(answer), part: partIn(prepared, answer), content };
        throw fromStatus(prepared.name, { ...answer, body: await collect(answer.body, settings.maxBytes) });
      },
    };
    const begun = withRetries(
      () => transfers.run(prepared.name, signal, () => attempt(prepared, caller, signal, exchange)),
      { signal, budget, random, repeatsLate: true },
    );
    return judged(prepared.name, caller, begun);
  }

  return {
    as: (caller) => ({
      async call<S extends Service, O extends OperationName<S>>(service: S, operation: O, input: CallInput<S, O>) {
        const prepared = prepare(caller, service, operation, input);
        const answer = await (prepared.name.access === 'read' ? read(prepared, caller) : write(prepared, caller));
        return answer as Answer<S, O>; // checked against the contract's schema in readAnswer
      },
      async upload<S extends Service, O extends Uploads<S>>(service: S, operation: O, input: UploadInput<S, O>) {
        const { query = {}, idempotencyKey } = input;
        const file = outgoingFile(input.file, partOf(service, operation), input.maxBytes);
        const answer = await write(prepare(caller, service, operation, { query, file, idempotencyKey }), caller);
        return answer as Answer<S, O>; // checked likewise
      },
      async download<S extends Service, O extends Downloads<S>>(service: S, operation: O, input: CallInput<S, O>) {
        return open(prepare(caller, service, operation, input), caller);
      },
    }),
    standings: () =>
      Object.fromEntries(
        services.map(([service, { guard, transfers }]) => [
          service,
          { calls: guard.standing(), transfers: transfers.standing() },
        ]),
      ),
    async close() {
      await Promise.all([writes.close(), ...services.map(([, { reads }]) => reads.close())]);
    },
  };
}

/** The request as part of a trace. */
const handedOn = (request: WireRequest, span: Span): WireRequest => ({
  ...request,
  headers: { ...request.headers, ...span.headers() },
});

/** Which part of a file came; without that, what came is of no use and is given up. */
function partIn({ name }: Prepared, answer: WireStream): ContentRange {
  const part = rangeOf(answer);
  if (part) return part;
  answer.body.destroy();
  throw unusable(name, 'content-range');
}

function describedCall(service: Service, operation: string): Call | undefined {
  const calls: Readonly<Record<string, Call>> = contract[service];
  return calls[operation];
}

const callNamed = (service: Service, operation: string): CallName => ({
  ...{ service, operation },
  access: describedCall(service, operation)?.access ?? 'read',
});

/** The name of the part in which a call takes its file. */
const partOf = (service: Service, operation: string): string => describedCall(service, operation)?.filePart ?? 'file';

/** Whose reads may be joined: one session's, or those of everybody who has none. */
const viewerOf = ({ credentials }: Caller) => (credentials === null ? '' : `${credentials.guid}:${credentials.token}`);

/** What an attempt's failure is told as: a GatewayError, whatever it was. */
function toldFailure(prepared: Prepared, error: unknown, { late, aborted }: { late: boolean; aborted: boolean }) {
  if (error instanceof UpstreamError) return asCallersFault(error, prepared.request);
  const failure = prepared.file?.failure();
  if (failure) return failure;
  const name = toldName(prepared);
  if (late) return timedOut(name, 'attempt');
  return aborted ? abandoned(name) : fromTransport(name, toTransportFailure(error));
}
