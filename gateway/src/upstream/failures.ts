import { parse } from 'secure-json-parse';
import type { ErrorCode } from '../lib/errors.ts';
import { type CallName, UpstreamError } from './errors.ts';
import { type TransportFailure, type WireAnswer } from './transport.ts';
import { isErrorBody } from './validation.ts';

/** A fault that left it open whether a write was made is OUTCOME_UNKNOWN; of a read, what it looks like. */
const outcome = (call: CallName, code: ErrorCode): ErrorCode => (call.access === 'write' ? 'OUTCOME_UNKNOWN' : code);

/** No answer came. */
export function fromTransport(call: CallName, failure: TransportFailure): UpstreamError {
  const { kind, systemCode } = failure;
  if (kind === 'unsent') {
    return new UpstreamError(call, 'UPSTREAM_UNAVAILABLE', {
      passing: true,
      countsAgainstService: true,
      detail: systemCode ?? kind,
    });
  }
  const code = outcome(call, kind === 'oversized' ? 'UPSTREAM_INVALID' : 'UPSTREAM_UNAVAILABLE');
  return new UpstreamError(call, code, {
    passing: kind === 'lost',
    countsAgainstService: true,
    detail: systemCode ?? kind,
  });
}

/** The time for one attempt, or for the whole operation, was over. */
export const timedOut = (call: CallName, detail: 'attempt' | 'deadline') =>
  new UpstreamError(call, outcome(call, 'UPSTREAM_TIMEOUT'), {
    passing: detail === 'attempt',
    countsAgainstService: detail === 'attempt',
    isTimeout: true,
    detail,
  });

/** The word for a call that was given up as nobody waits for its answer any more. */
export const ABANDONED = 'abandoned';
export const abandoned = (call: CallName) =>
  new UpstreamError(call, outcome(call, 'UPSTREAM_TIMEOUT'), { detail: ABANDONED });

/** The service was not asked, to let it recover or because enough calls are under way. */
export const notAsked = (call: CallName, detail: 'breaker' | 'bulkhead') =>
  new UpstreamError(call, 'UPSTREAM_UNAVAILABLE', { retryAfter: 1, detail });

/** The service says of a session that it is over, and is not to be believed. Nothing was done. */
export const refusesSessions = (call: CallName) =>
  new UpstreamError(call, 'UPSTREAM_UNAVAILABLE', { status: 401, retryAfter: 1, detail: 'refuses good sessions' });

/** The answer has status 200 but cannot be used. `passing`: it looks cut off rather than wrong. */
export const unusable = (call: CallName, detail: string, passing = false) =>
  new UpstreamError(call, outcome(call, 'UPSTREAM_INVALID'), { countsAgainstService: true, passing, detail });

function readRefusal({ status, body }: WireAnswer) {
  try {
    const value: unknown = parse(body, { protoAction: 'remove', constructorAction: 'remove' });
    if (!isErrorBody(value)) return null;
    const { code, field, retryAfterMs, bytes } = value.error;
    return { status, code, field, retryAfterMs, bytes };
  } catch {
    return null;
  }
}

/** The code for a status without a body that says more. */
function codeOfStatus(call: CallName, status: number): ErrorCode {
  if (status === 401 || status === 403) return 'UNAUTHENTICATED';
  if (status === 408) return 'UPSTREAM_TIMEOUT';
  if (status === 504) return outcome(call, 'UPSTREAM_TIMEOUT');
  if (status === 502) return outcome(call, 'UPSTREAM_UNAVAILABLE');
  if (status === 429) return 'RATE_LIMITED';
  return status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_INVALID';
}

/** Refusals to a role, which leave the session alone. */
const OF_THE_ROLE = new Set(['actor_not_admin', 'actor_is_guest']);
const PUBLIC_REASONS = new Set([...OF_THE_ROLE, 'invalid_token']);

/** Decisions of a service, though some give them with the status of a failure. */
const DECISIONS = new Set(['field_used_in_user_groups']);
const CONFLICT = 409;
const TIMEOUTS = new Set([408, 504]);
const statusThatCounts = (status: number, code: string | undefined) =>
  code !== undefined && DECISIONS.has(code) ? CONFLICT : status;

/**
 * The answer has another status than 200. In this order: a decision that comes as a failure, like any conflict; an
 * IP-restricted team by its marker at any status; 403 `actor_not_admin` or `actor_is_guest`, which leave the session alone; any
 * other 401 or 403 as signed out; the rest by status.
 */
export function fromStatus(call: CallName, answer: WireAnswer): UpstreamError {
  const refusal = readRefusal(answer);
  const status = statusThatCounts(answer.status, refusal?.code);
  const facts = {
    ...(refusal ? { refusal } : {}),
    status,
    detail: `status ${status}`,
    isTimeout: TIMEOUTS.has(status),
    reason: refusal && PUBLIC_REASONS.has(refusal.code) ? refusal.code : undefined,
  };
  if (refusal?.code === 'unauthorized_ip') return new UpstreamError(call, 'IP_RESTRICTED', facts);
  if (status === 403 && refusal && OF_THE_ROLE.has(refusal.code)) return new UpstreamError(call, 'FORBIDDEN', facts);
  if (refusal?.code === 'invalid_token') return new UpstreamError(call, 'UNAUTHENTICATED', facts);
  const retryAfter = refusal?.retryAfterMs === undefined ? undefined : Math.ceil(refusal.retryAfterMs / 1000);
  const faulty = status >= 500 || status === 408;
  return new UpstreamError(call, codeOfStatus(call, status), {
    ...facts,
    retryAfter,
    passing: faulty,
    countsAgainstService: status >= 500,
  });
}
