import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { nameOf, personAt, stubTeam, withGuest } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const NOBODY = new Refused(500, 'internal');

describe('who changed a setting', () => {
  const CHANGES = `{ viewer { team {
    members: settingChange(setting: INVITE_MEMBERS) { changedAt changedBy { id name { first last } email } }
    guests: settingChange(setting: INVITE_GUESTS) { changedAt changedBy { id } }
    names: settingChange(setting: FULL_NAMES) { changedAt } } } }`;
  const at = '2026-11-06T20:40:00.000Z';
  const change = (setting: string, guid = 'orbit-0000') => ({ setting, guid, changedAt: Date.parse(at) });

  test('is one call for all settings, and one for their people; null where nobody has', async () => {
    const { ask, stub } = await testGateway();
    const admin = personAt(stubTeam(), 0);
    stub.on('team.settingChanges', () => ({ changes: [change('invite_members'), change('invite_guests')] }));
    const { data } = await ask(CHANGES);
    const { firstName: first, lastName: last } = nameOf(admin);
    const id = toId('Member', admin.guid);
    expect(data).toEqual({
      viewer: {
        team: {
          members: { changedAt: at, changedBy: { id, name: { first, last }, email: admin.email } },
          guests: { changedAt: at, changedBy: { id } },
          names: null,
        },
      },
    });
    expect(stub.names()).toEqual(['team.settingChanges', 'member.leanProfiles']);
    expect(stub.calls[1]?.body).toMatchObject({ guids: [admin.guid], fetchDeleted: true });
  });

  test('of a setting that this version does not know is left out, with a line in the log', async () => {
    const { ask, stub, logs } = await testGateway();
    stub.on('team.settingChanges', () => ({ changes: [change('rockets')] }));
    const { data, errors } = await ask('{ viewer { team { settingChange(setting: SIGN_UP) { changedAt } } } }');
    expect([data, errors]).toEqual([{ viewer: { team: { settingChange: null } } }, undefined]);
    expect(logs.some((line) => line.includes('Unknown wire value') && line.includes('rockets'))).toBe(true);
  });

  test('is nobody where the team does not know them any more, such as an admin of another team', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.settingChanges', () => ({ changes: [change('invite_members', 'harbor-0001')] }));
    const { data, errors } = await ask(
      '{ viewer { team { settingChange(setting: INVITE_MEMBERS) { changedAt changedBy { id } } } } }',
    );
    expect([data, errors]).toEqual([
      { viewer: { team: { settingChange: { changedAt: at, changedBy: null } } } },
      undefined,
    ]);
  });

  test.each([
    ['auto_join', 'AUTO_JOIN'],
    ['file_sharing', 'FILE_SHARING'],
    ['channel_creation', 'CHANNEL_CREATION'],
    ['sign_up', 'SIGN_UP'],
    ['invite_members', 'INVITE_MEMBERS'],
    ['invite_guests', 'INVITE_GUESTS'],
    ['full_names', 'FULL_NAMES'],
    ['google_sign_in', 'GOOGLE_SIGN_IN'],
    ['welcome_message', 'WELCOME_MESSAGE'],
    ['auto_join_channels', 'AUTO_JOIN_CHANNELS'],
    ['merge_domains', 'MERGE_DOMAINS'],
    ['product_events', 'PRODUCT_EVENTS'],
  ])('%s is %s; a setting of tomorrow is left out', async (word, setting) => {
    const { ask, stub } = await testGateway();
    stub.on('team.settingChanges', () => ({ changes: [change('rockets'), change(word)] }));
    const { data } = await ask(`{ viewer { team { settingChange(setting: ${setting}) { changedAt } } } }`);
    expect(data).toEqual({ viewer: { team: { settingChange: { changedAt: at } } } });
  });

  test('that cannot be read takes nothing else down; members read none', async () => {
    const { ask, stub, member } = await testGateway();
    const READ = '{ viewer { team { name settingChange(setting: FULL_NAMES) { changedAt } } } }';
    stub.on('team.settingChanges', () => NOBODY);
    const { data, errors } = await ask(READ);
    expect(data).toEqual({ viewer: { team: { name: 'Orbit', settingChange: null } } });
    expect(errors).toMatchObject([{ path: ['viewer', 'team', 'settingChange'] }]);
    stub.on('team.settingChanges', () => new Refused(403, 'actor_not_admin'));
    expect((await ask(READ, {}, { as: member })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('what the viewer may do', () => {
  const CAN = `{ viewer { team { viewerCanInviteMembers viewerCanInviteGuests viewerCanShareFiles viewerCanShareFilesOnMobile
    viewerCanCreateOpenChannels viewerCanCreateClosedChannels } } }`;
  const teamOf = ({ data }: { data?: unknown }) => data;

  test('is one call', async () => {
    const { ask, stub } = await testGateway();
    stub.on('team.actorPrivileges', () => ({
      ...{ inviteMembers: true, inviteGuests: false, createOpenGroups: true, createClosedGroups: false },
      ...{ shareFiles: true, shareFilesOnMobile: false },
    }));
    const answer = await ask(CAN);
    expect(teamOf(answer)).toEqual({
      viewer: {
        team: {
          ...{ viewerCanInviteMembers: true, viewerCanInviteGuests: false },
          ...{ viewerCanShareFiles: true, viewerCanShareFilesOnMobile: false },
          ...{ viewerCanCreateOpenChannels: true, viewerCanCreateClosedChannels: false },
        },
      },
    });
    expect(stub.names()).toEqual(['team.actorPrivileges']);
  });

  test.each([
    ['the admin', 'admin', true],
    ['a member', 'member', false],
  ] as const)('is, while the service cannot say so, to invite for %s alone', async (_who, role, isAllowed) => {
    const { ask, stub, member } = await testGateway();
    stub.on('team.actorPrivileges', () => NOBODY);
    const { data, errors } = await ask(CAN, {}, role === 'member' ? { as: member } : {});
    expect(data).toMatchObject({
      viewer: {
        team: {
          ...{ viewerCanInviteMembers: isAllowed, viewerCanInviteGuests: isAllowed },
          ...{ viewerCanShareFiles: null, viewerCanCreateClosedChannels: null },
        },
      },
    });
    expect(errors).toHaveLength(4);
  });

  test('is to change settings for admins', async () => {
    const { ask, member } = await testGateway();
    const READ = '{ viewer { team { viewerCanChangeSettings } } }';
    expect((await ask(READ)).data).toEqual({ viewer: { team: { viewerCanChangeSettings: true } } });
    expect((await ask(READ, {}, { as: member })).data).toEqual({
      viewer: { team: { viewerCanChangeSettings: false } },
    });
  });
});

describe('an invitation by a member', () => {
  const team = withGuest(stubTeam());
  const MEMBERS = `mutation { memberInvite(input: { emails: ["person2@orbit.example"] }) {
    members { guid email } userErrors { code field } } }`;
  const GUESTS = `mutation ($contacts: [ID!]) { guestInvite(input: { emails: ["guest@elsewhere.example"], contactIds: $contacts }) {
    guests { guid } userErrors { code field } } }`;

  test('goes on, and tells whom they have added', async () => {
    const { ask, stub, member } = await testGateway({ team });
    stub.on('member.invite', () => ({
      summary: { profiles: [{ email: 'person2@orbit.example', guid: 'orbit-0002', result: 'added' }] },
    }));
    expect((await ask(MEMBERS, {}, { as: member })).data).toEqual({
      memberInvite: { members: [{ guid: 'orbit-0002', email: 'person2@orbit.example' }], userErrors: [] },
    });
  });

  test('that the team does not let them make is not allowed', async () => {
    const { ask, stub, member } = await testGateway({ team });
    stub.on('member.invite', () => new Refused(403, 'invite_restricted'));
    const refused = { userErrors: [{ code: 'NOT_ALLOWED', field: null }] };
    expect((await ask(MEMBERS, {}, { as: member })).data).toEqual({ memberInvite: { members: [], ...refused } });
    expect((await ask(GUESTS, {}, { as: member })).data).toEqual({ guestInvite: { guests: [], ...refused } });
  });

  test('of a guest leaves to admins whom the guest reaches', async () => {
    const { ask, stub, member } = await testGateway({ team });
    const { guid, email } = team.guest;
    stub.on('member.invite', () => ({ summary: { profiles: [{ email, guid, result: 'added' }] } }));
    stub.on('guest.prepareGuestsRoster', () => new Refused(403, 'actor_not_admin'));
    const contacts = [toId('Member', 'orbit-0002')];
    expect((await ask(GUESTS, { contacts }, { as: member })).data).toEqual({
      guestInvite: { guests: [{ guid }], userErrors: [{ code: 'NOT_ALLOWED', field: ['contactIds'] }] },
    });
  });
});
