import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { provisioningToken } from '../../../db/tables/sso.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { START, type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { teamOfProvisioningToken } from './actions.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const PATH = '/sso/provisioning-token?idpId=directory';
const read = async (path = PATH) => (await upstream.get(path, admin)).body;
const generate = (body: object = {}, path = PATH, session = admin) => upstream.post(path, body, session);
const remove = (query: Record<string, string> = {}) =>
  upstream.request({ method: 'DELETE', url: `${PATH}&${new URLSearchParams({ ...admin, ...query }).toString()}` });
const secretOf = (answer: { body: unknown }) => textAt(answer.body, 'secret');
const ownerOf = (secret: string, now = START) =>
  upstream.db.transaction((queries) => teamOfProvisioningToken(queries, secret, now));
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(inArray(auditEntry.action, ['sso.generateProvisioningToken', 'sso.deleteProvisioningToken']))
      .orderBy(auditEntry.auditId),
  );

describe('the token', () => {
  test('is told once, and known by its ending afterwards', async () => {
    expect(await read()).toEqual({ token: null });
    const made = await generate({ replaces: null });
    const secret = secretOf(made);
    expect(secret).toMatch(/^muster_scim_[A-Za-z0-9_-]{43}$/);
    const ending = secret.slice(-4);
    const token = {
      ...{ secret: `muster_scim_••••••••${ending}`, ending },
      ...{ createdAt: START, createdBy: 'orbit-0001', lastUsedAt: null },
    };
    expect(made.body).toEqual({ secret, token });
    expect(await read()).toEqual({ token });
    const kept = await upstream.db.read((queries) => queries.select().from(provisioningToken));
    expect(JSON.stringify([kept, await entries()])).not.toContain(secret.slice(12, -4));
  });

  test('replaces the one that was seen, which opens nothing any more', async () => {
    const first = secretOf(await generate({ replaces: null }));
    expect(codeOf(await generate({ replaces: null }))).toBe('409 stale_version');
    expect(codeOf(await generate({ replaces: 'none' }))).toBe('409 stale_version');
    expect(await ownerOf(first)).toEqual({ teamId: 'team-orbit', idpId: 'directory' });
    const second = secretOf(await generate({ replaces: first.slice(-4) }));
    expect(await ownerOf(first)).toBeNull();
    expect(await ownerOf(second)).toEqual({ teamId: 'team-orbit', idpId: 'directory' });
    const third = secretOf(await generate());
    expect(await ownerOf(second)).toBeNull();
    expect(await ownerOf(third)).not.toBeNull();
    expect(await entries()).toEqual([
      { action: 'sso.generateProvisioningToken', before: null, after: { idpId: 'directory', isReplaced: false } },
      { action: 'sso.generateProvisioningToken', before: null, after: { idpId: 'directory', isReplaced: true } },
      { action: 'sso.generateProvisioningToken', before: null, after: { idpId: 'directory', isReplaced: true } },
    ]);
  });

  test('is made anew whatever key a call has: its answer is kept nowhere', async () => {
    const headers = { 'idempotency-key': 'token-1' };
    const one = secretOf(await upstream.post(PATH, {}, admin, headers));
    expect(secretOf(await upstream.post(PATH, {}, admin, headers))).not.toBe(one);
  });

  test('is of one directory service of one team', async () => {
    await generate();
    expect(await read('/sso/provisioning-token?idpId=other')).toEqual({ token: null });
    const seedling = await upstream.signIn('admin@seedling.example');
    expect((await upstream.get(PATH, seedling)).body).toEqual({ token: null });
    await generate({}, PATH, seedling);
    expect(await upstream.db.read((queries) => queries.$count(provisioningToken))).toBe(2);
  });

  test('is deleted, the one that was seen only, and once', async () => {
    const secret = secretOf(await generate());
    expect(codeOf(await remove({ ending: 'none' }))).toBe('409 stale_version');
    expect(await remove({ ending: secret.slice(-4) })).toMatchObject({ status: 200, body: {} });
    expect(await ownerOf(secret)).toBeNull();
    expect(await remove({ ending: secret.slice(-4) })).toMatchObject({ status: 200 });
    expect((await entries()).map(({ action }) => action)).toEqual([
      'sso.generateProvisioningToken',
      'sso.deleteProvisioningToken',
    ]);
  });
});

describe('using it', () => {
  test('is noted, once a minute at most', async () => {
    const secret = secretOf(await generate());
    const lastUse = async () => (await read()) as { token: { lastUsedAt: number } };
    await ownerOf(secret, START + 1_000);
    expect(await lastUse()).toMatchObject({ token: { lastUsedAt: START + 1_000 } });
    await ownerOf(secret, START + 60_999);
    expect(await lastUse()).toMatchObject({ token: { lastUsedAt: START + 1_000 } });
    await ownerOf(secret, START + 61_000);
    expect(await lastUse()).toMatchObject({ token: { lastUsedAt: START + 61_000 } });
  });

  test('is for nobody with another text, nor of a team that has ended', async () => {
    const secret = secretOf(await generate());
    for (const other of ['', 'muster_scim_', secret.slice(0, -1), `${secret} `])
      expect(await ownerOf(other)).toBeNull();
    await upstream.db.transaction((queries) => queries.update(team).set({ deletedAt: START }));
    expect(await ownerOf(secret)).toBeNull();
  });
});
