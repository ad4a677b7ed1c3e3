import type { Service } from '../generated/upstream/contract.ts';
import type { Identity } from '../identity.ts';
import type { Log } from '../lib/log.ts';
import type { Span } from '../lib/traces.ts';
import type { Credentials } from './url.ts';

export type UpstreamSettings = {
  /** Base address per service; null where the installation has no such service. */
  readonly baseUrls: Readonly<Record<Service, string | null>>;
  /** Single paths by `service.operation`. */
  readonly paths: Readonly<Record<string, string>>;
  /** How long one attempt of a read may take, and a write, which has no other. */
  readonly attemptMs: number;
  readonly writeMs: number;
  /** How long sending a file may take. */
  readonly uploadMs: number;
  readonly maxBytes: number;
  readonly concurrency: number;
  readonly queue: number;
};

/** On whose behalf a call is made, and how long anybody waits for it. */
export type Caller = {
  readonly credentials: Credentials | null;
  /** By what they are known: the cookie that the gateway has sealed, or a bearer token, which anybody can make up. */
  readonly kind: Identity['kind'] | null;
  readonly requestId: string;
  readonly clientAddress: string;
  /** What the end user's program says it is; null where it says nothing. */
  readonly userAgent: string | null;
  readonly signal: AbortSignal;
  readonly log: Log;
  /** What its calls are part of in traces; null where there are none. */
  readonly span: Span | null;
};
