// Pictures of teams and people: sent, kept, read by their addresses, replaced, removed.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { auditEntry, job } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { GIF, JPEG, WEBP_LOSSY, noPictures, png } from '../../testing/samplePictures.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { type Part, MULTIPART, multipartBody, upload } from '../../testing/uploads.ts';

const MEBIBYTE = 1024 * 1024;
const AVATAR = '/team/upload-team-avatar';
const PHOTO = '/identity/upload-profile-picture';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
});

const send = (path: string, sent: Uint8Array | Part[], session?: Session, headers?: Record<string, string>) =>
  upload(upstream, path, sent, session, headers);
const sendDone = async (path: string, picture: Uint8Array, session: Session, headers?: Record<string, string>) => {
  const answer = await send(path, picture, session, headers);
  expect(answer).toMatchObject({ status: 200 });
  return textAt(answer.body, path === AVATAR ? 'url' : 'imageUri');
};
/** What the file service gives for an address, as the gateway asks it. */
async function open(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  searchParams.set('name', pathname.replace('/files/', ''));
  const answer = await upstream.app.inject({ url: `/file/content?${searchParams.toString()}` });
  const type = answer.headers['content-type'];
  return answer.statusCode === 200 ? { type, content: new Uint8Array(answer.rawPayload) } : answer.json<object>();
}
const notFound = { error: expect.objectContaining({ code: 'file_not_found' }) as unknown };
const teamRow = async () => {
  const rows = await upstream.db.read((queries) => queries.select().from(team).where(eq(team.teamId, 'team-orbit')));
  return rows[0];
};
const personRow = async (guid: string) => {
  const rows = await upstream.db.read((queries) => queries.select().from(person).where(eq(person.guid, guid)));
  return rows[0];
};
const auditsOf = (action: string) =>
  upstream.db.read((queries) => queries.select().from(auditEntry).where(eq(auditEntry.action, action)));

describe('a team’s picture', () => {
  test('is read by the address that the answer and the team’s own say, from then on', async () => {
    const picture = png(100, 40);
    const url = await sendDone(AVATAR, picture, admin);
    expect(url).toMatch(/^\/files\/teams\/[0-9a-f]{32}\.png\?expires=\d+&signature=[\w-]{43}$/);
    expect(await open(url)).toEqual({ type: 'application/octet-stream', content: picture });
    for (const session of [admin, member, guest]) {
      expect((await upstream.get('/team/team-info', session)).body).toMatchObject({ avatar: url });
    }
    expect((await upstream.get('/identity/user-teams', member)).body).toMatchObject({ teams: [{ avatar: url }] });
  });

  test('counts as a change of the team, and is written down', async () => {
    const before = await teamRow();
    await sendDone(AVATAR, JPEG, admin);
    const after = await teamRow();
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(after?.avatarFile).toMatch(/\.jpeg$/);
    expect(await auditsOf('team.uploadAvatar')).toMatchObject([
      {
        actor: admin.guid,
        target: 'team:team-orbit',
        before: { avatarFile: null },
        after: { avatarFile: after?.avatarFile },
      },
    ]);
  });

  test.each([
    ['a GIF', GIF, '400 file_type'],
    ['a WebP', WEBP_LOSSY, '400 file_type'],
    ['101 pixels', png(101, 10), '400 picture_size'],
    ['a header of 20,000 pixels', png(1, 1, { claimed: { width: 20_000, height: 1 } }), '400 picture_size'],
    ['more than 1 MiB', png(20, 10, { extraBytes: MEBIBYTE }), '400 file_size'],
  ])('%s is refused', async (_what, picture, code) => {
    expect(codeOf(await send(AVATAR, picture, admin))).toBe(code);
    expect([upstream.files.names(), (await teamRow())?.avatarFile]).toEqual([[], null]);
  });

  test.each([
    ['a member', () => member, '403 actor_not_admin'],
    ['a guest', () => guest, '403 actor_not_admin'],
    ['nobody', () => undefined, '401 invalid_token'],
  ])('is not for %s to set, and what they send is not looked at', async (_who, session, code) => {
    expect(codeOf(await send(AVATAR, [{ name: 'other', content: 'no picture' }], session()))).toBe(code);
    expect(codeOf(await send(AVATAR, png(), session()))).toBe(code);
    expect(upstream.files.names()).toEqual([]);
  });

  test('an admin whose rights are taken while the file is on its way changes nothing', async () => {
    const put = upstream.files.put.bind(upstream.files);
    upstream.files.put = async (name, content) => {
      await upstream.db.transaction((queries) =>
        queries.update(person).set({ role: 'member' }).where(eq(person.guid, admin.guid)),
      );
      return put(name, content);
    };
    const answer = await send(AVATAR, png(), admin).finally(() => (upstream.files.put = put));
    expect(codeOf(answer)).toBe('403 actor_not_admin');
    expect([upstream.files.names(), (await teamRow())?.avatarFile]).toEqual([[], null]);
  });
});

describe('a person’s picture', () => {
  test.each([
    ['JPEG', JPEG],
    ['PNG', png()],
    ['GIF', GIF],
    ['WebP', WEBP_LOSSY],
  ])('may be a %s, of everybody', async (_kind, picture) => {
    for (const session of [admin, member, guest]) {
      const uri = await sendDone(PHOTO, picture, session);
      expect(await open(uri)).toMatchObject({ content: picture });
      expect((await upstream.get('/identity/full-profile', session)).body).toMatchObject({ imageUri: uri });
    }
  });

  test('is seen where lists show people', async () => {
    const imageUri = await sendDone(PHOTO, png(), member);
    const lean = await upstream.post('/member/lean-profiles', { guids: [member.guid], fetchDeleted: false }, admin);
    expect(lean.body).toMatchObject({ profiles: [{ imageUri }] });
    const own = await upstream.get(`/member/profile?subject=${member.guid}`, member);
    expect(own.body).toMatchObject({ imageUri });
    const found = await upstream.get('/member/search-users?searchText=member', admin);
    expect(found.body).toMatchObject({ profiles: [{ guid: member.guid, imageUri }] });
  });

  test('counts as a change of the profile, and is written down', async () => {
    const before = await personRow(member.guid);
    await sendDone(PHOTO, png(), member);
    const after = await personRow(member.guid);
    expect(after?.profileVersion).toBe((before?.profileVersion ?? 0) + 1);
    expect(await auditsOf('identity.uploadPicture')).toMatchObject([
      { actor: member.guid, target: `person:${member.guid}`, after: { imageFile: after?.imageFile } },
    ]);
  });

  test.each<[string, Uint8Array, string]>([
    ['8,001 pixels', png(1, 1, { claimed: { width: 1, height: 8_001 } }), '400 picture_size'],
    ['more than 2 MiB', png(20, 10, { extraBytes: 2 * MEBIBYTE }), '400 file_size'],
    ...Object.entries(noPictures).map(([what, content]): [string, Uint8Array, string] => [
      what,
      content,
      '400 file_type',
    ]),
  ])('%s is refused', async (_what, picture, code) => {
    expect(codeOf(await send(PHOTO, picture, member))).toBe(code);
    expect(upstream.files.names()).toEqual([]);
  });

  test('neither its name nor its claimed type make a picture of what is none', async () => {
    const claimed = [{ fileName: 'me.png', type: 'image/png', content: '<svg/>' }];
    expect(codeOf(await send(PHOTO, claimed, member))).toBe('400 file_type');
    const other = await send(PHOTO, [{ fileName: '../../me.svg', type: 'text/html', content: png() }], member);
    expect(textAt(other.body, 'imageUri')).toMatch(/^\/files\/people\/[0-9a-f]{32}\.png\?/);
  });
});

describe('a body of another form', () => {
  test.each([
    ['JSON', () => upstream.post(PHOTO, { file: 'x' }, member)],
    ['no body', () => upstream.post(PHOTO, undefined, member)],
    ['no part', () => send(PHOTO, [], member)],
    ['a text in place of the file', () => send(PHOTO, [{ fileName: null, content: 'x' }], member)],
    ['a file of another name', () => send(PHOTO, [{ name: 'photo', content: png() }], member)],
    ['two files', () => send(PHOTO, [{ content: png() }, { content: png() }], member)],
    [
      'a text beside the file',
      () => send(PHOTO, [{ content: png() }, { name: 'a', fileName: null, content: 'x' }], member),
    ],
    ['a file to a call that takes none', () => send('/identity/update-locale', png(), member)],
  ])('%s is refused, and nothing stays', async (_what, call) => {
    expect(codeOf(await call())).toBe('400 invalid_request');
    expect(upstream.files.names()).toEqual([]);
  });

  test('one that breaks off is refused', async () => {
    const payload = multipartBody([{ content: png() }]).subarray(0, -40);
    const url = `${PHOTO}?${new URLSearchParams(member).toString()}`;
    const answer = await upstream.request({ method: 'POST', url, headers: { 'content-type': MULTIPART }, payload });
    expect(codeOf(answer)).toBe('400 invalid_request');
    expect(upstream.files.names()).toEqual([]);
  });
});

describe('a key', () => {
  const key = { 'idempotency-key': 'key-1' };

  test('with the same picture acts once and answers the same; nothing is kept twice', async () => {
    const first = await sendDone(AVATAR, png(), admin, key);
    await sendDone(AVATAR, JPEG, admin);
    expect(await sendDone(AVATAR, png(), admin, key)).toBe(first);
    await upstream.jobs.runDue();
    expect((await teamRow())?.avatarFile).toMatch(/\.jpeg$/);
    expect(upstream.files.names()).toEqual([(await teamRow())?.avatarFile]);
  });

  test('with another picture is refused', async () => {
    await sendDone(AVATAR, png(20, 10), admin, key);
    expect(codeOf(await send(AVATAR, png(20, 11), admin, key))).toBe('409 idempotency_key_reused');
    expect(upstream.files.names()).toHaveLength(1);
  });
});

describe('the earlier picture', () => {
  test('goes when the new one is kept', async () => {
    const first = await sendDone(AVATAR, png(), admin);
    const second = await sendDone(AVATAR, JPEG, admin);
    await upstream.jobs.runDue();
    expect(await open(first)).toEqual(notFound);
    expect(await open(second)).toMatchObject({ content: JPEG });
  });

  test('stays when the change is undone, and the new one goes', async () => {
    const first = await sendDone(AVATAR, png(), admin);
    // What a trigger forbids fails in the middle of the transaction.
    await upstream.db.transaction(async (queries) => {
      await queries.execute(
        `create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
      );
      await queries.execute(
        `create trigger no_audit before insert on audit_entry for each row execute function no_audit()`,
      );
    });
    const failed = await send(AVATAR, JPEG, admin);
    await upstream.db.transaction(async (queries) => void (await queries.execute('drop function no_audit cascade')));
    expect(codeOf(failed)).toBe('500 internal');
    await upstream.jobs.runDue();
    expect(await open(first)).toMatchObject({ content: png() });
    expect(upstream.files.names()).toHaveLength(1);
  });

  test('is taken away by `removeAvatar` and `removeImage`', async () => {
    const avatar = await sendDone(AVATAR, png(), admin);
    const photo = await sendDone(PHOTO, png(), member);
    expect((await upstream.post('/team/update-team', { removeAvatar: true }, admin)).body).toMatchObject({
      avatar: null,
    });
    expect((await upstream.post('/identity/update-profile', { removeImage: true }, member)).body).toMatchObject({
      imageUri: null,
    });
    await upstream.jobs.runDue();
    expect([await open(avatar), await open(photo), upstream.files.names()]).toEqual([notFound, notFound, []]);
    expect(await auditsOf('team.removeAvatar')).toHaveLength(1);
    expect(await auditsOf('identity.removePicture')).toHaveLength(1);
  });

  test('that is none is no change', async () => {
    const before = await teamRow();
    await upstream.post('/team/update-team', { removeAvatar: true }, admin);
    expect((await teamRow())?.version).toBe(before?.version);
    expect(await auditsOf('team.removeAvatar')).toEqual([]);
    expect(await upstream.db.read((queries) => queries.$count(job, eq(job.name, 'file.remove')))).toBe(0);
  });
});

describe('an address', () => {
  test('opens for one day at least, and not for ever', async () => {
    const url = await sendDone(AVATAR, png(), admin);
    upstream.clock.advance(DAY_MS);
    expect(await open(url)).toMatchObject({ content: png() });
    upstream.clock.advance(DAY_MS);
    expect(await open(url)).toEqual(notFound);
    const { body } = await upstream.get('/team/team-info', admin);
    expect(await open(textAt(body, 'avatar'))).toMatchObject({ content: png() });
  });

  test.each([
    ['another file', (url: string) => url.replace(/teams\/[0-9a-f]{4}/, 'teams/0000')],
    ['a later end', (url: string) => url.replace(/expires=(\d)/, 'expires=9')],
    ['another signature', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    ['a file beyond the store', (url: string) => url.replace('teams/', '..%2F..%2F')],
  ])('that was changed to %s opens nothing', async (_what, change) => {
    const url = await sendDone(AVATAR, png(), admin);
    expect(await open(change(url))).toEqual(notFound);
  });
});

test('the content’s digest stands for it in the key, whatever else the body says', async () => {
  const key = { 'idempotency-key': 'key-2' };
  const one = await upload(upstream, PHOTO, [{ fileName: 'a.png', content: png() }], member, key);
  const again = await upload(upstream, PHOTO, [{ fileName: 'b.jpg', type: 'x/y', content: png() }], member, key);
  expect(again.body).toEqual(one.body);
});
