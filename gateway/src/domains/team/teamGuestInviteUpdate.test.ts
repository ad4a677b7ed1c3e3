import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($guestInvite: GuestInvite!) {
  teamGuestInviteUpdate(input: { guestInvite: $guestInvite, idempotencyKey: "k" }) {
    team { guestInvite } userErrors { code field } } }`;

test.each([
  ['NONE', 'none'],
  ['ADMIN', 'admin'],
  ['MEMBER', 'member'],
])('guest invitations by %s go on as %s; the team is read after the change', async (guestInvite, word) => {
  const { ask, stub } = await testGateway();
  stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), guestInvite: word }));
  const { data } = await ask(UPDATE, { guestInvite });
  expect(data).toEqual({
    teamGuestInviteUpdate: { team: { guestInvite }, userErrors: [] },
  });
  expect(stub.calls[0]).toMatchObject({
    name: 'team.setTeamSettings',
    body: { guestInviteType: word },
    headers: { 'idempotency-key': 'k' },
  });
});

test('is refused without a call for a value that this version does not know', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(UPDATE, { guestInvite: 'UNKNOWN' })).data).toEqual({
    teamGuestInviteUpdate: { team: null, userErrors: [{ code: 'INVALID', field: ['guestInvite'] }] },
  });
  expect(stub.calls).toEqual([]);
});

test('is refused with a key that was used with another value', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.setTeamSettings', () => new Refused(409, 'idempotency_key_reused'));
  expect((await ask(UPDATE, { guestInvite: 'NONE' })).data).toEqual({
    teamGuestInviteUpdate: { team: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});

test('is not for members', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(UPDATE, { guestInvite: 'NONE' }, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
