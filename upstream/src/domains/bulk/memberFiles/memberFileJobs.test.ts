import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { field, fieldValue } from '../../../db/tables/field.ts';
import { team } from '../../../db/tables/team.ts';
import { addScaleTeam } from '../../../demo/scale.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { ORBIT, fieldCalls, refusalOf } from '../../../testing/fieldCalls.ts';
import { composed, memberFileCalls } from '../../../testing/memberFileCalls.ts';
import { memberFileTraces } from '../../../testing/memberFileTraces.ts';
import { setPerson } from '../../../testing/people.ts';
import { type Session, START, codeOf, textAt } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example'], { environment: 'preprod' });
const calls = memberFileCalls(upstream, () => ada);
const fields = fieldCalls(upstream, () => ada);
const { peopleOf, byEmail, emailOf, textsOf, mailsTo, audited } = memberFileTraces(upstream.db);
const BEN = 'orbit-0004';
let ada: Session;
beforeEach(async () => {
  ada = await upstream.signIn('admin@orbit.example');
});

describe('a file that adds people', () => {
  const header = 'email,first_name,last_name,country_code,mobile_number,Department,Pronouns,Manager';

  test('takes them in with what it says of them, and mails them what was composed', async () => {
    const [asking] = (await peopleOf('team-orbit')).filter(({ state }) => state === 'pending');
    const importId = await calls.validated('add', [
      header,
      'New.One@orbit.example,Zoë,Nuñez,+49,170 1234567,Sales,xe/xem,member@orbit.example',
      'jane.doe@orbit.example,,,,,Sales,Xe/Xem,',
      `${asking?.email},,,,,,,`,
      'member@orbit.example,,,,,,,',
    ]);
    expect(await calls.read(importId)).toMatchObject({ total: 4, planned: 3, unchanged: 1, refused: 0 });
    const began = await calls.start('add', importId, ada, { 'x-request-id': 'the-start' });
    expect(began.body).toMatchObject({ status: 'processing', startedAt: START, done: 0, finishedAt: null });
    upstream.clock.advance(61_000);
    await upstream.jobs.runDue();
    const finishedAt = START + 61_000;
    expect(await calls.read(importId)).toMatchObject({ status: 'processed', done: 3, failed: 0, finishedAt });
    expect(await calls.resultsOf(importId)).toEqual([
      'new.one@orbit.example add done',
      'jane.doe@orbit.example add done',
      `${asking?.email} add done`,
      'member@orbit.example unchanged',
    ]);
    const [told] = await mailsTo('admin@orbit.example');
    expect(told).toMatchObject({ subject: 'Your file people.csv is done' });
    expect(told?.text).toContain('\n- Added: 3\n- As the file says already: 1\n');
    const added = await byEmail('new.one@orbit.example');
    expect(added).toMatchObject({
      ...{ firstName: 'Zoë', lastName: 'Nuñez', phoneCountryCode: '+49', phoneNumber: '1701234567' },
      ...{ role: 'member', state: 'active', isLicensed: true, locale: 'en-us' },
    });
    expect(await byEmail('jane.doe@orbit.example')).toMatchObject({ firstName: 'Jane', lastName: 'Doe' });
    expect(await byEmail(asking?.email ?? '')).toMatchObject({ firstName: asking?.firstName, state: 'active' });
    const both = { Department: 'Sales', Pronouns: 'xe/xem', 'Employee type': 'Full-time' };
    expect(await textsOf('new.one@orbit.example')).toEqual({ ...both, Manager: 'member@orbit.example' });
    expect(await textsOf('jane.doe@orbit.example')).toEqual(both);
    const entries = await audited('%');
    const ofAdded = entries.filter(({ target }) => target === `person:${added?.guid}`);
    expect(ofAdded.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member.invite', 'licence.assign', 'field.giveDefaults', 'field.setValues']),
    );
    expect(ofAdded.every(({ actor, requestId }) => actor === ada.guid && requestId === 'the-start')).toBe(true);
    const [start] = await audited('bulk.startUpload');
    expect(start).toMatchObject({ target: `memberUpload:${importId}`, after: { mode: 'add', planned: 3 } });
  });

  test('mails in the name that was given, with the link to the team’s chat', async () => {
    await upstream.db.transaction((queries) =>
      queries
        .update(team)
        .set({ isWelcomeEnabled: true, welcomeSenderName: 'Ben', welcomeMessage: 'Hello & welcome' })
        .where(eq(team.teamId, 'team-orbit')),
    );
    await calls.done('add', ['email', 'new@orbit.example', 'member@orbit.example']);
    const [sent, ...more] = await mailsTo('new@orbit.example');
    expect(more).toEqual([]);
    const from = { fromName: "Zoë O'Neill", fromAddress: 'zoe.oneill@mail.muster.example' };
    expect(sent).toMatchObject({ ...from, subject: 'Join Orbit' });
    expect(sent?.text).toContain('Come to Orbit:\nhttps://orbit.chat.example\n');
    expect(sent?.html).toContain('<a href="https://orbit.chat.example">https://orbit.chat.example</a>');
    expect(sent?.html).toContain('Hello &amp; welcome');
    expect(await mailsTo('member@orbit.example')).toEqual([]);
    const { body } = await upstream.get('/dev/mailbox?to=new@orbit.example');
    expect(body).toMatchObject([{ from: "Zoë O'Neill <zoe.oneill@mail.muster.example>" }]);
    const page = await upstream.get('/dev/mailbox?to=new@orbit.example', undefined, { accept: 'text/html' });
    expect(page.body).toContain('From Zoë O&#39;Neill &lt;zoe.oneill@mail.muster.example&gt;');
  });

  test('leaves out whom something has come between', async () => {
    const restrictTo = (canJoinDomains: string[]) =>
      upstream.db.transaction((queries) =>
        queries.update(team).set({ canJoinDomains }).where(eq(team.teamId, 'team-orbit')),
      );
    await restrictTo([]);
    const importId = await calls.validated('add', [
      'email,Department',
      'here@orbit.example,Sales',
      'gone@orbit.example,Sales',
      'other@elsewhere.example,Sales',
      'last@orbit.example,Юридический отдел',
    ]);
    expect(await calls.read(importId)).toMatchObject({ planned: 4 });
    await upstream.post('/member/invite', { emails: ['here@orbit.example', 'gone@orbit.example'] }, ada);
    const gone = await byEmail('gone@orbit.example');
    await upstream.post('/member/deactivate-profiles', { guid: ada.guid, subjects: [gone?.guid] }, ada);
    await restrictTo(['orbit.example']);
    await upstream.db.transaction((queries) =>
      queries.update(field).set({ isArchived: true }).where(eq(field.fieldId, ORBIT.department)),
    );
    const mailed = (await mailsTo('here@orbit.example')).length;
    await calls.start('add', importId);
    await upstream.jobs.runDue();
    expect(await calls.read(importId)).toMatchObject({ status: 'processed', done: 1, failed: 3 });
    expect(await calls.resultsOf(importId)).toEqual([
      'here@orbit.example add already',
      'gone@orbit.example add failed deactivated email',
      'other@elsewhere.example add failed domain_not_allowed email',
      'last@orbit.example add failed changed_meanwhile Department',
    ]);
    expect(await mailsTo('here@orbit.example')).toHaveLength(mailed);
    expect(await byEmail('last@orbit.example')).toBeUndefined();
  });
});

describe('a file that edits', () => {
  test('writes into fields over whatever stands there by then', async () => {
    const [first, second, third, fourth] = ['orbit-0021', 'orbit-0022', 'orbit-0023', 'orbit-0024'];
    const emails = await Promise.all([first, second, third, fourth].map(emailOf));
    const engineering = `${emails[0]},Engineering,Platform,my own,admin@orbit.example`;
    await calls.done('edit', ['email,Department,Team,Pronouns,Manager', engineering]);
    expect(await textsOf(emails[0] ?? '')).toMatchObject({
      ...{ Department: 'Engineering', Team: 'Platform', Pronouns: 'my own', Manager: 'admin@orbit.example' },
    });
    const importId = await calls.validated('edit', [
      'Pronouns,email,Department',
      `,${emails[0]},Sales`,
      `ey/em,${emails[1]},Product`,
      `Ey/Em,${emails[2]},Product`,
      `ey/em,${emails[3]},Product`,
    ]);
    // Between look and work: somebody has it already, and somebody is switched off.
    const own = [
      { fieldId: ORBIT.pronouns, value: 'ey/em' },
      { fieldId: ORBIT.department, value: 'Product' },
    ];
    await upstream.post('/field/update-member-fields', { onBehalfOf: third, fields: own }, ada);
    await upstream.post('/member/deactivate-profiles', { guid: ada.guid, subjects: [fourth] }, ada);
    await calls.start('edit', importId);
    await upstream.jobs.runDue();
    expect(await calls.resultsOf(importId)).toEqual([
      `${emails[0]} change done`,
      `${emails[1]} change done`,
      `${emails[2]} change already`,
      `${emails[3]} change failed deactivated email`,
    ]);
    expect(await calls.read(importId)).toMatchObject({ done: 3, failed: 1 });
    const emptied = await textsOf(emails[0] ?? '');
    expect(emptied).toMatchObject({ Department: 'Sales', Manager: 'admin@orbit.example' });
    expect(emptied).not.toHaveProperty('Team');
    expect(emptied).not.toHaveProperty('Pronouns');
    const texts = await upstream.db.read((queries) =>
      queries
        .select()
        .from(fieldValue)
        .where(inArray(fieldValue.valueKey, ['ey/em', 'my own'])),
    );
    expect(texts.map(({ value }) => value)).toEqual(['ey/em']);
    const [entry] = (await audited('field.setValues')).filter(({ target }) => target === `person:${second}`).slice(-1);
    expect(entry).toMatchObject({ actor: ada.guid, after: { [ORBIT.pronouns]: 'ey/em' } });
  });

  test('does not do what has become impossible', async () => {
    const emails = await Promise.all(['orbit-0021', 'orbit-0022', 'orbit-0023'].map(emailOf));
    const rows = ['email,First aid', ...emails.map((email) => `${email},In training`)];
    const importId = await calls.validated('edit', rows);
    const [aider] = await fields.valuesOf(ORBIT.unused);
    await fields.update({ fieldId: ORBIT.unused, team_values: [aider] });
    await setPerson(upstream.db, 'orbit-0022', { role: 'guest', isLicensed: false });
    await setPerson(upstream.db, 'orbit-0023', { state: 'deleted' });
    await calls.start('edit', importId);
    await upstream.jobs.runDue();
    expect(await calls.resultsOf(importId)).toEqual([
      `${emails[0]} change failed changed_meanwhile First aid`,
      `${emails[1]} change failed is_guest email`,
      `${emails[2]} change failed not_in_team email`,
    ]);
  });
});

describe('a file by which people leave', () => {
  test('switches them off, admins last, and never leaves the team without one', async () => {
    const [ben, member, other] = await Promise.all([BEN, 'orbit-0002', 'orbit-0021'].map(emailOf));
    const rows = ['email', `${ben}`, 'admin@orbit.example', `${member}`, `${other}`];
    const importId = await calls.validated('deactivate', rows);
    await upstream.post('/member/deactivate-profiles', { guid: ada.guid, subjects: ['orbit-0021'] }, ada);
    await calls.start('deactivate', importId);
    // Ada is switched off before her file's turn: Ben is all that is left.
    await setPerson(upstream.db, ada.guid, { state: 'deactivated', role: 'member', isLicensed: false });
    await upstream.jobs.runDue();
    expect(await calls.resultsOf(importId)).toEqual([
      `${ben} remove failed last_admin email`,
      'admin@orbit.example refused  self email',
      `${member} remove done`,
      `${other} remove already`,
    ]);
    const states = new Map((await peopleOf('team-orbit')).map(({ guid, state, role }) => [guid, `${state} ${role}`]));
    expect([BEN, 'orbit-0002'].map((guid) => states.get(guid))).toEqual(['active admin', 'deactivated member']);
  });

  test('spares whoever starts it, and tells whom the team does not have any more', async () => {
    const [ben, member] = await Promise.all([BEN, 'orbit-0002'].map(emailOf));
    const importId = await calls.validated('deactivate', ['email', `${ben}`, `${member}`]);
    await upstream.post('/member/delete-member', { subjects: ['orbit-0002'] }, ada);
    const asBen = await upstream.signIn(`${ben}`);
    expect((await calls.start('deactivate', importId, asBen)).body).toMatchObject({ status: 'processing' });
    await upstream.jobs.runDue();
    expect(await calls.resultsOf(importId)).toEqual([
      `${ben} remove failed self email`,
      `${member} remove failed not_in_team email`,
    ]);
  });

  test('removes people of large teams', async () => {
    await upstream.db.transaction((queries) => addScaleTeam(queries, 1_003, START));
    ada = await upstream.signIn('admin@universe.example');
    const members = (await peopleOf('team-universe')).filter(({ role }) => role === 'member').slice(0, 3);
    const importId = await calls.validated('delete', ['email', ...members.map(({ email }) => email)]);
    const [first] = members;
    const second = await calls.validated('delete', ['email', ...members.map(({ email }) => email)]);
    await setPerson(upstream.db, first?.guid ?? '', { state: 'deleted' });
    await calls.start('delete', importId);
    await upstream.jobs.runDue();
    expect(await calls.read(importId)).toMatchObject({ status: 'processed', done: 3, failed: 0 });
    expect((await calls.resultsOf(importId))[0]).toContain('remove already');
    const left = (await peopleOf('team-universe')).filter(({ state }) => state === 'active');
    expect(left).toHaveLength(1_003 - 3);
    // By now the team is not large any more.
    expect(codeOf(await calls.start('delete', second))).toBe('403 team_not_large');
  });
});

describe('starting a file', () => {
  const rows = ['email,first_name', 'one@orbit.example,One', 'two@orbit.example,Two'];

  test('is done once, under one key or without', async () => {
    const importId = await calls.validated('add', rows);
    const key = { 'idempotency-key': 'start' };
    const began = await calls.start('add', importId, ada, key);
    expect((await calls.start('add', importId, ada, key)).body).toEqual(began.body);
    expect(codeOf(await calls.start('add', importId))).toBe('409 already_processed');
    await upstream.jobs.runDue();
    expect((await calls.start('add', importId, ada, key)).body).toEqual(began.body);
    expect(codeOf(await calls.start('add', importId))).toBe('409 already_processed');
    expect(await mailsTo('one@orbit.example')).toHaveLength(1);
    expect(await audited('bulk.startUpload')).toHaveLength(1);
  });

  test('waits for the look at it, its mode, something to do, and the end of another one', async () => {
    const looking = await calls.send('add', rows.join('\n'));
    const importId = textAt(looking.body, 'importId');
    expect(codeOf(await calls.start('add', importId))).toBe('409 not_validated');
    await upstream.jobs.runDue();
    expect(codeOf(await calls.start('edit', importId))).toBe('409 not_validated');
    const idle = await calls.validated('add', ['email', 'member@orbit.example']);
    expect(codeOf(await calls.start('add', idle))).toBe('400 nothing_to_do');
    const other = await calls.validated('deactivate', ['email', 'member@orbit.example']);
    await calls.start('add', importId);
    expect(codeOf(await calls.start('deactivate', other))).toBe('409 upload_in_progress');
    // Whoever was shown a file before it was started wants it forgotten, and stops nobody's.
    const forget = (id: string) => calls.cancel(id, undefined, {}, { onlyUnstarted: true });
    expect(codeOf(await forget(importId))).toBe('409 stale_version');
    expect((await forget(idle)).body).toMatchObject({ status: 'cancelled', startedAt: null });
    await upstream.jobs.runDue();
    expect((await calls.start('deactivate', other)).body).toMatchObject({ status: 'processing' });
    const seedling = await upstream.signIn('admin@seedling.example');
    const answers = [await calls.start('add', importId, seedling), await calls.cancel(importId, seedling)];
    expect(answers.map(codeOf)).toEqual(Array(2).fill('404 upload_not_found'));
  });

  test('wants a mail that can be sent', async () => {
    const importId = await calls.validated('add', rows);
    const refusal = async (changes: object) =>
      refusalOf(await calls.start('add', importId, ada, {}, { ...composed, ...changes }));
    for (const [field, wrong] of [
      ['fullName', 'Z'],
      ['fullName', 'Zoë\r\nBcc: x@orbit.example'],
      ['fullName', 'Zoë  Neill'],
      ['fromPrefix', 'zoe@orbit.example'],
      ['subject', ' '],
      ['subject', 'a\nb'],
      ['message', ''],
    ] as const) {
      expect(await refusal({ [field]: wrong })).toBe(`400 invalid_request ${field}`);
    }
    expect(await refusal({ message: 'Come to {team_name}.' })).toBe('400 token_missing message');
    expect(await refusal({ message: '{invite_link}' })).toBe('400 token_missing message');
    expect(await calls.read(importId)).toMatchObject({ status: 'validated' });
    const { body } = await upstream.get('/bulk/invite-mail', ada);
    const subject = 'Join our official {team_name} team on Muster';
    expect(body).toMatchObject({ fromDomain: 'mail.muster.example', subject });
    const given = { ...composed, subject, message: textAt(body, 'message') };
    expect((await calls.start('add', importId, ada, {}, given)).status).toBe(200);
  });
});
