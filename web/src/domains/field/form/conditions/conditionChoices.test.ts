import { describe, expect, it } from 'vitest';
import { choicesFor, conditionChoices } from './conditionChoices.ts';
import { listField } from '../customField.fixture.ts';

const department = listField('Department', ['Sales', 'Engineering']);
const team = listField('Team', ['Web'], [['Department', 'Department-2']]);
const stack = listField('Stack', ['TypeScript'], [['Team', 'Team-1']]);
const office = listField('Office', ['Berlin'], [['Stack', 'Stack-1']]);
const archived = listField('Badge', ['Red'], [], { isArchived: true });
const manager = { ...listField('Manager', []), valueType: 'CONTACT_PICKER' as const, settings: {} };
const fields = [department, team, stack, office, archived, manager];
const names = (fieldId: string | null) => conditionChoices(fields, fieldId).map(({ id }) => id);

describe('the fields that a field may depend on', () => {
  it('have values and are not archived', () => {
    expect(names(null)).toEqual(['Department', 'Team', 'Stack', 'Office']);
  });

  it('do not depend on it, however many are between', () => {
    expect(names('Office')).toEqual(['Department', 'Team', 'Stack']);
    expect(names('Team')).toEqual(['Department']);
    expect(names('Department')).toEqual([]);
    expect(names('Badge')).toEqual(['Department', 'Team', 'Stack', 'Office']);
  });

  it('are offered once', () => {
    const choices = conditionChoices(fields, null);
    const first = { key: 'a', customFieldId: 'Team', valueId: 'Team-1' };
    const second = { key: 'b', customFieldId: 'Stack', valueId: '' };
    expect(choicesFor(choices, [first, second], second).map(({ id }) => id)).toEqual(['Department', 'Stack', 'Office']);
    expect(choicesFor(choices, [first, second], null).map(({ id }) => id)).toEqual(['Department', 'Office']);
  });
});
