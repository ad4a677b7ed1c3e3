// Writes the table of all upstream calls (method, path, access, JSON schemas with every reference resolved), and the
// types that tie a call's name to what it takes and gives.
import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { parse } from 'yaml';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Parameter = { name: string; in: string; required?: boolean; schema: Json };
type Operation = {
  operationId: string;
  'x-access': 'read' | 'write';
  'x-refusals'?: string[];
  /** How long an attempt may take in place of what is set for all, in ms. */
  'x-limit-ms'?: number;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: Json }; 'multipart/form-data'?: { schema: Json } } };
  responses: { '200': { content: { 'application/json'?: { schema: Json } } }; '202'?: unknown };
};
/** The codes that go without saying. */
type Implied = { every: string[]; session: string[]; write: string[] };
type Description = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

const folder = 'schema/upstream/';
const documents = new Map<string, Json>();
function read(file: string): Json {
  const document = documents.get(file) ?? (parse(readFileSync(folder + file, 'utf8')) as Json);
  documents.set(file, document);
  return document;
}

function at(document: Json, pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json>((node, key) => {
      const found = node !== null && typeof node === 'object' && !Array.isArray(node) ? node[key] : undefined;
      if (found === undefined) throw new Error(`${pointer} leads nowhere`);
      return found;
    }, document);
}

/** A whole number is one of 32 bits where nothing else is said: no other has a place in GraphQL's Int. */
const WHOLE_NUMBER = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** Puts the target in the place of every `$ref`, and bounds to whole numbers. The descriptions have no circular schemas. */
function resolve(node: Json, file: string): Json {
  if (Array.isArray(node)) return node.map((one) => resolve(one, file));
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string') {
    const [target = '', pointer = ''] = node.$ref.split('#');
    const next = target ? target.replace('./', '') : file;
    return resolve(at(read(next), pointer), next);
  }
  const isWholeNumber = [node.type].flat().includes('integer');
  const entries = Object.entries(isWholeNumber ? { ...WHOLE_NUMBER, ...node } : node);
  return Object.fromEntries(
    entries
      // A text says something of a schema; what is no text is a property of that name.
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .map(([key, value]) => [key, resolve(value, file)]),
  );
}

function querySchema(parameters: Parameter[], file: string): Json {
  return {
    type: 'object',
    required: parameters.filter((one) => one.required).map((one) => one.name),
    properties: Object.fromEntries(parameters.map((one) => [one.name, resolve(one.schema, file)])),
  };
}

/** Every code with which a call may be refused: what it lists, and what goes without saying. */
function refusalsOf(operation: Operation): string[] {
  const implied = at(read('common.yaml'), '/x-implied-refusals') as Implied;
  const all = [
    ...(operation['x-refusals'] ?? []),
    ...(operation.security === undefined ? implied.session : []),
    ...(operation['x-access'] === 'write' ? implied.write : []),
    ...implied.every,
  ];
  const repeated = all.find((code, place) => all.indexOf(code) !== place);
  if (repeated !== undefined)
    throw new Error(`${operation.operationId} lists ${repeated} twice, or it goes without saying`);
  return all;
}

/** The name of the part in which a call takes a file: the only member of its multipart body. */
function filePartOf(operation: Operation, file: string): string | null {
  const schema = operation.requestBody?.content['multipart/form-data']?.schema;
  if (schema === undefined) return null;
  const { properties = {} } = resolve(schema, file) as { properties?: object };
  const [part, ...others] = Object.keys(properties);
  if (part === undefined || others.length > 0) throw new Error(`${operation.operationId} takes one file, as one part`);
  return part;
}

function calls(service: string) {
  const file = `${service}.openapi.yaml`;
  const description = read(file) as unknown as Description;
  const entries = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content['application/json']?.schema;
      const answer = operation.responses['200'].content['application/json']?.schema;
      return [
        operation.operationId,
        {
          method: method.toUpperCase(),
          path,
          access: operation['x-access'],
          session: operation.security === undefined,
          refusals: refusalsOf(operation),
          query: querySchema(
            (operation.parameters ?? []).filter((one) => one.in === 'query' || one.in === 'path'),
            file,
          ),
          body: body === undefined ? null : resolve(body, file),
          filePart: filePartOf(operation, file),
          answer: answer === undefined ? null : resolve(answer, file),
          mayBeAccepted: operation.responses['202'] !== undefined,
          limitMs: operation['x-limit-ms'] ?? null,
        },
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const oneOf = (words: string[]) => words.map((word) => `'${word}'`).join(' | ');

export const plugin: PluginFunction<{ services: string[] }> = (_schema, _documents, { services }) => {
  const table = Object.fromEntries(services.map((service) => [service, calls(service)]));
  const refusals = Object.entries(table).flatMap(([service, of]) =>
    Object.entries(of).map(([name, call]) => `  '${service}.${name}': ${oneOf(call.refusals)};`),
  );
  const common = read('common.yaml');
  const error = resolve(at(common, '/components/schemas/Error'), 'common.yaml');
  const statuses = at(common, '/x-refusals') as Record<string, number>;
  return `${services.map((service) => `import type { operations as ${service}Calls } from './${service}.ts';`).join('\n')}

/** The calls of every upstream service by operation name, typed. */
export type Operations = { ${services.map((service) => `${service}: ${service}Calls`).join('; ')} };
export type Service = keyof Operations;
export type OperationName<S extends Service> = keyof Operations[S] & string;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Of<S extends Service, O extends OperationName<S>> = Operations[S][O];
type Part<P, Where extends 'query' | 'path'> =
  P extends { [W in Where]?: infer Values } ? ([Exclude<Values, undefined>] extends [never] ? unknown : Values) : unknown;
type Parameters<P> = Part<P, 'path'> & Part<P, 'query'>;
/** The parameters of a call, in its path and its query, without token and guid; never where it takes none. */
export type Query<S extends Service, O extends OperationName<S>> =
  Of<S, O> extends { parameters: infer P } ? (unknown extends Parameters<P> ? never : Parameters<P>) : never;
/** The JSON body of a call; undefined where it takes none, or a file. */
export type Body<S extends Service, O extends OperationName<S>> =
  Of<S, O> extends { requestBody?: infer B } ? Json<B> : undefined;
/** What a call answers with status 200, or 202 where it may; undefined where that is a file. */
export type Answer<S extends Service, O extends OperationName<S>> =
  Of<S, O> extends { responses: { 200: infer A } } ? Json<A> : never;

/** Every code with which a call may be refused. */
export type RefusalCode = ${oneOf(Object.keys(statuses))};

/** With which of them each call may be, by \`service.operation\`. */
export type Refusals = {
${refusals.join('\n')}
};

/** The status with which each is answered. */
export const refusalStatus: { readonly [C in RefusalCode]: number } = ${JSON.stringify(statuses, null, 2)};

/** A call as data. \`session\`: it carries token and guid. \`query\` describes the parameters in braces in the path, too. Schemas are JSON Schema 2020-12 without references. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: 'read' | 'write';
  readonly session: boolean;
  /** Every code with which it may be refused. */
  readonly refusals: readonly RefusalCode[];
  readonly query: object;
  readonly body: object | null;
  /** The name of the one part of its body, which is multipart; null where it takes no file. */
  readonly filePart: string | null;
  /** Null where the answer is a file. */
  readonly answer: object | null;
  /** Whether the answer may come with status 202, which says that it is done later. */
  readonly mayBeAccepted: boolean;
  /** How long an attempt may take in place of what is set for all, in ms; null where that counts. */
  readonly limitMs: number | null;
};

/** Every service's calls. The path is below the service's base address. */
export const contract: { readonly [S in Service]: { readonly [O in OperationName<S>]: Call } } = ${JSON.stringify(table, null, 2)};

/** The schema of every refusal's body. */
export const errorSchema: object = ${JSON.stringify(error, null, 2)};
`;
};
