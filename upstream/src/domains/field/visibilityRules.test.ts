import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FillableField, planChange } from './person/rules.ts';
import { type Values, leftEmpty, settledValues, shownFields, withDefaults } from './visibilityRules.ts';

/** Few, so that conditions are met and fail about equally often. */
const VALUES = ['a', 'b'];
const idOf = (place: number) => `f${place}`;

/** Fields that depend on earlier ones only, in any order: what the team's rules let through. */
const fieldsArbitrary: fc.Arbitrary<FillableField[]> = fc
  .array(
    fc.record({
      isArchived: fc.nat(4).map((one) => one === 0),
      isMandatory: fc.nat(4).map((one) => one === 0),
      editableBy: fc.constantFrom('user', 'admin', 'platform'),
      parents: fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...VALUES)), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ parents, ...rest }, place): FillableField => {
      const ofEarlier = place === 0 ? [] : parents.map(([other, valueId]) => [idOf(other % place), valueId] as const);
      const once = [...new Map(ofEarlier)];
      return {
        ...{ fieldId: idOf(place), valueType: 'singleSelect', ...rest },
        parents: once.map(([fieldId, valueId]) => ({ fieldId, valueId })),
      };
    }),
  )
  .chain((fields) => fc.shuffledSubarray(fields, { minLength: fields.length }));

const valuesArbitrary: fc.Arbitrary<Values> = fc
  .array(fc.tuple(fc.nat(5).map(idOf), fc.constantFrom(...VALUES)), { minLength: 3, maxLength: 12 })
  .map((pairs) => new Map(pairs));

const within = (fields: readonly FillableField[], values: Values): Values =>
  new Map([...values].filter(([fieldId]) => fields.some((one) => one.fieldId === fieldId)));

/** From nothing upwards: a field joins once one of its conditions is met by one that is in already. */
function naivelyShown(fields: readonly FillableField[], values: Values): Set<string> {
  const shown = new Set<string>();
  for (let round = 0; round <= fields.length; round += 1) {
    for (const { fieldId, isArchived, parents } of fields) {
      const isMet = parents.some((one) => shown.has(one.fieldId) && values.get(one.fieldId) === one.valueId);
      if (!isArchived && (parents.length === 0 || isMet)) shown.add(fieldId);
    }
  }
  return shown;
}

describe('the fields that are shown', () => {
  test('are those that are reached from fields without conditions', () => {
    fc.assert(
      fc.property(fieldsArbitrary, valuesArbitrary, (fields, values) => {
        expect(shownFields(fields, values)).toEqual(naivelyShown(fields, values));
      }),
    );
  });

  test('are none of a circle', () => {
    const one = { isArchived: false, isMandatory: false };
    const circle = [
      { ...one, fieldId: 'f0', parents: [{ fieldId: 'f1', valueId: 'a' }] },
      { ...one, fieldId: 'f1', parents: [{ fieldId: 'f0', valueId: 'a' }] },
    ];
    expect(
      shownFields(
        circle,
        new Map([
          ['f0', 'a'],
          ['f1', 'a'],
        ]),
      ),
    ).toEqual(new Set());
  });
});

test('what hidden fields hold falls away, and only that: settling twice is settling once', () => {
  fc.assert(
    fc.property(fieldsArbitrary, valuesArbitrary, (fields, given) => {
      const values = within(fields, given);
      const settled = settledValues(fields, values);
      const shown = naivelyShown(fields, values);
      for (const { fieldId, isArchived } of fields) {
        expect(settled.get(fieldId)).toBe(isArchived || shown.has(fieldId) ? values.get(fieldId) : undefined);
      }
      expect(shownFields(fields, settled)).toEqual(shown);
      expect(settledValues(fields, settled)).toEqual(settled);
    }),
  );
});

test('defaults fill what is shown, keep what is there, and bring nothing into hidden fields', () => {
  fc.assert(
    fc.property(fieldsArbitrary, valuesArbitrary, valuesArbitrary, (fields, given, defaults) => {
      const before = settledValues(fields, within(fields, given));
      const after = withDefaults(fields, before, defaults);
      expect(settledValues(fields, after)).toEqual(after);
      for (const fieldId of naivelyShown(fields, after)) {
        expect(after.get(fieldId)).toBe(before.get(fieldId) ?? defaults.get(fieldId));
      }
    }),
  );
});

describe('a change of what somebody has', () => {
  const wantedArbitrary = fc
    .uniqueArray(fc.tuple(fc.nat(5).map(idOf), fc.option(fc.constantFrom(...VALUES))), {
      selector: ([id]) => id,
      maxLength: 3,
    })
    .map((pairs) =>
      pairs.map(([fieldId, valueId]) => ({
        ...{ fieldId, isNew: false },
        choice:
          valueId === null
            ? null
            : {
                ...{ valueId, fieldId, value: valueId, valueKey: valueId },
                origin: 'team' as const,
                contactGuid: null,
              },
      })),
    );

  type Taken = {
    before: Values;
    after: Values;
    changed: readonly string[];
    wanted: ReadonlyMap<string, string | null>;
  };
  /** Looks at changes that are taken. */
  const whenTaken = (look: (fields: readonly FillableField[], isAdmin: boolean, taken: Taken) => void) =>
    fc.assert(
      fc.property(fieldsArbitrary, valuesArbitrary, wantedArbitrary, fc.boolean(), (fields, given, all, isAdmin) => {
        const before = settledValues(fields, within(fields, given));
        const wanted = all.filter(({ fieldId }) => fields.some((one) => one.fieldId === fieldId && !one.isArchived));
        const plan = planChange(fields, before, wanted, isAdmin);
        fc.pre(plan.refusal === null);
        const ids = new Map(wanted.map(({ fieldId, choice }) => [fieldId, choice?.valueId ?? null]));
        look(fields, isAdmin, { before, after: plan.after, changed: plan.changed, wanted: ids });
      }),
      { numRuns: 500 },
    );

  test('that is taken sets what is wanted, empties what is hidden, and leaves the rest', () => {
    whenTaken((fields, _isAdmin, { before, after, changed, wanted }) => {
      const shown = naivelyShown(fields, after);
      for (const { fieldId, isArchived } of fields) {
        const kept = shown.has(fieldId) || isArchived ? before.get(fieldId) : undefined;
        const expected = wanted.has(fieldId) ? (wanted.get(fieldId) ?? undefined) : kept;
        expect(after.get(fieldId)).toBe(expected);
        expect(changed.includes(fieldId)).toBe(before.get(fieldId) !== expected);
      }
    });
  });

  test('that is taken leaves no mandatory field empty that it is about or brings up, and that may be filled', () => {
    whenTaken((fields, isAdmin, { before, after, wanted }) => {
      const shown = naivelyShown(fields, after);
      const shownBefore = naivelyShown(fields, before);
      const demanded = fields
        .filter(({ isMandatory, editableBy }) => isMandatory && (isAdmin || editableBy === 'user'))
        .map(({ fieldId }) => fieldId)
        .filter((fieldId) => shown.has(fieldId) && (wanted.has(fieldId) || !shownBefore.has(fieldId)));
      for (const fieldId of demanded) expect(after.has(fieldId)).toBe(true);
    });
  });

  test('that is taken of a member leaves what admins keep as it is', () => {
    whenTaken((fields, isAdmin, { before, after, wanted }) => {
      const kept = fields.filter(({ fieldId, editableBy }) => editableBy !== 'user' && !wanted.has(fieldId));
      if (isAdmin) return;
      for (const { fieldId } of kept) expect(after.get(fieldId)).toBe(before.get(fieldId));
    });
  });

  test('is refused at the place of a change above what admins keep', () => {
    fc.assert(
      fc.property(fieldsArbitrary, valuesArbitrary, wantedArbitrary, (fields, given, all) => {
        const before = settledValues(fields, within(fields, given));
        const own = fields.filter(({ isArchived, editableBy }) => !isArchived && editableBy === 'user');
        const wanted = all.filter(({ fieldId }) => own.some((one) => one.fieldId === fieldId));
        const plan = planChange(fields, before, wanted, false);
        if (plan.refusal !== 'field_not_editable') return;
        const changed = wanted[plan.place ?? -1];
        expect(changed?.choice?.valueId).not.toBe(before.get(changed?.fieldId ?? ''));
      }),
      // About one of a hundred is refused for that.
      { numRuns: 2_000 },
    );
  });

  test('is not stopped by what was empty before', () => {
    fc.assert(
      fc.property(fieldsArbitrary, valuesArbitrary, (fields, given) => {
        const before = settledValues(fields, within(fields, given));
        expect(leftEmpty(fields, before, before, new Set())).toEqual([]);
      }),
    );
  });
});
