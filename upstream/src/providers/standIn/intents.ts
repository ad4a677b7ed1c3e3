import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Journal, Table } from './journal.ts';
import { type Method, type Methods, newId } from './methods.ts';
import { type Behaviour, hasExpired } from './testCards.ts';

const failure = z.object({ code: z.string(), decline_code: z.string().nullable() });
type Failure = z.infer<typeof failure>;

const intent = z.object({
  id: z.string(),
  kind: z.enum(['payment_intent', 'setup_intent']),
  amount: z.number(),
  currency: z.string(),
  customer: z.string().nullable(),
  clientSecret: z.string(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled']),
  methodId: z.string().nullable(),
  received: z.number(),
  refunded: z.number(),
  failure: failure.nullable(),
  returnUrl: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  keepsCard: z.boolean(),
  /** When a slow card is decided, in milliseconds. */
  decidedAt: z.number().nullable(),
  createdAt: z.number(),
});
export type Intent = z.infer<typeof intent>;

/** How long a slow card takes, in milliseconds. */
const SLOW_MS = 3_000;

const declined = (reason: string): Failure => ({ code: 'card_declined', decline_code: reason });
const plain = (code: string): Failure => ({ code, decline_code: null });

const failures: Readonly<Partial<Record<Behaviour, Failure>>> = {
  declined: declined('generic_decline'),
  charge_fails: declined('generic_decline'),
  slow_failure: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds'),
  real_card: declined('test_mode_live_card'),
  expired_card: plain('expired_card'),
  incorrect_cvc: plain('incorrect_cvc'),
  processing_error: plain('processing_error'),
};
const askPerson: Failure = { code: 'authentication_required', decline_code: 'authentication_required' };

/** `moved`: it is in another state than before. `refunded`: money of it went back. */
export type Happened = 'moved' | 'refunded';

type Deps = { journal: Journal; methods: Methods; now: () => number };

/** What happens to payments, and to cards on their way to being kept. `onChange` hears of it. */
export class Intents {
  readonly #intents: Table<Intent>;
  readonly #methods: Methods;
  readonly #now: () => number;
  readonly #onChange: (changed: Intent, happened: Happened) => void;
  /** Those that are not decided yet. */
  readonly #slow: Set<string>;

  constructor({ journal, methods, now }: Deps, onChange: (changed: Intent, happened: Happened) => void) {
    this.#intents = journal.table('intent', intent);
    this.#methods = methods;
    this.#now = now;
    this.#onChange = onChange;
    const slow = this.#intents.all().filter(({ status }) => status === 'processing');
    this.#slow = new Set(slow.map(({ id }) => id));
  }

  create(of: Pick<Intent, 'kind' | 'amount' | 'currency' | 'customer' | 'metadata' | 'keepsCard'>): Intent {
    const id = newId(of.kind === 'payment_intent' ? 'pi' : 'seti');
    const made: Intent = {
      ...of,
      ...{ id, clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`, status: 'requires_payment_method' },
      ...{ methodId: null, received: 0, refunded: 0, failure: null, returnUrl: null, decidedAt: null },
      createdAt: this.#now(),
    };
    this.#intents.put(id, made);
    return made;
  }

  /** As it stands at this moment: what was slow may be decided by now. */
  find(id: string): Intent | null {
    const found = this.#intents.get(id);
    if (found?.status !== 'processing' || found.decidedAt === null || found.decidedAt > this.#now()) return found;
    return this.#methods.find(found.methodId ?? '')?.card.behaviour === 'slow_failure'
      ? this.#fail(found, declined('generic_decline'))
      : this.#succeed(found);
  }

  all(): Intent[] {
    this.decideSlow();
    return this.#intents.all();
  }

  /** Decides those whose time has come, without anybody's asking. */
  decideSlow(): void {
    for (const id of this.#slow) this.find(id);
  }

  /** What came of it stands in the intent: a refusal as its `failure`. */
  confirm(found: Intent, by: Method, { isOffSession, returnUrl }: { isOffSession: boolean; returnUrl: string | null }) {
    const begun: Intent = { ...found, methodId: by.id, returnUrl, failure: null };
    const { behaviour } = by.card;
    if (hasExpired(by.card, this.#now())) return this.#fail(begun, plain('expired_card'));
    const asks = behaviour === 'asks' || (behaviour === 'asks_once' && !by.isConfirmed);
    if (asks && isOffSession) return this.#fail(begun, askPerson);
    if (asks) return this.#save({ ...begun, status: 'requires_action' });
    const isKept = found.kind === 'setup_intent' && (behaviour === 'charge_fails' || behaviour.startsWith('slow_'));
    if (behaviour.startsWith('slow_') && !isKept)
      return this.#save({ ...begun, status: 'processing', decidedAt: this.#now() + SLOW_MS });
    const refusal = failures[behaviour];
    return refusal && !isKept ? this.#fail(begun, refusal) : this.#succeed(begun);
  }

  /** What the person said to the card's bank. */
  decide(found: Intent, isConfirmed: boolean): Intent {
    if (found.status !== 'requires_action') return found;
    const by = this.#methods.find(found.methodId ?? '');
    if (by) this.#methods.keep({ ...by, isConfirmed });
    return isConfirmed ? this.#succeed(found) : this.#fail(found, plain(`${found.kind}_authentication_failure`));
  }

  cancel(found: Intent): Intent {
    return this.#save({ ...found, status: 'canceled' });
  }

  refund(found: Intent, amount: number): Intent {
    return this.#save({ ...found, refunded: found.refunded + amount }, 'refunded');
  }

  /** The card is let go: another one may be tried. */
  #fail(begun: Intent, reason: Failure): Intent {
    return this.#save({
      ...begun,
      ...{ status: 'requires_payment_method', methodId: null, failure: reason, decidedAt: null },
    });
  }

  #succeed(begun: Intent): Intent {
    const by = this.#methods.find(begun.methodId ?? '');
    if (by && begun.customer !== null && begun.keepsCard) this.#methods.keep({ ...by, customer: begun.customer });
    return this.#save({ ...begun, status: 'succeeded', received: begun.amount, failure: null, decidedAt: null });
  }

  #save(changed: Intent, happened: Happened = 'moved'): Intent {
    this.#intents.put(changed.id, changed);
    if (changed.status === 'processing') this.#slow.add(changed.id);
    else this.#slow.delete(changed.id);
    this.#onChange(changed, happened);
    return changed;
  }
}
