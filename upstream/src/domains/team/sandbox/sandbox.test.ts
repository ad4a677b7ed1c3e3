import { eq, getTableColumns, getTableName, like, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { allTables } from '../../../db/allTables.ts';
import { auditEntry, idempotencyKey, job } from '../../../db/tables/system.ts';
import { ledgerEntry } from '../../../db/tables/payment.ts';
import { team } from '../../../db/tables/team.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { png } from '../../../testing/samplePictures.ts';
import { type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { upload } from '../../../testing/uploads.ts';

const upstream = await startFreshUpstream(['sandbox.example', 'lonely.example', 'summit.example']);

let admin: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@sandbox.example');
  guest = await upstream.signIn('guest@sandbox.example');
});

const reset = (by = admin, headers = {}) => upstream.post('/team/reset-sandbox', undefined, by, headers);
const state = async (by: Session) => (await upstream.get('/team/sandbox-state', by)).body;

/** What counts up, or is made of a time: it is another one each time. */
const passing = ['message_id', 'transaction_id', 'entry_id', 'delivery_id', 'invoice_id', 'number', 'version'];
/** What stays, or is not the team's. */
const apart = ['audit_entry', 'idempotency_key', 'job', 'mail', 'session', 'used_address', 'invoice_counter'];

/** Work that is done at once, whatever becomes of the team. */
const passingWork = new Set(['file.remove', 'mail.deliver']);

/** How many rows of each table mention a team, and what stands in them. */
async function rowsOf(short: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of allTables) {
    const name = getTableName(table);
    if (apart.includes(name)) continue;
    const row = sql`(to_jsonb(t) - array[${sql.join(
      passing.map((one) => sql`${one}`),
      sql`, `,
    )}])::text`;
    const { rows } = (await upstream.db.read((queries) =>
      queries.execute(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as digest from ${table} t where t::text like ${`%${short}%`}`,
      ),
    )) as { rows: { digest: string }[] };
    found[name] = rows[0]?.digest ?? '';
  }
  return found;
}

/** Something of each kind that people do. */
async function playAround() {
  const done = [
    await upstream.post('/member/invite', { emails: ['ann@sandbox.example'], guestMembership: false }, admin),
    await upstream.post('/team/update-team', { name: 'Playground', url: 'sandbox-two' }, admin),
    await upstream.post('/team/make-auto-join', { autoJoin: true }, admin),
    await upstream.post('/channel/post-message', { to: 'sandbox-c001@chat.sandbox.example', text: 'Hello' }, admin),
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: ['sandbox-0009'] }, admin, {
      'idempotency-key': 'try-1',
    }),
    await upstream.post(
      '/event/request-feature',
      { feature: 'user-groups', email: 'admin@sandbox.example', teamSize: 24 },
      admin,
    ),
    await upstream.post('/channel/post-direct-message', { email: 'member@sandbox.example', text: 'Hello' }, admin),
    await upstream.post('/identity/set-password', { password: 'correct horse', token: admin.token }, admin),
  ];
  done.push(await upload(upstream, '/team/upload-team-avatar', png(100, 40), admin));
  return done.map(({ status }) => status);
}

describe('put back', () => {
  test('the sandbox is as it was at its beginning, and no other team is touched', async () => {
    const before = await rowsOf('sandbox');
    const others = await Promise.all(['lonely', 'summit'].map(rowsOf));
    expect(await playAround()).toEqual(Array.from({ length: 9 }, () => 200));
    expect(await rowsOf('sandbox')).not.toEqual(before);
    expect((await reset()).status).toBe(200);
    expect(await rowsOf('sandbox')).toEqual(before);
    expect(await Promise.all(['lonely', 'summit'].map(rowsOf))).toEqual(others);
    // And once more, whatever is there by now.
    expect((await reset()).status).toBe(200);
    expect(await rowsOf('sandbox')).toEqual(before);
  });

  test('a guest may do it; whoever is there at the beginning stays signed in', async () => {
    expect(await state(guest)).toEqual({ result: true });
    expect((await reset(guest)).status).toBe(200);
    for (const one of [admin, guest]) expect((await upstream.get('/team/team-info', one)).status).toBe(200);
  });

  test('somebody invited who does it stays in the team, and signed in; others who were invited are gone', async () => {
    const emails = ['ann@sandbox.example', 'bob@sandbox.example'];
    await upstream.post('/member/invite', { emails, guestMembership: false }, admin);
    const [ann, bob] = [await upstream.signIn('ann@sandbox.example'), await upstream.signIn('bob@sandbox.example')];
    expect((await reset(ann)).status).toBe(200);
    expect((await upstream.get('/team/team-info', ann)).status).toBe(200);
    expect(codeOf(await upstream.get('/team/team-info', bob))).toBe('401 invalid_token');
  });

  test('keys are forgotten, but for that of the reset itself', async () => {
    await playAround();
    const key = { 'idempotency-key': 'back-1' };
    expect((await reset(admin, key)).status).toBe(200);
    const keys = await upstream.db.read((queries) =>
      queries
        .select({ key: idempotencyKey.key })
        .from(idempotencyKey)
        .where(like(idempotencyKey.owner, 'person:sandbox-%')),
    );
    expect(keys).toEqual([{ key: 'back-1' }]);
    await upstream.post('/team/update-team', { name: 'Later' }, admin);
    expect((await reset(admin, key)).status).toBe(200);
    expect(textAt((await upstream.get('/team/team-info', admin)).body, 'name')).toBe('Later');
  });

  test('its work and its files go, and no other team’s', async () => {
    const work = async () => {
      const rows = await upstream.db.read((queries) =>
        queries.select({ name: job.name, payload: job.payload }).from(job).where(eq(job.state, 'waiting')),
      );
      return rows
        .flatMap(({ name, payload }) => (passingWork.has(name) ? [] : [JSON.stringify([name, payload])]))
        .toSorted();
    };
    const before = await work();
    const exported = { tasks: ['GROUP_HISTORY'], messageType: 'ALL', outputFormat: 'JSON', emails: [], size: 0 };
    const asked = [];
    for (const one of [admin, await upstream.signIn('admin@summit.example')]) {
      const teamId = `team-${one.guid.split('-')[0] ?? ''}`;
      const body = { ...exported, jobId: `export-of-${one.guid}`, teamId, requesterGuid: one.guid };
      asked.push((await upstream.post('/chatExport/export-team-conversation', body, one)).status);
    }
    expect(asked).toEqual([200, 200]);
    await playAround();
    const [row] = await upstream.db.read((queries) =>
      queries.select({ avatar: team.avatarFile }).from(team).where(eq(team.teamId, 'team-sandbox')),
    );
    const files = () => upstream.files.names();
    expect(files()).toContain(row?.avatar);
    const during = await work();
    expect(during.length - before.length).toBeGreaterThan(1);
    await reset();
    const added = (await work()).filter((one) => !before.includes(one));
    // That of the other team alone.
    expect(added).toHaveLength(1);
    expect(during).toContain(added[0]);
    await upstream.jobs.runDue();
    expect(files()).not.toContain(row?.avatar);
    expect(files().filter((name) => name.includes('sandbox'))).toHaveLength(2);
  });

  test('what its people wrote to somebody of another team stays there', async () => {
    await upstream.post('/channel/post-direct-message', { email: 'admin@summit.example', text: 'Hello' }, admin);
    const before = await rowsOf('summit');
    expect((await reset()).status).toBe(200);
    expect(await rowsOf('summit')).toEqual(before);
  });

  test('the trail stays, and says who did it', async () => {
    await playAround();
    const entries = () =>
      upstream.db.read((queries) => queries.select().from(auditEntry).where(eq(auditEntry.teamId, 'team-sandbox')));
    const before = await entries();
    await reset(guest);
    const after = await entries();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ action: 'team.resetSandbox', actor: guest.guid, target: 'team:team-sandbox' });
  });

  test('the ledger lets itself be emptied by nobody else afterwards', async () => {
    await reset();
    const emptied = upstream.db.transaction((queries) =>
      queries.delete(ledgerEntry).where(eq(ledgerEntry.teamId, 'team-sandbox')),
    );
    await expect(emptied).rejects.toThrow();
  });
});

test('no other team is put back', async () => {
  const lonely = await upstream.signIn('admin@lonely.example');
  expect(await state(lonely)).toEqual({ result: false });
  await upstream.post('/team/update-team', { name: 'Still here' }, lonely);
  expect(codeOf(await reset(lonely))).toBe('409 not_sandbox');
  expect(textAt((await upstream.get('/team/team-info', lonely)).body, 'name')).toBe('Still here');
});

test('every table with something of a team is put back, or says here why not', () => {
  const ofTeams = allTables.filter((table) => {
    const columns: Record<string, AnyPgColumn> = getTableColumns(table);
    return 'teamId' in columns || getTableConfig(table).foreignKeys.length > 0;
  });
  const untold = allTables.filter((table) => !ofTeams.includes(table)).map((table) => getTableName(table));
  // Handled by hand, of nobody's team, or of the installation.
  expect(untold.toSorted()).toEqual([
    'conversation',
    'free_email_domain',
    'idempotency_key',
    'invoice_counter',
    'job',
    'mail',
    'secret_key',
  ]);
});
