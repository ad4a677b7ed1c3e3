import { describe, expect, it } from 'vitest';
import { refusalOf } from './groupRefusal.ts';

describe('why a user group is refused', () => {
  it.each([
    ['TAKEN', ['name'], 'name', 'Another user group with the same name already exists'],
    ['TAKEN', null, 'name', 'Another user group with the same name already exists'],
    ['TOO_LONG', ['name'], 'name', 'Field cannot be empty nor exceed the max limit of {mostOfName, number} characters'],
    ['INVALID', ['description'], 'description', 'These characters cannot be used: | ^ \\ ~ `'],
    ['DUPLICATE', ['constraints'], 'conditions', 'Another user group with identical properties exists'],
    ['DUPLICATE', ['constraints', '0', 'valueIds', '1'], 'conditions', 'Duplicate “Custom Field - Value” pair exists'],
    ['REQUIRED', ['constraints', '1'], 'conditions', 'Select at least one custom field and value'],
    [
      'LIMIT_REACHED',
      ['constraints'],
      'conditions',
      'All user groups of your team together can name at most {mostOfTeam, number} values. Choose fewer, or delete a user group.',
    ],
    [
      'TOO_MANY',
      ['constraints', '0', 'valueIds'],
      'conditions',
      'A user group can name at most {mostOfField, number} values of a field, and {mostOfGroup, number} in all. Choose fewer.',
    ],
    [
      'INVALID',
      ['constraints', '0'],
      'conditions',
      'One of these fields or values cannot be used. Choose another one.',
    ],
    [
      'LIMIT_REACHED',
      null,
      null,
      'Your team has as many user groups as it can have. Delete one to make room for another.',
    ],
    ['NOT_ALLOWED', null, null, 'The user group could not be saved. Try again.'],
    ['PLAN_REQUIRED', null, null, 'Creating and changing user groups needs PRO. What you entered is still here.'],
    ['INVALID', ['visibleTo'], null, 'Something that you entered is not accepted. Look it over: it is all still here.'],
  ])('%s at %s is said at %s', (code, field, part, text) => {
    const refusal = refusalOf({ code, field, message: 'In English' });
    expect([refusal.part, refusal.text.defaultMessage]).toEqual([part, text]);
  });
});
