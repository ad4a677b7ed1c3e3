import { describe, expect, test } from 'vitest';
import { nameFor, shortName } from './nameRules.ts';

const ada = { guid: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const whole = { firstName: 'Ada', lastName: 'Lovelace' };
const short = { firstName: 'Ada', lastName: 'L.' };

describe('while full names are shown to everybody', () => {
  test.each(['admin', 'member', 'guest'] as const)('%s reads them whole', (role) => {
    expect(nameFor({ guid: 'reader', role }, { showUsersFullName: true }, ada)).toEqual(whole);
  });
});

describe('while they are not', () => {
  const team = { showUsersFullName: false };

  test.each([
    ['admin', whole],
    ['member', short],
    ['guest', short],
  ] as const)('%s reads another name as %o', (role, expected) => {
    expect(nameFor({ guid: 'reader', role }, team, ada)).toEqual(expected);
  });

  test.each(['admin', 'member', 'guest'] as const)('%s reads their own whole', (role) => {
    expect(nameFor({ guid: 'ada', role }, team, ada)).toEqual(whole);
  });
});

test.each([
  ['Lovelace', 'L.'],
  [' van der Berg ', 'v.'],
  ['E\u0301mile', 'E\u0301.'],
  ['Łukasiewicz', 'Ł.'],
  ['王', '王.'],
  ['👩🏽‍🚀 Armstrong', '👩🏽‍🚀.'],
  ['', ''],
  ['  ', ''],
])('of the last name %j is left %j', (lastName, initial) => {
  expect(shortName({ firstName: 'A', lastName })).toEqual({ firstName: 'A', lastName: initial });
});
