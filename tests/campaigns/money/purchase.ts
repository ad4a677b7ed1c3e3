// One purchase from its order to its end: something that is ordered, and paid in some way, or not.
import { CARDS } from '@muster/upstream/testCards';
import { setTimeout as delay } from 'node:timers/promises';

import type { Buyer } from './buyers.ts';
import type { Order, Wanted } from './calls.ts';
import { AGAIN_MS, AWAY, type Till, insist, isRefusal } from './till.ts';
import { BANK_WAYS, CARD_WAYS, type Way, saveCard } from './ways.ts';

/** What the buyer knows in the end; null where nothing could be ordered. */
export type Receipt = { readonly orderId: string | null; readonly isToldPaid: boolean };

const PLANS = ['PRO_365_DAYS', 'PRO_180_DAYS', 'PRO_90_DAYS', 'PRO_60_DAYS', 'PRO_30_DAYS'];
export const WAYS_COUNT = CARD_WAYS.length;

const licences = ({ random }: Till): Wanted => ({
  ...{ kind: 'LICENCES', count: 5 + random(20) },
  planId: PLANS[random(PLANS.length)] ?? '',
  ...{ autoAssign: random(2) === 0, paysDues: random(3) === 0 },
});

/** By the year PRO may be paid at banks. */
const pro = ({ random }: Till, { currency }: Buyer): Wanted => ({
  ...{ kind: 'PRO', interval: currency === 'INR' || random(3) === 0 ? 'ANNUAL' : 'MONTHLY' },
});

/** Asks for a bill, and gives PRO up by it; where a payment is on its way it asks again a few times. */
async function giveUp(till: Till): Promise<void> {
  const billId = await insist(till, () => till.calls.bill(), AWAY);
  if (isRefusal(billId)) return;
  for (let tries = 0; tries < 5; tries += 1) {
    const status = await insist(till, () => till.calls.giveUp(billId), AWAY);
    if (status !== 'PENDING') return;
    await delay(AGAIN_MS);
  }
}

/** What is wanted in turn: mostly licences. Before some purchases another card is saved, or PRO is given up. */
async function wish(till: Till, buyer: Buyer, turn: number): Promise<Wanted> {
  if (turn % 9 === 4) await saveCard(till, CARDS.chargeFails);
  if (turn % 9 === 7) await saveCard(till, CARDS.good);
  const isGivenUp = buyer.isRestless && turn % 6 === 5;
  if (isGivenUp) await giveUp(till);
  if (isGivenUp || turn % 8 === 2) return pro(till, buyer);
  return turn % 7 === 3 ? { kind: 'DUES' } : licences(till);
}

/** Orders it, or licences where it is not to be had: PRO by a team that has licences, dues of one that owes nothing. */
async function ordered(till: Till, wanted: Wanted, insteadOf?: string): Promise<Order | null> {
  const first = await insist(till, () => till.calls.order(wanted, insteadOf));
  if (!isRefusal(first)) return first;
  if (wanted.kind === 'LICENCES') return null;
  const second = await insist(till, () => till.calls.order(licences(till)));
  return isRefusal(second) ? null : second;
}

/**
 * Buys something that is another each time, pays or does not, and asks what became of it, or does not.
 *
 * @param turn by which the ways take turns; every third is one in two tabs, of which the second takes any way
 */
export async function buy(till: Till, buyer: Buyer, turn: number): Promise<Receipt> {
  const { random } = till;
  const wanted = await wish(till, buyer, turn);
  const isTwoTabs = turn % 3 === 0;
  const tabs = await Promise.all(Array.from({ length: isTwoTabs ? 2 : 1 }, () => ordered(till, wanted)));
  const opened = tabs.filter((one) => one !== null);
  const [of] = opened;
  if (of === undefined) return { orderId: null, isToldPaid: false };
  const wayOf = (one: Order, tab: number): Way | undefined => {
    const ways = one.netBankingOffered && random(4) > 0 ? BANK_WAYS : CARD_WAYS;
    return ways[tab === 0 && ways === CARD_WAYS ? turn % ways.length : random(ways.length)];
  };
  await Promise.all(opened.map(async (one, tab) => wayOf(one, tab)?.(till, one)));
  // Every fourth closes the tab here.
  if (random(4) === 0) return { orderId: of.orderId, isToldPaid: false };
  return { orderId: of.orderId, isToldPaid: await poll(till, of.orderId) };
}

async function poll(till: Till, orderId: string): Promise<boolean> {
  for (let polls = till.random(6); polls >= 0; polls -= 1) {
    const answer = await insist(till, () => till.calls.process(orderId), AWAY);
    if (isRefusal(answer)) return false;
    if (answer.status === 'SUCCEEDED') return true;
    await delay(AGAIN_MS);
  }
  return false;
}
