import { beforeEach, describe, expect, test } from 'vitest';
import { recoveryCode } from '../../db/tables/sso.ts';
import { goodResponse } from '../../testing/identityProvider.ts';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { START, codeOf, textAt } from '../../testing/testUpstream.ts';
import { makeRecoveryCodes } from './recoveryActions.ts';
import { samlCalls } from '../../testing/samlCalls.ts';

const upstream = await startFreshUpstream(['summit.example', 'harbor.example', 'orbit.example']);
const calls = samlCalls(upstream);

const teamId = 'team-summit';
const admin = 'admin@summit.example';
const member = 'member@summit.example';

const issue = (email: string, code?: string) =>
  upstream.post('/identity/issue-pin', { email, ...(code === undefined ? {} : { recoveryCode: code }) });
const guess = (guid: string, pin: string) => upstream.post('/identity/authenticate', { guid, pin });
const makeCodes = () => upstream.db.transaction((db) => makeRecoveryCodes({ db, now: START }, teamId));
const left = () =>
  upstream.db.read(async (queries) => (await queries.select().from(recoveryCode)).filter((one) => one.usedAt === null));
const beStrict = () => calls.configure(teamId, { strictSSO: true, testedAt: START });

describe('in a strict team', () => {
  test('nobody gets a PIN, and none is mailed; sessions go on', async () => {
    const session = await upstream.signIn(member);
    await beStrict();
    for (const email of [admin, member]) {
      const refused = await issue(email);
      expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['403 sso_required', 'email']);
    }
    expect((await upstream.get('/identity/full-profile', session)).status).toBe(200);
  });

  test('a PIN that was mailed before opens nothing', async () => {
    await issue(admin);
    const pin = await upstream.mailedPin(admin);
    await beStrict();
    expect(codeOf(await guess('summit-0001', pin))).toBe('403 sso_required');
    await calls.configure(teamId);
    expect((await guess('summit-0001', pin)).status).toBe(200);
  });

  test('no code of another site opens a session; one of the identity provider does', async () => {
    const session = await upstream.signIn(member);
    const other = textAt((await upstream.post('/identity/issue-login-code', {}, session)).body, 'code');
    await beStrict();
    expect(codeOf(await upstream.post('/identity/exchange-login-code', { code: other }))).toBe('403 sso_required');
    const { code } = await calls.take(goodResponse({ teamId, email: member }));
    expect((await upstream.post('/identity/exchange-login-code', { code })).status).toBe(200);
  });

  test('nobody comes in from another of their teams, not even its admins', async () => {
    await calls.configure('team-harbor', { strictSSO: true });
    const refused = await upstream.post(
      '/identity/switch-team',
      { teamId: 'team-harbor' },
      await upstream.signIn('admin@orbit.example'),
    );
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['403 sso_required', 'teamId']);
  });
});

test('somebody of no team’s domain gets a PIN for the first of their teams that takes one', async () => {
  const [email, first, second] = ['freelance@desk.example', 'summit-0004', 'harbor-0004'];
  const address = { email, emailKey: email, emailDomain: 'desk.example', state: 'active' } as const;
  await setPerson(upstream.db, first, { ...address, createdAt: START - 2 });
  await setPerson(upstream.db, second, { ...address, createdAt: START - 1 });
  expect((await issue(email)).body).toMatchObject({ guid: first });
  await beStrict();
  expect((await issue(email)).body).toMatchObject({ guid: second });
  await calls.configure('team-harbor', { strictSSO: true });
  expect(codeOf(await issue(email))).toBe('403 sso_required');
});

describe('a recovery code', () => {
  let codes: string[];
  beforeEach(async () => {
    codes = await makeCodes();
    await beStrict();
  });

  test('brings an admin one PIN, and the other admins hear of it', async () => {
    const [first = ''] = codes;
    expect((await issue(admin, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await guess('summit-0001', await upstream.mailedPin(admin))).status).toBe(200);
    expect(await left()).toHaveLength(9);
    expect(await calls.audits('sso.useRecoveryCode')).toEqual([
      { actor: null, target: 'person:summit-0001', after: { left: 9 } },
    ]);
    const mails = await upstream.db.read((queries) => keptMails(queries, undefined));
    const told = mails.filter(({ subject }) => subject.includes('recovery code'));
    expect(told.map(({ recipient }) => recipient)).not.toContain(admin);
    expect(told).toHaveLength(2);
    expect(told[0]?.text).toContain(admin);
    expect(told[0]?.text).toContain('Recovery codes left: 9');
    upstream.clock.advance(60_000);
    const again = await issue(admin, first);
    expect([codeOf(again), textAt(again.body, 'error', 'field')]).toEqual([
      '400 recovery_code_invalid',
      'recoveryCode',
    ]);
  });

  test('is used up by a PIN alone: neither by a pause, nor where there would be a PIN anyway', async () => {
    const [first = '', second = ''] = codes;
    await issue(admin, first);
    expect(codeOf(await issue(admin, second))).toBe('429 pin_paused');
    expect(await left()).toHaveLength(9);
    await calls.configure(teamId);
    upstream.clock.advance(60_000);
    expect((await issue(admin, second)).status).toBe(200);
    expect(await left()).toHaveLength(9);
  });

  test('is worth nothing to members, wrong, or in another team', async () => {
    const [first = ''] = codes;
    expect(codeOf(await issue(member, first))).toBe('403 sso_required');
    expect(codeOf(await issue(admin, 'AAAA-BBBB-CCCC-DDDD'))).toBe('400 recovery_code_invalid');
    await calls.configure('team-harbor', { strictSSO: true });
    expect(codeOf(await issue('admin@harbor.example', first))).toBe('400 recovery_code_invalid');
    expect(await left()).toHaveLength(10);
  });

  test('is worth nothing once new ones were made', async () => {
    const [first = ''] = codes;
    await makeCodes();
    expect(codeOf(await issue(admin, first))).toBe('400 recovery_code_invalid');
  });

  test('brings a PIN that counts no more once its owner is no admin', async () => {
    const [first = ''] = codes;
    const profile = await upstream.get('/member/profile?subject=summit-0004', await upstream.signIn(admin));
    const session = await upstream.signIn(textAt(profile.body, 'email'));
    await issue(admin, first);
    const pin = await upstream.mailedPin(admin);
    await upstream.post('/member/revoke-admin', { subject: 'summit-0001' }, session);
    expect(codeOf(await guess('summit-0001', pin))).toBe('403 sso_required');
  });
});
