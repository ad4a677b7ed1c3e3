// Files that people share in the chat: kept, counted, refused where there is no room. By whom is tested with the setting.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sharedFile } from '../../db/tables/file.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { START, type Session, codeOf, textAt } from '../../testing/testUpstream.ts';
import { type Part, upload } from '../../testing/uploads.ts';

const MEBIBYTE = 1024 ** 2;
const GIB = 1024 ** 3;

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'softwall.example']);
let member: Session;
beforeEach(async () => {
  member = await upstream.signIn('member@seedling.example');
});

const share = (sent: Uint8Array | Part[], by = member, headers = {}) =>
  upload(upstream, '/file/upload-file', sent, by, headers);
const use = (bytes: number, teamId = 'team-seedling') =>
  upstream.db.transaction((queries) =>
    queries.update(team).set({ storageUsedBytes: bytes }).where(eq(team.teamId, teamId)),
  );
const used = async (by: Session) => {
  const { body } = await upstream.get('/team/team-file-storage-info', by);
  return (body as { teamStorageUsed: number }).teamStorageUsed;
};
const rows = () => upstream.db.read((queries) => queries.select().from(sharedFile));
const open = async (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  searchParams.set('name', pathname.replace('/files/', ''));
  return upstream.app.inject({ url: `/file/content?${searchParams.toString()}` });
};

test('a file of any kind is kept, counted, written down, and read by the address that is answered', async () => {
  const admin = await upstream.signIn('admin@seedling.example');
  const before = await used(admin);
  const content = new TextEncoder().encode('<svg onload="alert(1)"/>');
  const answer = await share([{ fileName: '../../plan.svg', type: 'image/svg+xml', content }]);
  const longUrl = textAt(answer.body, 'longUrl');
  expect(longUrl).toMatch(/^\/files\/shared\/[0-9a-f]{32}\.bin\?expires=\d+&signature=[\w-]{43}$/);
  expect(new Uint8Array((await open(longUrl)).rawPayload)).toEqual(content);
  expect(await used(admin)).toBe(before + content.length);
  const [fileName] = upstream.files.names();
  expect(await rows()).toEqual([
    {
      ...{ fileName, teamId: 'team-seedling', guid: member.guid, title: 'file', kind: 'file' },
      ...{ bytes: content.length, sharedAt: START, removedAt: null },
    },
  ]);
  const audits = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, 'file.share')),
  );
  expect(audits).toMatchObject([{ actor: member.guid, target: `file:${fileName}`, after: { bytes: content.length } }]);
  expect((await upstream.get('/team/team-info', admin)).body).toMatchObject({ version: 1 });
});

test('the last byte fits; one more is refused, and nothing of it stays', async () => {
  await use(10 * GIB - 3);
  expect(codeOf(await share(new Uint8Array(4)))).toBe('402 storage_limit');
  expect([upstream.files.names(), await rows()]).toEqual([[], []]);
  expect((await share(new Uint8Array(3))).status).toBe(200);
  expect(await used(await upstream.signIn('admin@seedling.example'))).toBe(10 * GIB);
});

test('a full team is told before the file is looked at', async () => {
  await use(10 * GIB);
  expect(codeOf(await share([{ name: 'other', content: 'no file' }]))).toBe('402 storage_limit');
  await use(11 * GIB);
  expect(codeOf(await share(new Uint8Array(1)))).toBe('402 storage_limit');
});

test('so is whoever may not share', async () => {
  const admin = await upstream.signIn('admin@orbit.example');
  await upstream.post('/team/file-sharing-settings', { mode: 'NONE' }, admin);
  expect(codeOf(await share([{ name: 'other', content: 'no file' }], admin))).toBe('403 file_sharing_disabled');
});

test('who loses the right while the file is on its way shares nothing', async () => {
  const admin = await upstream.signIn('admin@orbit.example');
  const put = upstream.files.put.bind(upstream.files);
  upstream.files.put = async (name, content) => {
    await upstream.post('/team/file-sharing-settings', { mode: 'NONE' }, admin);
    return put(name, content);
  };
  const answer = await share(new Uint8Array(1), admin).finally(() => (upstream.files.put = put));
  expect(codeOf(answer)).toBe('403 file_sharing_disabled');
  expect([upstream.files.names(), await rows()]).toEqual([[], []]);
});

test.each([
  ['the soft paywall', 'softwall', 5],
  ['80 licensed people', 'orbit', 800],
])('room is what the plan gives: %s', async (_what, name, gib) => {
  const by = await upstream.signIn(`member@${name}.example`);
  await use(gib * GIB - 1, `team-${name}`);
  expect(codeOf(await share(new Uint8Array(2), by))).toBe('402 storage_limit');
  expect((await share(new Uint8Array(1), by)).status).toBe(200);
});

test('two files at once do not share the last room', async () => {
  await use(10 * GIB - 5);
  const answers = await Promise.all([share(new Uint8Array(4)), share(new Uint8Array(4))]);
  const outcomes = answers.map((answer) => (answer.status === 200 ? 'shared' : String(codeOf(answer))));
  expect(outcomes.toSorted()).toEqual(['402 storage_limit', 'shared']);
  expect(upstream.files.names()).toHaveLength(1);
});

test('a key with the same file counts it once, though it has filled the storage', async () => {
  const key = { 'idempotency-key': 'key-1' };
  await use(10 * GIB - 4);
  const first = await share(new Uint8Array(4), member, key);
  expect(await share(new Uint8Array(4), member, key)).toMatchObject({ status: 200, body: first.body });
  expect(await rows()).toHaveLength(1);
  expect(upstream.files.names()).toHaveLength(1);
});

test('a key that has no answer yet spares nobody the early refusal, another person’s answer under it neither', async () => {
  const key = { 'idempotency-key': 'key-2' };
  expect((await share(new Uint8Array(1), await upstream.signIn('admin@seedling.example'), key)).status).toBe(200);
  await use(10 * GIB);
  expect(codeOf(await share([{ name: 'other', content: 'no file' }], member, key))).toBe('402 storage_limit');
});

test('a byte more than 100 MiB is refused', async () => {
  expect(codeOf(await share(new Uint8Array(100 * MEBIBYTE + 1)))).toBe('400 file_size');
  expect([upstream.files.names(), await rows()]).toEqual([[], []]);
});
