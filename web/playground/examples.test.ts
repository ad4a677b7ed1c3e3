import { buildSchema, Kind, parse, validate } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import schemaText from '../../schema/schema.graphql?raw';
import { absentServicesIn } from './absentServices.ts';
import { EXAMPLES, offeredExamples } from './examples.ts';
import { fetcher } from './fetcher.ts';

const schema = buildSchema(schemaText);

describe('the examples', () => {
  it.each(EXAMPLES)('fit the schema: $query', ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    const [operation] = document.definitions;
    const declared =
      operation?.kind === Kind.OPERATION_DEFINITION
        ? operation.variableDefinitions?.map(({ variable }) => variable.name.value)
        : [];
    expect(Object.keys(JSON.parse(variables ?? '{}'))).toEqual(declared ?? []);
  });
});

it.each(['chatExport', 'field', 'import', 'recording', 'sso', 'userGroup', 'webhook'])(
  'leave away what asks for %s where there is no such service',
  (service) => {
    const left = offeredExamples([service]);
    expect(left.length).toBeLessThan(EXAMPLES.length);
    expect(left).toEqual(
      EXAMPLES.filter((example) => example.service !== service).map(({ service: _service, ...tab }) => tab),
    );
  },
);

it('are all there where nothing is missing, or nothing is said', () => {
  expect(offeredExamples([])).toHaveLength(EXAMPLES.length);
  expect(absentServicesIn(document)).toEqual([]);
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
