import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Journal, Table } from './journal.ts';
import { BEHAVIOURS, type CardFacts, readyCard } from './testCards.ts';

const method = z.object({
  id: z.string(),
  /** Whose it is; null before it is kept, and after it was taken away. */
  customer: z.string().nullable(),
  /** Whether its owner has confirmed it with the bank once. */
  isConfirmed: z.boolean(),
  card: z.object({
    ...{ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() },
    behaviour: z.enum(BEHAVIOURS),
  }),
});
export type Method = z.infer<typeof method>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The cards that are known. Ready ones are everybody's, and stay as they are. */
export class Methods {
  readonly #methods: Table<Method>;

  constructor(journal: Journal) {
    this.#methods = journal.table('method', method);
  }

  find(id: string): Method | null {
    const card = readyCard(id);
    return card ? { id, customer: null, isConfirmed: false, card } : this.#methods.get(id);
  }

  add(card: CardFacts): Method {
    return this.keep({ id: newId('pm'), customer: null, isConfirmed: false, card });
  }

  keep(one: Method): Method {
    if (readyCard(one.id) === null) this.#methods.put(one.id, one);
    return one;
  }

  /** A card that was typed in once and not kept, or was taken away, is of no use to anybody. */
  isUsableBy({ id, customer: owner }: Method, customer: string | null): boolean {
    return readyCard(id) !== null || (owner !== null && owner === customer);
  }
}
