// The public schema as its documentation needs it: what each file of it adds, and what may go wrong in a mutation.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type FieldDefinitionNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  Kind,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';

export const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

export type Field = GraphQLField<unknown, unknown>;
/** A field that leads into a domain, by the name of its type and its own. */
export type Read = { readonly name: string; readonly field: Field };
/** What one file of the schema adds to it. */
export type SchemaPage = {
  readonly domain: string;
  readonly reads: readonly Read[];
  readonly mutations: readonly Field[];
  /** Objects within inputs. */
  readonly inputs: readonly GraphQLInputObjectType[];
  readonly enums: readonly GraphQLEnumType[];
};

/** Whose fields lead into a domain; those of other types are read with what they belong to. */
const DOORS = ['Query', 'Viewer', 'Team', 'Billing', 'Member', 'MemberDetails'];

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return type;
}

function fieldOf(type: string, { name }: FieldDefinitionNode): Field {
  const field = objectType(type).getFields()[name.value];
  if (!field) throw new Error(`The printed schema has no ${type}.${name.value}: run npm run codegen`);
  return field;
}

/** The inputs of mutations themselves, each of which stands with its mutation. */
const ownInputs = new Set(
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ args }) =>
    args.map(({ type }) => getNamedType(type).name),
  ),
);

function pageOf(file: string): SchemaPage {
  const reads: Read[] = [];
  const mutations: Field[] = [];
  const inputs: GraphQLInputObjectType[] = [];
  const enums: GraphQLEnumType[] = [];
  for (const node of parse(readFileSync(file, 'utf8')).definitions) {
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && !ownInputs.has(node.name.value)) {
      const type = schema.getType(node.name.value);
      if (isInputObjectType(type)) inputs.push(type);
    }
    // What each code of a user error means stands on a page of its own.
    if (node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value !== 'UserErrorCode') {
      const type = schema.getType(node.name.value);
      if (isEnumType(type)) enums.push(type);
    }
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const type = node.name.value;
    for (const one of node.fields ?? []) {
      if (type === 'Mutation') mutations.push(fieldOf(type, one));
      else if (DOORS.includes(type)) reads.push({ name: `${type}.${one.name.value}`, field: fieldOf(type, one) });
    }
  }
  return { domain: basename(file, '.graphql'), reads, mutations, inputs, enums };
}

/** The pages of all domains, by name. */
export const schemaPages: readonly SchemaPage[] = globSync('schema/*.graphql')
  .filter((file) => basename(file) !== 'schema.graphql')
  .toSorted()
  .map(pageOf)
  .filter(({ reads, mutations }) => reads.length + mutations.length > 0);

const userErrorCodes = schema.getType('UserErrorCode');
if (!isEnumType(userErrorCodes)) throw new Error('UserErrorCode is no enum');
/** Every code of a user error with its meaning. */
export const userErrors: readonly { readonly code: string; readonly meaning: string }[] = userErrorCodes
  .getValues()
  .map(({ name, description }) => ({ code: name, meaning: description ?? '' }));

/** What the payload of a mutation says of its user errors; empty where it has none. */
export const userErrorsText = ({ type }: Field): string => {
  const payload = getNamedType(type);
  return (isObjectType(payload) && payload.getFields()['userErrors']?.description) || '';
};

/**
 * The codes that a mutation may answer with: those that the description of its `userErrors` names, which the gateway's tests
 * hold it to. That a key was used before every mutation may say that has user errors.
 */
export function userErrorCodesOf(mutation: Field): string[] {
  const text = userErrorsText(mutation);
  if (text === '') return [];
  const words = new Set(text.match(/\w+/g));
  return userErrors.map(({ code }) => code).filter((code) => code === 'KEY_REUSED' || words.has(code));
}
