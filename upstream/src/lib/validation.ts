import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { Refusal } from './errors.ts';

const strict = { strict: true, strictRequired: false, allowUnionTypes: true } as const;
/** Query strings are text: numbers and booleans are read from it, defaults filled in, unknown parameters dropped. */
const queryAjv = new Ajv2020({ ...strict, coerceTypes: true, useDefaults: true, removeAdditional: 'all' });
const bodyAjv = new Ajv2020(strict);
addFormats.default(queryAjv);
addFormats.default(bodyAjv);

/** The schemas of one call. Each function throws or returns what is wrong. */
export type Validators = {
  /** @throws Refusal `invalid_request` with the field at fault */
  query(query: Record<string, unknown>): Record<string, unknown>;
  /** @throws Refusal `invalid_request` with the field at fault */
  body(body: unknown): unknown;
  /** What of an answer is not as promised; undefined when all is well. */
  answerFault(answer: unknown): string | undefined;
};

/** Compiles a schema when it is first needed: a process needs those of few calls, and all of them take half a second. */
function compiled(ajv: Ajv2020, schema: object): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(schema));
}

/** A call that answers a file has no description of its answer. */
export function createValidators(call: { query: object; body: object | null; answer: object | null }): Validators {
  const query = compiled(queryAjv, call.query);
  const body = call.body && compiled(bodyAjv, call.body);
  const answer = call.answer && compiled(bodyAjv, call.answer);
  return {
    query: (values) => {
      const copy = { ...values };
      demand(query(), copy);
      return copy;
    },
    body: (value) => {
      if (!body) return undefined;
      demand(body(), value);
      return value;
    },
    answerFault: (value) => {
      const validate = answer?.();
      return !validate || validate(value) ? undefined : describeFault(validate.errors);
    },
  };
}

function demand(validate: ValidateFunction, value: unknown): void {
  if (!validate(value)) {
    const [fault] = validate.errors ?? [];
    throw new Refusal('invalid_request', {
      ...fieldOf(fault),
      message: `The request ${fault?.message ?? 'is wrong'}.`,
    });
  }
  const unstorable = unstorableField(value, []);
  if (unstorable !== undefined) {
    const message = 'The request holds a NUL, or half of a character.';
    throw new Refusal('invalid_request', { field: unstorable, message });
  }
}

function fieldOf(fault: ErrorObject | undefined): { field?: string } {
  const missing: unknown = fault?.params['missingProperty'];
  const path = [...stepsOf(fault?.instancePath ?? ''), ...(typeof missing === 'string' ? [missing] : [])];
  return path.length > 0 ? { field: path.join('.') } : {};
}

/** The steps of a JSON pointer. */
const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Names the place and the rule, never the value. */
const describeFault = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).map((one) => `${one.instancePath || '/'} ${one.keyword}`).join(', ');

/** Whether Postgres keeps a text: no NUL, and as JSON no half of a character either. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Where a text stands that cannot be kept, be it the name of a member. */
function unstorableField(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? unstorableField(inner, [...path, key]) : path.join('.');
    if (found !== undefined) return found;
  }
  return undefined;
}
