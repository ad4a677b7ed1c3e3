// The Redis that gateways share goes away, comes back, hangs and goes on. Nobody who asks is to notice.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startFaultyServices } from '../../load/faultyServices.ts';
import { type RedisServer, lacksRedis, launchRedis } from '../../../scripts/redisServer.ts';
import { viewerAt } from '../../load/viewers.ts';
import { percentile } from '../../report/statistics.ts';
import type { Campaign, Finding, Length } from '../campaign.ts';
import { type Asked, type Asker, isWhole, openAsker, patience, withGateway } from '../gatewayUnderTest.ts';
import { atMost, none } from '../goals.ts';

/** How long it is well, away and hanging, in seconds. */
const SECONDS = { short: { well: 0.3, away: 0.8, hangs: 0.8 }, long: { well: 5, away: 20, hangs: 20 } };
const PER_SECOND = 100;
/** Of one viewer in a minute: far more than the load asks of any of them. */
const LIMIT = 60;
const CROWD = 2_000;

const QUERY = { query: '{ viewer { guid email } }' };

/** A network of each viewer's own: one that everybody shares has a limit as well. */
const networkOf = (index: number) => `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** So many a second, each of another viewer. */
async function load(asker: Asker, seconds: number): Promise<Asked[]> {
  const total = Math.round(PER_SECOND * seconds);
  const answers: Promise<Asked>[] = [];
  const started = performance.now();
  while (answers.length < total) {
    const due = Math.min(total, ((performance.now() - started) / 1_000) * PER_SECOND);
    while (answers.length < due) {
      const index = answers.length % CROWD;
      answers.push(asker.ask(QUERY, viewerAt(index), networkOf(index)));
    }
    await delay(2);
  }
  return Promise.all(answers);
}

/** One viewer asks twenty times too often: how many of the answers were not as their limit says. */
async function overTheLimit(asker: Asker, index: number): Promise<number> {
  const answers: Asked[] = [];
  for (let i = 0; i < LIMIT + 20; i += 1) answers.push(await asker.ask(QUERY, viewerAt(index)));
  const wrong = (one: Asked, place: number) =>
    place < LIMIT ? !isWhole(one) : one.status !== 429 || one.codes.join() !== 'RATE_LIMITED';
  return answers.filter(wrong).length;
}

/** A document that nobody registered: it is asked for, and answered once it comes along. */
async function unknownDocument(asker: Asker, name: string): Promise<number> {
  const query = `query ${name} { viewer { guid } }`;
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
  const viewer = viewerAt(CROWD);
  const asked = await asker.ask({ extensions }, viewer);
  const told = await asker.ask({ query, extensions }, viewer);
  return (asked.codes.join() === 'PERSISTED_QUERY_NOT_FOUND' ? 0 : 1) + (isWhole(told) ? 0 : 1);
}

const keysIn = async ({ ask }: RedisServer) => (await ask('keys', 'muster:limit:*')).length;

/** How long it takes until Redis counts again. */
async function countsAgain(redis: RedisServer, asker: Asker): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 15_000) {
    await asker.ask(QUERY, viewerAt(CROWD + 1));
    if ((await keysIn(redis)) > 0) return performance.now() - started;
    await delay(20);
  }
  return Number.NaN;
}

const slowest = (answers: readonly Asked[]) => Math.max(...answers.map(({ milliseconds }) => milliseconds));
const p99 = (answers: readonly Asked[]) =>
  percentile(
    answers.map(({ milliseconds }) => milliseconds),
    0.99,
  );
const notWhole = (answers: readonly Asked[]) => answers.filter((one) => !isWhole(one)).length;
const MS = { unit: ' ms', isTimed: true };

async function goThrough(redis: RedisServer, asker: Asker, length: Length): Promise<Finding[]> {
  const seconds = SECONDS[length];
  const before = await load(asker, seconds.well);
  const counted = await keysIn(redis);

  const leaving = load(asker, seconds.away);
  await redis.kill();
  const overWhileAway = await overTheLimit(asker, CROWD + 2);
  const documents = await unknownDocument(asker, 'WhileAway');
  const away = await leaving;
  await redis.start();
  const backAfter = await countsAgain(redis, asker);

  const freezing = load(asker, seconds.hangs);
  redis.freeze();
  const overWhileHanging = await overTheLimit(asker, CROWD + 3);
  const hanging = await freezing;
  redis.thaw();
  await redis.ask('flushall');
  const goesOnAfter = await countsAgain(redis, asker);
  const after = await load(asker, seconds.well);

  return [
    none('Redis counts nothing while it is well', counted > 0 ? 0 : 1, 1),
    none('it is away: operations that failed', notWhole(away), away.length),
    atMost('99 % of the operations meanwhile', 100, p99(away), MS),
    none('of one viewer’s operations not counted by the gateway alone', overWhileAway, LIMIT + 20),
    none('unknown documents that were not asked for, or not taken', documents, 2),
    atMost('once it is back, it counts again after', 2_000, backAfter, MS),
    none('it hangs: operations that failed', notWhole(hanging), hanging.length),
    atMost('the slowest operation meanwhile', 1_000, slowest(hanging), MS),
    none('of one viewer’s operations not counted by the gateway alone', overWhileHanging, LIMIT + 20),
    atMost('once it goes on, it counts again after', 2_000, goesOnAfter, MS),
    none('operations before and afterwards that failed', notWhole([...before, ...after]), before.length + after.length),
  ];
}

export const redis: Campaign = {
  name: 'redis',
  title: 'Redis is away, and hangs',
  lacks: lacksRedis,
  async run(length) {
    const server = await launchRedis();
    const services = await startFaultyServices();
    const env = {
      ...patience(length),
      ...{ UPSTREAM_URL: services.url, REDIS_URL: server.url, OPERATIONS_PER_MINUTE: String(LIMIT) },
      TRUSTED_PROXIES: '127.0.0.1',
    };
    try {
      return await withGateway(env, async (gateway) => {
        const asker = openAsker(gateway.url);
        try {
          return await goThrough(server, asker, length);
        } finally {
          await asker.close();
        }
      });
    } finally {
      await services.close();
      await server.kill();
    }
  },
};
