import type { Call } from '../../gateway/src/generated/upstream/contract.ts';

export type Values = Readonly<Record<string, unknown>>;
/** What a call is given. */
export type Input = { readonly query: Values; readonly body: unknown };

type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};

/** It names another thing in each answer. */
const AMBIGUOUS = 'id';

/** What was read so far, by the name that it has in the contract. */
export class Known {
  readonly #values = new Map<string, unknown>();

  constructor(values: Values) {
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }

  text(name: string): string {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : '';
  }

  /** Keeps the first value of each name in an answer, so that other calls can be asked about the same thing. */
  learn(answer: unknown): void {
    if (Array.isArray(answer)) return answer.forEach((one) => this.learn(one));
    if (answer === null || typeof answer !== 'object') return;
    for (const [name, value] of Object.entries(answer)) {
      const isTelling = typeof value === 'string' && value !== '' && name !== AMBIGUOUS;
      if (isTelling && !this.#values.has(name)) this.#values.set(name, value);
      this.learn(value);
    }
  }
}

/** A value that nothing is known for: what a call needs, and nobody has told. */
export class Missing extends Error {
  readonly what: string;
  constructor(what: string) {
    super(what);
    this.what = what;
  }
}

/** How much of a list is asked for: enough to see its form. */
const FEW = 10;
/** Names that say the same as others, or for which any value does. */
const MEANT: Readonly<Record<string, (known: Known) => unknown>> = {
  limit: () => FEW,
  size: () => FEW,
  offset: () => 0,
  page: () => 0,
  timeStamp: () => 0,
  subject: (known) => known.get('guid'),
  guids: (known) => [known.get('guid')],
  emails: (known) => [known.get('email')],
  domain: (known) => known.text('email').split('@')[1],
  searchText: (known) => known.text('email').slice(0, 3),
  ip: () => '203.0.113.7',
  url: () => 'some-team',
  base: () => 'https://console.example/scim/v2',
  origin: () => 'https://console.example',
  idpId: () => 'cloud-directory',
  currency: () => 'USD',
};

function made(name: string, schema: Schema, known: Known): unknown {
  const meant = MEANT[name]?.(known) ?? known.get(name);
  if (meant !== undefined && meant !== '') return meant;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const first = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  return first === undefined ? madeOfType(name, schema, known) : made(name, first, known);
}

function madeOfType(name: string, schema: Schema, known: Known): unknown {
  const { type, minItems = 0, minimum = 0, items = {} } = schema;
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return madeObject(schema, known);
    case 'array':
      return minItems === 0 && items.enum === undefined ? [] : [made(name, items, known)];
    case 'integer':
    case 'number':
      return minimum;
    case 'boolean':
      return false;
    default:
      throw new Missing(name);
  }
}

const madeObject = ({ required = [], properties = {} }: Schema, known: Known): Values =>
  Object.fromEntries(required.map((name) => [name, made(name, properties[name] ?? {}, known)]));

/** The least that a call may be given. @throws Missing where it needs something that nobody has told */
export function leastInput(call: Call, known: Known): Input {
  if (call.filePart !== null) throw new Missing('a file');
  return {
    query: madeObject(call.query, known),
    body: call.body === null ? undefined : made('body', call.body, known),
  };
}
