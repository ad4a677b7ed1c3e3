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
/** What lists count for that are whole without a `first`, by type and field. */
const LIST_SIZES: ReadonlyMap<string, number> = new Map([
  ['Team.customFields', 50],
  ['CustomField.conditions', 5],
  ['CustomFieldValue.childFields', 5],
  ['CustomFieldUsage.childFields', 5],
  ['CustomFieldUsage.userGroups', 5],
]);
const byListSize: ComplexityEstimator = ({ type, field, childComplexity }) => {
  const size = LIST_SIZES.get(`${type.name}.${field.name}`);
  return size === undefined ? undefined : 1 + size * childComplexity;
};
/** A field's values come along with it, however many are asked for: few fields have more than these. */
const VALUES_COUNTED = 20;
const VALUES = new Set(['SingleSelectSettings.values', 'UnrestrictedSettings.values']);
const fieldValues: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (!VALUES.has(`${type.name}.${field.name}`)) return undefined;
  const first: unknown = args['first'];
  return (
    1 + Math.max(1, Math.min(typeof first === 'number' ? first : VALUES_COUNTED, VALUES_COUNTED)) * childComplexity
  );
};
/** Plain values that are a question to a service each. */
const QUESTION_COST = 100;
const questions: ComplexityEstimator = ({ type, field }) =>
  type.name === 'CustomField' && field.name === 'conditionsEffect' ? QUESTION_COST : undefined;
/** Plain values come with the object that they belong to. */
const PLAIN_VALUE_COST = 0.1;
const plainValues: ComplexityEstimator = ({ field }) =>
  isLeafType(getNamedType(field.type)) ? PLAIN_VALUE_COST : undefined;
const estimators = [
  byListSize,
  fieldValues,
  questions,
  byFirst,
  plainValues,
  simpleEstimator({ defaultComplexity: 1 }),
];

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
