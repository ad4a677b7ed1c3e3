// What was under way in a team whose last person leaves: nobody is taken into it any more, nor told of it.
import { and, count, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { channelUpload, memberUpload } from '../../db/tables/bulk.ts';
import { channel, conversation, conversationParty, directMessage, message } from '../../db/tables/channel.ts';
import { chatExport } from '../../db/tables/chatExport.ts';
import { sharedFile } from '../../db/tables/file.ts';
import { teamImport } from '../../db/tables/import.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { provisioningToken } from '../../db/tables/sso.ts';
import { team } from '../../db/tables/team.ts';
import { webhook } from '../../db/tables/webhook.ts';
import { plantHousekeeping } from '../../housekeeping.ts';
import { plantRetention } from '../../retention.ts';
import { DAY_MS, HOUR_MS } from '../../lib/durations.ts';
import { allowExport, chatExportCalls } from '../../testing/chatExportCalls.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { importCalls, workspace } from '../../testing/importCalls.ts';
import { memberFileCalls } from '../../testing/memberFileCalls.ts';
import { memberFileTraces } from '../../testing/memberFileTraces.ts';
import { setPerson } from '../../testing/people.ts';
import { png } from '../../testing/samplePictures.ts';
import { fileOf, templateCalls } from '../../testing/templateCalls.ts';
import { type Session, START, textAt } from '../../testing/testUpstream.ts';
import { upload } from '../../testing/uploads.ts';

const upstream = await startFreshUpstream(['lonely.example', 'orbit.example']);
const TEAM = 'team-lonely';
const OTHER = 'team-orbit';
const files = memberFileCalls(upstream, () => admin);
const imports = importCalls(upstream, TEAM, () => admin);
const exports = chatExportCalls(upstream, TEAM, () => admin);
const templates = templateCalls(upstream, () => admin);
const { mailsTo } = memberFileTraces(upstream.db);

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@lonely.example');
});

/** The team ends, and everything that waits has its turn. */
async function endsMeanwhile() {
  expect((await upstream.post('/member/leave-team', { teamId: TEAM }, admin)).body).toMatchObject({
    isTeamDeleted: true,
  });
  upstream.clock.advance(61_000);
  await upstream.jobs.runDue();
  expect(
    await upstream.db.read((queries) =>
      queries.$count(person, and(eq(person.teamId, TEAM), eq(person.state, 'active'))),
    ),
  ).toBe(0);
}

test('a file of people takes nobody in', async () => {
  const importId = await files.validated('add', ['email', 'new.one@lonely.example', 'new.two@lonely.example']);
  await files.start('add', importId);
  await endsMeanwhile();
  const [row] = await upstream.db.read((queries) =>
    queries.select().from(memberUpload).where(eq(memberUpload.uploadId, importId)),
  );
  expect(row).toMatchObject({ state: 'cancelled', done: 0, finishedAt: START + 61_000 });
  expect(await mailsTo('new.one@lonely.example')).toEqual([]);
});

test('files of channels make none, be they looked at, started or handed over to be worked off', async () => {
  await upstream.db.transaction((queries) =>
    queries.update(billing).set({ plan: 'enterprise' }).where(eq(billing.teamId, TEAM)),
  );
  const file = (name: string) => fileOf(`${name},,public,admin@lonely.example,,any member,any member`);
  await setPerson(upstream.db, admin.guid, { isLicensed: true });
  expect(await templates.start(await templates.validated(file('started')))).toMatchObject({ status: 200 });
  await templates.handOver(file('handed over'));
  const { url, uploadName } = await templates.startUpload();
  await templates.put(url, file('looked at'));
  const body = { templateId: 'create', fileName: 'create_channels.csv', uploadName };
  await upstream.post('/bulk/validate-uploaded-file', body, admin);
  await endsMeanwhile();
  const uploads = await upstream.db.read((queries) => queries.select().from(channelUpload));
  expect(uploads.map(({ state, done }) => [state, done])).toEqual(Array.from({ length: 3 }, () => ['cancelled', 0]));
});

test('an import brings nobody over', async () => {
  const importId = await imports.start(await workspace(), { teamUrl: 'lonely', invite: true });
  await endsMeanwhile();
  const [row] = await upstream.db.read((queries) =>
    queries.select().from(teamImport).where(eq(teamImport.importId, importId)),
  );
  expect(row).toMatchObject({ status: 'FAILED', failure: 'cancelled', sealedPassphrase: null, sourceUrl: null });
});

/** Housekeeping has its turn. */
async function anHourLater() {
  await upstream.db.transaction((queries) => plantHousekeeping(queries, upstream.clock.now()));
  upstream.clock.advance(HOUR_MS);
  await upstream.jobs.runDue();
}

/** So has what is done once a day. */
async function aDayLater() {
  await upstream.db.transaction((queries) => plantRetention(queries, upstream.clock.now()));
  upstream.clock.advance(DAY_MS);
  await upstream.jobs.runDue();
}

test('what was shared goes with its files, and so do exports that are finished', async () => {
  await allowExport(upstream, TEAM);
  const file = await exports.share(new Uint8Array(3), 'plan.pdf', admin);
  const empty = await exports.share(new Uint8Array(0), 'empty.txt', admin);
  const unsent = await exports.share(new Uint8Array(5), 'draft.txt', admin);
  for (const sent of [file, empty]) await exports.post('lonely-c001@chat.lonely.example', 'Look', admin, sent);
  const { jobId } = await exports.run();
  expect(upstream.files.names()).toHaveLength(4);
  await endsMeanwhile();
  await anHourLater();
  expect(upstream.files.names()).toEqual([]);
  const shared = await upstream.db.read((queries) => queries.select().from(sharedFile));
  const forgotten = { title: 'file', bytes: 0, removedAt: upstream.clock.now() };
  // A message names a file for as long as there is one; nothing else does.
  expect(shared.filter(({ fileName }) => fileName !== unsent)).toMatchObject([forgotten, forgotten]);
  expect(shared.map(({ fileName }) => fileName)).not.toContain(unsent);
  const entries = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.teamId, TEAM)),
  );
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'file.remove', actor: null, before: { files: 2, bytes: 8 } }),
      expect.objectContaining({ action: 'chatExport.expire', target: `chatExport:${jobId}` }),
    ]),
  );
  expect(await upstream.db.read((queries) => queries.$count(chatExport))).toBe(0);
});

test('an export that is under way comes to nothing', async () => {
  await allowExport(upstream, TEAM);
  const jobId = await exports.start();
  await endsMeanwhile();
  const [row] = await upstream.db.read((queries) =>
    queries.select().from(chatExport).where(eq(chatExport.jobId, jobId)),
  );
  expect(row).toMatchObject({ status: 'FAILED', failure: 'cancelled' });
  expect(upstream.files.names()).toEqual([]);
});

test('what was written in it goes; what was written to somebody of another team stays theirs', async () => {
  const file = await exports.share(new Uint8Array(3), 'plan.pdf', admin);
  await exports.post('lonely-c001@chat.lonely.example', 'Look', admin, file);
  for (const text of ['one', 'two', 'three', 'four'])
    await exports.post('lonely-c001@chat.lonely.example', text, admin);
  const toOther = await exports.share(new Uint8Array(4), 'offer.pdf', admin);
  expect(await exports.write('admin@orbit.example', 'Dear Orbit', admin, toOther)).toMatchObject({ status: 200 });
  const inOrbit = () =>
    upstream.db.read((queries) =>
      queries
        .select({ total: count() })
        .from(message)
        .innerJoin(channel, eq(channel.groupJid, message.groupJid))
        .where(eq(channel.teamId, OTHER)),
    );
  const before = await inOrbit();
  await endsMeanwhile();
  await anHourLater();
  await aDayLater();
  const left = () =>
    upstream.db.read(async (queries) => ({
      messages: await queries
        .select({ text: message.text })
        .from(message)
        .innerJoin(channel, eq(channel.groupJid, message.groupJid))
        .where(eq(channel.teamId, TEAM)),
      direct: (await queries.select().from(directMessage)).map(({ text }) => text),
      conversations: await queries.$count(conversation),
      parties: await queries.$count(conversationParty),
      files: (await queries.select().from(sharedFile)).map(({ fileName }) => fileName),
    }));
  const theirs = { direct: ['Dear Orbit'], conversations: 1, parties: 2, files: [toOther] };
  expect(await left()).toEqual({ messages: [], ...theirs });
  expect(await inOrbit()).toEqual(before);

  await upstream.db.transaction((queries) =>
    queries.update(team).set({ deletedAt: upstream.clock.now() }).where(eq(team.teamId, OTHER)),
  );
  await aDayLater();
  expect(await left()).toEqual({ messages: [], direct: [], conversations: 0, parties: 0, files: [] });
  expect(await inOrbit()).toEqual([{ total: 0 }]);
});

test('its webhooks go with their secrets and icons, as do the tokens of its directory; others keep theirs', async () => {
  const channelOf = (name: string) => `${name}-c001@chat.${name}.example`;
  const added = async (name: string, by: Session) => {
    const icon = await upload(upstream, '/file/upload-file', png(), by, {}, { type: 'webhook', uuid: '1234567890' });
    const body = { peer: channelOf(name), name: 'Builds', icon: textAt(icon.body, 'longUrl') };
    expect(await upstream.post('/webhook/incoming/add', body, by)).toMatchObject({ status: 200 });
  };
  await added('orbit', await upstream.signIn('admin@orbit.example'));
  await added('lonely', admin);
  await upstream.db.transaction((queries) =>
    queries.insert(provisioningToken).values(
      [TEAM, OTHER].map((teamId) => ({
        ...{ teamId, idpId: 'okta', tokenHash: teamId, ending: 'abcd' },
        ...{ createdAt: START, createdBy: admin.guid, lastUsedAt: null },
      })),
    ),
  );
  const left = () =>
    upstream.db.read(async (queries) => ({
      webhooks: await queries.$count(webhook, eq(webhook.teamId, TEAM)),
      tokens: (await queries.select().from(provisioningToken)).map(({ teamId }) => teamId),
      icons: upstream.files.names().length,
    }));
  expect(await left()).toEqual({ webhooks: 1, tokens: [TEAM, OTHER], icons: 2 });
  await endsMeanwhile();
  await aDayLater();
  expect(await left()).toEqual({ webhooks: 0, tokens: [OTHER], icons: 1 });
});
