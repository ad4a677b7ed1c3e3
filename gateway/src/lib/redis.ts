import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** How often it is asked for a sign of life; it has that long to give one, in milliseconds. */
const BEAT_MS = 400;
/** What it may take to say that it is ready, once a connection is made, in milliseconds. */
const SILENCE_MS = 2_000;
/** The longest wait between two attempts to reach it again. */
const RETRY_MS = 1_000;

/**
 * Gives a connection up on which nothing is answered, so that no command waits for it. A process that runs late looks at
 * what has come in meanwhile before it judges: its lateness is no fault of Redis', or limits would be each gateway's own
 * just when there is most to count.
 */
function watch(redis: Redis, log: Log): void {
  let unanswered = false;
  const answered = () => (unanswered = false);
  function judge() {
    if (!unanswered) return;
    log.warn({}, 'Redis does not answer');
    redis.disconnect(true);
  }
  function beat() {
    if (unanswered) return void setImmediate(judge);
    if (redis.status !== 'ready') return;
    unanswered = true;
    redis.ping().then(answered, answered);
  }
  const timer = setInterval(beat, BEAT_MS).unref();
  redis.once('end', () => clearInterval(timer));
}

/**
 * A connection to Redis. At the start it has to be there; rejects where it is not. From then on nobody waits for it: while
 * it is away, or does not answer, every command fails at once, and it is used again once it is back.
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, RETRY_MS),
    // What hangs does not say goodbye.
    disconnectTimeout: 1,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is away'));
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  redis.options.socketTimeout = SILENCE_MS;
  watch(redis, log);
  return redis;
}
