import type { Call, OperationName, Service } from '../generated/upstream/contract.ts';
import { badUserInput } from '../lib/errors.ts';
import { type IdempotencyKey, isIdempotencyKey } from '../lib/idempotencyKeys.ts';
import type { Caller, UpstreamSettings } from './caller.ts';
import { type CallName, UpstreamError } from './errors.ts';
import type { OutgoingFile } from './outgoingFile.ts';
import type { WireRequest } from './transport.ts';
import { type Base, upstreamPath } from './url.ts';
import { checksOf } from './validation.ts';

/** What a call is given, not checked yet. */
export type WireInput = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly file?: OutgoingFile;
  readonly idempotencyKey?: IdempotencyKey;
};

/** A call that is ready to be sent. */
export type Prepared = {
  readonly name: CallName;
  readonly request: WireRequest;
  /** The same for calls that have the same answer. */
  readonly key: string;
  readonly isAnswer: (value: unknown) => boolean;
  /** Whether status 202 is an answer as 200 is. */
  readonly mayBeAccepted: boolean;
  /** How long an attempt may take. */
  readonly limitMs: number;
  /** Whether the contract limits it in place of the settings. */
  readonly hasOwnLimit: boolean;
  readonly file: OutgoingFile | null;
};

type Settings = Pick<UpstreamSettings, 'paths' | 'attemptMs' | 'writeMs' | 'uploadMs'> & { readonly base: Base };
type Named = { readonly service: Service; readonly operation: string; readonly input: WireInput };

/**
 * Checks what a call is given against the contract, and writes it down as a request. Throws BAD_USER_INPUT for a malformed
 * idempotency key, UNAUTHENTICATED where a session is missing, INTERNAL_SERVER_ERROR for what is not of the contract's form.
 */
export function prepareCall(settings: Settings, caller: Caller, { service, operation, input }: Named): Prepared {
  const checks = checksOf(service, operation as OperationName<Service>);
  const { call } = checks;
  const name = { service, operation, access: call.access };
  const { query = {}, file = null } = input;
  const credentials = call.session ? caller.credentials : null;
  if (!fits(checks, input)) {
    throw new UpstreamError(name, 'INTERNAL_SERVER_ERROR', { detail: 'request does not fit the contract' });
  }
  if (call.session && !credentials) throw new UpstreamError(name, 'UNAUTHENTICATED', { detail: 'no session' });
  const { base } = settings;
  const path = upstreamPath(base, settings.paths[`${service}.${operation}`] ?? call.path, query, credentials);
  const body = checks.body === null ? null : JSON.stringify(input.body);
  const headers = headersFor(caller, input.idempotencyKey);
  headers['accept'] = checks.answer === null ? '*/*' : 'application/json';
  if (body !== null) headers['content-type'] = 'application/json';
  if (file !== null) headers['content-type'] = file.contentType;
  return {
    name,
    file,
    request: { method: call.method, origin: base.origin, path, headers, body, stream: file?.body ?? null },
    key: `${call.method} ${base.origin}${path} ${caller.clientAddress} ${body ?? ''}`,
    isAnswer: (value) => checks.answer?.(value) ?? true,
    mayBeAccepted: call.mayBeAccepted,
    ...limitOf(call, settings, name, file),
  };
}

const fits = ({ query, body, call }: ReturnType<typeof checksOf>, input: WireInput) =>
  query(input.query ?? {}) &&
  (body === null || body(input.body)) &&
  (call.filePart !== null) === (input.file !== undefined);

function limitOf(
  { limitMs }: Call,
  { attemptMs, writeMs, uploadMs }: Settings,
  { access }: CallName,
  file: OutgoingFile | null,
): Pick<Prepared, 'limitMs' | 'hasOwnLimit'> {
  if (limitMs !== null) return { limitMs, hasOwnLimit: true };
  if (file !== null) return { limitMs: uploadMs, hasOwnLimit: false };
  return { limitMs: access === 'write' ? writeMs : attemptMs, hasOwnLimit: false };
}

function headersFor(caller: Caller, idempotencyKey: IdempotencyKey): Record<string, string> {
  if (typeof idempotencyKey === 'string' && !isIdempotencyKey(idempotencyKey)) {
    throw badUserInput('An idempotencyKey has 1 to 200 letters, digits and characters of -._:~.');
  }
  const headers: Record<string, string> = {
    'x-request-id': caller.requestId,
    'x-client-address': caller.clientAddress,
  };
  if (caller.userAgent !== null) headers['user-agent'] = caller.userAgent;
  if (typeof idempotencyKey === 'string') headers['idempotency-key'] = idempotencyKey;
  return headers;
}

/** Of a file that was not sent whole it is known that it changed nothing: its failure is told as one of a read. */
export const toldName = ({ name, file }: Prepared): CallName =>
  file !== null && !file.isWhole() ? { ...name, access: 'read' } : name;
