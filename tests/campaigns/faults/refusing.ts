import { viewerAt } from '../../load/viewers.ts';
import type { Fault } from '../../load/faultyServices.ts';
import { type Asked, type Who, isWhole } from '../gatewayUnderTest.ts';
import { atMost, none } from '../goals.ts';
import { type Stage, type Trial, heal } from './asked.ts';

const PEOPLE = { short: 8, long: 60 };
const ROUNDS = { short: 2, long: 10 };

const refuse: Fault = (response) =>
  void response
    .writeHead(401, { 'content-type': 'application/json' })
    .end('{"error":{"code":"invalid_token","message":"the session is over"}}');

/** Only the session of this one is over. */
const refuseOnly =
  (guid: string): Fault =>
  (response, well, request) =>
    request.url?.includes(`guid=${guid}`) === true ? refuse(response, well, request) : well();

const ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login } }';
const AUTHENTICATE =
  'mutation ($login: String!) { pinAuthenticate(input: { login: $login, pin: "123456" }) { guid userErrors { code } } }';
const EVERYTHING = '{ viewer { email team { name } } }';

/** Signs somebody in as a browser does, and gives its cookies. */
async function signIn({ asker }: Stage, index: number): Promise<{ cookie: string }> {
  const email = `${viewerAt(index).guid}@bench.example`;
  const { data } = await asker.ask({ query: ISSUE, variables: { email } }, null);
  const { login } = (data?.['pinIssue'] ?? {}) as { login?: string };
  const { cookies } = await asker.ask({ query: AUTHENTICATE, variables: { login } }, null);
  return { cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}

const endsSession = ({ cookies }: Asked) => cookies.some((one) => /^(?:__Host-)?muster=;/.test(one));

async function ask({ asker }: Stage, browsers: readonly Who[], rounds: number): Promise<Asked[]> {
  const answers: Asked[] = [];
  for (let round = 0; round < rounds; round += 1)
    answers.push(...(await Promise.all(browsers.map((who) => asker.ask({ query: EVERYTHING }, who)))));
  return answers;
}

/** A service says of every session that it is over: one that has it from identity, then all of them. Then one session is. */
export const refusing: Trial = {
  name: 'refusing everybody',
  async run(stage) {
    const { services, length } = stage;
    const browsers: { cookie: string }[] = [];
    for (let index = 0; index < PEOPLE[length]; index += 1) browsers.push(await signIn(stage, index));
    services.set('team', refuse);
    const byTeam = await ask(stage, browsers, ROUNDS[length]);
    await heal(stage, 'team', 'team');
    services.set('*', refuse);
    const byAll = await ask(stage, browsers, ROUNDS[length]);
    await heal(stage, '*', 'all');
    const after = await ask(stage, browsers, 1);

    services.set('*', refuseOnly(viewerAt(0).guid));
    const [ended] = await ask(stage, browsers, 1);
    services.set('*', null);
    const ends = [...byTeam, ...byAll].filter(endsSession);
    const saysSo = [...byTeam, ...byAll].filter(({ codes }) => codes.includes('UNAUTHENTICATED'));
    return [
      none('401 for everybody: sessions ended', ends.length, byTeam.length + byAll.length),
      none('people who were told to sign in again', saysSo.length, byTeam.length + byAll.length),
      none('people who are not in any more afterwards', after.filter((one) => !isWhole(one)).length, after.length),
      none('one real end of a session that the browser was not told of', ended && endsSession(ended) ? 0 : 1, 1),
      atMost('it was told after', 500, ended?.milliseconds ?? Number.NaN, { unit: ' ms', isTimed: true }),
    ];
  },
};
