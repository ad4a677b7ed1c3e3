import { describe, expect, test } from 'vitest';
import { browserCookie, endsBrowserSession } from '../testing/browserCookie.ts';
import { Refused } from '../testing/stubCall.ts';
import { personAt, stubTeam } from '../testing/stubTeam.ts';
import { type GraphQLAnswer, testGateway } from '../testing/testGateway.ts';

const over = () => new Refused(401, 'invalid_token');
const NAME = '{ viewer { team { name } } }';
const EMAIL = '{ viewer { email } }';
const codesOf = ({ errors }: GraphQLAnswer) => errors?.map(({ extensions }) => extensions.code);

async function inBrowser() {
  const gateway = await testGateway();
  const cookie = await browserCookie(gateway);
  gateway.stub.clear();
  const ask = async (query: string) => {
    const answer = await gateway.send({ query }, { as: null, headers: { cookie } });
    return { codes: codesOf((await answer.json()) as GraphQLAnswer), isEnded: endsBrowserSession(answer) };
  };
  return { stub: gateway.stub, ask };
}

describe('a service that refuses a session', () => {
  test('is at fault where identity knows the session, which stays', async () => {
    const { stub, ask } = await inBrowser();
    stub.on('team.teamInfo', over);
    expect(await ask(NAME)).toEqual({ codes: ['UPSTREAM_UNAVAILABLE'], isEnded: false });
    expect(stub.names()).toEqual(['team.teamInfo', 'identity.fullProfile']);
  });

  test('is right where identity refuses it too: the browser forgets it with the same answer', async () => {
    const { stub, ask } = await inBrowser();
    for (const name of ['team.teamInfo', 'identity.fullProfile']) stub.on(name, over);
    expect(await ask(NAME)).toEqual({ codes: ['UNAUTHENTICATED'], isEnded: true });
  });

  test.each([
    ['identity is away', () => new Refused(500, 'internal'), 'UPSTREAM_UNAVAILABLE'],
    ['identity wants another network', () => new Refused(401, 'unauthorized_ip'), 'UPSTREAM_UNAVAILABLE'],
  ])('is not believed while %s', async (_what, identity, code) => {
    const { stub, ask } = await inBrowser();
    stub.on('team.teamInfo', over);
    stub.on('identity.fullProfile', identity);
    expect(await ask(NAME)).toEqual({ codes: [code], isEnded: false });
  });

  test('of a write says that nothing was changed', async () => {
    const { stub, ask } = await inBrowser();
    stub.on('licence.activateSelfServeProPlan', over);
    const { codes } = await ask('mutation { planActivate(input: {}) { userErrors { code } } }');
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('identity', () => {
  const tokenOf = (index: number) => `token-of-person-${String(index).padStart(8, '0')}`;
  const team = { ...stubTeam(), people: stubTeam().people.map((one, i) => ({ ...one, token: tokenOf(i) })) };
  const bearer = (index: number) => `Bearer ${personAt(team, index).guid}:${tokenOf(index)}`;
  const everybody = team.people.map((_one, index) => bearer(index));

  test('that refuses everybody is at fault: nobody is signed out, and whoever has no session can sign in', async () => {
    const { ask, stub } = await testGateway({ team });
    stub.on('identity.fullProfile', over);
    const asked = await Promise.all(everybody.map((as) => ask(EMAIL, {}, { as })));
    expect(asked.map(codesOf)).toEqual(everybody.map(() => ['UPSTREAM_UNAVAILABLE']));
    for (let i = 0; i < 10; i += 1) await ask(EMAIL, {}, { as: bearer(0) });
    const PIN = 'mutation { pinIssue(input: { email: "admin@orbit.example" }) { login userErrors { code } } }';
    expect((await ask(PIN, {}, { as: null })).data).toMatchObject({ pinIssue: { userErrors: [] } });
  });

  test('that lets others in is right, as soon as it does', async () => {
    const { ask, stub } = await testGateway({ team });
    const arrived = Promise.withResolvers<void>();
    stub.on('identity.userSessions', () => (arrived.resolve(), over()));
    const refused = ask('{ viewer { sessions { nodes { id } } } }', {}, { as: bearer(2) });
    await arrived.promise;
    expect(codesOf(await ask(EMAIL, {}, { as: bearer(1) }))).toBeUndefined();
    expect(codesOf(await refused)).toEqual(['UNAUTHENTICATED']);
  });
});
