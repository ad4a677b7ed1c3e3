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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof FileUpload);

/** Whether an object in it, however deep, has more members than any input. */
function isTooWide(variables: object): boolean {
  const left: object[] = [variables];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (!Array.isArray(value) && Object.keys(value).length > MOST_MEMBERS) return true;
    const members: unknown[] = Object.values(value);
    for (const member of members) if (isObject(member)) left.push(member);
  }
  return false;
}

/**
 * Refuses variables that are not of their types, and tells the first fault alone: of a large value each further one would
 * take as long to tell as the value is.
 */
export function checkVariables({ schema, operation, variables }: Given): void {
  if (isTooWide(variables)) {
    throw new GatewayError('BAD_USER_INPUT', { message: `An input has at most ${MOST_MEMBERS} members.`, status: 400 });
  }
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  const [first] = errors ?? [];
  if (first) throw new GatewayError('BAD_USER_INPUT', { message: withoutValue(first), status: 400 });
}
