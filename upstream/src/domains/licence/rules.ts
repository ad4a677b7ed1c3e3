import type { Interval } from '../billing/priceRules.ts';
import type { Role } from '../../lib/roles.ts';
import type { SubjectOutcome, SubjectResult } from '../../lib/subjects.ts';

/** What decides what becomes of an active person's licence. */
export type Holder = { role: Role; isLicensed: boolean; isAutoRenewEnabled: boolean };
export type Holders = ReadonlyMap<string, Holder>;

/** What of licences that were bought together decides to whom they go. */
export type Batch = { category: Interval; count: number; renewsAt: number };

/**
 * Of which categories the next licences are: of what renews last and is not given out yet, first. People hold a category,
 * not a batch: of two batches of one category the one that renews last counts as given out first, too.
 *
 * @param held how many people hold each category
 * @returns at most as many as are wanted; fewer where fewer are left
 */
export function nextCategories(
  batches: readonly Batch[],
  held: Readonly<Record<Interval, number>>,
  wanted: number,
): Interval[] {
  const given = { ...held };
  const left = batches
    .toSorted((a, b) => b.renewsAt - a.renewsAt)
    .map(({ category, count }) => {
      const taken = Math.min(count, given[category]);
      given[category] -= taken;
      return { category, count: count - taken };
    });
  const categories: Interval[] = [];
  for (const { category, count } of left) {
    const taken = Math.min(count, wanted - categories.length);
    categories.push(...Array<Interval>(taken).fill(category));
  }
  return categories;
}

/** What is to be done: the guids whose rows change, and what the caller hears of everybody, each of them once. */
export type Assignment = {
  results: SubjectResult[];
  /** Who gets a licence. */
  assigned: string[];
  /** Who has one already, but without renewal, which is switched on again. */
  renewed: string[];
  /** How many would have needed one that is not there. */
  missing: number;
};

/**
 * Gives licences in the order in which people were named, as long as there are any. Only who needs one takes one:
 * guests hold none, and who holds one keeps it and has it renewed.
 *
 * @param unused licences that are bought and not assigned
 */
export function planAssignment(guids: readonly string[], holders: Holders, unused: number): Assignment {
  let left = unused;
  const results = resultsOf(guids, holders, ({ role, isLicensed }) => {
    if (role === 'guest') return 'not_licensable';
    if (isLicensed) return 'already';
    left -= 1;
    return left >= 0 ? 'done' : 'no_licence_left';
  });
  return {
    results,
    assigned: guidsWith(results, 'done'),
    renewed: guidsWith(results, 'already').filter((guid) => holders.get(guid)?.isAutoRenewEnabled === false),
    missing: guidsWith(results, 'no_licence_left').length,
  };
}

/** Who gives a licence back, and what of it everybody hears. */
export function planReturn(guids: readonly string[], holders: Holders) {
  const results = resultsOf(guids, holders, ({ role, isLicensed }) => {
    if (role === 'guest') return 'not_licensable';
    return isLicensed ? 'done' : 'already';
  });
  return { results, returned: guidsWith(results, 'done') };
}

/** Whose licence runs out from now on, and what of it everybody hears. */
export function planEndOfRenewal(guids: readonly string[], holders: Holders) {
  const results = resultsOf(guids, holders, ({ isLicensed, isAutoRenewEnabled }) => {
    if (!isLicensed) return 'not_licensed';
    return isAutoRenewEnabled ? 'done' : 'already';
  });
  return { results, ended: guidsWith(results, 'done') };
}

/** One result for each person, in the order given; somebody who was named twice is there once. */
const resultsOf = (
  guids: readonly string[],
  holders: Holders,
  outcomeOf: (holder: Holder) => SubjectOutcome,
): SubjectResult[] =>
  [...new Set(guids)].map((guid) => {
    const holder = holders.get(guid);
    return { guid, result: holder ? outcomeOf(holder) : 'not_found' };
  });

const guidsWith = (results: readonly SubjectResult[], wanted: SubjectOutcome) =>
  results.filter(({ result }) => result === wanted).map(({ guid }) => guid);
