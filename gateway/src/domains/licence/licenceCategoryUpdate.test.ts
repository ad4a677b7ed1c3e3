import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = withGuest(stubTeam());
const guids = [1, 2].map((index) => personAt(team, index).guid);
const memberIds = guids.map((guid) => toId('Member', guid));
const UPDATE = `mutation Update($memberIds: [ID!]!, $category: LicenceCategory!) {
  licenceCategoryUpdate(input: { memberIds: $memberIds, category: $category, idempotencyKey: "k" }) {
    members { guid } team { name } userErrors { code field } } }`;

const answered = (members: string[], userErrors: { code: string; field: string[] | null }[]) => ({
  licenceCategoryUpdate: { members: members.map((guid) => ({ guid })), team: { name: 'Orbit' }, userErrors },
});

test.each([
  ['PRO', 'pro'],
  ['FREE', 'free'],
])('%s goes on as %s for all, with the account in the path', async (category, word) => {
  const { ask, stub } = await testGateway({ team });
  const { data } = await ask(UPDATE, { memberIds, category });
  expect(data).toEqual(answered(guids, []));
  expect(stub.calls[1]).toMatchObject({
    name: 'licence.updateUserCategory',
    query: { accountId: 'account-1' },
    body: { userIds: guids, category: word },
    headers: { 'idempotency-key': 'k' },
  });
  expect(stub.names()).toEqual(['team.teamInfo', 'licence.updateUserCategory', 'team.teamInfo']);
});

test('whom the service passes over are told apart: guests hold no licences, others are not there', async () => {
  const { ask, stub } = await testGateway({ team });
  stub.on('licence.updateUserCategory', () => ({
    updatedUsers: [{ userJID: `${guids[1]}@chat.orbit.example`, category: 'pro', isAccountPaid: true }],
  }));
  const ids = [toId('Member', team.guest.guid), ...memberIds.slice(1), toId('Member', 'gone')];
  const { data } = await ask(UPDATE, { memberIds: ids, category: 'PRO' });
  expect(data).toEqual(
    answered(guids.slice(1), [
      { code: 'NOT_LICENSABLE', field: ['memberIds', '0'] },
      { code: 'NOT_FOUND', field: ['memberIds', '2'] },
    ]),
  );
});

test('whoever cannot be read is not told to be gone', async () => {
  const { ask, stub } = await testGateway({ team });
  stub.on('licence.updateUserCategory', () => ({
    updatedUsers: [{ userJID: `${guids[1]}@chat.orbit.example`, category: 'pro', isAccountPaid: true }],
  }));
  stub.on('member.leanProfiles', () => new Refused(503, 'internal'));
  const ids = [toId('Member', 'unread'), ...memberIds.slice(1)];
  const { data } = await ask(UPDATE, { memberIds: ids, category: 'PRO' });
  expect(data).toEqual(answered(guids.slice(1), [{ code: 'UNAVAILABLE', field: ['memberIds', '0'] }]));
});

test.each([
  [402, 'licences_exhausted', { code: 'NO_LICENCE_LEFT', field: ['memberIds'] }],
  [409, 'elite_team', { code: 'NOT_ALLOWED', field: null }],
  [409, 'idempotency_key_reused', { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
])('%i %s changes nobody', async (status, code, error) => {
  const { ask, stub } = await testGateway({ team });
  stub.on('licence.updateUserCategory', () => new Refused(status, code));
  expect((await ask(UPDATE, { memberIds, category: 'PRO' })).data).toEqual(answered([], [error]));
});

test('a thousand are too many before any call', async () => {
  const { ask, stub } = await testGateway({ team });
  const ids = Array.from({ length: 1000 }, (_, at) => toId('Member', `guid-${at}`));
  const { data } = await ask(UPDATE, { memberIds: ids, category: 'FREE' });
  expect(data).toEqual({
    licenceCategoryUpdate: { members: [], team: null, userErrors: [{ code: 'TOO_MANY', field: ['memberIds'] }] },
  });
  expect(stub.calls).toEqual([]);
});
