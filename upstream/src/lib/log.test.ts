import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pin } from '../db/tables/identity.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type TestUpstream, startTestUpstream } from '../testing/testUpstream.ts';
import { createLog, describeError } from './log.ts';

const lines: string[] = [];
const log = createLog(
  'trace',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  }),
);

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ db: await openTestDatabase(), domains: ['seedling.example'], log });
});
afterAll(() => upstream.close());

test('no token, PIN, body or address of a person reaches the log, an answer or the list of calls', async () => {
  const email = 'admin@seedling.example';
  await upstream.post('/identity/issue-pin', { email });
  const code = await upstream.mailedPin(email);
  await upstream.post('/identity/authenticate', { guid: 'seedling-0001', pin: 'canary' });
  const { token } = await upstream.signInByPin('member@seedling.example');
  const session = { token, guid: 'seedling-0002' };
  await upstream.get('/team/team-info', session);
  const canaries = ['canaryToken0123456789', 'canaryBody'];
  const answers = [
    await upstream.get('/team/team-info', { token: canaries[0] ?? '', guid: 'seedling-0002' }),
    await upstream.get(`/nowhere?token=${canaries[0]}`),
    await upstream.post('/identity/update-locale', { locale: canaries[1] }, session),
    await upstream.request({
      ...{ method: 'POST', url: '/identity/authenticate', headers: { 'content-type': 'application/json' } },
      payload: `{"guid": "${canaries[1]}`,
    }),
  ];
  await breakTheDatabase();
  answers.push(await upstream.post('/identity/authenticate', { guid: 'seedling-0001', pin: code }));
  expect(answers.at(-1)?.status).toBe(500);
  const calls = await upstream.get('/dev/calls');
  const told = [...lines, JSON.stringify(answers), JSON.stringify(calls.body)].join('\n');
  expect(lines.length).toBeGreaterThan(8);
  expect(told).toContain('"call":"team.teamInfo"');
  for (const secret of [...canaries, token, `"${code}`, email, 'canary']) expect(told).not.toContain(secret);
  expect(lines.join('\n')).not.toContain('seedling-0001');
});

/** From here on keeping a session fails, so that the driver has something to complain about. */
async function breakTheDatabase() {
  await upstream.db.transaction(async (queries) => {
    await queries.execute('alter table session add constraint broken check (false) not valid');
    expect(await queries.$count(pin)).toBeGreaterThan(0);
  });
}

test('an error is described by its kind and place, with its causes, without its words', () => {
  const cause = Object.assign(new Error('Key (email)=(secret@orbit.example) already exists.'), {
    code: '23505',
    constraint: 'person_team_email',
    detail: 'Key (email)=(secret@orbit.example)',
  });
  const described = JSON.stringify(describeError(new Error('Failed query with params: secret', { cause })));
  expect(described).toContain('person_team_email');
  expect(described).toContain('log.test.ts');
  expect(described).not.toContain('secret');
});
