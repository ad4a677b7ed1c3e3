import { describe, expect, test } from 'vitest';
import type { KnownFields } from './fieldRules.ts';
import { leavingOutcome, plannerOf } from './workRules.ts';

const pronouns: KnownFields['fields'][number] = {
  ...{ fieldId: 'pronouns', name: 'Pronouns', isArchived: false, isMandatory: false, parents: [] },
  valueType: 'unrestricted',
  editableBy: 'user',
};
const known: KnownFields = {
  ...{ fields: [pronouns], byId: new Map([['pronouns', pronouns]]), values: new Map(), defaults: new Map() },
  ...{ contacts: new Map(), pickable: new Set() },
};
const form = {
  header: ['email', 'Pronouns'],
  columns: [{ kind: 'email' }, { kind: 'field', fieldId: 'pronouns' }],
} as const;
const wish = (text: string) => ({ texts: new Map([['pronouns', text]]) });

describe('the texts of a step', () => {
  const planner = (isFree = false) => {
    let ids = 0;
    return plannerOf(form, known, isFree, () => `value-${(ids += 1)}`);
  };

  test('bring a text in once, however it is written', () => {
    const plan = planner();
    const planned = ['Xe/Xem', 'xe/xem ', 'ze'].map((text) => plan(wish(text), new Map()));
    expect(planned.map((one) => 'plan' in one && one.plan.after.get('pronouns'))).toEqual([
      'value-1',
      'value-1',
      'value-2',
    ]);
    expect(planned.map((one) => 'wanted' in one && one.wanted[0]?.isNew)).toEqual([true, false, true]);
    expect(known.values.size).toBe(0);
  });

  test('that cannot be done any more were changed in the meantime', () => {
    const problem = { code: 'changed_meanwhile', field: 'Pronouns' };
    expect(planner()(wish('x'.repeat(41)), new Map())).toMatchObject(problem);
    const gone = plannerOf(form, { ...known, fields: [], byId: new Map() }, false, () => 'id');
    expect(gone(wish('xe'), new Map())).toMatchObject(problem);
  });

  test('are for teams whose plan has fields; without any, a row is for all', () => {
    expect(planner(true)(wish('xe'), new Map())).toEqual({ code: 'plan_required', field: '', value: '' });
    expect(planner(true)({ texts: new Map() }, new Map())).toHaveProperty('plan');
  });
});

test('what is done, was so, or is told by its own code of people who leave', () => {
  const results = ['done', 'already', 'last_admin', 'not_found', 'guest_limit'] as const;
  expect(results.map(leavingOutcome)).toEqual(['done', 'already', 'last_admin', 'not_in_team', 'changed_meanwhile']);
});
