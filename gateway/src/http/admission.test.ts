import { expect, test } from 'vitest';
import { type GraphQLAnswer, testGateway } from '../testing/testGateway.ts';
import { stubTeam, teamInfoOf } from '../testing/stubTeam.ts';

const NAME = '{ viewer { team { name } } }';
const PIN = 'mutation { pinIssue(input: { email: "admin@orbit.example" }) { userErrors { code } } }';

/** A gateway that takes one operation at once while it is said to have no time left, and two of what is vital. */
async function busyGateway() {
  let look: (share: number) => void = () => undefined;
  const gateway = await testGateway({
    env: { OPERATIONS_AT_ONCE: '1' },
    watchBusyness: (onLooked) => {
      look = onLooked;
      return { sinceLook: () => 0, stop: () => undefined };
    },
  });
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  gateway.stub.on('team.teamInfo', async () => {
    arrived.resolve();
    await release.promise;
    return teamInfoOf(stubTeam());
  });
  const first = gateway.ask(NAME);
  await arrived.promise;
  const beBusy = () => [1, 1].forEach(look);
  return { ...gateway, first, release: () => release.resolve(), beBusy, haveTime: () => look(0) };
}

test('an operation is turned away before anything is done for it, and told when to come back', async () => {
  const { send, stub, release, first, beBusy, logs } = await busyGateway();
  beBusy();
  stub.clear();
  const answers = await Promise.all([1, 2, 3].map(() => send({ query: NAME })));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(new Set(answers.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1', '2', '3']));
  const [answer = Response.error()] = answers;
  const { errors } = (await answer.json()) as GraphQLAnswer;
  expect(errors).toEqual([
    {
      message: 'The gateway has too much to do.',
      extensions: {
        code: 'OVERLOADED',
        requestId: answer.headers.get('x-request-id'),
        retryable: true,
        retryAfter: Number(answer.headers.get('retry-after')),
      },
    },
  ]);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(stub.calls).toEqual([]);
  expect(logs.filter((line) => line.includes('Overloaded'))).toHaveLength(1);
  expect(logs.some((line) => line.includes('Unexpected error'))).toBe(false);
  release();
  expect((await first).errors).toBeUndefined();
});

test('who signs in is turned away last; health and metrics never', async () => {
  const { send, url, release, first, beBusy } = await busyGateway();
  beBusy();
  expect((await send({ query: PIN }, { as: null })).status).toBe(200);
  for (const path of ['/health/live', '/health/ready', '/metrics']) expect((await fetch(url + path)).status).toBe(200);
  expect((await send({ query: NAME })).status).toBe(503);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('muster_operations_turned_away_total{rank="ordinary"} 1');
  release();
  await first;
});

test('once it has time again, and once others are done, there is room', async () => {
  const { send, release, first, beBusy, haveTime } = await busyGateway();
  beBusy();
  expect((await send({ query: NAME })).status).toBe(503);
  haveTime();
  release();
  expect((await send({ query: NAME })).status).toBe(200);
  beBusy();
  await first;
  expect((await send({ query: NAME })).status).toBe(200);
});
