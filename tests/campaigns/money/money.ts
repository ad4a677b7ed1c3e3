// People buy, owe, pay and give up while the providers drop answers, are slow, fail and tell of payments twice or never, and while
// the services, the gateway and the providers are killed and started again, weeks passing by. Whatever was taken is in the books,
// once, and is for what was ordered or owed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DevEndpoints } from '../../../scripts/devEndpoints.ts';
import { type ProviderVisitor, providerVisitor } from '../../support/paymentBrowser.ts';
import type { Campaign, Finding, Length } from '../campaign.ts';
import { type Asker, openAsker } from '../gatewayUnderTest.ts';
import { atLeast, none } from '../goals.ts';
import { type Database, withDatabase } from '../jobs/team.ts';
import { randomNumbers } from '../randomNumbers.ts';
import { audited } from './audit.ts';
import { type Books, readBooks } from './books.ts';
import { type Buyer, buyersAt, namesOf, withUpstream } from './buyers.ts';
import { type Oddities, type Shown, buyerCalls } from './calls.ts';
import { type Receipt, WAYS_COUNT, buy } from './purchase.ts';
import { type Servers, serversOn } from './servers.ts';

/** A short run has time for each way of paying by card, and for one kill of everything in the middle. */
const PURCHASES = { short: WAYS_COUNT, long: 1_500 };
const KILLS = { short: 3, long: 45 };
/** How long everything lives at least, on average. */
const STRIKE_EVERY_MS = 1_500;
const SEED = 20_261_123;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** In a short run everything is renewed at once, in a long one over some months. */
const PASSING = {
  short: { leastMs: 31 * DAY_MS, mostMs: 32 * DAY_MS },
  long: { leastMs: 0, mostMs: 10 * DAY_MS },
};
/**
 * At first everything is asked for; after a day an order that nobody has paid is given up, and what comes of that is asked for;
 * and after the days of grace no renewal is charged any more.
 */
const ENDING_MS = [2 * MINUTE_MS, 25 * HOUR_MS, HOUR_MS, HOUR_MS, ...Array.from({ length: 10 }, () => DAY_MS)];

type Random = (below: number) => number;
type Say = (line: string) => void;

/** What the card provider does wrong with the next purchase, if anything. */
const mischief = (random: Random) => ({
  dropAnswers: random(4) === 0 ? 1 + random(2) : 0,
  failRequests: random(4) === 0 ? 1 + random(2) : 0,
  latencyMs: random(6) === 0 ? random(200) : 0,
  eventCopies: random(3),
});

const killed = (servers: Servers) => Object.values(servers.kills()).reduce((sum, one) => sum + one, 0);

type Haunting = { random: Random; isOver: () => boolean; isDue: () => boolean };

/** Kills servers at random moments as long as there are purchases, until there were enough kills. */
async function haunt(servers: Servers, { random, isOver, isDue }: Haunting) {
  while (!isOver()) {
    await delay(random(2 * STRIKE_EVERY_MS));
    if (!isOver() && isDue()) await servers.strike();
  }
}

type Market = {
  servers: Servers;
  asker: Asker;
  browser: ProviderVisitor;
  buyers: readonly Buyer[];
  random: Random;
  length: Length;
};

/** Every buyer buys again and again, until together they have bought often enough. */
async function trade({ servers, asker, browser, buyers, random, length }: Market, say: Say) {
  const oddities: Oddities = [];
  const receipts: Receipt[] = [];
  let begun = 0;
  /** Turns in which nothing could be ordered are taken anew; not for ever. */
  let vain = 0;
  const { untilUp, urls } = servers;
  const shop = async (buyer: Buyer) => {
    const calls = buyerCalls({ asker, url: urls.gateway, oddities }, buyer);
    const till = { calls, browser, random, untilUp };
    while (begun < PURCHASES[length] + Math.min(vain, PURCHASES[length])) {
      begun += 1;
      const turn = begun;
      await browser.misbehave(mischief(random)).catch(() => undefined);
      const receipt = await buy(till, buyer, turn);
      if (receipt.orderId === null) vain += 1;
      receipts.push(receipt);
      if (receipts.length % 100 === 0) say(`${receipts.length} of ${PURCHASES[length]}, ${killed(servers)} kills`);
    }
  };
  let isOver = false;
  // Spread over all purchases, and a little early, so that there are enough in the end.
  const isDue = () =>
    killed(servers) < KILLS[length] && killed(servers) < (1.25 * KILLS[length] * begun) / PURCHASES[length];
  const ghost = haunt(servers, { random, isOver: () => isOver, isDue });
  try {
    await Promise.all(buyers.map((buyer) => shop(buyer)));
  } finally {
    isOver = true;
    await ghost;
  }
  return { receipts, oddities };
}

type Place = { folder: string; db: Database; servers: Servers; buyers: readonly Buyer[]; length: Length };
type End = { after: Books; shown: ReadonlyMap<string, Shown>; now: number };

/** Lets the providers make up their minds, and days pass, in which all jobs run; then reads what there is, and what is shown. */
async function settleAll({ folder, db, servers, buyers, length }: Place, asker: Asker): Promise<End> {
  const { settings, urls, laterMs } = servers;
  const browser = providerVisitor(urls.provider);
  await browser.misbehave({ dropAnswers: 0, failRequests: 0, latencyMs: 0, eventCopies: 0 });
  const isUndecided = async () => (await browser.payments()).some(({ status }) => status === 'processing');
  while (await isUndecided()) await delay(100);
  const port = new URL(urls.upstream).port;
  const place = { folder, db, settings, names: namesOf(length), laterMs: laterMs(), port };
  const shown = await withUpstream(place, async (url) => {
    const dev = new DevEndpoints(url);
    for (const passing of ENDING_MS) await dev.advance(passing);
    const told = buyers.map(async (buyer): Promise<[string, Shown]> => {
      const calls = buyerCalls({ asker, url: urls.gateway, oddities: [] }, buyer);
      return [buyer.teamId, await calls.shown()];
    });
    return new Map(await Promise.all(told));
  });
  const passed = ENDING_MS.reduce((sum, one) => sum + one, 0);
  return { after: await readBooks(db), shown, now: Date.now() + laterMs() + passed };
}

/** That there was enough of everything. */
function amounts(
  length: Length,
  { receipts, after, kills }: { receipts: readonly Receipt[]; after: Books; kills: number },
) {
  const { orders, renewals, givenUp } = after;
  const begun = receipts.filter(({ orderId }) => orderId !== null).length;
  const done = (kind: string) => orders.filter((one) => one.kind === kind && one.status === 'succeeded').length;
  return [
    atLeast('kills at random moments', KILLS[length], kills),
    atLeast('purchases begun', PURCHASES[length], begun),
    atLeast('renewals that fell due', length === 'short' ? 1 : 60, renewals.length),
    ...(length === 'short'
      ? []
      : [
          atLeast('of them charged to a card', 25, done('RENEWAL')),
          atLeast('purchases of PRO for everybody that were paid', 40, done('PRO_PLAN')),
          atLeast('payments of what was owed alone', 4, done('DUES')),
          atLeast('plans given up', 60, givenUp),
        ]),
  ];
}

async function run(length: Length, say: Say): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-campaign-'));
  const random = randomNumbers(SEED);
  const isLong = length === 'long';
  const servers = await serversOn(folder, { random, passing: PASSING[length], isLong });
  const { settings, urls } = servers;
  const names = namesOf(length);
  const asker = openAsker(urls.gateway, 64);
  const browser = providerVisitor(urls.provider);
  try {
    const prepared = withDatabase(folder, async (db) => ({
      buyers: await withUpstream({ folder, db, settings, names }, (url) => buyersAt(url, { db, names })),
      before: await readBooks(db),
    }));
    const [{ buyers, before }] = await Promise.all([prepared, servers.begin()]);
    await servers.start();
    const { receipts, oddities } = await trade({ servers, asker, browser, buyers, random, length }, say);
    const kills = killed(servers);
    await servers.kill(['upstream']);
    const end = await withDatabase(folder, (db) => settleAll({ folder, db, servers, buyers, length }, asker));
    const [payments, bankPayments] = await Promise.all([browser.payments(), browser.bankPayments()]);
    if (oddities.length > 0) say(`Oddities: ${[...new Set(oddities)].join()}`);
    return [
      ...amounts(length, { receipts, after: end.after, kills }),
      ...audited({ receipts, payments, bankPayments, before, ...end }),
      none('answers of the gateway with an error that is in no catalogue', oddities.length, receipts.length),
    ];
  } finally {
    await asker.close();
    await servers.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const money: Campaign = { name: 'money', title: 'Purchases while everything fails', run };
