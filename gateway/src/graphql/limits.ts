import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
  getNamedType,
  getOperationAST,
  isLeafType,
} from 'graphql';
import { type ComplexityEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { GatewayError } from '../lib/errors.ts';
import { measure } from './measure.ts';

export type DocumentLimits = { readonly depth: number; readonly aliases: number; readonly cost: number };

const tooComplex = (what: string, is: number, most: number) =>
  new GatewayError('TOO_COMPLEX', {
    message: `The document's ${what} is ${Number.isFinite(is) ? is : 'beyond counting'}; at most ${most} is allowed.`,
    status: 400,
  });

/** Refuses documents that are nested too deeply or have too many aliases; part of validation, so done once per document. */
export const limitsRule =
  ({ depth, aliases }: DocumentLimits): ValidationRule =>
  (context) => ({
    Document(document) {
      const is = measure(document);
      if (is.depth > depth) context.reportError(tooComplex('depth', is.depth, depth));
      if (is.aliases > aliases) context.reportError(tooComplex('number of aliases', is.aliases, aliases));
    },
  });

/** A list costs what one of its items costs, times how many are asked for. */
const byFirst: ComplexityEstimator = ({ args, childComplexity }) => {
  const first: unknown = args['first'];
  return typeof first === 'number' ? 1 + Math.max(1, first) * childComplexity : undefined;
};
/** Plain values come with the object that they belong to. */
const PLAIN_VALUE_COST = 0.1;
const plainValues: ComplexityEstimator = ({ field }) =>
  isLeafType(getNamedType(field.type)) ? PLAIN_VALUE_COST : undefined;
const estimators = [byFirst, plainValues, simpleEstimator({ defaultComplexity: 1 })];

type Operation = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Record<string, unknown>;
};

/** Refuses operations that cost too much with the variables they came with. Variables of the wrong type are not its business. */
export function checkCost({ schema, document, operation, variables }: Operation, { cost }: DocumentLimits) {
  const operationName = operation.name?.value;
  if (getOperationAST(document, operationName) === null) return;
  let is: number;
  try {
    is = getComplexity({
      schema,
      query: document,
      variables,
      estimators,
      ...(operationName === undefined ? {} : { operationName }),
    });
  } catch (error) {
    // A document of spreads within spreads is given up at ten thousand nodes; anything else is said by execution.
    if (error instanceof Error && error.message.includes('maximum allowed number of nodes'))
      throw tooComplex('cost', Infinity, cost);
    return;
  }
  if (is > cost) throw tooComplex('cost', Math.ceil(is), cost);
}
