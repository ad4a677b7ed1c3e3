import { type GraphQLSchema, type OperationDefinitionNode, getVariableValues } from 'graphql';
import { GatewayError } from '../lib/errors.ts';
import { FileUpload } from './upload.ts';
import { withoutValue } from './variableFault.ts';

type Given = {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** No input has as many members: an error would name them all, each time one of them is unknown. */
const MOST_MEMBERS = 1_000;
/** No list of any input takes as many items: looking through more takes longer than all else of the operation. */
const MOST_ITEMS = 50_000;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof FileUpload);

/** What an object in it, however deep, has more of than any input; null where nothing has. */
function tooMany(variables: object): string | null {
  const left: object[] = [variables];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && members.length > MOST_ITEMS) return `A list has at most ${MOST_ITEMS} items.`;
    if (!Array.isArray(value) && members.length > MOST_MEMBERS) return `An input has at most ${MOST_MEMBERS} members.`;
    for (const member of members) if (isObject(member)) left.push(member);
  }
  return null;
}

/**
 * Refuses variables that are not of their types, and tells the first fault alone: of a large value each further one would
 * take as long to tell as the value is.
 */
export function checkVariables({ schema, operation, variables }: Given): void {
  const fault = tooMany(variables);
  if (fault !== null) throw new GatewayError('BAD_USER_INPUT', { message: fault, status: 400 });
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  const [first] = errors ?? [];
  if (first) throw new GatewayError('BAD_USER_INPUT', { message: withoutValue(first), status: 400 });
}
