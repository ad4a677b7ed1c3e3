import type { Clock } from '../lib/clock.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { Transfers } from './transfers.ts';

/** What giving and taking files needs. */
export type FileDeps = {
  readonly upstream: UpstreamClient;
  readonly transfers: Transfers;
  readonly clock: Clock;
  readonly deadlineMs: number;
};
