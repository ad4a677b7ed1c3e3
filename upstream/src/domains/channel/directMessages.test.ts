// What people write to each other, and files that messages carry.
import { beforeEach, expect, test } from 'vitest';
import { conversationParty, directMessage, message } from '../../db/tables/channel.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { png } from '../../testing/samplePictures.ts';
import { START, type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { upload } from '../../testing/uploads.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
const GENERAL = 'orbit-c001@chat.orbit.example';
let member: Session;
let admin: Session;
beforeEach(async () => {
  member = await upstream.signIn('member@orbit.example');
  admin = await upstream.signIn('admin@orbit.example');
});

const share = async (content: Uint8Array, title: string, by = member) =>
  textAt((await upload(upstream, '/file/upload-file', content, by, {}, { title })).body, 'fileName');
const write = (body: object, by = member) => upstream.post('/channel/post-direct-message', body, by);
const post = (body: object, by = member) => upstream.post('/channel/post-message', { to: GENERAL, ...body }, by);
const directMessages = () =>
  upstream.db.read((queries) => queries.select().from(directMessage).orderBy(directMessage.messageId));

test('two people write to each other in one conversation, each under their name of that moment', async () => {
  const first = await write({ email: 'admin@orbit.example', text: 'Hello!' });
  const answer = await write({ email: 'member@orbit.example', text: 'Hi!' }, admin);
  const jid = textAt(first.body, 'to');
  expect(first.body).toMatchObject({ text: 'Hello!', file: null, sentAt: START, sender: { kind: 'person' } });
  expect(answer.body).toMatchObject({ to: jid, sender: { id: admin.guid } });
  expect((await upstream.post('/channel/start-conversation', { email: 'admin@orbit.example' }, member)).body).toEqual({
    conversationJID: jid,
  });
  expect((await directMessages()).map(({ senderId, text }) => [senderId, text])).toEqual([
    [member.guid, 'Hello!'],
    [admin.guid, 'Hi!'],
  ]);
  const parties = await upstream.db.read((queries) => queries.select().from(conversationParty));
  expect(parties.map(({ guid }) => guid).toSorted()).toEqual([admin.guid, member.guid].toSorted());
});

test('nobody writes to people whom they may not talk to, or nothing', async () => {
  expect(codeOf(await write({ email: 'nobody@orbit.example', text: 'Hello!' }))).toBe('404 email_not_found');
  await upstream.post('/team/update-team', { disableCrossDomain: true }, admin);
  expect(codeOf(await write({ email: 'member@seedling.example', text: 'Hello!' }))).toBe(
    '403 external_contacts_blocked',
  );
  expect(codeOf(await write({ email: 'admin@orbit.example' }))).toBe('400 invalid_request');
  expect(await directMessages()).toEqual([]);
});

test('a message carries a file that its sender has shared, with a text or without', async () => {
  const picture = await share(png(), 'Team photo.png');
  const plan = await share(new TextEncoder().encode('plan'), '../../plan\u0007.txt');
  expect(picture).toMatch(/^shared\/[0-9a-f]{32}\.png$/);
  expect(plan).toMatch(/\.bin$/);
  expect((await post({ file: picture })).body).toMatchObject({ text: '', file: picture });
  expect((await write({ email: 'admin@orbit.example', text: 'Read this', file: plan })).body).toMatchObject({
    file: plan,
    text: 'Read this',
  });
  const messages = await upstream.db.read((queries) => queries.select().from(message).orderBy(message.messageId));
  expect(messages.at(-1)).toMatchObject({
    fileName: picture,
  });
});

test('a file of somebody else is refused', async () => {
  const theirs = await share(png(), 'photo.png', admin);
  expect(codeOf(await post({ file: theirs }))).toBe('404 file_not_found');
  expect(codeOf(await post({ file: 'shared/none.bin', text: 'Look' }))).toBe('404 file_not_found');
});
