import { createHash } from 'node:crypto';
import { once } from 'node:events';
import got from 'got';
import type { Log } from '../../lib/log.ts';
import { toTransportFailure } from '../../upstream/transport.ts';

/** A team's wish for a feature, as the installation's owner is told of it. */
export type Wish = { readonly feature: string; readonly email: string; readonly teamSize: number };

type Telling = {
  /** Equal for the same wish told again. */
  readonly key: string;
  readonly log: Log;
};

/** Tells an automation of the owner's about a wish. Never fails: whoever wishes has nothing to do with it. */
export type FeatureTrigger = (wish: Wish, telling: Telling) => Promise<void>;

/**
 * @param url where the automation listens: a POST with the wish as JSON. It holds a key, so nothing of it is logged
 * @param deadlineMs how long the automation may take to answer
 */
export function createFeatureTrigger(url: string | null, deadlineMs = 3_000): FeatureTrigger {
  if (url === null) return () => Promise.resolve();
  const client = got.extend({ retry: { limit: 0 }, followRedirect: false, throwHttpErrors: false, decompress: false });
  return async (wish, { key, log }) => {
    const headers = {
      'idempotency-key': createHash('sha256').update(key).digest('base64url'),
      'user-agent': undefined,
    };
    try {
      const stream = client.stream.post(url, { json: wish, headers, signal: AbortSignal.timeout(deadlineMs) });
      try {
        await once(stream, 'response');
        const status = stream.response?.statusCode ?? 0;
        if (status < 200 || status > 299) log.warn({ status }, 'Feature request trigger refused');
      } finally {
        stream.on('error', () => undefined).destroy(); // what it answers is not read
      }
    } catch (error) {
      const { kind, systemCode } = toTransportFailure(error);
      log.warn({ detail: systemCode ?? kind }, 'Feature request trigger not reached');
    }
  };
}
