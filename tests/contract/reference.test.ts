// The reference upstream answers every call of the contract, and each answer has the described form.
import { type Call, contract } from '@muster/upstream/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';
import { examples } from './examples.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await stack.signIn('admin@orbit.example');
});
afterAll(() => stack.stop());

const ajv = new Ajv2020({ strict: false });

async function send(service: string, call: Call, query: Record<string, unknown>, body: unknown, session: boolean) {
  const url = new URL(`${stack.upstreamUrl}/${service}${call.path}`);
  const parameters: Record<string, unknown> = {
    ...query,
    ...(session ? { token: admin.token, guid: admin.guid } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  const answer = await fetch(url, {
    method: call.method,
    ...(call.body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; teamId?: string } };
}

const calls = Object.entries(contract).flatMap(([service, operations]) =>
  Object.entries<Call>(operations).map(([operation, call]) => ({
    name: `${service}.${operation}`,
    service,
    operation,
    call,
  })),
);
const exampleOf = (service: string, operation: string) => {
  const found = Object.entries(examples).find(([name]) => name === service)?.[1];
  return Object.entries<(known: never) => unknown>(found ?? {}).find(([name]) => name === operation)?.[1];
};

test.each(calls)('$name answers as described', async ({ service, operation, call }) => {
  const { issuePin, issueLoginCode } = contract.identity;
  const { teamId } = (await send('team', contract.team.teamInfo, {}, undefined, true)).body;
  const known = {
    ...admin,
    teamId,
    pin: async () => {
      await send('identity', issuePin, {}, { email: 'admin@orbit.example' }, false);
      return stack.dev.pinOf('admin@orbit.example');
    },
    code: async () => (await send('identity', issueLoginCode, {}, undefined, true)).body.code,
  };
  const example = exampleOf(service, operation);
  if (!example) throw new Error(`No example of ${service}.${operation} in tests/contract/examples.ts`);
  const { query, body } = (await example(known as never)) as { query?: Record<string, unknown>; body?: unknown };
  const answer = await send(service, call, query ?? {}, body, call.session);
  expect(answer).toMatchObject({ status: 200 });
  ajv.validate(call.answer, answer.body);
  expect(ajv.errors).toBeNull();
});

test.each(calls.filter(({ call }) => call.session))('$name refuses who has no session', async ({ service, call }) => {
  const answer = await send(service, call, {}, {}, false);
  expect(answer).toEqual({ status: 401, body: { error: expect.objectContaining({ code: 'invalid_token' }) } });
});
