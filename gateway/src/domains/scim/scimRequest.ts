import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Listed } from './rest.ts';
import { ScimError } from './scimErrors.ts';

const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0';
export const LIST_RESPONSE = `${MESSAGES}:ListResponse`;
const PATCH_OP = `${MESSAGES}:PatchOp`;
const SEARCH_REQUEST = `${MESSAGES}:SearchRequest`;

const BEARER = /^Bearer +([\w.~+/-]{1,290}=*)$/i;

/** The token of a request, or null for none that could be one. */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

type Query = Readonly<Record<string, unknown>>;

/** A parameter by its name, whatever its case: directories write `startIndex` and `startindex`. */
function parameter(query: Query, name: string): string | undefined {
  const given = Object.entries(query).filter(([key]) => key.toLowerCase() === name.toLowerCase());
  if (given.length === 0) return undefined;
  const [[, value] = []] = given;
  if (given.length > 1 || typeof value !== 'string') throw new ScimError('parameter_invalid', { field: name });
  return value;
}

/** How long a filter, a name, and a list of names may be: longer ones the service is not asked by. */
const FILTER_MAX = 10_000;
const NAME_MAX = 300;
const NAMES_MAX = 100;

/** A parameter that is no longer than this. */
function textOf(query: Query, name: string, most: number): string | undefined {
  const text = parameter(query, name);
  if (text !== undefined && text.length > most) throw new ScimError('parameter_invalid', { field: name });
  return text;
}

const WHOLE = /^-?\d{1,9}$/;

function wholeNumber(query: Query, name: string): number | undefined {
  const text = parameter(query, name);
  if (text === undefined) return undefined;
  if (!WHOLE.test(text)) throw new ScimError('parameter_invalid', { field: name });
  return Number(text);
}

function namesIn(query: Query, parameterName: string): string[] | undefined {
  const names = parameter(query, parameterName)
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const isFine = names === undefined || (names.length <= NAMES_MAX && names.every(({ length }) => length <= NAME_MAX));
  if (!isFine) throw new ScimError('parameter_invalid', { field: parameterName });
  return names;
}

/** Which attributes are asked for. */
export type Asked = Pick<Listed, 'attributes' | 'excludedAttributes'>;

const stated = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

export function askedIn(query: Query): Asked {
  return {
    ...stated('attributes', namesIn(query, 'attributes')),
    ...stated('excludedAttributes', namesIn(query, 'excludedAttributes')),
  };
}

export type Search = Omit<Listed, 'secret' | 'base' | 'type'>;

const orders = z.enum(['ascending', 'descending']);

function orderOf(text: string | undefined): 'ascending' | 'descending' | undefined {
  if (text === undefined) return undefined;
  const { data } = orders.safeParse(text.toLowerCase());
  if (data === undefined) throw new ScimError('parameter_invalid', { field: 'sortOrder' });
  return data;
}

/** What of a list is asked for, in the address. */
export function searchIn(query: Query): Search {
  return {
    ...askedIn(query),
    ...stated('filter', textOf(query, 'filter', FILTER_MAX)),
    ...stated('sortBy', textOf(query, 'sortBy', NAME_MAX)),
    ...stated('sortOrder', orderOf(parameter(query, 'sortOrder'))),
    ...stated('startIndex', wholeNumber(query, 'startIndex')),
    ...stated('count', wholeNumber(query, 'count')),
  };
}

type Json = Readonly<Record<string, unknown>>;
const objectShape = z.record(z.string(), z.unknown());
const schemasShape = z.array(z.string());

/** The body as an object that says it is made of a schema; throws not_json and schemas_missing. */
export function bodyOf({ body }: FastifyRequest, schema: string): Json {
  const { data } = objectShape.safeParse(body);
  if (data === undefined) throw new ScimError('not_json');
  const { data: schemas = [] } = schemasShape.safeParse(data['schemas']);
  if (!schemas.some((one) => one.toLowerCase() === schema.toLowerCase())) throw new ScimError('schemas_missing');
  return data;
}

const namesShape = z.array(z.string().max(NAME_MAX)).max(NAMES_MAX);
const searchShape = z
  .object({
    ...{ attributes: namesShape, excludedAttributes: namesShape, filter: z.string().max(FILTER_MAX) },
    ...{ sortBy: z.string().max(NAME_MAX), sortOrder: z.string(), startIndex: z.int32(), count: z.int32() },
  })
  .partial();

/** The same in the body of a POST to `.search`. */
export function searchOf(request: FastifyRequest): Search {
  const { data } = searchShape.safeParse(bodyOf(request, SEARCH_REQUEST));
  if (data === undefined) throw new ScimError('parameter_invalid');
  return {
    ...stated('attributes', data.attributes),
    ...stated('excludedAttributes', data.excludedAttributes),
    ...stated('filter', data.filter),
    ...stated('sortBy', data.sortBy),
    ...stated('sortOrder', orderOf(data.sortOrder)),
    ...stated('startIndex', data.startIndex),
    ...stated('count', data.count),
  };
}

const operationsShape = z.array(objectShape).min(1).max(1_000);

/** The operations of a PATCH, whatever the case of their name. */
export function operationsOf(request: FastifyRequest): Json[] {
  const body = bodyOf(request, PATCH_OP);
  const [, given] = Object.entries(body).find(([key]) => key.toLowerCase() === 'operations') ?? [];
  const { data } = operationsShape.safeParse(given);
  if (data === undefined) throw new ScimError('patch_invalid');
  return data;
}

const TAG = /(?:W\/)?"([^"]{1,100})"/g;

/** The versions that ETags name; null where any will do. */
export function versionsIn(header: string | string[] | undefined): string[] | null {
  const text = Array.isArray(header) ? header.join(',') : header;
  if (text === undefined || text.trim() === '*') return null;
  return [...text.matchAll(TAG)].flatMap(([, version]) => version ?? []).slice(0, 20);
}
