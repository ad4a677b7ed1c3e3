// Gateways that are killed, stopped and replaced behind a proxy while everybody goes on asking.
import type { Finding, Length } from '../campaign.ts';
import { atMost, none } from '../goals.ts';
import { withRemark } from './findings.ts';
import { type Load, startLoad } from './load.ts';
import type { Gateway, Pair } from './pair.ts';
import { type Proxy, startProxy } from './proxy.ts';
import type { Visitor } from './visitor.ts';

/** So long that at any moment requests are under way at both gateways, and so short that nobody comes to their limit. */
const LATENCY_MS = { short: 60, long: 150 } as const;
/** Before something happens, and after it. */
const SOME = 20;
/** What a gateway that is there again answers soon, and how soon at the latest. */
const SHARE = 5;
const MANY = 1_000;

/** How many requests were answered until it had its share of them; many where it never has. */
async function untilUsed(proxy: Proxy, { url }: Gateway, load: Load): Promise<number> {
  const answered = () => load.tally.reads + load.tally.writes;
  const from = { answered: answered(), served: proxy.servedBy(url) };
  while (proxy.servedBy(url) < from.served + SHARE && answered() < from.answered + MANY) await load.more(1);
  return answered() - from.answered;
}

async function killed({ gateways: [first] }: Pair, proxy: Proxy, visitors: readonly Visitor[]): Promise<Finding[]> {
  const load = startLoad(proxy.url, visitors, { writes: false });
  await load.more(SOME);
  await first.kill();
  await load.more(SOME);
  await first.start();
  const requests = await untilUsed(proxy, first, load);
  await load.end();
  const { reads, lostReads } = load.tally;
  const lost = none(
    'reads lost when a gateway is killed and comes back, with one repetition by the proxy',
    lostReads,
    reads,
  );
  return [
    withRemark(lost, `${proxy.repeated()} repeated`),
    atMost(`requests until it has answered ${SHARE} again`, MANY - 1, requests),
  ];
}

/** In the short run one gateway is stopped, in the long one each is replaced, three times. */
async function replaced(
  { gateways }: Pair,
  proxy: Proxy,
  visitors: readonly Visitor[],
  length: Length,
): Promise<Finding[]> {
  proxy.allowRepeats(false);
  const load = startLoad(proxy.url, visitors, { writes: true });
  await load.more(SOME);
  const rounds = length === 'long' ? [...gateways, ...gateways, ...gateways] : [];
  for (const gateway of rounds) {
    await gateway.stop();
    await gateway.start();
    await untilUsed(proxy, gateway, load);
  }
  await gateways[1].stop();
  await load.more(SOME);
  await load.end();
  const { reads, writes, lostReads, lostWrites } = load.tally;
  const times = rounds.length === 0 ? 'once' : `${rounds.length + 1} times, and replaced`;
  return [
    none(`reads lost while gateways are stopped ${times}, without any repetition`, lostReads, reads),
    none('writes lost meanwhile', lostWrites, writes),
  ];
}

/** Leaves one of the gateways stopped. */
export async function replacing(pair: Pair, visitors: readonly Visitor[], length: Length): Promise<Finding[]> {
  const proxy = await startProxy(pair.gateways.map(({ url }) => url));
  try {
    await pair.dev.fault({ service: 'identity', latencyMs: LATENCY_MS[length] });
    return [...(await killed(pair, proxy, visitors)), ...(await replaced(pair, proxy, visitors, length))];
  } finally {
    await pair.dev.clearFaults();
    await proxy.close();
  }
}
