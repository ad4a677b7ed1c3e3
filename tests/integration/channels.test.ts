// Channels from their making on, through the gateway on the real services: who may write in them, and who is put into them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf } from '../support/mutationInputs.ts';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

let stack: TestStack;
let admin: Session;
let member: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await stack.signIn('admin@orbit.example');
  member = await stack.signIn('member@orbit.example');
});
afterAll(() => stack.stop());

const CHANNEL = `channel { id groupJid version membersCount isAnnouncement isAutoJoin
  restrictedTo { id } autoJoinGroups { id } moderators { guid } posters { guid } postersCount }`;
const selections: Record<string, string> = {
  channelCreate: CHANNEL,
  channelUpdate: CHANNEL,
  customFieldCreate: 'customField { id settings { ... on SingleSelectSettings { values { nodes { id } } } } }',
  userGroupCreate: 'userGroup { id }',
  profileFieldsUpdate: 'member { id }',
};

async function write(name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${selections[name]} userErrors { code field } } }`;
  const { data, errors } = await admin.ask(query, { input });
  expect(errors).toEqual([]);
  return data[name];
}

/** The same where it has to be done. */
async function done(name: string, input: object) {
  const { userErrors, ...payload } = await write(name, input);
  expect(userErrors).toEqual([]);
  return payload;
}

/** A call as the chat product makes it: whether it is refused, and how. */
async function chat({ guid, token }: Session, path: string, body: object): Promise<string | null> {
  const url = new URL(`${stack.upstreamUrl}/channel/${path}`);
  url.search = String(new URLSearchParams({ guid, token }));
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error?.code ?? null;
}

const POSTABLE = '{ viewer { postableChannels(first: 300) { nodes { id viewerAffiliation } } } }';
/** What somebody is in a channel; null where they may not write in it. */
async function writesAs({ ask }: Session, id: string): Promise<string | null> {
  const { nodes } = (await ask(POSTABLE)).data.viewer.postableChannels;
  return nodes.find((one: { id: string }) => one.id === id)?.viewerAffiliation ?? null;
}

test('in an announcement channel that everybody joins its moderators alone write, whatever changes of it', async () => {
  const news = { purpose: 'ANNOUNCEMENT', name: 'News of the house', autoJoinGroupIds: [], canLeave: 'NONE' };
  const { channel } = await done('channelCreate', news);
  expect(channel).toMatchObject({
    ...{ isAnnouncement: true, isAutoJoin: true, autoJoinGroups: [], restrictedTo: [] },
    moderators: [{ guid: admin.guid }],
  });
  expect(channel.membersCount).toBeGreaterThan(100);
  const { id, groupJid: to, version } = channel;
  const LISTED = `{ viewer { team { channels(search: "News of the", only: ANNOUNCEMENT) { nodes { id } }
    channel(groupJid: "${to}") { viewerAffiliation viewerCanUpdate } } } }`;
  expect((await admin.ask(LISTED)).data.viewer.team).toEqual({
    channels: { nodes: [{ id }] },
    channel: { viewerAffiliation: 'MODERATOR', viewerCanUpdate: true },
  });

  expect(await chat(member, 'post-message', { to, text: 'Me too' })).toBe('posting_restricted');
  expect(await chat(member, 'leave-group', { to })).toBe('leaving_restricted');
  expect([await writesAs(member, id), await writesAs(admin, id)]).toEqual([null, 'MODERATOR']);
  const { channel: changed } = await done('channelUpdate', {
    channelId: id,
    version,
    name: 'News',
    autoJoinGroupIds: null,
  });
  expect(changed).toMatchObject({ isAnnouncement: true, isAutoJoin: false, autoJoinGroups: null });
  expect(changed.membersCount).toBe(channel.membersCount);
  expect(await chat(member, 'post-message', { to, text: 'Me too' })).toBe('posting_restricted');
  expect(await chat(admin, 'post-message', { to, text: 'Good morning' })).toBeNull();
  expect((await write('channelUpdate', { channelId: id, version, name: 'Late' })).userErrors).toEqual([
    { code: 'STALE', field: ['version'] },
  ]);

  const moderatorIds = [idOf('Member', member.guid)];
  await done('channelUpdate', { channelId: id, version: changed.version, moderatorIds });
  expect(await chat(member, 'post-message', { to, text: 'At last' })).toBeNull();
  expect(await chat(admin, 'post-message', { to, text: 'Pardon?' })).toBe('posting_restricted');
});

test('in an announcement channel those write beside its moderators who are named, as long as they are in it', async () => {
  const posterIds = [idOf('Member', member.guid)];
  const { channel } = await done('channelCreate', { purpose: 'ANNOUNCEMENT', name: 'Canteen', posterIds });
  expect(channel).toMatchObject({
    ...{ moderators: [{ guid: admin.guid }], posters: [{ guid: member.guid }], postersCount: 1, membersCount: 2 },
  });
  const { id, groupJid: to, version } = channel;
  expect(await chat(member, 'post-message', { to, text: 'Soup' })).toBeNull();
  expect(await writesAs(member, id)).toBe('MEMBER');
  expect(await chat(member, 'leave-group', { to })).toBeNull();
  expect(await chat(member, 'join-group', { to })).toBeNull();
  expect(await chat(member, 'post-message', { to, text: 'Fish' })).toBe('posting_restricted');

  const { channel: again } = await done('channelUpdate', { channelId: id, version, posterIds });
  expect(again).toMatchObject({ posters: [{ guid: member.guid }], moderators: [{ guid: admin.guid }] });
  expect((await write('channelUpdate', { channelId: id, version, posterIds: [] })).userErrors).toEqual([
    { code: 'STALE', field: ['version'] },
  ]);
  const { channel: shut } = await done('channelUpdate', { channelId: id, version: again.version, posterIds: [] });
  expect(shut).toMatchObject({ posters: [], postersCount: 0 });
  expect(await chat(member, 'post-message', { to, text: 'Stew' })).toBe('posting_restricted');

  const { userErrors } = await write('channelCreate', { purpose: 'AUTO_JOIN', name: 'Talk', posterIds });
  expect(userErrors).toEqual([{ code: 'INVALID', field: ['posterIds'] }]);
});

test('whoever comes to belong to a user group is put into its channel, and whoever ceases to is taken out', async () => {
  const field = { name: 'Harbour', valueType: 'SINGLE_SELECT', values: ['Lima', 'Oslo'] };
  const { customField } = await done('customFieldCreate', field);
  const [lima, oslo] = customField.settings.values.nodes.map(({ id }: { id: string }) => id);
  const constraints = [{ customFieldId: customField.id, valueIds: [lima] }];
  const { userGroup } = await done('userGroupCreate', { name: 'Lima', description: 'In Lima', constraints });
  const autoJoinGroupIds = [userGroup.id];
  const preview = async (input: object) => {
    const PREVIEW = `query ($input: ChannelPreviewInput!) { viewer { team { channelPreview(input: $input) {
      joiningCount leavingCount } } } }`;
    return (await admin.ask(PREVIEW, { input })).data.viewer.team.channelPreview;
  };
  const move = (valueId: string) =>
    done('profileFieldsUpdate', {
      memberId: idOf('Member', member.guid),
      fields: [{ customFieldId: customField.id, valueId }],
    });

  expect(await preview({ autoJoinGroupIds })).toEqual({ joiningCount: 0, leavingCount: 0 });
  const { channel } = await done('channelCreate', { purpose: 'AUTO_JOIN', name: 'Pier', autoJoinGroupIds });
  expect(channel).toMatchObject({
    ...{ isAnnouncement: false, isAutoJoin: true, membersCount: 1 },
    ...{ autoJoinGroups: [userGroup], restrictedTo: [userGroup] },
  });
  const { id: channelId, groupJid: to } = channel;
  expect(await chat(member, 'join-group', { to })).toBe('group_restricted');

  await move(lima);
  expect(await writesAs(member, channelId)).toBe('MEMBER');
  expect(await chat(member, 'post-message', { to, text: 'Here I am' })).toBeNull();
  expect(await preview({ channelId, restrictedToIds: [userGroup.id], autoJoinGroupIds: null })).toEqual({
    ...{ joiningCount: 0, leavingCount: 0 },
  });
  await move(oslo);
  expect(await writesAs(member, channelId)).toBeNull();
  expect(await chat(member, 'post-message', { to, text: 'Am I?' })).toBe('group_not_found');
});
