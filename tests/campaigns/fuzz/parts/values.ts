import { isNonNullType } from 'graphql';
import { type Draw, happens, oneOf } from '../choice.ts';
import { type Operation, mutations, queries } from '../operations.ts';
import { type Part, faultWith } from '../part.ts';
import { type Hostility, valueOf } from '../values.ts';
import { faultOf } from '../verdict.ts';

const operations = [...queries, ...mutations];
/** Mostly one hostile place in a good input, so that what comes behind the first check is reached too. */
const hostilities: readonly Hostility[] = [
  { content: 5, type: 0 },
  { content: 20, type: 0 },
  { content: 60, type: 0 },
  { content: 5, type: 5 },
];

/** Variables for an operation; some of those that may be left out are. */
export const variablesOf = (draw: Draw, { variables }: Operation, hostility: Hostility): Record<string, unknown> =>
  Object.fromEntries(
    variables
      .filter(({ type }) => isNonNullType(type) || happens(draw, 65))
      .map(({ name, argument, type }) => [name, valueOf(draw, type, argument, hostility)] as const),
  );

export const valuePart: Part = {
  goal: 'arguments and inputs dealt with wrongly',
  counts: { short: 200, long: 14_000 },
  casesOf: (target) => async (draw) => {
    const operation = oneOf(draw, operations);
    const variables = variablesOf(draw, operation, oneOf(draw, hostilities));
    const fault = faultOf(await target.askFor(operation.text, variables));
    const [violation] = target.stub.violations.splice(0);
    const told = violation === undefined ? fault : `a call that the contract does not have: ${violation}`;
    return faultWith(told, operation.name, variables);
  },
};
