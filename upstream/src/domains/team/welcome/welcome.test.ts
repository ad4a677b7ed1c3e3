import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../../db/tables/system.ts';
import { keptMails } from '../../../lib/mail.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'summit.example']);

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const set = (body: object, headers = {}) => upstream.post('/team/welcome-message', body, admin, headers);
const read = async () => (await upstream.get('/team/welcome-message', admin)).body;
const testSend = (body: object) => upstream.post('/team/test-welcome-message', body, admin);
const invite = (email: string, guestMembership = false) =>
  upstream.post('/member/invite', { emails: [email], guestMembership }, admin);
const mailsTo = (email: string) => upstream.db.read((queries) => keptMails(queries, email));
const onlyMailTo = async (email: string) => {
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  return { subject: mails[0]?.subject ?? '', text: mails[0]?.text ?? '', html: mails[0]?.html ?? '' };
};
const entries = (action: string) =>
  upstream.db.read((queries) =>
    queries
      .select({ actor: auditEntry.actor, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.action, action))
      .orderBy(auditEntry.auditId),
  );

const welcome = { senderName: 'Ada & <team>', message: 'Hello!\n<b>Read</b> the handbook.' };
const refusalOf = (answer: { status: number; body: unknown }) => [
  codeOf(answer),
  answer.status === 200 ? null : textAt(answer.body, 'error', 'field'),
];

describe('the message', () => {
  test('is kept trimmed, counted, and written down as far as it changed', async () => {
    expect(await read()).toMatchObject({ enabled: false, senderName: 'Orbit', version: 1 });
    const kept = { enabled: true, senderName: 'Ada', message: 'Hello', version: 2 };
    expect((await set({ enabled: true, senderName: ' Ada ', message: ' Hello\n', version: 1 })).body).toEqual(kept);
    expect(await read()).toEqual(kept);
    await set({ enabled: false });
    expect(await read()).toEqual({ ...kept, enabled: false, version: 3 });
    const found = await entries('team.updateWelcome');
    expect(found).toMatchObject([
      { actor: 'orbit-0001', before: { isWelcomeEnabled: false }, after: { welcomeSenderName: 'Ada' } },
      { before: { isWelcomeEnabled: true }, after: { isWelcomeEnabled: false } },
    ]);
    expect(Object.keys(found[1]?.after ?? {})).toEqual(['isWelcomeEnabled']);
  });

  test('that stays the same is neither counted nor written down', async () => {
    const before = await read();
    expect((await set({ enabled: false, senderName: 'Orbit' })).body).toEqual(before);
    expect((await set({})).body).toEqual(before);
    expect(await entries('team.updateWelcome')).toEqual([]);
  });

  test('does not count as a change of the team itself', async () => {
    const info = async () => (await upstream.get('/team/team-info', admin)).body;
    const before = await info();
    await set({ enabled: true });
    expect(await info()).toEqual(before);
  });

  test('of another version than was read is refused', async () => {
    await set({ senderName: 'Ada', version: 1 });
    expect(refusalOf(await set({ senderName: 'Grace', version: 1 }))).toEqual(['409 stale_version', 'version']);
    expect(await read()).toMatchObject({ senderName: 'Ada', version: 2 });
  });

  test('acts once for a key', async () => {
    const headers = { 'idempotency-key': 'welcome-1' };
    const first = await set({ senderName: 'Ada', version: 1 }, headers);
    expect((await set({ senderName: 'Ada', version: 1 }, headers)).body).toEqual(first.body);
    expect(await read()).toMatchObject({ version: 2 });
  });

  test.each([
    [{ senderName: '   ' }, 'senderName'],
    [{ senderName: '🚀'.repeat(26) }, 'senderName'],
    [{ message: '\n\t ' }, 'message'],
    [{ message: 'x'.repeat(351) }, 'message'],
    [{ senderName: 'Ada', message: '' }, 'message'],
  ])('%o is refused at its field, kept or tried', async (change, field) => {
    const before = await read();
    expect(refusalOf(await set(change))).toEqual(['400 invalid_request', field]);
    expect(refusalOf(await testSend({ ...welcome, ...change }))).toEqual(['400 invalid_request', field]);
    expect(await read()).toEqual(before);
  });

  test('may have 25 and 350 characters of any kind', async () => {
    const longest = { senderName: '🚀'.repeat(25), message: '界'.repeat(350) };
    expect((await set(longest)).body).toMatchObject(longest);
  });
});

describe('while it is sent', () => {
  test('whoever is added reads it in the one mail, below, as text', async () => {
    await invite('before@orbit.example');
    await set({ enabled: true, ...welcome });
    await invite('after@orbit.example');
    const before = await onlyMailTo('before@orbit.example');
    const after = await onlyMailTo('after@orbit.example');
    expect(before.text).not.toContain('handbook');
    expect(after.subject).toBe(before.subject);
    expect(after.text).toContain('\n\n> Ada & <team>\n>\n> Hello!\n> <b>Read</b> the handbook.\n');
    expect(after.html).toContain('<strong>Ada &amp; &lt;team&gt;</strong>');
    expect(after.html).toContain('Hello!<br>&lt;b&gt;Read&lt;/b&gt; the handbook.');
    await set({ enabled: false });
    await invite('later@orbit.example');
    expect((await onlyMailTo('later@orbit.example')).text).not.toContain('handbook');
  });

  test('guests read it, too', async () => {
    await set({ enabled: true, ...welcome });
    await invite('guest@elsewhere.example', true);
    expect((await onlyMailTo('guest@elsewhere.example')).text).toContain('handbook');
  });

  test.each([
    ['approve-members', { guestMembership: false }, 'approveEmails', true],
    ['approve-members', { guestMembership: true }, 'approveEmails', true],
    ['reject-members', {}, 'rejectEmails', false],
  ])('who asked to come in and meets %s %o', async (path, options, key, isWelcomed) => {
    const summit = await upstream.signIn('admin@summit.example');
    await upstream.post('/team/welcome-message', { enabled: true, ...welcome }, summit);
    const lean = await upstream.post('/member/lean-profiles', { guids: ['summit-0061'], fetchDeleted: false }, summit);
    const email = textAt(lean.body, 'profiles', '0', 'email');
    expect((await upstream.post(`/member/${path}`, { [key]: [email], ...options }, summit)).status).toBe(200);
    expect((await onlyMailTo(email)).text.includes('handbook')).toBe(isWelcomed);
  });
});

describe('a test', () => {
  test('mails the admin alone what was given, and keeps nothing of it', async () => {
    const before = await read();
    const own = (await mailsTo('admin@orbit.example')).length;
    expect((await testSend(welcome)).body).toEqual({});
    const [mail, ...others] = await mailsTo('admin@orbit.example');
    expect(others).toHaveLength(own);
    expect(mail?.subject).toContain('Test');
    expect(mail?.text).toContain('> Ada & <team>\n>\n> Hello!\n> <b>Read</b> the handbook.\n');
    expect(mail?.html).not.toContain('<b>');
    expect(await read()).toEqual(before);
    expect(await entries('team.testWelcome')).toEqual([{ actor: 'orbit-0001', before: null, after: null }]);
  });
});
