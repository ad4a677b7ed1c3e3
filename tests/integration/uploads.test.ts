// Pictures, files of people and archives from the client to the store and back, through both servers.
import { request } from 'node:http';
import { slackExport } from '@muster/upstream/sampleArchives';
import { GIF, JPEG, noPictures, png } from '@muster/upstream/samplePictures';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from '../support/cuttingProxy.ts';
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
const VALIDATE = `mutation ($file: Upload!, $mode: MemberUploadMode!) {
  memberUploadValidate(input: { file: $file, mode: $mode, fileName: "people.csv" }) { upload { id } userErrors { code field } } }`;
const ROWS = `totalCount nodes { line email changes { field before after } problem { field code value } }`;
const PEOPLE = `query ($id: ID!) { node(id: $id) { ... on MemberUpload { status encoding plannedCount unchangedCount refusedCount doneCount
  failedCount viewerCanCancel planned: rows(kind: PLANNED) { ${ROWS} } refused: rows(kind: REFUSED) { ${ROWS} } } } }`;
const IMPORTS = `{ viewer { team { url imports { id status stage teamLink failure viewerCanCancel counts { peopleFound peopleAdded
  peopleMatched channelsFound channelsAdded channelsMatched messagesFound messagesAdded messagesSkipped } problems { nodes { kind name code } } } } } }`;

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

/** Has what is due done, and reads a file of people. */
async function fileOfPeople(id: string) {
  await stack.dev.advance(0);
  const { data, errors } = await admin.ask(PEOPLE, { id });
  expect(errors).toEqual([]);
  return data.node;
}

describe('a file of people', () => {
  test('is the template, filled and sent back in another encoding; it is compared, done once, and told of row by row', async () => {
    const template = 'mutation { memberTemplateDownload(input: { mode: EDIT }) { url userErrors { code } } }';
    const { url } = (await admin.ask(template)).data.memberTemplateDownload;
    const downloaded = await open(url);
    expect([downloaded.status, downloaded.type]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = new TextDecoder().decode(downloaded.content).split('\r\n');
    const columns = (lines[0] ?? '').replace('\ufeff', '').split(',');
    expect(columns.slice(0, 3)).toEqual(['email', 'first_name', 'last_name']);
    expect(columns).toContain('Pronouns');
    expect(lines.length).toBeGreaterThan(100);

    const sent = 'email;Pronouns\r\nmember@orbit.example;„Ask” me\r\nnobody@orbit.example;x\r\n';
    const file = new Blob([Buffer.from(`\ufeff${sent}`, 'utf16le')]);
    const { upload, userErrors } = (await admin.ask(VALIDATE, { file, mode: 'EDIT' })).data.memberUploadValidate;
    expect(userErrors).toEqual([]);
    const problem = { field: 'email', code: 'NOT_IN_TEAM', value: 'nobody@orbit.example' };
    expect(await fileOfPeople(upload.id)).toMatchObject({
      ...{ status: 'VALIDATED', encoding: 'UTF_16LE', plannedCount: 1, refusedCount: 1, viewerCanCancel: true },
      planned: { nodes: [{ line: 2, changes: [{ field: 'Pronouns', after: '„Ask” me' }], problem: null }] },
      refused: { nodes: [{ line: 3, email: 'nobody@orbit.example', problem }] },
    });

    const process = `mutation ($id: ID!, $key: String) { memberUploadProcess(input: { uploadId: $id, idempotencyKey: $key }) {
      upload { status } userErrors { code field } } }`;
    const start = async (key: string) => (await admin.ask(process, { id: upload.id, key })).data.memberUploadProcess;
    expect(await start('people-1')).toEqual({ upload: { status: 'PROCESSING' }, userErrors: [] });
    expect(await start('people-1')).toMatchObject({ userErrors: [] });
    expect(await fileOfPeople(upload.id)).toMatchObject({ status: 'PROCESSED', doneCount: 1, failedCount: 0 });
    expect(await start('people-2')).toEqual({
      upload: null,
      userErrors: [{ code: 'ALREADY_DONE', field: ['uploadId'] }],
    });
    const report = `mutation ($id: ID!) { memberUploadReport(input: { uploadId: $id, kind: RESULTS }) { url } }`;
    const told = await open((await admin.ask(report, { id: upload.id })).data.memberUploadReport.url);
    expect(new TextDecoder().decode(told.content)).toMatch(/member@orbit\.example,„Ask” me,changed,/);
    const last = '{ viewer { team { lastMemberUpload(mode: EDIT) { id status by } memberUploads { id } } } }';
    const { team } = (await admin.ask(last)).data.viewer;
    expect(team).toMatchObject({
      lastMemberUpload: { id: upload.id, status: 'PROCESSED' },
      memberUploads: [{ id: upload.id }],
    });
  });

  test('adds people, who are mailed what was composed', async () => {
    const file = new Blob(['email,first_name\nfresh.face@orbit.example,Fresh\nmember@orbit.example,\n']);
    const { upload } = (await admin.ask(VALIDATE, { file, mode: 'ADD' })).data.memberUploadValidate;
    expect(await fileOfPeople(upload.id)).toMatchObject({ plannedCount: 1, unchangedCount: 1, refusedCount: 0 });
    const invite = `mutation ($input: MemberUploadInviteInput!) { memberUploadInvite(input: $input) { userErrors { code field } } }`;
    const mail = { subject: 'Come to {team_name}', message: 'To {team_name}, by {invite_link}.' };
    const input = { uploadId: upload.id, fullName: 'Ada Admin', fromPrefix: 'ada', ...mail };
    expect((await admin.ask(invite, { input })).data.memberUploadInvite.userErrors).toEqual([]);
    expect(await fileOfPeople(upload.id)).toMatchObject({ status: 'PROCESSED', doneCount: 1 });
    const [sent] = await stack.dev.mailsTo('fresh.face@orbit.example');
    expect(sent).toMatchObject({ subject: 'Come to Orbit', from: expect.stringMatching(/^Ada Admin <ada@.+>$/) });
    const found = await admin.ask(
      '{ viewer { team { members(first: 1, search: "fresh.face") { nodes { name { first } } } } } }',
    );
    expect(found.data.viewer.team.members.nodes).toEqual([{ name: { first: 'Fresh' } }]);
  });

  test('that is none, or of another header, is refused where it is', async () => {
    const refused = async (content: BlobPart, mode = 'ADD') =>
      (await admin.ask(VALIDATE, { file: new Blob([content]), mode })).data.memberUploadValidate.userErrors;
    expect(await refused(new Uint8Array(png()))).toEqual([{ code: 'INVALID', field: ['file'] }]);
    expect(await refused('mail,first_name\n')).toEqual([{ code: 'HEADER_CHANGED', field: ['file'] }]);
    expect(await refused('email\n')).toEqual([{ code: 'REQUIRED', field: ['file'] }]);
    expect(await refused('email\na@orbit.example\n', 'DELETE')).toEqual([{ code: 'NOT_ALLOWED', field: ['mode'] }]);
  });
});

describe('an archive', () => {
  let line: CuttingProxy;
  beforeAll(async () => {
    line = await startCuttingProxy(stack.url, 3, 600);
  });
  afterAll(() => line.close());

  const users = [
    { id: 'U1', name: 'ann', profile: { email: 'ann.archive@orbit.example', real_name: 'Ann Archive' } },
    { id: 'U2', name: 'member', profile: { email: 'member@orbit.example', real_name: 'Known Already' } },
  ];
  const archive = () =>
    slackExport({
      users,
      channels: [{ id: 'C1', name: 'archived-talk', members: ['U1', 'U2'], topic: { value: 'Of old' } }],
      days: {
        'archived-talk/2024-01-31': [
          { type: 'message', user: 'U1', text: 'Good morning', ts: '1706700000.000100' },
          { type: 'message', user: 'U2', text: 'Hello <@U1>', ts: '1706700001.000100' },
        ],
      },
    });
  /** Sends an archive in parts, over a line that breaks, as any client of the protocol does. */
  async function send(content: Buffer) {
    const { data } = await admin.ask(
      `mutation ($bytes: Float!) { importUploadStart(input: { source: SLACK, fileName: "export.zip", bytes: $bytes }) {
        url uploadName userErrors { code field } } }`,
      { bytes: content.length },
    );
    const { url, uploadName } = data.importUploadStart;
    const sent = Promise.withResolvers<void>();
    const archiveUpload = new Upload(content, {
      uploadUrl: line.url + url,
      ...{ chunkSize: 300, retryDelays: Array<number>(10).fill(0) },
      ...{ onSuccess: () => sent.resolve(), onError: sent.reject },
    });
    archiveUpload.start();
    await sent.promise;
    return uploadName;
  }
  const start = async (uploadName: string) =>
    (
      await admin.ask(
        `mutation ($name: String!) { importStart(input: { source: SLACK, teamUrl: "orbit", uploadName: $name }) {
          isAccepted import { status stage } userErrors { code field } } }`,
        { name: uploadName },
      )
    ).data.importStart;

  /** The team once its imports have come to their end: each of their jobs is due when the one before it is done. */
  async function afterImport() {
    for (;;) {
      await stack.dev.advance(0);
      const { team } = (await admin.ask(IMPORTS)).data.viewer;
      if (team.imports.every(({ status }: { status: string }) => status !== 'IN_PROGRESS')) return team;
    }
  }

  test('is sent in parts, and its people, channels and messages are brought over once', async () => {
    const uploadName = await send(await archive());
    expect(line.cuts()).toBe(3);
    expect(await start(uploadName)).toEqual({
      isAccepted: true,
      import: { status: 'IN_PROGRESS', stage: 'READING' },
      userErrors: [],
    });
    expect(await afterImport()).toMatchObject({
      url: 'orbit',
      imports: [
        {
          ...{ status: 'COMPLETED', stage: 'DONE', failure: null, viewerCanCancel: false },
          teamLink: 'https://orbit.muster.example',
          counts: {
            ...{ peopleFound: 2, peopleAdded: 1, peopleMatched: 1, channelsFound: 1, channelsAdded: 1 },
            ...{ messagesFound: 2, messagesAdded: 2 },
          },
          problems: { nodes: [] },
        },
      ],
    });
    const channels = '{ viewer { team { channels(first: 5, search: "archived-talk") { nodes { name } } } } }';
    expect((await admin.ask(channels)).data.viewer.team.channels.nodes).toEqual([{ name: 'archived-talk' }]);
    expect(await stack.dev.mailsTo('admin@orbit.example')).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('Slack') }),
    );

    expect(await start(uploadName)).toMatchObject({ userErrors: [{ code: 'ALREADY_DONE', field: ['uploadName'] }] });
    expect(await start(await send(await archive()))).toMatchObject({ isAccepted: true });
    const counts = { peopleAdded: 0, peopleMatched: 2, channelsAdded: 0, channelsMatched: 1, messagesAdded: 0 };
    expect(await afterImport()).toMatchObject({ imports: [{ status: 'COMPLETED', counts }] });
  });

  test('of another tool is refused where it is', async () => {
    const uploadName = await send(Buffer.concat([Buffer.from('PK'), Buffer.alloc(200)]));
    expect(await start(uploadName)).toEqual({
      isAccepted: false,
      import: null,
      userErrors: [{ code: 'INVALID', field: ['uploadName'] }],
    });
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
