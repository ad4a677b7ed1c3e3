import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import schemaText from '../../schema/schema.graphql?raw';
import { absentServicesIn } from './absentServices.ts';
import { EXAMPLES, offeredExamples, variablesOf } from './examples.ts';
import { fetcher } from './fetcher.ts';
import { resetSandbox, whereabouts } from './sandbox.ts';

const schema = buildSchema(schemaText);

const all = EXAMPLES.flatMap(({ examples }) => examples);
const domains = Object.keys(import.meta.glob('../../schema/*.graphql')).map((path) => path.split(/[/.]/).at(-2) ?? '');
/** Files of the schema that add nothing to be read: a wish is told, and what all have in common is read by all. */
const WITHOUT_READS = ['event'];

describe('the examples', () => {
  it.each(all)('fit the schema: $name', (example) => {
    const document = parse(example.query);
    expect(validate(schema, document)).toEqual([]);
    const [operation] = document.definitions;
    const declared =
      operation?.kind === Kind.OPERATION_DEFINITION
        ? operation.variableDefinitions?.map(({ variable }) => variable.name.value)
        : [];
    expect(Object.keys(JSON.parse(variablesOf(example) || '{}'))).toEqual(declared ?? []);
  });

  // The editor underlines an input that lacks one of these, though the schema says what it is without.
  it.each(all)('give whatever cannot be null: $name', (example) => {
    const [operation] = parse(example.query).definitions;
    const declared = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
    const given = JSON.parse(variablesOf(example) || '{}');
    const missing = declared.flatMap(({ type, variable }) => {
      const input = getNamedType(typeFromAST(schema, type));
      if (!isInputObjectType(input) || !given[variable.name.value]) return [];
      const wanted = Object.values(input.getFields()).filter((field) => isNonNullType(field.type));
      return wanted.map(({ name }) => name).filter((name) => !(name in given[variable.name.value]));
    });
    expect(missing).toEqual([]);
  });

  it('are of every domain: something to read, and something to change', () => {
    const wanted = domains.filter((domain) => !['common', 'schema'].includes(domain)).toSorted();
    expect(EXAMPLES.map(({ domain }) => domain).toSorted()).toEqual(wanted);
    for (const { domain, examples } of EXAMPLES) {
      const kinds = new Set(examples.map(({ isChange }) => isChange));
      expect([domain, ...kinds]).toEqual([domain, ...(WITHOUT_READS.includes(domain) ? [] : [false]), true]);
    }
  });

  it('change something once, and once more when they are taken up anew', () => {
    const change = all.find(({ name }) => name === 'memberInvite');
    const [one, other] = [change, change].map((example) => example && variablesOf(example));
    expect(one).toContain('idempotencyKey');
    expect(one).not.toBe(other);
  });
});

it.each(['chatExport', 'field', 'import', 'recording', 'sso', 'userGroup', 'webhook'])(
  'leave away what asks for %s where there is no such service',
  (service) => {
    const left = offeredExamples([service]);
    expect(left).toEqual(EXAMPLES.filter(({ domain }) => domain !== service));
    expect(left).toHaveLength(EXAMPLES.length - 1);
  },
);

it('are all there where nothing is missing, or nothing is said', () => {
  expect(offeredExamples([])).toEqual(EXAMPLES);
  expect(absentServicesIn(document)).toEqual([]);
});

describe('the sandbox', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

  it.each([
    ['sandbox', { data: { viewer: { team: { viewerCanResetSandbox: true } } } }],
    ['elsewhere', { data: { viewer: { team: { viewerCanResetSandbox: false } } } }],
    ['elsewhere', { errors: [{ message: 'Nobody is signed in' }] }],
  ])('is told of as %s', async (expected, body) => {
    answering(body);
    expect(await whereabouts()).toBe(expected);
  });

  it.each([
    ['done', { data: { sandboxReset: { userErrors: [] } } }],
    ['refused', { data: { sandboxReset: { userErrors: [{ code: 'NOT_ALLOWED' }] } } }],
    ['failed', { errors: [{ message: 'A service is away' }] }],
  ])('is put back: %s', async (expected, body) => {
    answering(body);
    expect(await resetSandbox()).toBe(expected);
  });
});

describe('the fetcher', () => {
  afterEach(() => vi.unstubAllGlobals());

  const send = async (answer: Response, headers: Record<string, unknown>) => {
    const fetched = vi.fn<typeof fetch>(async () => answer);
    vi.stubGlobal('fetch', fetched);
    const result = await fetcher({ query: '{ viewer { id } }' }, { headers });
    return { result, init: fetched.mock.calls[0]?.[1] };
  };

  it('uses the session of the browser, in a request that other sites cannot make', async () => {
    const { result, init } = await send(Response.json({ data: {} }), {});
    expect(result).toEqual({ data: {} });
    expect(init).toMatchObject({ credentials: 'same-origin', headers: { 'apollo-require-preflight': 'true' } });
  });

  it('leaves the session at home where a token is given', async () => {
    const { init } = await send(Response.json({ data: {} }), { Authorization: 'Bearer g:t', other: 1 });
    expect(init).toMatchObject({ credentials: 'omit', headers: { authorization: 'Bearer g:t' } });
  });

  it('names the status of an answer that is no JSON', async () => {
    const { result } = await send(new Response('Bad gateway', { status: 502 }), {});
    expect(result).toEqual({ errors: [{ message: 'Status 502' }] });
  });
});
