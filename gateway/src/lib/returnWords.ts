import * as z from 'zod';
import { isDay } from './dates.ts';

/**
 * What the address of the console says again once somebody is back from a bank. It goes there and back in the address of the
 * return, which anybody may write: nothing of it counts for what is paid.
 */
export type ReturnWords = {
  /** What led to the purchase. */
  readonly feature: string | null;
  /** The last day for paying, as `yyyy-mm-dd`. */
  readonly lastDate: string | null;
  readonly isFromSales: boolean;
};

const shape = z.object({
  feature: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullable()
    .catch(null),
  lastDate: z.string().refine(isDay).nullable().catch(null),
  isFromSales: z.boolean().catch(false),
});

/** What of it is as such words are: the rest is left out. */
const understood = (words: unknown): ReturnWords => shape.parse(words);

/** The words as the values of an address of the console. */
export function valuesOf(words: ReturnWords): Readonly<Record<string, string>> {
  const { feature, lastDate, isFromSales } = understood(words);
  return {
    ...(feature === null ? {} : { feature }),
    ...(lastDate === null ? {} : { lastDate }),
    ...(isFromSales ? { fromSales: 'true' } : {}),
  };
}

/** The same as the query of an address; empty where there is nothing to say. */
export function queryOf(words: ReturnWords): string {
  const query = new URLSearchParams(valuesOf(words)).toString();
  return query === '' ? '' : `?${query}`;
}

/** What the address of a return says, with whatever a bank has added to it. */
export function wordsIn(query: Readonly<Record<string, unknown>>): ReturnWords {
  const { feature = null, lastDate = null, fromSales } = query;
  return understood({ feature, lastDate, isFromSales: fromSales === 'true' });
}
