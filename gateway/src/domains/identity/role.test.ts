import { expect, test } from 'vitest';
import { personAt, profileOf, stubTeam } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = stubTeam();

test.each([
  ['member', true, false, 'ADMIN', true],
  ['admin', false, false, 'MEMBER', true],
  ['admin', true, true, 'GUEST', true],
  ['member', false, true, 'GUEST', true],
  ['admin', true, false, 'ADMIN', false],
  ['member', false, false, 'MEMBER', false],
  ['guest', false, true, 'GUEST', false],
  ['owner', true, false, 'UNKNOWN', false],
])('%s, admin %s, guest %s: the flags say what somebody is', async (role, isAdmin, isGuest, told, isLogged) => {
  const { ask, stub, logs } = await testGateway();
  stub.on('identity.fullProfile', () => ({ ...profileOf(team, personAt(team, 0)), role, isAdmin, isGuest }));
  expect((await ask('{ viewer { role } }')).data).toEqual({ viewer: { role: told } });
  expect(logs.some((line) => line.includes('Role and flags disagree'))).toBe(isLogged);
});
