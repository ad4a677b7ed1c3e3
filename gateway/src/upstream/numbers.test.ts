// Numbers of a service that neither GraphQL nor a calendar has a place for: its fault, in whatever field they stand.
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { errorFormatter } from '../graphql/format.ts';
import { createLog } from '../lib/log.ts';
import { stubTeam, teamInfoOf } from '../testing/stubTeam.ts';
import { testGateway } from '../testing/testGateway.ts';

const usual = teamInfoOf(stubTeam());

describe('an answer with', () => {
  test.each([
    ['an instant beyond the calendar', { createdOn: 8.64e15 + 1 }],
    ['an instant after the year 9999', { createdOn: 253_402_300_800_000 }],
    ['an instant before the year 0', { createdOn: -62_167_219_200_001 }],
    ['a whole number beyond 32 bits', { version: 2 ** 31 }],
    ['a negative one beyond 32 bits', { version: -(2 ** 31) - 1 }],
  ])('%s is UPSTREAM_INVALID', async (_what, part) => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => ({ ...usual, ...part }));
    const { data, errors } = await ask('{ viewer { email team { name version createdAt } } }');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
    expect(data).toMatchObject({ viewer: { email: 'admin@orbit.example', team: null } });
  });

  test('a number that JavaScript reads as infinite is UPSTREAM_INVALID', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', (_call, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json' });
      reply.raw.end(JSON.stringify(usual).replace('"billPlanCost":500', '"billPlanCost":1e400'));
    });
    const { errors } = await ask('{ viewer { team { name } } }');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
  });

  test('the first and the last of what there is a place for is answered', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => ({ ...usual, createdOn: 253_402_300_799_999, version: 2 ** 31 - 1 }));
    const { data } = await ask('{ viewer { team { version createdAt } } }');
    expect(data).toEqual({ viewer: { team: { version: 2 ** 31 - 1, createdAt: '9999-12-31T23:59:59.999Z' } } });
  });
});

test('a sum of good numbers that GraphQL has no place for is the service’s fault too; one of a caller is not', () => {
  const format = errorFormatter(() => undefined, createLog('silent'));
  const message = 'Int cannot represent non 32-bit signed integer value: 4294967294';
  const codeOf = (path?: string[]) =>
    format({ message, ...(path ? { path } : {}) }, new GraphQLError(message)).extensions;
  expect(codeOf(['viewer', 'team', 'membersCount'])).toMatchObject({ code: 'UPSTREAM_INVALID' });
  expect(codeOf()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
});
