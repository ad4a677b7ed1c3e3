import { createHmac } from 'node:crypto';
import { STAND_IN } from '../standInKeys.ts';
import type { Happened, Intent } from './intents.ts';
import { chargeObject } from './objects.ts';

const eventTypes: Readonly<Partial<Record<`${Intent['kind']}.${Intent['status']}`, string>>> = {
  'payment_intent.succeeded': 'payment_intent.succeeded',
  'payment_intent.processing': 'payment_intent.processing',
  'payment_intent.canceled': 'payment_intent.canceled',
  'payment_intent.requires_action': 'payment_intent.requires_action',
  'payment_intent.requires_payment_method': 'payment_intent.payment_failed',
  'setup_intent.succeeded': 'setup_intent.succeeded',
  'setup_intent.requires_payment_method': 'setup_intent.setup_failed',
};

/** How long after each failure it is tried again, in milliseconds. */
const PAUSES_MS = [500, 2_000, 8_000];

/** Tells the product of changes, signed, and again where it did not listen. */
export class Events {
  readonly #target: string | null;
  readonly #objectOf: (changed: Intent) => object;
  readonly #waiting = new Set<NodeJS.Timeout>();
  #isStopped = false;
  /** How often each is sent; 0 withholds them. */
  copies = 1;

  constructor(target: string | null, objectOf: (changed: Intent) => object) {
    this.#target = target;
    this.#objectOf = objectOf;
  }

  tell(changed: Intent, happened: Happened): void {
    const type = happened === 'refunded' ? 'charge.refunded' : eventTypes[`${changed.kind}.${changed.status}`];
    if (type === undefined || this.#target === null) return;
    const created = Math.floor(Date.now() / 1_000);
    const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type, created, livemode: false };
    const object = happened === 'refunded' ? chargeObject(changed) : this.#objectOf(changed);
    const body = JSON.stringify({ ...event, data: { object } });
    for (let copy = 0; copy < this.copies; copy += 1) this.#send(this.#target, body, 0, PAUSES_MS);
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#waiting) clearTimeout(timer);
  }

  #send(target: string, body: string, pause: number, [next, ...later]: readonly number[]): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void delivered(target, body).then((isThere) => {
        if (!isThere && next !== undefined) this.#send(target, body, next, later);
      });
    }, pause).unref();
    this.#waiting.add(timer);
  }
}

/** Its signature tells when it was sent by this machine's clock, whatever day it is for the product. */
async function delivered(target: string, body: string): Promise<boolean> {
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', STAND_IN.webhookSecret).update(`${at}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  try {
    return (await fetch(target, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
