import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { type Call, type Service, contract } from '../generated/contract.ts';
import { type Access, type Actor, type FindSession, type LiveSession, admit } from './auth.ts';
import { parseAddress } from './networks.ts';
import type { Clock } from './clock.ts';
import type { CallContext, OpenUploadContext, SessionContext, UploadContext } from './context.ts';
import { Fault, Refusal } from './errors.ts';
import { type FingerprintOf, type KeyedCall, earlierAnswer, isAnswered, once, ownerOf } from './idempotency.ts';
import type { FileAddresses } from './fileAddresses.ts';
import type { FilePart, FileStore } from './files.ts';
import type { Log } from './log.ts';
import type { AheadContext, EarlyContext, ReachingContext, Routes } from './routes.ts';
import { hashToken } from './secrets.ts';
import { type NoteUse, type SessionUse, noteworthyUse } from './sessionUse.ts';
import type { Traces } from './traces.ts';
import { type Intake, type KeptFile, dropRest, receiveFile } from './uploads.ts';
import { type Validators, createValidators } from './validation.ts';

/** One call as it was received, without anything secret; `status` is 0 when the connection was cut. */
export type CallRecord = { service: string; operation: string; guid: string | null; ms: number; status: number };

export type ServiceDeps = {
  db: Database;
  clock: Clock;
  log: Log;
  findSession: FindSession;
  files: FileStore;
  fileAddresses: FileAddresses;
  fingerprintOf: FingerprintOf;
  /** Keeps when and from where a session was used; told at most once a minute while the address stays the same. */
  noteUse: NoteUse;
  /** Where traces go; null where there are none. */
  traces?: Traces | null;
  /** Hears of each call once it is answered. */
  observe?: (record: CallRecord) => void;
  /** Whether a refusal that the contract does not list for the call is a mistake that fails it; without, it is told and stands. */
  isStrict?: boolean;
  /** May answer in the service's place: the faults of development. True when it has. */
  intercept?: (call: { service: string; operation: string }, reply: FastifyReply) => Promise<boolean>;
};

/** Mounts every call of a service as the contract describes it, under `/<service>`. */
export function mountService<S extends Service>(
  app: FastifyInstance,
  deps: ServiceDeps,
  service: S,
  routes: Routes<S>,
): void {
  const calls: Record<string, Call> = contract[service];
  // The handlers' own types are erased here: what they get has been validated against the same contract.
  const erased = routes as unknown as Record<string, ErasedRoute>;
  for (const [operation, call] of Object.entries(calls)) {
    const route = erased[operation];
    if (!route) throw new Fault(`${service}.${operation} has no handler.`);
    if ((route.access === null) === call.session) {
      throw new Fault(`${service}.${operation}: the contract and the route disagree on whether it needs a session.`);
    }
    if ((route.intake !== undefined) !== (call.filePart !== null)) {
      throw new Fault(`${service}.${operation}: the contract and the route disagree on whether it takes a file.`);
    }
    const { fingerprintOf } = deps;
    const mounted = { service, operation, call, route, validators: createValidators(call), fingerprintOf };
    app.route({
      method: call.method,
      url: `/${service}${call.path.replace(/\{(\w{1,40})\}/g, ':$1')}`,
      handler: (request, reply) => {
        const work = () => receive(deps, mounted, request, reply);
        const told = { 'http.request.method': call.method, 'muster.request_id': request.id };
        return deps.traces ? deps.traces.request(`${service}.${operation}`, request.headers, told, work) : work();
      },
    });
  }
}

type ErasedIntake =
  | Intake
  | ((query: unknown, actor: Actor | undefined, context: Pick<EarlyContext, 'db' | 'now'>) => Intake | Promise<Intake>);
type ErasedInput = { query: unknown; body: unknown };
/** With what a session brings, or without it: as the route's access says. */
type AnyReachingContext = { step: <T>(work: (context: CallContext) => Promise<T>) => Promise<T> } & Partial<
  Pick<ReachingContext, 'requestId' | 'actor'>
>;
type ErasedRoute = {
  access: Access | null;
  keyed: boolean;
  intake?: ErasedIntake;
  early?: ((context: Pick<EarlyContext, 'db' | 'now'>, query: unknown) => Promise<void>) | undefined;
  ahead?: ((context: AheadContext, input: ErasedInput) => Promise<void>) | undefined;
  reach?: (context: AnyReachingContext, input: ErasedInput) => Promise<(context: CallContext) => Promise<unknown>>;
  success?: { statusOf(answer: unknown): number } | undefined;
  keyOwner?: ((input: ErasedInput) => string) | undefined;
  secretless?:
    | { keep(answer: unknown): unknown; retell(context: CallContext, kept: unknown): Promise<unknown> }
    | undefined;
  handle(
    context: CallContext | SessionContext | UploadContext | OpenUploadContext,
    input: ErasedInput,
  ): Promise<unknown>;
};
type Mounted = {
  service: string;
  operation: string;
  call: Call;
  route: ErasedRoute;
  validators: Validators;
  fingerprintOf: FingerprintOf;
};

async function receive(deps: ServiceDeps, mounted: Mounted, request: FastifyRequest, reply: FastifyReply) {
  const started = performance.now();
  const { service, operation } = mounted;
  const received = readRequest(request);
  let status = 200;
  try {
    if (await deps.intercept?.({ service, operation }, reply)) {
      status = reply.sent && !reply.raw.destroyed ? reply.statusCode : 0;
      return reply;
    }
    await askAhead(deps, mounted, received);
    const ready = await reachOutside(deps, mounted, received);
    const given = await (ready.route.intake
      ? answerUpload(deps, { ...ready, intake: ready.route.intake }, received, request)
      : answer(deps, ready, received));
    if (mounted.call.answer === null) return sendFile(reply, given as FilePart);
    status = mounted.route.success?.statusOf(given) ?? 200;
    return reply.status(status).send(given);
  } catch (thrown) {
    const error = heldToContract(deps, mounted, thrown, request.id);
    status = error instanceof Refusal ? error.status : 500;
    if (mounted.call.filePart !== null) await dropRest(request);
    throw error;
  } finally {
    // Before the answer leaves: whoever has it finds the call on the list.
    const ms = Math.round((performance.now() - started) * 10) / 10;
    deps.traces?.note({ 'http.response.status_code': status });
    deps.observe?.({ service, operation, guid: received.guid, ms, status });
    deps.log.info({ call: `${service}.${operation}`, status, ms, requestId: request.id }, 'answered');
  }
}

/** What a call is refused with stands in its list: callers rely on that. */
function heldToContract({ isStrict, log }: ServiceDeps, mounted: Mounted, error: unknown, requestId: string): unknown {
  if (!(error instanceof Refusal) || mounted.call.refusals.includes(error.code)) return error;
  const call = `${mounted.service}.${mounted.operation}`;
  if (isStrict) return new Fault(`${call} is refused with ${error.code}, which its x-refusals does not list.`);
  log.error({ call, code: error.code, requestId }, 'refusal is not as promised');
  return error;
}

function sendFile(reply: FastifyReply, { bytes, content, part }: FilePart): FastifyReply {
  if (part) reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${part.of}`);
  return reply.type('application/octet-stream').header('content-length', bytes).send(content);
}

type Received = ReturnType<typeof readRequest> & { file?: KeptFile };

function readRequest(request: FastifyRequest) {
  const { token, guid, ...rest } = { ...(request.query as Record<string, unknown>) };
  const query = { ...rest, ...(request.params as Record<string, unknown>) };
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    requestId: request.id,
    clientAddress: parseAddress(header('x-client-address')),
    userAgent: header('user-agent')?.slice(0, 300) ?? null,
    idempotencyKey: header('idempotency-key'),
    token: typeof token === 'string' ? token : '',
    guid: typeof guid === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(guid) ? guid : null,
    query,
    body: request.body,
  };
}

/** Has asked what is outside of the database, with no transaction open. */
async function askAhead(deps: ServiceDeps, mounted: Mounted, received: Received): Promise<void> {
  const { ahead, access } = mounted.route;
  if (!ahead || access === null) return;
  const context = await deps.db.read(async (db): Promise<AheadContext | undefined> => {
    const now = deps.clock.now();
    const actor = admit(await sessionOf(deps, received, { db, now }), access, received.clientAddress);
    const keyed = keyedCall(mounted, received);
    const read: AheadContext['read'] = (work) => deps.db.read(work);
    return keyed && (await isAnswered({ db, now }, keyed)) ? undefined : { now, actor, read };
  });
  if (context) await ahead(context, inputOf(mounted, received));
}

/** Has done all steps of a call that asks somebody outside but its last, which then is what is left to do. */
async function reachOutside(deps: ServiceDeps, mounted: Mounted, received: Received): Promise<Mounted> {
  const { reach, access } = mounted.route;
  if (!reach) return mounted;
  const { requestId, clientAddress, userAgent } = received;
  const stepOf =
    (withSession: (context: CallContext) => Promise<CallContext>): AnyReachingContext['step'] =>
    (work) =>
      deps.db.transaction(async (db) => {
        const now = deps.clock.now();
        const fileAddress = (name: string | null) => name && deps.fileAddresses.of(name, now);
        return work(await withSession({ requestId, clientAddress, userAgent, now, db, fileAddress }));
      });
  if (access === null) {
    const last = await reach({ step: stepOf(async (context) => context) }, inputOf(mounted, received));
    return { ...mounted, route: { ...mounted.route, handle: last } };
  }
  const admitted = async (db: CallContext['db'], now: number) =>
    admit(await sessionOf(deps, received, { db, now }), access, clientAddress);
  const actor = await deps.db.read(async (db) => {
    const now = deps.clock.now();
    const keyed = keyedCall(mounted, received);
    return keyed && (await isAnswered({ db, now }, keyed)) ? undefined : admitted(db, now);
  });
  if (!actor) return mounted;
  const step = stepOf(async (context) => Object.assign(context, { actor: await admitted(context.db, context.now) }));
  const last = await reach({ requestId, actor, step }, inputOf(mounted, received));
  const handle: ErasedRoute['handle'] = async (context) => {
    if (!('actor' in context)) throw new Fault('A call that reaches outside without a session.');
    return last(context);
  };
  return { ...mounted, route: { ...mounted.route, handle } };
}

/** @throws Refusal `invalid_request` where it is not of the contract's form */
const inputOf = ({ validators }: Mounted, received: Received): ErasedInput => ({
  query: validators.query(received.query),
  body: validators.body(received.body),
});

/** Who may not send a file is refused before any of it is read. A file that no change made use of leaves the store, but for parts. */
async function answerUpload(
  deps: ServiceDeps,
  mounted: Mounted & { intake: ErasedIntake },
  received: Received,
  request: FastifyRequest,
): Promise<unknown> {
  const { route, validators, call } = mounted;
  const intake = await deps.db.read(async (db) => {
    const now = deps.clock.now();
    const { access } = route;
    const who =
      access === null
        ? { actor: undefined }
        : { actor: admit(await sessionOf(deps, received, { db, now }), access, received.clientAddress) };
    const query = validators.query(received.query);
    const keyed = keyedCall(mounted, received);
    if (!keyed || !(await isAnswered({ db, now }, keyed))) await route.early?.({ db, now, ...who }, query);
    return typeof mounted.intake === 'function' ? mounted.intake(query, who.actor, { db, now }) : mounted.intake;
  });
  const file = await receiveFile(request, { files: deps.files, intake, part: call.filePart ?? 'file' });
  let isUsed = false;
  const handle: ErasedRoute['handle'] = async (context, input) => {
    isUsed = true;
    return route.handle({ ...context, fileName: file.name, fileBytes: file.bytes }, input);
  };
  try {
    return await answer(deps, { ...mounted, route: { ...route, handle } }, { ...received, file });
  } catch (error) {
    isUsed = false;
    throw error;
  } finally {
    if (!isUsed && !intake.isPart) await removeUnused(deps, file.name);
  }
}

/** A call's result stays what it is although the file could not be removed. */
async function removeUnused({ files, log }: ServiceDeps, name: string): Promise<void> {
  try {
    await files.remove(name);
  } catch (error) {
    log.error({ err: error }, 'unused file not removed');
  }
}

/** Session, role, form, then the work: someone who may not make a call learns nothing about its input. */
async function answer(deps: ServiceDeps, mounted: Mounted, received: Received): Promise<unknown> {
  const { call, route } = mounted;
  const now = deps.clock.now();
  const keyed = keyedCall(mounted, received);
  let use: SessionUse | undefined;
  const work = async (db: CallContext['db']) => {
    const { requestId, clientAddress, userAgent } = received;
    const fileAddress = (name: string | null) => name && deps.fileAddresses.of(name, now);
    const context: CallContext = { requestId, clientAddress, userAgent, now, db, fileAddress };
    if (route.access === null) return act(deps, mounted, received, context, keyed);
    const session = await sessionOf(deps, received, { db, now });
    // What is told again with a secret in it is told to nobody whose session is over.
    const isOpen = !session && !route.secretless;
    const earlier = isOpen && keyed ? await earlierAnswer(context, keyed) : undefined;
    if (earlier) return earlier.answer;
    const actor = admit(session, route.access, clientAddress);
    use = session && noteworthyUse(session, clientAddress, now);
    if (use && call.access === 'read') await note(deps, db, use);
    const inSession: SessionContext = { ...context, actor };
    return act(deps, mounted, received, inSession, keyed);
  };
  // Noted once the write has let go of its rows, and whatever comes of it.
  const transact = async () => {
    try {
      return await deps.db.transaction(work);
    } finally {
      const noted = use;
      if (noted) await deps.db.read((db) => note(deps, db, noted));
    }
  };
  // A refusal that is returned keeps what was written; it becomes the answer only after the commit.
  const result = await (call.access === 'read' ? deps.db.read(work) : transact());
  if (result instanceof Refusal) throw result;
  return result;
}

/** The live session that a call came with, if it came with one. */
async function sessionOf(
  { findSession }: ServiceDeps,
  { guid, token }: Received,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<LiveSession | undefined> {
  return guid && token ? findSession(db, { tokenHash: hashToken(token), guid, now }) : undefined;
}

/** A call does not fail because of its note. */
async function note({ noteUse, log }: ServiceDeps, db: CallContext['db'], use: SessionUse): Promise<void> {
  await noteUse(db, use).catch((error: unknown) => log.error({ err: error }, 'use of a session not noted'));
}

async function act(
  deps: ServiceDeps,
  mounted: Mounted,
  received: Received,
  context: CallContext,
  keyed: KeyedCall | undefined,
): Promise<unknown> {
  const { service, operation, route, validators } = mounted;
  const input = inputOf(mounted, received);
  const perform = async () => {
    const result = await route.handle(context, input);
    const fault = result instanceof Refusal ? undefined : validators.answerFault(result);
    if (fault === undefined) return result;
    deps.log.error(
      { call: `${service}.${operation}`, fault, requestId: context.requestId },
      'answer is not as promised',
    );
    throw new Refusal('internal');
  };
  if (!keyed) return perform();
  const { secretless } = route;
  const keeping = secretless && {
    keep: (given: unknown) => secretless.keep(given),
    retell: (kept: unknown) => secretless.retell(context, kept),
  };
  return once(context, { ...keyed, owner: route.keyOwner?.(input) ?? keyed.owner }, perform, keeping);
}

function keyedCall({ service, operation, call, route, fingerprintOf }: Mounted, received: Received) {
  const key = received.idempotencyKey;
  if (key === undefined || call.access === 'read' || !route.keyed) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('invalid_request', { field: 'idempotency-key' });
  // Keys of people who are not signed in are kept apart by their address, so that nobody meets a stranger's key.
  const owner = call.session ? ownerOf(received.guid) : `address:${received.clientAddress}`;
  const fingerprint = fingerprintOf(`${service}.${operation}`, [
    received.query,
    received.file?.digest ?? received.body ?? null,
  ]);
  return { owner, key, fingerprint, tokenHash: call.session ? hashToken(received.token) : null };
}
