import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { job, mail } from '../../db/tables/system.ts';
import { DAY_MS, HOUR_MS } from '../../lib/durations.ts';
import { type Session, type TestUpstream, START, startTestUpstream } from '../../testing/testUpstream.ts';
import { plantReminders } from './reminderActions.ts';

/** The day after the start, and the instants at its end and of its reminder. */
const TOMORROW = Date.parse('2026-03-03T12:00:00Z');
const END_OF_TOMORROW = Date.parse('2026-03-03T23:59:59.999Z');
const TIME_OF_TOMORROW = Date.parse('2026-03-03T06:00:00Z');

let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['orbit.example', 'seedling.example'] });
});
afterAll(() => upstream.close());
beforeEach(async () => {
  upstream.clock.reset();
  await upstream.post('/dev/reset', {});
  admin = await upstream.signIn('admin@orbit.example');
  await upstream.db.transaction(async (queries) => {
    await queries.update(person).set({ validityReminderAt: null });
    await queries.delete(job);
    await queries.delete(mail);
  });
});

const change = (guid: string, changes: Partial<typeof person.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(person).set(changes).where(eq(person.guid, guid)));
const remind = async (subject: string, validityReminder: number | null) =>
  expect(
    await upstream.post('/guest/update-guest-validity-reminder', { subject, validityReminder }, admin),
  ).toMatchObject({ status: 200 });
const optOut = async (session: Session, prefs: string[]) =>
  expect(await upstream.post('/identity/email-preferences', { prefs }, session)).toMatchObject({ status: 200 });
const invite = (emails: string[], validityReminder: number) =>
  upstream.post('/member/invite', { emails, guestMembership: true, validityReminder }, admin);
const moveTo = async (instant: number) => {
  upstream.clock.set(instant);
  await upstream.jobs.runDue();
};
const allMails = () => upstream.db.read((queries) => queries.select().from(mail).orderBy(mail.mailId));
/** The reminders that have gone out, in the order of their recipients. */
const reminders = async () =>
  (await allMails())
    .filter(({ subject }) => /^Guest reminder|^Напоминание/.test(subject))
    .toSorted((a, b) => a.recipient.localeCompare(b.recipient));
const jobs = () => upstream.db.read((queries) => queries.select().from(job).orderBy(job.jobId));
/** Makes the second admin of the team one whose language is Russian. */
const russian = 'irina@orbit.example';
const haveRussianAdmin = () =>
  change('orbit-0004', { email: russian, emailKey: russian, locale: 'ru-ru', role: 'admin' });

describe('on the day of the reminder', () => {
  test('at six every active admin gets one mail, in their language, with all guests of that day', async () => {
    await haveRussianAdmin();
    await change('orbit-0003', { firstName: 'Zoë <b>', lastName: 'Quick', email: 'zoe@lumen-studio.example' });
    await change('orbit-0005', { firstName: 'Ada', lastName: 'Swift', email: 'ada@lumen-studio.example' });
    await remind('orbit-0003', TOMORROW);
    await remind('orbit-0005', TOMORROW + HOUR_MS);
    await remind('orbit-0006', TOMORROW + DAY_MS);
    await moveTo(TIME_OF_TOMORROW - 1);
    expect(await reminders()).toEqual([]);
    await moveTo(TIME_OF_TOMORROW);
    const [first, second, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ recipient: 'admin@orbit.example', subject: 'Guest reminder for Orbit' });
    expect(second).toMatchObject({ recipient: russian, subject: 'Напоминание о гостях команды «Orbit»' });
    expect(first?.text).toContain('March 3, 2026');
    expect(second?.text).toContain('3 марта 2026');
    for (const { text, html } of [first, second].flatMap((one) => one ?? [])) {
      expect(text).toContain('Zoë <b> Quick (zoe@lumen-studio.example)');
      expect(html).toContain('Zoë &lt;b&gt; Quick');
      expect(html).not.toContain('<b>');
      expect(text).toContain('Ada Swift (ada@lumen-studio.example)');
      expect(text.match(/@lumen-studio|@northgate|@atelier-nord/g)).toHaveLength(2);
    }
  });

  test('guests who were invited with it are told, in one mail, as far as they joined', async () => {
    await invite(['one@lumen.example', 'two@lumen.example', 'member@orbit.example'], TOMORROW);
    await invite(['member@orbit.example'], TOMORROW + 5 * DAY_MS);
    await moveTo(TIME_OF_TOMORROW + 9 * DAY_MS);
    const told = (await reminders()).filter(({ recipient }) => recipient === 'admin@orbit.example');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('one@lumen.example');
    expect(told[0]?.text).toContain('two@lumen.example');
    expect(told[0]?.text).not.toContain('member@orbit.example');
    expect((await jobs()).map(({ uniqueKey }) => uniqueKey)).toEqual([`guest.remind:team-orbit:${END_OF_TOMORROW}`]);
  });

  test('who was switched off, removed or made a member is not told', async () => {
    for (const guid of ['orbit-0003', 'orbit-0005', 'orbit-0006', 'orbit-0007']) await remind(guid, TOMORROW);
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: ['orbit-0005'] }, admin);
    await upstream.post('/member/delete-member', { subjects: ['orbit-0006'] }, admin);
    await upstream.post('/guest/upgrade-guest', { subject: 'orbit-0007' }, admin);
    await moveTo(TIME_OF_TOMORROW);
    const [first] = await reminders();
    expect(first?.text.match(/\(.+@.+\)/g)).toEqual(['(guest@orbit.example)']);
  });

  test('admins who are switched off, and the admins of other teams, get no mail', async () => {
    await remind('orbit-0003', TOMORROW);
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: ['orbit-0004'] }, admin);
    await moveTo(TIME_OF_TOMORROW);
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(['admin@orbit.example']);
  });

  test('an admin who wants no reminders gets none; other opt-outs make no difference', async () => {
    await haveRussianAdmin();
    await optOut(admin, ['reminders']);
    await optOut(await upstream.signIn(russian), ['tips', 'digest']);
    await remind('orbit-0003', TOMORROW);
    await moveTo(TIME_OF_TOMORROW);
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual([russian]);
  });

  test('the mails of signing in go to whoever opted out, too', async () => {
    await optOut(admin, ['reminders', 'tips', 'updates']);
    await expect(upstream.signIn('admin@orbit.example')).resolves.toMatchObject({ guid: admin.guid });
  });

  test('where no admin wants it there is no mail, and the day may be chosen again', async () => {
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: ['orbit-0004'] }, admin);
    await optOut(admin, ['reminders']);
    await remind('orbit-0003', START);
    await upstream.jobs.runDue();
    expect(await reminders()).toEqual([]);
    await optOut(admin, []);
    await remind('orbit-0003', null);
    await remind('orbit-0003', START);
    await upstream.jobs.runDue();
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(['admin@orbit.example']);
  });
});

describe('a reminder that was', () => {
  test('cleared reminds nobody', async () => {
    await remind('orbit-0003', TOMORROW);
    await remind('orbit-0003', null);
    await moveTo(TIME_OF_TOMORROW + DAY_MS);
    expect(await reminders()).toEqual([]);
  });

  test('moved is told on its new day only', async () => {
    await remind('orbit-0003', TOMORROW);
    await remind('orbit-0003', TOMORROW + 2 * DAY_MS);
    await moveTo(TIME_OF_TOMORROW + DAY_MS);
    expect(await reminders()).toEqual([]);
    await moveTo(TIME_OF_TOMORROW + 2 * DAY_MS);
    expect((await reminders())[0]?.text).toContain('March 5, 2026');
  });

  test('moved away and back is told once', async () => {
    await remind('orbit-0003', TOMORROW);
    await remind('orbit-0003', TOMORROW + DAY_MS);
    await remind('orbit-0003', TOMORROW);
    await moveTo(TIME_OF_TOMORROW + 2 * DAY_MS);
    expect((await reminders()).filter(({ recipient }) => recipient === 'admin@orbit.example')).toHaveLength(1);
  });
});

describe('a reminder for today, after six', () => {
  test('is told at once, and no second mail goes out on that day', async () => {
    await remind('orbit-0003', START);
    await upstream.jobs.runDue();
    const told = await reminders();
    expect(told.map(({ recipient }) => recipient)).toContain('admin@orbit.example');
    await remind('orbit-0005', START);
    await moveTo(START + HOUR_MS);
    expect(await reminders()).toEqual(told);
  });

  test('is told at once where the day had nobody left before', async () => {
    await remind('orbit-0003', START);
    await remind('orbit-0003', null);
    await upstream.jobs.runDue();
    expect(await reminders()).toEqual([]);
    await remind('orbit-0003', START);
    await upstream.jobs.runDue();
    expect((await reminders())[0]?.text).toContain('guest@orbit.example');
  });
});

describe('restarted services', () => {
  const plant = () => upstream.db.transaction((queries) => plantReminders(queries, upstream.clock.now()));

  test('remind once, whether the day comes before or after', async () => {
    await remind('orbit-0003', TOMORROW);
    await plant();
    await moveTo(TIME_OF_TOMORROW);
    const told = await reminders();
    expect(told.length).toBeGreaterThan(0);
    await plant();
    await moveTo(TIME_OF_TOMORROW + HOUR_MS);
    expect(await reminders()).toEqual(told);
  });

  test('plant what guests have for today and later, and nothing of the past', async () => {
    await change('orbit-0003', { validityReminderAt: END_OF_TOMORROW });
    await change('orbit-0005', { validityReminderAt: END_OF_TOMORROW - DAY_MS });
    await change('orbit-0006', { validityReminderAt: END_OF_TOMORROW - 2 * DAY_MS });
    await change('seedling-0003', { validityReminderAt: END_OF_TOMORROW });
    await plant();
    const planted = (await jobs()).map(({ uniqueKey, payload, dueAt }) => ({ uniqueKey, payload, dueAt }));
    expect(planted.toSorted((a, b) => (a.uniqueKey ?? '').localeCompare(b.uniqueKey ?? ''))).toEqual(
      [
        { teamId: 'team-orbit', instant: END_OF_TOMORROW - DAY_MS, dueAt: TIME_OF_TOMORROW - DAY_MS },
        { teamId: 'team-orbit', instant: END_OF_TOMORROW, dueAt: TIME_OF_TOMORROW },
        { teamId: 'team-seedling', instant: END_OF_TOMORROW, dueAt: TIME_OF_TOMORROW },
      ].map(({ teamId, instant, dueAt }) => ({
        uniqueKey: `guest.remind:${teamId}:${instant}`,
        payload: { teamId, instant },
        dueAt,
      })),
    );
  });
});

test('the reminders of the demo guests come when they are due', async () => {
  await upstream.post('/dev/reset', {});
  const guests = await upstream.db.read((queries) => queries.select().from(person).where(eq(person.role, 'guest')));
  const days = new Set(guests.flatMap(({ teamId, validityReminderAt: at }) => (at === null ? [] : `${teamId}:${at}`)));
  const planted = (await jobs()).flatMap(({ name, uniqueKey }) => (name === 'guest.remind' ? (uniqueKey ?? '') : []));
  expect(days.size).toBeGreaterThan(1);
  expect(planted).toHaveLength(days.size);
  expect(new Set(planted)).toEqual(new Set([...days].map((day) => `guest.remind:${day}`)));
});
