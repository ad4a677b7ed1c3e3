import { expect, test } from 'vitest';
import { type Call, contract, refusalStatus } from '../generated/contract.ts';

const calls: Call[] = Object.values(contract).flatMap((service: Record<string, Call>) => Object.values(service));
const listed = new Set<string>(calls.flatMap(({ refusals }) => refusals));

test('every code that a call lists is of the closed list', () => {
  expect([...listed].filter((code) => !Object.hasOwn(refusalStatus, code))).toEqual([]);
});

test('every code is listed by a call, but for the one that tells that there is no such call', () => {
  expect(Object.keys(refusalStatus).filter((code) => !listed.has(code))).toEqual(['not_found']);
});
