import { type Call, contract, refusalStatus } from '../generated/upstream/contract.ts';
import type { GatewayError } from '../lib/errors.ts';
import { type CallName, type Refusal, UpstreamError } from './errors.ts';
import { ABANDONED } from './failures.ts';

/** What an attempt that brought no answer came to: for the metrics and traces, and how the log says it. */
export type Ending = {
  readonly outcome: string;
  readonly isFault: boolean;
  readonly level: 'info' | 'warn';
  readonly sentence: string;
  /** What stands beside the sentence: the error's code is for callers, and would name a fault where there is none. */
  readonly fields: object;
};

/** Refusals of these codes say that the gateway has asked wrongly, or that the service has failed. */
const FAULTS: ReadonlySet<string> = new Set(['invalid_request', 'internal']);

const statuses: ReadonlyMap<string, number> = new Map(Object.entries(refusalStatus));

/** Whether a service has said no, as the contract lets it: somebody may not do something, or asks for what is not there. */
function isPromised({ service, operation }: CallName, { code, status }: Refusal): boolean {
  const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract;
  const promised: readonly string[] = calls[service]?.[operation]?.refusals ?? [];
  return promised.includes(code) && statuses.get(code) === status && !FAULTS.has(code);
}

const fault = (error: GatewayError, sentence: string): Ending => ({
  outcome: error.code,
  isFault: true,
  level: 'warn',
  sentence,
  fields: { err: error },
});

const noFault = (outcome: string, sentence: string, fields: object): Ending => ({
  outcome,
  isFault: false,
  level: 'info',
  sentence,
  fields,
});

export function endingOf(error: GatewayError): Ending {
  if (!(error instanceof UpstreamError)) return { ...fault(error, 'File given up'), level: 'info' };
  const { refusal, detail } = error;
  const call = `${error.call.service}.${error.call.operation}`;
  if (refusal?.code === 'invalid_token') return noFault(error.code, 'Invalid token', { call });
  if (refusal && isPromised(error.call, refusal))
    return noFault('REFUSED', 'Upstream call refused', { call, refused: refusal.code });
  // Of a write that nobody waits for any more somebody may have to find out what became of it.
  if (detail === ABANDONED && error.call.access === 'read')
    return noFault('ABANDONED', 'Upstream call abandoned', { call });
  return fault(error, error.isTimeout ? 'Request timeout' : 'Upstream call failed');
}
