import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  type ValidationRule,
  getNamedType,
  getOperationAST,
  isLeafType,
} from 'graphql';
import { validationAbortedError } from 'graphql/validation/validationAbortedError.js';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { Resolvers } from '../generated/resolvers.ts';
import { DEFAULT_FIRST } from '../lib/connections.ts';
import { GatewayError } from '../lib/errors.ts';
import { MAX_TOLD } from '../lib/userErrors.ts';
import { introspectionOf } from './introspection.ts';
import { measure } from './measure.ts';

export type DocumentLimits = { readonly depth: number; readonly aliases: number; readonly cost: number };

const tooComplex = (what: string, is: number, most: number, advice = '') =>
  new GatewayError('TOO_COMPLEX', {
    message: `The document's ${what} is ${Number.isFinite(is) ? is : 'beyond counting'}; at most ${most} is allowed.${advice}`,
    status: 400,
  });

/** What tools ask about the schema stays far below these. */
const INTROSPECTION = { questions: 3, lists: 1, depth: 20 };
/** Nobody writes a field so often side by side, and GraphQL compares each with each. */
const MAX_REPEATS = 20;

/**
 * Refuses documents that are nested too deeply, have too many aliases, repeat themselves or ask too much about the schema;
 * part of validation, so done once per document. It looks at the document ahead of the other rules, which are not run then:
 * some take long for just such documents.
 */
export const limitsRule =
  ({ depth, aliases }: DocumentLimits): ValidationRule =>
  (context) => ({
    Document(document) {
      const is = measure(document);
      const asked = introspectionOf(document);
      const { questions, lists } = INTROSPECTION;
      const bounds: [string, number, number][] = [
        ['depth', is.depth, depth],
        ['number of aliases', is.aliases, aliases],
        ['number of times that one field stands in one place', is.repeats, MAX_REPEATS],
        ['number of questions about the schema', asked.questions, questions],
        ['number of lists within lists of the schema', asked.lists, lists],
        ['depth of questions about the schema', asked.depth, INTROSPECTION.depth],
      ];
      const beyond = bounds.filter(([, is, most]) => is > most);
      for (const [what, is, most] of beyond) context.reportError(tooComplex(what, is, most));
      // With what GraphQL's own rules throw to end it: there is no other way. It stands in no public module, and only the
      // very object that Apollo Server's copy of GraphQL compares with ends it.
      if (beyond.length > 0) throw validationAbortedError;
    },
  });

type FieldName = { [T in keyof Resolvers]-?: `${T}.${keyof NonNullable<Resolvers[T]> & string}` }[keyof Resolvers];
/**
 * What a field counts for that neither its `first` nor its type tells: `items` is how many a list counts for that is whole
 * without a `first`; `most` the same of a list that comes along whole, of which a `first` names fewer; `question` what a
 * plain value counts for that is asked of a service by itself.
 */
export type FieldCost = { readonly items: number } | { readonly most: number } | { readonly question: number };
/** Such costs by type and field. */
export type FieldCosts = Readonly<Partial<Record<FieldName, FieldCost>>>;

const listOf = (size: number, ofOne: number) => 1 + Math.max(1, size) * ofOne;

const FEWER = ' Ask for fewer at once: lower `first`, of the outer list above all.';

/** Plain values come with the object that they belong to. */
const PLAIN_VALUE_COST = 0.1;

/**
 * An object costs 1, a plain value a tenth, and a list what one of its items costs, times how many are asked for or to be
 * expected.
 */
const estimatorOf =
  (costs: ReadonlyMap<string, FieldCost>): ComplexityEstimator =>
  ({ type, field, args, childComplexity }) => {
    const cost = costs.get(`${type.name}.${field.name}`);
    const first: unknown = args['first'];
    if (cost && 'question' in cost) return cost.question;
    if (cost && 'items' in cost) return listOf(cost.items, childComplexity);
    if (cost) return listOf(typeof first === 'number' ? Math.min(first, cost.most) : cost.most, childComplexity);
    if (first !== undefined) return listOf(typeof first === 'number' ? first : DEFAULT_FIRST, childComplexity);
    const named = getNamedType(field.type);
    if (named.name === 'UserError') return listOf(MAX_TOLD, childComplexity);
    return isLeafType(named) ? PLAIN_VALUE_COST : 1 + childComplexity;
  };

type Operation = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Record<string, unknown>;
};

/** Types of variables that a cost depends on: how many are asked for, and what `@include` and `@skip` leave. */
const TELLING = new Set(['Int', 'Boolean']);

function typeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);
}

/** How many costs of one operation are kept, by its telling variables. */
const KEPT = 100;
type Kept = {
  readonly telling: readonly string[];
  readonly optional: readonly string[];
  readonly costs: Map<string, number>;
};

/**
 * What refuses operations that cost too much with the variables they came with, which are of their types. What an operation
 * costs is kept as long as its parsed document.
 */
export function costCheck(costs: FieldCosts, { cost: most }: DocumentLimits) {
  const estimators = [estimatorOf(new Map(Object.entries(costs)))];
  const kept = new WeakMap<OperationDefinitionNode, Kept>();

  function keptOf(operation: OperationDefinitionNode): Kept {
    const present = kept.get(operation);
    if (present) return present;
    const variables = operation.variableDefinitions ?? [];
    const namesOf = (some: typeof variables) => some.map(({ variable }) => variable.name.value);
    const telling = namesOf(variables.filter(({ type }) => TELLING.has(typeName(type))));
    // Of these it counts whether they are null: see costOf.
    const optional = namesOf(variables.filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE));
    const fresh = { telling, optional, costs: new Map<string, number>() };
    kept.set(operation, fresh);
    return fresh;
  }

  /**
   * Throws TOO_COMPLEX for a document of spreads within spreads. Throws BAD_USER_INPUT where a variable is null in a place
   * that takes none, which validation lets pass where either has a default: execution would refuse that place alone, and
   * run what nobody counted.
   */
  function costOf({ schema, document, operation, variables }: Operation): number {
    const operationName = operation.name?.value;
    try {
      return getComplexity({
        ...{ schema, query: document, variables, estimators },
        ...(operationName === undefined ? {} : { operationName }),
      });
    } catch (error) {
      if (error instanceof Error && error.message.includes('maximum allowed number of nodes'))
        throw tooComplex('cost', Infinity, most, FEWER);
      if (error instanceof GraphQLError)
        throw new GatewayError('BAD_USER_INPUT', { message: error.message, status: 400 });
      throw error;
    }
  }

  function keptCost(given: Operation): number {
    const { telling, optional, costs: known } = keptOf(given.operation);
    const { variables } = given;
    const isNull = optional.map((name) => variables[name] === null);
    const key = JSON.stringify([telling.map((name) => variables[name]), isNull]);
    const present = known.get(key);
    if (present !== undefined) return present;
    if (known.size >= KEPT) known.clear();
    const is = costOf(given);
    known.set(key, is);
    return is;
  }

  /** Tells what an operation costs before it refuses what costs too much: so does its refusal. */
  return (given: Operation, tell: (cost: number) => void): void => {
    if (getOperationAST(given.document, given.operation.name?.value) === null) return;
    // Tenths add up to a little more than they are.
    const is = Math.ceil(Number(keptCost(given).toFixed(1)));
    tell(is);
    if (is > most) throw tooComplex('cost', is, most, FEWER);
  };
}
