// The ways in which people pay an order, or do not.
import { CARDS } from '@muster/upstream/testCards';
import { idOfSecret } from '../../support/paymentBrowser.ts';
import type { Order } from './calls.ts';
import { AWAY, type Till, insist, isRefusal } from './till.ts';

/** What goes on after an order is there; the console asks afterwards what became of it. */
export type Way = (till: Till, of: Order) => Promise<unknown>;

/** Types a card in, and presses once more under the same key where no answer came. */
async function typeInto(till: Till, secret: string | null, number: string, kind?: 'setup_intents'): Promise<void> {
  if (secret === null) return;
  const press = crypto.randomUUID();
  for (let tries = 0; tries < 5; tries += 1) {
    const status = await till.browser.typeCard(secret, number, press, kind).catch(() => 0);
    if (status > 0 && status < 500) return;
    if (status === 0) await till.untilUp();
  }
}

const typed =
  (number: string): Way =>
  (till, { paymentSecret }) =>
    typeInto(till, paymentSecret, number);

/** By a card of the team, any of them; by one that is typed in where it has none. */
const saved: Way = async (till, of) => {
  const cards = await insist(till, () => till.calls.cards());
  const card = isRefusal(cards) ? undefined : cards[till.random(cards.length)];
  if (!card) return typed(CARDS.good)(till, of);
  const press = crypto.randomUUID();
  return insist(till, () => till.calls.paySaved(of, card.cardId, press), AWAY);
};

/** A card whose bank asks, and what is answered to it. */
const asked =
  (decision: 'yes' | 'no'): Way =>
  async (till, of) => {
    await typed(CARDS.asks)(till, of);
    const pending = await insist(till, () => till.calls.process(of.orderId), AWAY);
    if (isRefusal(pending) || pending.confirmationUrl === null) return;
    await till.browser.confirm(pending.confirmationUrl, decision).catch(() => undefined);
  };

/** The ways by card; those that take seconds come first. */
export const CARD_WAYS: readonly Way[] = [
  ...[typed(CARDS.slow), typed(CARDS.slowAndFails), asked('yes'), asked('no'), saved, typed(CARDS.good)],
  // Two presses at once, under a key each; two tabs, one with each kind of card; two cards that are typed in.
  (till, of) => Promise.all([saved(till, of), saved(till, of)]),
  (till, of) => Promise.all([saved(till, of), typed(CARDS.good)(till, of)]),
  (till, of) => Promise.all([typed(CARDS.good)(till, of), typed(CARDS.good)(till, of)]),
  // A card that is declined, and another one then.
  async (till, of) => {
    await typed(CARDS.declined)(till, of);
    await saved(till, of);
  },
  typed(CARDS.declined),
  // Nothing at all.
  async () => undefined,
];

/** Pays on a bank's website, or does not: what the browser has to bring back from there; null where it did not get so far. */
async function atBank(till: Till, { orderId }: Order, decision: 'yes' | 'no') {
  const form = await insist(till, () => till.calls.goToBank(orderId), AWAY);
  if (isRefusal(form)) return null;
  return till.browser.payAtBank(form, decision).catch(() => null);
}

/** So often the browser comes back, all at once; it insists where a server is away. */
const bank =
  (decision: 'yes' | 'no', returns: number): Way =>
  async (till, of) => {
    const fields = await atBank(till, of, decision);
    if (fields === null) return;
    const comeBack = () => insist(till, () => till.calls.comeBack(fields));
    await Promise.all(Array.from({ length: returns }, comeBack));
  };

export const BANK_WAYS: readonly Way[] = [
  // It comes back, twice, never.
  ...[bank('yes', 1), bank('yes', 1), bank('yes', 2), bank('yes', 0), bank('no', 1), bank('no', 0)],
  // It is begun at the bank and given up there for another order, which a card pays.
  async (till, of) => {
    await insist(till, () => till.calls.goToBank(of.orderId), AWAY);
    await typed(CARDS.good)(till, of);
  },
  // It is paid at the bank and by a card: what is too much is to the team's credit.
  (till, of) => Promise.all([bank('yes', 1)(till, of), typed(CARDS.good)(till, of)]),
];

/** Saves a card, to which renewals are charged from then on. */
export async function saveCard(till: Till, number: string): Promise<void> {
  const secret = await insist(till, () => till.calls.beginCard());
  if (isRefusal(secret)) return;
  await typeInto(till, secret, number, 'setup_intents');
  await insist(till, () => till.calls.addCard(idOfSecret(secret)), AWAY);
}
