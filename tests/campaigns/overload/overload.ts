// Three times as many operations as the gateway can do. It has to go on doing nearly as many, say so at once to the others,
// and take those last that nobody can do without.
import { setTimeout as delay } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCore } from '../../load/pinning.ts';
import { launch } from '../../load/serverProcess.ts';
import { viewerAt } from '../../load/viewers.ts';
import { percentile } from '../../report/statistics.ts';
import type { Campaign, Finding, Length } from '../campaign.ts';
import { type Asked, type Asker, isUntyped, isWhole, openAsker, withGateway } from '../gatewayUnderTest.ts';
import { atLeast, atMost, none } from '../goals.ts';
import { type Mixed, mixed } from './mix.ts';

const TIMES = 3;
/** As many as a gateway takes in any case: nobody is turned away while its capacity is measured. */
const AT_ONCE = 48;
const SECONDS = { short: { warm: 0.6, full: 0.8, over: 1.4 }, long: { warm: 5, full: 15, over: 30 } };

/** Open before it begins, as those of a proxy are: a process without time left takes one new connection each turn. */
const CONNECTIONS = 400;

type Reply = Mixed & { readonly asked: Asked };

const askMixed = async (asker: Asker, index: number): Promise<Reply> => {
  const one = mixed(index);
  return { ...one, asked: await asker.ask(one.operation, one.who) };
};

const openAll = (asker: Asker) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => asker.ask({ query: '{ __typename }' }, viewerAt(0))));

/** Everybody asks again as soon as they have their answer: how many whole answers a second there are. */
async function saturate(asker: Asker, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let next = 0;
  let whole = 0;
  const person = async () => {
    while (performance.now() < end) if (isWhole((await askMixed(asker, next++)).asked)) whole += 1;
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  return (whole / (performance.now() - started)) * 1_000;
}

/** So many a second, whether or not others have their answers. */
async function flood(asker: Asker, perSecond: number, seconds: number): Promise<Reply[]> {
  const replies: Promise<Reply>[] = [];
  const started = performance.now();
  const total = Math.floor(perSecond * seconds);
  while (replies.length < total) {
    const due = Math.min(total, ((performance.now() - started) / 1_000) * perSecond);
    while (replies.length < due) replies.push(askMixed(asker, replies.length));
    await delay(2);
  }
  return Promise.all(replies);
}

/** Asks for health and metrics all the while, until it is stopped: how many answers were not 200. */
function watchHealth(url: string) {
  const seen = { asked: 0, failed: 0 };
  const stop = new AbortController();
  const paths = ['/health/live', '/metrics', '/health/ready'];
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const answer = await fetch(url + paths[seen.asked % paths.length]).catch(() => null);
      await answer?.arrayBuffer();
      seen.asked += 1;
      if (answer?.status !== 200) seen.failed += 1;
      await delay(50);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    return seen;
  };
}

const isTurnedAway = ({ status, codes, retryAfter }: Asked) =>
  status === 503 && codes.join() === 'OVERLOADED' && Number(retryAfter) >= 1;

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : (part / whole) * 100);
const percent = { unit: ' %', isTimed: true };
const ms = { unit: ' ms', isTimed: true };

function judge(replies: readonly Reply[], capacity: number, seconds: number): Finding[] {
  const turnedAway = replies.filter(({ asked }) => isTurnedAway(asked));
  const whole = replies.filter(({ asked }) => isWhole(asked));
  const timesOf = (some: readonly Reply[]) => some.map(({ asked }) => asked.milliseconds);
  const vital = replies.filter(({ isVital }) => isVital);
  const awayOf = (isVital: boolean) => turnedAway.filter((one) => one.isVital === isVital).length;
  return [
    none(
      'answers that are neither whole nor a typed error',
      replies.filter(({ asked }) => isUntyped(asked)).length,
      replies.length,
    ),
    none(
      'of the OVERLOADED without 503 and Retry-After',
      replies.filter(({ asked }) => asked.codes.includes('OVERLOADED') && !isTurnedAway(asked)).length,
      replies.length,
    ),
    atMost('operations that fail in another way', 0, replies.length - turnedAway.length - whole.length, {
      isTimed: true,
    }),
    atLeast('whole answers a second, of the capacity', 80, share(whole.length / seconds, capacity), percent),
    atMost('the slowest turning away', 500, Math.max(0, ...timesOf(turnedAway)), ms),
    atMost('99 % of the whole answers', 1_000, percentile(timesOf(whole), 0.99), ms),
    atMost('sign-ins and bills turned away', 1, share(awayOf(true), vital.length), percent),
    atLeast('other operations turned away', 30, share(awayOf(false), replies.length - vital.length), percent),
  ];
}

async function run(length: Length, say: (line: string) => void): Promise<readonly Finding[]> {
  const { warm, full, over } = SECONDS[length];
  const folder = mkdtempSync(join(tmpdir(), 'muster-overload-'));
  const stub = await launch({ name: 'stub', entry: 'tests/load/stub.ts', core: loadCore, folder });
  try {
    return await withGateway({ UPSTREAM_URL: stub.url }, async (gateway) => {
      const asker = openAsker(gateway.url, CONNECTIONS);
      try {
        await openAll(asker);
        await saturate(asker, warm);
        const capacity = await saturate(asker, full);
        say(`${Math.round(capacity)} operations a second at once; asking for ${TIMES} times as many …`);
        const health = watchHealth(gateway.url);
        const started = performance.now();
        const replies = await flood(asker, capacity * TIMES, over);
        const seconds = (performance.now() - started) / 1_000;
        const seen = await health();
        return [
          ...judge(replies, capacity, seconds),
          none('answers about health and metrics other than 200', seen.failed, seen.asked),
        ];
      } finally {
        await asker.close();
      }
    });
  } finally {
    await stub.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const overload: Campaign = { name: 'overload', title: 'Three times as many operations as can be done', run };
