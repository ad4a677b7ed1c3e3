// Pictures from the client to the store and back, through both servers.
import { request } from 'node:http';
import { GIF, JPEG, noPictures, png } from '@muster/upstream/samplePictures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

const MEBIBYTE = 1024 * 1024;
const AVATAR = `mutation ($file: Upload!, $key: String) { teamAvatarUpload(input: { file: $file, idempotencyKey: $key }) {
  team { avatarUrl version } userErrors { code field } } }`;
const PHOTO = `mutation ($file: Upload!) { viewerPhotoUpload(input: { file: $file }) {
  viewer { imageUrl profileVersion } userErrors { code field } } }`;

let stack: TestStack;
let admin: Session;
let member: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await stack.signIn('admin@orbit.example');
  member = await stack.signIn('member@orbit.example');
});
afterAll(() => stack.stop());

const fileOf = (content: Uint8Array) => new Blob([new Uint8Array(content)]);
const avatar = (content: Uint8Array, key?: string) => admin.ask(AVATAR, { file: fileOf(content), key });
const photo = (content: Uint8Array, by = member) => by.ask(PHOTO, { file: fileOf(content) });
/** What a browser gets at an address. */
async function open(path: string) {
  const answer = await fetch(stack.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), content: await answer.bytes() };
}

describe('a team’s picture', () => {
  test('is what everybody of the team sees, until it is taken away', async () => {
    const { data, errors } = await avatar(png(100, 50));
    expect(errors).toEqual([]);
    const { avatarUrl, version } = data.teamAvatarUpload.team;
    expect(await open(avatarUrl)).toEqual({ status: 200, type: 'image/png', content: png(100, 50) });
    expect((await member.ask('{ viewer { team { avatarUrl } } }')).data.viewer.team.avatarUrl).toBe(avatarUrl);
    const removed = await admin.ask('mutation { teamAvatarRemove(input: {}) { team { avatarUrl version } } }');
    expect(removed.data.teamAvatarRemove.team).toEqual({ avatarUrl: null, version: version + 1 });
    await stack.dev.advance(0);
    expect((await open(avatarUrl)).status).toBe(404);
  });

  test('is not for members to set, whatever they send', async () => {
    for (const content of [png(), noPictures['a text'] ?? png(), png(20, 10, { extraBytes: 1_000_000 })]) {
      const { errors } = await member.ask(AVATAR, { file: fileOf(content) });
      expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
    }
  });

  test('with the same key is set once, and with another picture refused', async () => {
    const first = (await avatar(png(10, 10), 'avatar-1')).data.teamAvatarUpload.team;
    const again = (await avatar(png(10, 10), 'avatar-1')).data.teamAvatarUpload.team;
    expect(again).toEqual(first);
    expect((await avatar(png(11, 11), 'avatar-1')).data.teamAvatarUpload.userErrors).toEqual([
      { code: 'KEY_REUSED', field: ['idempotencyKey'] },
    ]);
  });

  test.each([
    ['a GIF', GIF, 'WRONG_FILE_TYPE'],
    ['101 pixels', png(101, 1), 'TOO_MANY_PIXELS'],
    ['one byte more than 1 MiB', png(20, 10, { extraBytes: MEBIBYTE - png().length - 11 }), 'FILE_TOO_LARGE'],
    ['5 MiB', png(20, 10, { extraBytes: 5 * MEBIBYTE }), 'FILE_TOO_LARGE'],
  ])('may not be %s', async (_what, content, code) => {
    const { data } = await avatar(content);
    expect(data.teamAvatarUpload).toEqual({ team: null, userErrors: [{ code, field: ['file'] }] });
  });

  test('may have 1 MiB', async () => {
    const { data } = await avatar(png(20, 10, { extraBytes: MEBIBYTE - png().length - 12 }));
    expect(data.teamAvatarUpload.userErrors).toEqual([]);
  });
});

describe('a person’s picture', () => {
  test('is what they and lists show, until it is taken away', async () => {
    const { data } = await photo(JPEG);
    const { imageUrl } = data.viewerPhotoUpload.viewer;
    expect(await open(imageUrl)).toEqual({ status: 200, type: 'image/jpeg', content: JPEG });
    const query = '{ viewer { team { members(first: 5, search: "member@") { nodes { imageUrl } } } } }';
    expect((await admin.ask(query)).data.viewer.team.members.nodes).toContainEqual({ imageUrl });
    const removed = await member.ask('mutation { viewerPhotoRemove(input: {}) { viewer { imageUrl } } }');
    expect(removed.data.viewerPhotoRemove.viewer).toEqual({ imageUrl: null });
  });

  test.each(Object.entries(noPictures))('may not be %s', async (_what, content) => {
    expect((await photo(content)).data.viewerPhotoUpload).toEqual({
      viewer: null,
      userErrors: [{ code: 'WRONG_FILE_TYPE', field: ['file'] }],
    });
  });

  test('may not have a header of 20,000 pixels', async () => {
    const { data } = await photo(png(1, 1, { claimed: { width: 20_000, height: 20_000 } }));
    expect(data.viewerPhotoUpload.userErrors).toEqual([{ code: 'TOO_MANY_PIXELS', field: ['file'] }]);
  });
});

describe('an address of a file', () => {
  test('opens that file until it is over, and no other', async () => {
    const { imageUrl } = (await photo(png())).data.viewerPhotoUpload.viewer;
    const changed = [
      imageUrl.replace(/people\/.{4}/, 'people/0000'),
      imageUrl.replace(/expires=\d/, 'expires=9'),
      imageUrl.replace(/signature=.{4}/, 'signature=AAAA'),
      imageUrl.replace(/\?.*/, ''),
      imageUrl.replace('people/', '..%2F..%2Fpin.key'),
    ];
    expect(await Promise.all(changed.map(async (path) => (await open(path)).status))).toEqual(changed.map(() => 404));
    expect((await open(imageUrl)).status).toBe(200);
    expect(stack.logs()).not.toContain(new URL(imageUrl, stack.url).searchParams.get('signature'));
  });
});

describe('who may not send', () => {
  test('nobody is signed in', async () => {
    const { status, errors } = await stack.ask(PHOTO, { file: fileOf(png()) });
    expect([status, errors[0]?.extensions['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a page of another site, which cannot set the header', async () => {
    const authorization = `Bearer ${admin.guid}:${admin.token}`;
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: AVATAR, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', fileOf(png()));
    const answer = await fetch(`${stack.url}/graphql`, { method: 'POST', headers: { authorization }, body: form });
    expect(answer.status).toBe(400);
  });

  test('two files in one operation', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: AVATAR, variables: { file: null, key: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'], 1: ['variables.key'] }));
    for (const name of ['0', '1']) form.set(name, fileOf(png()));
    const headers = { authorization: `Bearer ${admin.guid}:${admin.token}`, 'apollo-require-preflight': 'true' };
    const answer = await fetch(`${stack.url}/graphql`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
  });
});

test('a client that hangs up in the middle of a picture changes nothing', async () => {
  const before = (await member.ask('{ viewer { profileVersion } }')).data.viewer;
  await stack.dev.forgetCalls();
  const boundary = 'boundary';
  const part = (name: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  const client = request(`${stack.url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${member.guid}:${member.token}`,
      'apollo-require-preflight': 'true',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  }).on('error', () => undefined);
  client.write(part('operations', JSON.stringify({ query: PHOTO, variables: { file: null } })));
  client.write(part('map', JSON.stringify({ 0: ['variables.file'] })));
  client.write(`--${boundary}\r\ncontent-disposition: form-data; name="0"; filename="x"\r\n\r\n`);
  client.write(png().subarray(0, 30), () => client.destroy());
  await new Promise((closed) => client.once('close', closed));
  // Whether the call had begun by then or not.
  const calls = (await stack.dev.calls()).filter(({ operation }) => operation === 'uploadProfilePicture');
  expect(calls).not.toContainEqual(expect.objectContaining({ status: 200 }));
  expect((await member.ask('{ viewer { profileVersion } }')).data.viewer).toEqual(before);
});
