// Who may do what, through the gateway: each root field and each guarded part of the team, for every kind of caller.
// A root field that has no row here fails the test.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, type TestStack, startTestStack } from '../support/stack.ts';

const callers = ['anonymous', 'forged', 'guest', 'member', 'admin', 'signedOut', 'ipRestricted'] as const;
type Caller = (typeof callers)[number];

const everybody = ['anonymous', 'forged', 'guest', 'member', 'admin', 'signedOut', 'ipRestricted'] as const;
const signedIn = ['guest', 'member', 'admin'] as const;
const team = (selection: string) => `{ viewer { team { ${selection} } } }`;

/** The document, and who gets an answer without errors. */
const rows: Record<string, [string, readonly Caller[]]> = {
  'Query.viewer': ['{ viewer { email } }', signedIn],
  'Query.node': ['{ node(id: "Vmlld2VyOm5vYm9keQ") { id } }', signedIn],
  'Mutation.pinIssue': ['mutation { pinIssue(input: { email: "x" }) { login } }', everybody],
  'Mutation.pinAuthenticate': ['mutation { pinAuthenticate(input: { login: "x", pin: "x" }) { guid } }', everybody],
  'Mutation.signOut': ['mutation { signOut { userErrors { code } } }', []],
  'Mutation.viewerLocaleUpdate': [
    'mutation { viewerLocaleUpdate(input: { locale: EN_US }) { viewer { locale } userErrors { code } } }',
    signedIn,
  ],
  'Mutation.eventsPublish': [
    'mutation { eventsPublish(input: { events: [{ name: "paywall_shown", occurredAt: "2026-11-21T00:00:00Z" }] }) { publishedCount } }',
    signedIn,
  ],
  'Team.name': [team('name plan'), signedIn],
  'Team.membersCount': [team('membersCount'), signedIn],
  'Team.apps': [team('apps { name }'), ['member', 'admin']],
  'Team.domainAdmins': [team('domainAdmins { nodes { email } }'), ['member', 'admin']],
  'Team.admins': [team('admins { nodes { email } }'), ['admin']],
  'Team.members': [team('members(first: 1) { nodes { email } }'), ['admin']],
  'Team.members by search': [team('members(first: 1, search: "a") { nodes { email } }'), ['admin']],
  'Team.fileStorage': [team('fileStorage { usedBytes }'), ['admin']],
  'Team.anotherTeamAutoJoins': [team('anotherTeamAutoJoins'), ['admin']],
  'Team.domainMembersCount': [team('domainMembersCount'), ['admin']],
  'Team.billing': [team('billing { type }'), ['admin']],
};

let stack: TestStack;
const asks = new Map<Caller, Ask>();
beforeAll(async () => {
  stack = await startTestStack();
  const bearer =
    (guid: string, token: string): Ask =>
    (query, variables) =>
      stack.ask(query, variables, { authorization: `Bearer ${guid}:${token}` });
  const signedOut = await stack.signIn('admin@flat.example');
  await signedOut.ask('mutation { signOut { userErrors { code } } }');
  asks.set('anonymous', stack.ask);
  asks.set('forged', bearer('orbit-0001', 'a'.repeat(43)));
  for (const role of ['guest', 'member', 'admin'] as const)
    asks.set(role, (await stack.signIn(`${role}@orbit.example`)).ask);
  asks.set('signedOut', signedOut.ask);
  asks.set('ipRestricted', (await stack.signIn('admin@fortress.example')).ask);
});
afterAll(() => stack.stop());

/** What a caller who gets no answer is told. A person of the team is refused, everybody else has to sign in. */
function refusalOf(caller: Caller): string {
  if (caller === 'ipRestricted') return 'IP_RESTRICTED';
  return caller === 'guest' || caller === 'member' ? 'FORBIDDEN' : 'UNAUTHENTICATED';
}

test('every root field has a row', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(fields));
});

const reads = Object.entries(rows).filter(([name]) => name !== 'Mutation.signOut');

describe.each(reads)('%s', (_name, [query, allowed]) => {
  test.each(callers)('%s', async (caller) => {
    const answer = await asks.get(caller)?.(query);
    const codes = answer?.errors.map(({ extensions }) => extensions['code']);
    expect(codes?.[0]).toBe(allowed.includes(caller) ? undefined : refusalOf(caller));
  });
});

test('a refusal names its reason and keeps the session', async () => {
  const member = asks.get('member');
  const refused = await member?.(team('members(first: 1) { totalCount }'));
  expect(refused?.errors[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'actor_not_admin',
    retryable: false,
  });
  expect((await member?.('{ viewer { email } }'))?.errors).toEqual([]);
});
