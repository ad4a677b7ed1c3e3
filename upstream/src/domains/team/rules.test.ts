import { describe, expect, test } from 'vitest';
import { planEdit } from './rules.ts';

describe('an edit of the team', () => {
  const orbit = { name: 'Orbit', url: 'orbit' };

  test.each([
    [{}, {}],
    [{ name: 'Orbit', url: 'ORBIT' }, {}],
    [{ name: ' Apollo ' }, { name: 'Apollo' }],
    [{ url: 'Apollo-11' }, { url: 'apollo-11' }],
    [{ name: 'Orbit', url: 'apollo' }, { url: 'apollo' }],
  ])('%o changes %o', (given, changes) => expect(planEdit(orbit, given)).toEqual({ refusal: null, changes }));

  test.each([
    [{ name: '  ' }, 'invalid_request', 'name'],
    [{ name: '<Apollo>' }, 'invalid_request', 'name'],
    [{ url: '-apollo' }, 'invalid_request', 'url'],
    [{ url: 'Admin' }, 'url_reserved', 'url'],
    [{ name: 'Apollo', url: 'graphql' }, 'url_reserved', 'url'],
  ])('%o is refused as %s at %s', (given, refusal, field) =>
    expect(planEdit(orbit, given)).toEqual({ refusal, field }),
  );

  test('leaves a team the address that it has, though it be reserved', () => {
    const early = { ...orbit, url: 'admin' };
    expect(planEdit(early, { name: 'Apollo', url: 'admin' })).toEqual({ refusal: null, changes: { name: 'Apollo' } });
  });
});
