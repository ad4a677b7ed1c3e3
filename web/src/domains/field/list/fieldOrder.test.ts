import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, wholeOrder } from './fieldOrder.ts';

describe('the order of fields', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 3, 'abc'],
    [0, -1, 'abc'],
    [5, 0, 'abc'],
  ])('puts the one at %i to %i: %s', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });

  it('names every field once and leaves the archived ones at their places', () => {
    const anyFields = fc.uniqueArray(fc.record({ id: fc.string(), isArchived: fc.boolean() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(anyFields, fc.infiniteStream(fc.nat()), (fields, numbers) => {
        const inProfiles = fields.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
        const shuffled = inProfiles
          .map((id) => ({ id, rank: numbers.next().value ?? 0 }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ id }) => id);
        const order = wholeOrder(fields, shuffled);
        expect(order.toSorted()).toEqual(fields.map(({ id }) => id).toSorted());
        const archivedIds = new Set(fields.filter(({ isArchived }) => isArchived).map(({ id }) => id));
        expect(order.filter((id) => !archivedIds.has(id))).toEqual(shuffled);
        fields.forEach(({ id, isArchived }, place) => {
          if (isArchived) expect(order[place]).toBe(id);
        });
      }),
    );
  });
});
