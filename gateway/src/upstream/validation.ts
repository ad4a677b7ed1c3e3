import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Call, type OperationName, type Service, contract, errorSchema } from '../generated/upstream/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });

/**
 * Opens what is closed: a service may be of a later version than its gateway. A word that this version does not know is the
 * mapper's business, and a field that it does not know is nobody's; neither is a broken answer.
 */
function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (schema === null || typeof schema !== 'object') return schema;
  const entries = Object.entries(schema).filter(([key, value]) => !closes(key, value));
  return Object.fromEntries(entries.map(([key, value]) => [key, opened(value)]));
}

const closes = (key: string, value: unknown) =>
  (key === 'enum' && Array.isArray(value)) || (key === 'additionalProperties' && value === false);

const compile = (schema: unknown): ValidateFunction => ajv.compile(schema as object);

type Checks = {
  readonly call: Call;
  readonly query: ValidateFunction;
  readonly body: ValidateFunction | null;
  /** Null where the answer is a file. */
  readonly answer: ValidateFunction | null;
};

const compiled = new Map<string, Checks>();

/** The call of that name with its compiled checks; compiled at its first use and kept. */
export function checksOf<S extends Service>(service: S, operation: OperationName<S>): Checks {
  const name = `${service}.${operation}`;
  const known = compiled.get(name);
  if (known) return known;
  const call: Call = contract[service][operation];
  const checks = {
    call,
    query: compile(call.query),
    body: call.body === null ? null : compile(call.body),
    answer: call.answer === null ? null : compile(opened(call.answer)),
  };
  compiled.set(name, checks);
  return checks;
}

type ErrorBody = { error: { code: string; field?: string; retryAfterMs?: number; bytes?: number } };
const isErrorShape = compile(errorSchema);

/** Whether an answer's body is a refusal as the contract words it. */
export const isErrorBody = (value: unknown): value is ErrorBody => isErrorShape(value);
