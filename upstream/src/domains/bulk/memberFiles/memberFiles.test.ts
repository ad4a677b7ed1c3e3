// What a file of people is taken for: how it is read, what its rows would do, and what can be downloaded of it.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberUpload, memberUploadRow } from '../../../db/tables/bulk.ts';
import { team } from '../../../db/tables/team.ts';
import type { Answer } from '../../../generated/contract.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import { createJobs } from '../../../lib/jobRunner.ts';
import { createLog } from '../../../lib/log.ts';
import { encodedAs } from '../../../testing/encodings.ts';
import { refusalOf } from '../../../testing/fieldCalls.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { type Mode, memberFileCalls } from '../../../testing/memberFileCalls.ts';
import { setPerson } from '../../../testing/people.ts';
import { templateCalls } from '../../../testing/templateCalls.ts';
import { START, type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { upload } from '../../../testing/uploads.ts';
import { plantHousekeeping } from '../../../housekeeping.ts';
import { memberRowJobs } from './checkWorker.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let ada: Session;
beforeEach(async () => {
  ada = await upstream.signIn('admin@orbit.example');
});

const { send, validated, read, rowsOf, plansOf, changesOf, done, cancel } = memberFileCalls(upstream, () => ada);
const { open } = templateCalls(upstream, () => ada);

const linkTo = async (path: string) => textAt((await upstream.get(path, ada)).body, 'url');
const textOf = async (url: string) => (await open(url)).rawPayload.toString();
const kept = () => upstream.db.read((queries) => queries.$count(memberUpload));

describe('a file that adds people', () => {
  test('is compared with who is there: who comes in, with what, and who does not', async () => {
    await upstream.post('/member/delete-member', { guid: ada.guid, subjects: ['orbit-0013'] }, ada);
    await upstream.db.transaction((queries) =>
      queries
        .update(team)
        .set({ canJoinDomains: ['orbit.example'] })
        .where(eq(team.teamId, 'team-orbit')),
    );
    const importId = await validated('add', [
      'email,first_name,last_name,country_code,mobile_number,Department,Team,Manager,result',
      'new.one@orbit.example,Zoë,,49,170 1234567,engineering,Mobile,MEMBER@orbit.example,failed',
      'jane.doe@orbit.example,,,,,Finance,,,',
      'tomas.zayas@orbit.example,Other,Name,,,,,,',
      'ana@orbit.example,Other,Name,,,,,,',
      'Member@Orbit.example,Other,Name,,,,,,',
      'guest@orbit.example,,,,,,,,',
      'eva.santacruz@orbit.example,,,,,,,,',
      'new@elsewhere.example,,,,,,,,',
      'a@orbit.example,,,,,Engineering,,,',
      'b@orbit.example,,,,,Sales,Mobile,,',
      'c@orbit.example,,,,,Mars,,,',
      'd@orbit.example,,,,,,,guest@orbit.example,',
      'new.one@ORBIT.example,,,,,,,,',
      'e@orbit.example,,,,1234567,,,,',
      'f@orbit.example,Only',
    ]);
    expect(await plansOf(importId)).toEqual([
      ...['2 add', '3 add', '4 add', '5 add', '6 unchanged', '7 refused email is_guest'],
      ...['8 refused email deactivated', '9 refused email domain_not_allowed', '10 refused Team field_required'],
      ...['11 refused Team field_hidden', '12 refused Department value_not_found'],
      ...['13 refused Manager contact_not_found', '14 refused email email_repeated'],
      ...['15 refused country_code phone_incomplete', '16 refused  cells_missing'],
    ]);
    expect(await changesOf(importId)).toEqual([
      [
        ...['first_name: null > Zoë', 'country_code: null > +49', 'mobile_number: null > 1701234567'],
        ...['Department: null > Engineering', 'Team: null > Mobile', 'Manager: null > member@orbit.example'],
        'Employee type: null > Full-time',
      ],
      [
        ...['first_name: null > Jane', 'last_name: null > Doe', 'Department: null > Finance'],
        'Employee type: null > Full-time',
      ],
      // Whoever asked to join, or was removed, comes in under their own name.
      ['Employee type: null > Full-time'],
      ['Employee type: null > Full-time'],
    ]);
    expect((await rowsOf(importId, 'kind=planned')).rows[2]).toMatchObject({ name: 'Tomás Zayas Maldonado' });
    expect(await read(importId)).toMatchObject({
      ...{ mode: 'add', fileName: 'people.csv', status: 'validated', encoding: 'utf-8', uploadedAt: START },
      ...{ total: 15, checked: 15, planned: 4, unchanged: 1, refused: 10, uploadedBy: 'Gus Cartwright' },
      ...{ startedAt: null, startedBy: null, finishedAt: null, done: 0, failed: 0 },
    });
  });

  test('has no columns for fields in a team whose plan has none', async () => {
    const free = await upstream.signIn('admin@seedling.example');
    expect(refusalOf(await send('add', 'email,Department\na@x.example,Sales', free))).toBe(
      '400 InvalidHeader usersFile.2',
    );
    expect(codeOf(await send('add', 'email,last_name\na@x.example,Sales', free))).toMatchObject({ total: 1 });
    const { body } = await upstream.get('/bulk/member-columns?mode=add', free);
    expect((body as Answer<'bulk', 'memberColumns'>).columns.map(({ name }) => name)).toEqual([
      ...['email', 'first_name', 'last_name', 'country_code', 'mobile_number'],
    ]);
  });
});

describe('a file that edits', () => {
  test('changes fields alone: an empty cell empties, a missing column leaves, dependent fields go along', async () => {
    const importId = await validated('edit', [
      'Manager,Department,pronouns,email,first_name',
      'siobhan.oconnordarcy@orbit.example,Sales,she/her,admin@orbit.example,Augustus',
      ',marketing,She/Her,siobhan.oconnordarcy@orbit.example,',
      'member@orbit.example,Marketing,she/her,SIOBHAN.oconnordarcy@orbit.example,',
      ',,,member@orbit.example,',
      ',Sales,,guest@orbit.example,',
      ',Sales,,eva.santacruz@orbit.example,',
      ',Sales,,ken.suzuki@orbit.example,',
      ',Sales,,nobody@orbit.example,',
      `,Sales,${'x'.repeat(41)},ana@orbit.example,`,
    ]);
    expect(await plansOf(importId)).toEqual([
      ...['2 change', '3 change', '4 refused email email_repeated', '5 refused Department field_required'],
      ...['6 refused email is_guest', '7 refused email deactivated', '8 refused email not_in_team'],
      ...['9 refused email not_in_team', '10 refused pronouns value_too_long'],
    ]);
    expect(await changesOf(importId)).toEqual([
      [
        ...['Department: Engineering > Sales', 'Team: Platform > null', 'On-call rotation: Week A > null'],
        'Manager: null > siobhan.oconnordarcy@orbit.example',
      ],
      ['Manager: member@orbit.example > null'],
    ]);
    const { rows } = await rowsOf(importId, 'kind=refused');
    expect(rows[1]).toMatchObject({
      ...{ line: 5, email: 'member@orbit.example', name: 'Candido Durgan' },
      problem: { name: 'Candido Durgan', details: 'The field must not be left empty.', code: 'field_required' },
    });
    // Nothing is told of somebody who only asks to join.
    expect(rows[4]).toMatchObject({ email: 'ken.suzuki@orbit.example', name: '' });
    expect(await upstream.files.size('none')).toBeNull();
    expect(upstream.files.names()).toEqual([]);
  });

  test('begins with everybody as they are, so that nothing is changed by what nobody changes', async () => {
    await setPerson(upstream.db, 'orbit-0012', { firstName: '=1+1', lastName: 'one;\ttwo "three"' });
    const url = await linkTo('/bulk/download-templates?mode=edit');
    expect(url).toContain('/edit_members.csv?');
    const template = await textOf(url);
    const [header, ...lines] = template.split('\r\n');
    expect(header).toBe(
      '\uFEFFemail,first_name,last_name,country_code,mobile_number,Department,Team,On-call rotation,Office,Pronouns,' +
        'Manager,Employee type,Cost centre,First aid',
    );
    // 120 active people, 8 of them guests, and the end of the last line.
    expect(lines).toHaveLength(113);
    expect(lines).toContainEqual(
      expect.stringMatching(/^admin@orbit.example,Gus,Cartwright,'\+1,5551000000,Engineering,Platform,Week A,Berlin,/),
    );
    expect(template).toContain(`sakura.watanabe@orbit.example,'=1+1,"one;\ttwo ""three""",`);
    const answer = await send('edit', template);
    await upstream.jobs.runDue();
    expect(await read(textAt(answer.body, 'importId'))).toMatchObject({ total: 112, unchanged: 112, refused: 0 });
    upstream.clock.advance(3 * DAY_MS);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
  });
});

describe('a file by which people leave', () => {
  test('looks at addresses alone, and never takes whoever sent it', async () => {
    const importId = await validated('deactivate', [
      'first_name;email;Team',
      ';SIOBHAN.oconnordarcy@orbit.example;Mars',
      ';admin@orbit.example;',
      ';guest@orbit.example;',
      ';eva.santacruz@orbit.example;',
      ';ken.suzuki@orbit.example;',
      ';admin@seedling.example;',
      ';no address;',
    ]);
    expect(await plansOf(importId)).toEqual([
      ...['2 remove', '3 refused email self', '4 remove', '5 unchanged', '6 refused email not_in_team'],
      ...['7 refused email not_in_team', '8 refused email email_invalid'],
    ]);
  });

  test('is for large teams where it is for good; the address is its template', async () => {
    expect(refusalOf(await send('delete', 'email\na@x.example'))).toBe('403 team_not_large mode');
    expect(codeOf(await upstream.get('/bulk/download-templates?mode=delete', ada))).toBe('403 team_not_large');
    expect([await kept(), upstream.files.names()]).toEqual([0, []]);
    expect(await textOf(await linkTo('/bulk/download-templates?mode=deactivate'))).toBe('\uFEFFemail\r\n');
    const { body } = await upstream.get('/bulk/member-columns?mode=deactivate', ada);
    expect(body).toEqual({ columns: [{ name: 'email', isRequired: true }] });
  });
});

describe('a file', () => {
  test.each([
    ['windows-1252', 'Jörg', 'Müller'],
    ['gb18030', '秀英', '王'],
    ['utf-16le', 'Jörg', '王'],
    ['utf-16be', 'Jörg', '王'],
  ])('in %s is read as it was written', async (encoding, first, last) => {
    const text = `\temail\tfirst_name\tlast_name\r\n\ta@orbit.example\t${first}\t${last}`.replaceAll(
      /^\t|(\n)\t/g,
      '$1',
    );
    const { body } = await send('add', encodedAs(text, encoding));
    await upstream.jobs.runDue();
    const importId = textAt(body, 'importId');
    expect(await read(importId)).toMatchObject({ encoding, columns: ['email', 'first_name', 'last_name'] });
    expect((await rowsOf(importId, 'kind=planned')).rows).toMatchObject([{ name: `${first} ${last}` }]);
  });

  test.each<[string, string | Uint8Array, string, string]>([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'InvalidFile usersFile', 'UTF-8, UTF-16'],
    ['another encoding', encodedAs('email\nИван Петров и Ольга', 'windows-1251'), 'InvalidFile usersFile', 'UTF-16'],
    ['a quote within a cell', 'email\nb@x.example\na"@x.example', 'InvalidFile usersFile.3', 'line 3'],
    ['a quote that is never closed', 'email\nb@x.example\n"a@x.example', 'InvalidFile usersFile.3', 'line 3'],
    ['nothing in it', '', 'csv_empty usersFile', ''],
    ['no address', 'first_name\nAda', 'InvalidHeader usersFile', 'no column called email'],
    ['a column that nobody knows', 'email,first name\na@x.example,A', 'InvalidHeader usersFile.2', 'Column 2'],
    ['a column that is there twice', 'email,Team,team\na@x.example,,', 'InvalidHeader usersFile.3', 'Column 3'],
    ['an archived field', 'email,T-shirt size\na@x.example,S', 'InvalidHeader usersFile.2', 'Column 2'],
    ['no row', 'email,Team\n\n,\n', 'csv_empty usersFile', ''],
    ['100,001 rows', `email\n${'a@x.example\n'.repeat(100_001)}`, 'csv_too_long usersFile', ''],
  ])('with %s is refused, and nothing is left of it', async (_what, content, code, words) => {
    const answer = await send('add', content);
    expect(refusalOf(answer)).toBe(`400 ${code}`);
    expect(textAt(answer.body, 'error', 'message')).toContain(words);
    expect([await kept(), upstream.files.names()]).toEqual([0, []]);
  });

  test('without the ending of its kind is refused before any of it is read', async () => {
    const sent = [{ name: 'usersFile', content: 'email\na@x.example' }];
    const named = (fileName: string, parts = sent) =>
      upload(upstream, '/bulk/validate-users-file', parts, ada, {}, { mode: 'add', fileName });
    expect(refusalOf(await named('people.xlsx', [{ name: 'other', content: '' }]))).toBe('400 InvalidFile fileName');
    expect(refusalOf(await named('people.csv', [{ name: 'file', content: 'email' }]))).toBe('400 invalid_request');
    expect(codeOf(await named('My People (1).CSV'))).toMatchObject({ fileName: 'My People (1).CSV' });
  });

  test('of thousands of rows is compared in steps, and again where one of them is cut off', async () => {
    const names = Array.from({ length: 5_000 }, (_, place) => `p${place}@orbit.example,P`);
    const content = ['email,first_name', ...names.with(4_998, 'p4998@orbit.example,\u202e'), 'P0@Orbit.example,Q'].join(
      '\r\n',
    );
    let steps = 0;
    const killed = Object.fromEntries(
      Object.entries(memberRowJobs(upstream.files)).map(([name, job]) => [
        name,
        {
          ...job,
          outside: async (...given: Parameters<NonNullable<typeof job.outside>>) => {
            const effect = await job.outside?.(...given);
            return async (...rest: Parameters<typeof job.effect>) => {
              const next = effect?.(...rest);
              await next;
              steps += 1;
              if (steps % 2 === 1) throw new Error('The process is killed before the commit.');
              return next;
            };
          },
        },
      ]),
    );
    const { db, clock } = upstream;
    const key = { 'idempotency-key': 'once' };
    const importId = textAt((await send('add', content, ada, key)).body, 'importId');
    expect(textAt((await send('add', content, ada, key)).body, 'importId')).toBe(importId);
    const interrupted = createJobs({ db, clock, log: createLog('silent'), handlers: killed });
    for (let round = 0; round < 7; round += 1) {
      await interrupted.runDue();
      clock.advance(10_000);
    }
    expect(steps).toBe(12);
    expect(await read(importId)).toMatchObject({ status: 'validated', checked: 5_001, planned: 4_999, refused: 2 });
    expect((await rowsOf(importId, 'kind=refused')).rows).toMatchObject([
      { line: 5_000, problem: { code: 'name_invalid', field: 'first_name' } },
      { line: 5_002, problem: { code: 'email_repeated' }, email: 'p0@orbit.example' },
    ]);
    expect(await kept()).toBe(1);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
  });

  test('is there while another is looked at, and is forgotten where nobody starts it', async () => {
    const [first, second] = [await send('add', 'email\na@x.example'), await send('edit', 'email\na@x.example')];
    const importId = textAt(second.body, 'importId');
    expect(codeOf(await cancel(importId))).toMatchObject({ status: 'cancelled' });
    await upstream.jobs.runDue();
    expect(await read(textAt(first.body, 'importId'))).toMatchObject({ status: 'validated' });
    expect(await read(importId)).toMatchObject({ status: 'cancelled', checked: 0 });
    expect(upstream.files.names()).toEqual([]);
    upstream.clock.advance(2 * DAY_MS - HOUR_MS);
    await upstream.db.transaction((queries) => plantHousekeeping(queries, upstream.clock.now() - HOUR_MS));
    await upstream.jobs.runDue();
    expect(await kept()).toBe(2);
    upstream.clock.advance(HOUR_MS);
    await upstream.jobs.runDue();
    expect(await kept()).toBe(0);
    expect(await upstream.db.read((queries) => queries.$count(memberUploadRow))).toBe(0);
  });

  test('gives way where ten others of the team wait to be started', async () => {
    const oldest = textAt((await send('add', 'email\na@x.example')).body, 'importId');
    upstream.clock.advance(1);
    for (let count = 0; count < 9; count += 1) await send('add', 'email\nb@x.example');
    expect(await read(oldest)).toMatchObject({ status: 'validating' });
    await send('edit', 'email\na@x.example');
    expect(await read(oldest)).toMatchObject({ status: 'cancelled' });
  });

  test('is nothing to another team', async () => {
    const importId = await validated('add', ['email', 'a@x.example', 'nobody']);
    const other = await upstream.signIn('admin@seedling.example');
    for (const path of [
      'member-upload?',
      'member-upload-rows?kind=refused&limit=5&offset=0&',
      'member-upload-report?kind=results&',
    ]) {
      expect(codeOf(await upstream.get(`/bulk/${path}importId=${importId}`, other))).toBe('404 upload_not_found');
    }
    expect((await upstream.get('/bulk/member-uploads', other)).body).toEqual({ uploads: [] });
  });
});

describe('what became of a file', () => {
  const rows = [
    'email,Department,result,problem',
    'ana@orbit.example,Finance,,',
    '"=1+1",Mars,failed,"=old"',
    'Jose.Nunez@atelier-nord.example,Mars,,',
    'sakura.watanabe@orbit.example,Mars,,',
  ];

  test('is found by address, name and what is wrong, page by page', async () => {
    const importId = await validated('edit', rows);
    const found = async (searchText: string) => {
      const text = encodeURIComponent(searchText);
      return (await rowsOf(importId, `kind=refused&searchText=${text}`)).rows.map(({ line }) => line);
    };
    expect(await found('ATELIER')).toEqual([4]);
    expect(await found('маria')).toEqual([]);
    expect(await found('渡')).toEqual([5]);
    expect(await found('no such value')).toEqual([5]);
    expect(await found('mar')).toEqual([4, 5]);
    expect(await found('%')).toEqual([]);
    const page = await rowsOf(importId, 'kind=refused', 'limit=1&offset=1');
    expect([page.total, page.rows.map(({ line }) => line)]).toEqual([3, [4]]);
  });

  test('can be downloaded, mended, and sent again', async () => {
    const importId = await validated('edit', rows);
    const problems = await textOf(await linkTo(`/bulk/member-upload-report?importId=${importId}&kind=problems`));
    expect(problems.split('\r\n')).toEqual([
      '\uFEFFemail,Department,result,problem',
      `'=1+1,Mars,refused,email: This is not an address.`,
      'Jose.Nunez@atelier-nord.example,Mars,refused,email: The person is a guest.',
      'sakura.watanabe@orbit.example,Mars,refused,Department: The field has no such value.',
      '',
    ]);
    const results = async () => textOf(await linkTo(`/bulk/member-upload-report?importId=${importId}&kind=results`));
    expect((await results()).split('\r\n')[1]).toBe('ana@orbit.example,Finance,not done,');
    const answer = await send('edit', problems.replace('.example,Mars,refused,Dep', '.example,Finance,refused,Dep'));
    await upstream.jobs.runDue();
    const mended = textAt(answer.body, 'importId');
    expect(await plansOf(mended)).toEqual([
      ...['2 refused email email_invalid', '3 refused email is_guest', '4 change'],
    ]);
    expect((await rowsOf(mended, 'kind=refused')).rows[0]).toMatchObject({ email: '=1+1' });
  });

  const WIRE = {
    add: ['importedAt', 'importedBy', 'importId', 'email\nnew@orbit.example'],
    edit: ['updatedAt', 'updatedBy', 'updateId', 'email,Department\nana@orbit.example,Finance'],
    deactivate: ['deactivatedAt', 'deactivatedBy', 'deactivatedId', 'email\nana@orbit.example'],
  } as const;
  test.each(['add', 'edit', 'deactivate'] as const)('is told of the last one to %s by its own names', async (mode) => {
    const [at, by, id, content] = WIRE[mode];
    const last = async (of: Mode = mode) => (await upstream.get(`/bulk/last-import?mode=${of}`, ada)).body;
    const waiting = await validated(mode, content.split('\n'));
    expect(await last()).toEqual({});
    const { importId } = await done(mode, content.split('\n'));
    expect(await last()).toEqual({
      lastUpload: {
        ...{ fileName: 'people.csv', status: 'processed', uploadedAt: START, uploadedBy: 'Gus Cartwright' },
        ...{ [at]: START, [by]: 'Gus Cartwright', [id]: importId },
      },
    });
    expect(await last('delete')).toEqual({});
    const uploads = async () =>
      ((await upstream.get('/bulk/member-uploads', ada)).body as Answer<'bulk', 'memberUploads'>).uploads;
    // One that was checked waits there to be started, until it is given up.
    expect((await uploads()).map((one) => one.importId).toSorted()).toEqual([importId, waiting].toSorted());
    await cancel(waiting);
    expect((await uploads()).map((one) => one.importId)).toEqual([importId]);
    upstream.clock.advance(30 * DAY_MS);
    const later = await upstream.signIn('admin@orbit.example');
    expect((await upstream.get('/bulk/member-uploads', later)).body).toEqual({ uploads: [] });
  });
});
