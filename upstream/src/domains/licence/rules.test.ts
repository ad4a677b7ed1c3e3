import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { licenceCountsOf } from '../billing/rules.ts';
import { type Batch, type Holder, nextCategories, planAssignment, planEndOfRenewal, planReturn } from './rules.ts';

const lite: Holder = { role: 'member', isLicensed: false, isAutoRenewEnabled: false };
const pro: Holder = { role: 'member', isLicensed: true, isAutoRenewEnabled: true };
const ending: Holder = { ...pro, isAutoRenewEnabled: false };
const guest: Holder = { ...lite, role: 'guest' };
const people = new Map(
  Object.entries({ lite, lite2: lite, admin: { ...lite, role: 'admin' as const }, pro, ending, guest }),
);

describe('the next licences', () => {
  const none = { MONTHLY: 0, QUARTERLY: 0, BIANNUAL: 0, ANNUAL: 0 };
  const batches: readonly Batch[] = [
    { category: 'MONTHLY', count: 2, renewsAt: 10 },
    { category: 'ANNUAL', count: 1, renewsAt: 300 },
    { category: 'ANNUAL', count: 2, renewsAt: 5 },
    { category: 'QUARTERLY', count: 1, renewsAt: 20 },
  ];

  test('are of what renews last and is left', () => {
    expect(nextCategories(batches, none, 6)).toEqual([
      ...['ANNUAL', 'QUARTERLY', 'MONTHLY', 'MONTHLY', 'ANNUAL', 'ANNUAL'],
    ]);
    expect(nextCategories(batches, { ...none, ANNUAL: 1, MONTHLY: 1 }, 3)).toEqual(['QUARTERLY', 'MONTHLY', 'ANNUAL']);
    expect(nextCategories(batches, none, 0)).toEqual([]);
  });

  test('are as many as are left, and never more of a kind than were bought', () => {
    const category = fc.constantFrom('MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL');
    const batch = fc.record({ category, count: fc.nat(9), renewsAt: fc.nat(99) });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 6 }), fc.nat(30), fc.nat(30), (bought, given, wanted) => {
        const total = bought.reduce((sum, { count }) => sum + count, 0);
        const held = { ...none };
        for (const one of nextCategories(bought, none, given)) held[one] += 1;
        const left = total - Math.min(given, total);
        const next = nextCategories(bought, held, wanted);
        expect(next).toHaveLength(Math.min(wanted, left));
        for (const one of next) held[one] += 1;
        for (const [kind, holders] of Object.entries(held)) {
          const ofKind = bought.filter((some) => some.category === kind).reduce((sum, { count }) => sum + count, 0);
          expect(holders).toBeLessThanOrEqual(ofKind);
        }
      }),
    );
  });
});

describe('assigning', () => {
  test('says of each what became of them, in the order given, once', () => {
    expect(planAssignment(['pro', 'guest', 'lite', 'nobody', 'lite', 'ending'], people, 1)).toEqual({
      results: [
        { guid: 'pro', result: 'already' },
        { guid: 'guest', result: 'not_licensable' },
        { guid: 'lite', result: 'done' },
        { guid: 'nobody', result: 'not_found' },
        { guid: 'ending', result: 'already' },
      ],
      assigned: ['lite'],
      renewed: ['ending'],
      missing: 0,
    });
  });

  test('goes by the order where there are too few', () => {
    const { results, assigned, missing } = planAssignment(['lite2', 'admin', 'pro', 'lite'], people, 1);
    expect(results.map(({ result }) => result)).toEqual(['done', 'no_licence_left', 'already', 'no_licence_left']);
    expect([assigned, missing]).toEqual([['lite2'], 2]);
  });
});

test('giving back and letting run out', () => {
  expect(planReturn(['pro', 'ending', 'lite', 'guest', 'nobody'], people)).toEqual({
    results: [
      { guid: 'pro', result: 'done' },
      { guid: 'ending', result: 'done' },
      { guid: 'lite', result: 'already' },
      { guid: 'guest', result: 'not_licensable' },
      { guid: 'nobody', result: 'not_found' },
    ],
    returned: ['pro', 'ending'],
  });
  expect(planEndOfRenewal(['pro', 'ending', 'lite', 'guest', 'nobody'], people)).toEqual({
    results: [
      { guid: 'pro', result: 'done' },
      { guid: 'ending', result: 'already' },
      { guid: 'lite', result: 'not_licensed' },
      { guid: 'guest', result: 'not_licensed' },
      { guid: 'nobody', result: 'not_found' },
    ],
    ended: ['pro'],
  });
});

/** A team in some state, and licences for at least those that are assigned. */
const teams = fc
  .record({
    holders: fc.uniqueArray(
      fc.record({
        guid: fc.stringMatching(/^[a-e]{1,2}$/),
        role: fc.constantFrom('admin', 'member', 'guest'),
        isLicensed: fc.boolean(),
        isAutoRenewEnabled: fc.boolean(),
      }),
      { selector: ({ guid }) => guid, maxLength: 12 },
    ),
    spare: fc.nat(6),
  })
  .map(({ holders, spare }) => {
    const valid = holders.map((one) => {
      const isLicensed = one.isLicensed && one.role !== 'guest';
      return { ...one, isLicensed, isAutoRenewEnabled: isLicensed && one.isAutoRenewEnabled };
    });
    const assigned = valid.filter(({ isLicensed }) => isLicensed).length;
    return {
      holders: new Map(valid.map((one) => [one.guid, one])),
      counts: licenceCountsOf(assigned + spare, assigned),
    };
  });
const guids = fc.array(fc.stringMatching(/^[a-f]{1,2}$/), { maxLength: 20 });

describe('whatever is done with licences', () => {
  test('never are more assigned than bought, no guest holds one, and everybody is answered once', () => {
    fc.assert(
      fc.property(teams, guids, ({ holders, counts }, named) => {
        const { results, assigned, renewed, missing } = planAssignment(named, holders, counts.unused);
        const after = licenceCountsOf(counts.bought, counts.assigned + assigned.length);
        expect(after.assigned + after.unused).toBe(counts.bought);
        expect(assigned.every((guid) => holders.get(guid)?.role !== 'guest' && !holders.get(guid)?.isLicensed)).toBe(
          true,
        );
        expect(renewed.every((guid) => holders.get(guid)?.isLicensed)).toBe(true);
        expect(results.map(({ guid }) => guid)).toEqual([...new Set(named)]);
        if (missing > 0) expect(after.unused).toBe(0);
      }),
    );
  });

  test('giving back what was assigned leaves as many as before', () => {
    fc.assert(
      fc.property(teams, guids, ({ holders, counts }, named) => {
        const { assigned } = planAssignment(named, holders, counts.unused);
        const after = new Map(holders);
        for (const guid of assigned) {
          const holder = holders.get(guid);
          if (holder) after.set(guid, { ...holder, isLicensed: true, isAutoRenewEnabled: true });
        }
        expect(planReturn(assigned, after).returned).toEqual(assigned);
        expect(planAssignment(assigned, after, 0)).toMatchObject({ assigned: [], renewed: [], missing: 0 });
      }),
    );
  });
});
