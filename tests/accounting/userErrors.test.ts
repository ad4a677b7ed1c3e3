// What the schema says of user errors is what the product does: each code that it names of a mutation was answered by that
// mutation in one of the other tests of this run, through the gateway on the real services, and no other one.
import { describedCodes } from '@muster/gateway/testing/describedErrors';
import { expect, test } from 'vitest';
import { notedCodes } from '../support/answeredCodes.ts';

test('each code that the schema names of a mutation is provoked by a test', () => {
  const answered = notedCodes();
  expect(describedCodes().filter((pair) => !answered.has(pair))).toEqual([]);
});

test('no mutation answers with a code that the schema does not name of it', () => {
  const described = new Set(describedCodes());
  expect([...notedCodes()].filter((pair) => !described.has(pair))).toEqual([]);
});
