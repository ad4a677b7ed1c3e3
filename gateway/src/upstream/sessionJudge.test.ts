import { describe, expect, test } from 'vitest';
import { browserCookie, endsBrowserSession } from '../testing/browserCookie.ts';
import { Refused } from '../testing/stubCall.ts';
import { type StubTeam, personAt, stubTeam } from '../testing/stubTeam.ts';
import { type GraphQLAnswer, type TestGateway, testGateway } from '../testing/testGateway.ts';

const over = () => new Refused(401, 'invalid_token');
const NAME = '{ viewer { team { name } } }';
const EMAIL = '{ viewer { email } }';
const codesOf = ({ errors }: GraphQLAnswer) => errors?.map(({ extensions }) => extensions.code);

async function inBrowser() {
  const gateway = await testGateway();
  const cookie = await browserCookie(gateway);
  gateway.stub.clear();
  const own = { as: null, headers: { cookie } };
  const ask = async (query: string, asker: { as: string } | { as: null; headers: { cookie: string } } = own) => {
    const answer = await gateway.send({ query }, asker);
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
  const browsersOf = (gateway: TestGateway, { people }: StubTeam) =>
    Promise.all(people.map(async ({ email }) => ({ cookie: await browserCookie(gateway, email) })));

  test('that refuses everybody is at fault: nobody is signed out, and whoever has no session can sign in', async () => {
    const gateway = await testGateway({ team });
    const { ask, send, stub } = gateway;
    const browsers = await browsersOf(gateway, team);
    stub.on('identity.fullProfile', over);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(browsers.map((headers) => send({ query: EMAIL }, { as: null, headers })));
      expect(answers.filter(endsBrowserSession)).toEqual([]);
      const told = await Promise.all(answers.map(async (one) => codesOf((await one.json()) as GraphQLAnswer)));
      expect(told).toEqual(browsers.map(() => ['UPSTREAM_UNAVAILABLE']));
    }
    const PIN = 'mutation { pinIssue(input: { email: "admin@orbit.example" }) { login userErrors { code } } }';
    expect((await ask(PIN, {}, { as: null })).data).toMatchObject({ pinIssue: { userErrors: [] } });
  });

  test('is believed of a browser’s session, whatever tokens are made up meanwhile', async () => {
    const { ask, stub } = await inBrowser();
    stub.on('identity.fullProfile', over);
    const madeUp = ['x1', 'x2', 'x3', 'x4'].map((guid) => `Bearer ${guid}:${'a'.repeat(16)}`);
    const forged = Promise.all(madeUp.map((as) => ask(EMAIL, { as })));
    expect(await ask(EMAIL)).toEqual({ codes: ['UNAUTHENTICATED'], isEnded: true });
    expect((await forged).map(({ codes }) => codes)).toEqual(madeUp.map(() => ['UNAUTHENTICATED']));
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
