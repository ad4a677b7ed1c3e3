// What is no request of the GraphQL multipart request specification, and what such a request looks like on the wire.
import { describe, expect, test } from 'vitest';
import { type Part, bodyOf, multipartHeaders, partsOf } from '../testing/multipart.ts';
import { type GraphQLAnswer, testGateway } from '../testing/testGateway.ts';

const AVATAR = 'mutation ($file: Upload!) { teamAvatarUpload(input: { file: $file }) { userErrors { code } } }';

const operations = (variables: object = { file: null }): Part => [
  'operations',
  JSON.stringify({ query: AVATAR, variables }),
];
const map = (places: unknown = { 0: ['variables.file'] }): Part => ['map', JSON.stringify(places)];
const file: Part = ['0', 'content', 'picture.png'];

const moreMembers = Array.from({ length: 20_000 }, () => ({ a: 1 }));

const malformed: Record<string, readonly Part[]> = {
  'has no parts': [],
  'has no map': [operations(), file],
  'has no operations': [map(), file],
  'has no file': [operations(), map()],
  'has the file first': [file, operations(), map()],
  'has a text for a file': [operations(), map(), ['0', 'content']],
  'has a file of another name': [operations(), map(), ['1', 'content', 'x']],
  'has operations twice': [operations(), operations(), file],
  'is not JSON': [['operations', '{'], map(), file],
  'is a batch': [['operations', `[${operations()[1].toString()}]`], map(), file],
  'has a map of another form': [operations(), map({ 0: 'variables.file' }), file],
  'maps no file': [operations(), map({}), file],
  'maps two files': [operations(), map({ 0: ['variables.file'], 1: ['variables.other'] }), file],
  'maps a file twice': [operations(), map({ 0: ['variables.file', 'variables.key'] }), file],
  'maps a place that is not there': [operations({}), map(), file],
  'maps a place that is taken': [operations({ file: 'x' }), map(), file],
  'maps the prototype': [operations(), map({ 0: ['__proto__.file'] }), file],
  'has more members than any operation': [operations({ file: null, more: moreMembers }), map(), file],
  'sends a prototype': [['operations', '{"__proto__":{"file":null},"query":"{x}"}'], map(), file],
};

async function send(body: Buffer, type?: string) {
  const { url, admin, stub, logs } = await testGateway();
  const headers = { ...multipartHeaders(admin), ...(type === undefined ? {} : { 'content-type': type }) };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: new Uint8Array(body) });
  const { errors } = (await answer.json()) as GraphQLAnswer;
  const faults = logs.filter((line) => line.includes('"level":50'));
  return { status: answer.status, code: errors?.[0]?.extensions.code, calls: stub.names(), faults };
}
const toldSo = { status: 400, code: 'BAD_USER_INPUT', calls: [], faults: [] };

describe('a request', () => {
  test.each(Object.entries(malformed))('that %s is told so, and nothing is asked', async (_what, parts) => {
    expect(await send(bodyOf(parts))).toEqual(toldSo);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=other'])('as %s is told so', async (type) => {
    expect(await send(bodyOf(partsOf(AVATAR, 'content')), type)).toEqual(toldSo);
  });

  test('that breaks off is told so', async () => {
    const whole = bodyOf([operations(), map(), file]);
    expect(await send(whole.subarray(0, whole.indexOf('map')))).toEqual(toldSo);
  });
});
