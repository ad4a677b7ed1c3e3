// Operations that between them select every field of the schema.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';

export const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url)), 'utf8'),
);

type Field = GraphQLField<unknown, unknown>;
type Variable = { readonly name: string; readonly argument: string; readonly type: GraphQLInputType };

/** An operation whose variables are the arguments of every field that it selects. */
export type Operation = { readonly name: string; readonly text: string; readonly variables: readonly Variable[] };

const fieldsOf = (type: GraphQLNamedType): readonly Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

const isLeaf = (field: Field) => isLeafType(getNamedType(field.type));
/** Files do not fit into JSON: they are a matter of bodies in several parts. */
const takesFile = ({ args }: Field) =>
  args.some(({ type }) => {
    const named = getNamedType(type);
    const parts = isInputObjectType(named) ? Object.values(named.getFields()) : [{ type: named }];
    return parts.some((part) => getNamedType(part.type).name === 'Upload');
  });

/** Writes selections, and notes an argument wherever it uses one. */
class Writer {
  readonly variables: Variable[] = [];

  field(field: Field, inside: string): string {
    const given = field.args.map((argument) => `${argument.name}: $${this.variable(argument)}`);
    return `${field.name}${given.length > 0 ? `(${given.join(' ')})` : ''}${inside === '' ? '' : ` ${inside}`}`;
  }

  variable({ name: argument, type }: GraphQLArgument): string {
    const name = `${argument}${this.variables.length}`;
    this.variables.push({ name, argument, type });
    return name;
  }

  /** The plain fields of a type, and of what belongs to it down to that depth. */
  selection(type: GraphQLNamedType, depth: number): string {
    if (isUnionType(type)) {
      const parts = schema.getPossibleTypes(type).map((one) => `... on ${one.name} ${this.selection(one, 0)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    const fields = fieldsOf(type).flatMap((field) => {
      if (isLeaf(field)) return [this.field(field, '')];
      if (depth > 0) return [this.field(field, this.selection(getNamedType(field.type), depth - 1))];
      return [];
    });
    return `{ ${['__typename', ...fields].join(' ')} }`;
  }

  text(kind: 'query' | 'mutation', selection: string): string {
    const head = this.variables.map(({ name, type }) => `$${name}: ${String(type)}`);
    return `${kind}${head.length > 0 ? `(${head.join(', ')})` : ''} ${selection}`;
  }
}

/** The way to each object type, by the fewest fields. */
function waysToTypes(root: GraphQLObjectType): Map<GraphQLObjectType, readonly Field[]> {
  const ways = new Map<GraphQLObjectType, readonly Field[]>([[root, []]]);
  for (const [type, way] of ways) {
    for (const field of fieldsOf(type)) {
      const next = getNamedType(field.type);
      if (isObjectType(next) && !ways.has(next)) ways.set(next, [...way, field]);
    }
  }
  return ways;
}

function queryFor(type: GraphQLObjectType, way: readonly Field[]): readonly Operation[] {
  const composite = fieldsOf(type).filter((field) => !isLeaf(field));
  const leaves = new Writer();
  const operation = (name: string, writer: Writer, selection: string): Operation => ({
    name,
    text: writer.text(
      'query',
      way.reduceRight((inside, field) => `{ ${writer.field(field, inside)} }`, selection),
    ),
    variables: writer.variables,
  });
  return [
    operation(type.name, leaves, leaves.selection(type, 0)),
    ...composite.flatMap((field) => {
      const next = getNamedType(field.type);
      const types = isInterfaceType(next) ? schema.getPossibleTypes(next) : [next];
      return types.map((one) => {
        const writer = new Writer();
        const inside = writer.selection(one, 1);
        const selected = one === next ? inside : `{ ... on ${one.name} ${inside} }`;
        return operation(`${type.name}.${field.name}`, writer, `{ ${writer.field(field, selected)} }`);
      });
    }),
  ];
}

function mutationFor(field: Field): Operation {
  const writer = new Writer();
  const inside = writer.selection(getNamedType(field.type), 1);
  return {
    name: field.name,
    text: writer.text('mutation', `{ ${writer.field(field, inside)} }`),
    variables: writer.variables,
  };
}

const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];

/** For every type a query of its plain fields, and one for each of its other fields. */
export const queries: readonly Operation[] = query
  ? [...waysToTypes(query)].flatMap(([type, way]) => queryFor(type, way))
  : [];

/** Every mutation that takes no file. */
export const mutations: readonly Operation[] = (mutation ? fieldsOf(mutation) : [])
  .filter((field) => !takesFile(field))
  .map(mutationFor);
