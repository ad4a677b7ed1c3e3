import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { freeEmailDomain } from '../../../db/tables/identity.ts';
import { auditEntry, mail } from '../../../db/tables/system.ts';
import { domainRequest, team } from '../../../db/tables/team.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { createMailer } from '../../../lib/mail.ts';
import { startOrganisations } from '../../../testing/organisations.ts';
import { setPerson } from '../../../testing/people.ts';
import { type Session, START, codeOf } from '../../../testing/testUpstream.ts';
import { answerDomain, askDomain } from './actions.ts';

const { upstream, begin, act, roster, mails, domainsOf } = await startOrganisations();
let orbit: Session;
let seedling: Session;
beforeEach(async () => {
  ({ orbit, seedling } = await begin());
});

const ask = (domain: string, by = orbit) => act('REQUEST', domain, by);
const entry = (domain: string, status: string, requestedOn = START) => ({ domain, status, requestedOn });
const change = (teamId: string, changes: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(changes).where(eq(team.teamId, teamId)));
const approve = (teamId: string, canJoinDomains: string[]) => change(teamId, { canJoinDomains });

describe('asking', () => {
  test('stands on both rosters and is mailed to every active admin of the other team, in their language', async () => {
    await setPerson(upstream.db, 'seedling-0002', { role: 'admin', locale: 'es-es' });
    await setPerson(upstream.db, 'seedling-0004', { role: 'admin', state: 'deactivated' });
    const answer = await ask('seedling.example');
    expect(answer.body).toEqual({ sent: [entry('seedling.example', 'REQUESTED')], received: [] });
    expect(await roster(orbit)).toEqual(answer.body);
    expect(await roster(seedling)).toEqual({ sent: [], received: [entry('orbit.example', 'REQUESTED')] });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(['admin@seedling.example', 'member@seedling.example']);
    expect(sent[0]?.text).toContain('The team Orbit (orbit.example) asks to become one organization with yours.');
    expect(sent[1]?.text).toContain('El equipo Orbit (orbit.example) pide');
  });

  test.each([
    ['orbit.example', '400 own_domain'],
    ['gmail.com', '400 free_email_domain_given'],
    ['nobody.example', '404 domain_not_found'],
    ['galaxy', '400 invalid_request'],
  ])('%s is refused as %s', async (domain, code) => {
    expect(codeOf(await ask(domain))).toBe(code);
    expect(await roster(orbit)).toEqual({ sent: [], received: [] });
  });

  test('is refused where a request stands, whichever of the two has asked, and mails nobody again', async () => {
    await ask('seedling.example');
    expect(codeOf(await ask('seedling.example'))).toBe('409 domain_already_requested');
    expect(codeOf(await ask('orbit.example', seedling))).toBe('409 domain_already_requested');
    await act('APPROVAL', 'orbit.example', seedling);
    expect(codeOf(await ask('seedling.example'))).toBe('409 domain_already_requested');
    expect(codeOf(await ask('orbit.example', seedling))).toBe('409 domain_already_requested');
    expect(await mails()).toHaveLength(1 + 2);
  });

  test('is refused to a team of a free e-mail domain, and to one without a domain', async () => {
    await upstream.db.transaction((queries) => queries.insert(freeEmailDomain).values({ domain: 'free.example' }));
    await change('team-orbit', { domain: 'free.example' });
    expect(codeOf(await ask('seedling.example'))).toBe('409 free_email_domain');
    await change('team-orbit', { domain: 'orbit.example', isDomain: false });
    expect(codeOf(await ask('seedling.example'))).toBe('409 free_email_domain');
    expect(codeOf(await ask('orbit.example', seedling))).toBe('404 domain_not_found');
    await upstream.db.transaction((queries) =>
      queries.delete(freeEmailDomain).where(eq(freeEmailDomain.domain, 'free.example')),
    );
  });

  test('goes to the team that takes in everybody of the domain, else to the oldest that is left', async () => {
    const toOf = async () => {
      await ask('sprout.example');
      const [row] = await upstream.db.read((queries) => queries.select().from(domainRequest));
      await upstream.db.transaction((queries) => queries.delete(domainRequest));
      return row?.toTeamId;
    };
    await change('team-seedling', { domain: 'sprout.example', createdAt: START });
    expect(await toOf()).toBe('team-sprout');
    await change('team-seedling', { isAutoJoin: true });
    expect(await toOf()).toBe('team-seedling');
    await change('team-seedling', { deletedAt: START });
    expect(await toOf()).toBe('team-sprout');
  });

  test('is only for those who are admins still, once the teams are locked', async () => {
    await setPerson(upstream.db, 'orbit-0001', { role: 'member' });
    const late = (work: (context: SessionContext) => Promise<void>) =>
      upstream.db.transaction((db) =>
        work({
          ...{ requestId: 'late', clientAddress: null, userAgent: null, now: START, db, fileAddress: () => null },
          actor: {
            guid: orbit.guid,
            teamId: 'team-orbit',
            role: 'admin',
            sessionId: 'late',
            tokenHash: 'late',
            provesAddress: true,
          },
        }),
      );
    const mailer = createMailer(null);
    await expect(late((context) => askDomain(context, mailer, 'seedling.example'))).rejects.toMatchObject({
      code: 'actor_not_admin',
    });
    await ask('orbit.example', seedling);
    for (const answer of ['APPROVAL', 'DECLINED'] as const) {
      await expect(late((context) => answerDomain(context, mailer, answer, 'seedling.example'))).rejects.toMatchObject({
        code: 'actor_not_admin',
      });
    }
    expect(await roster(seedling)).toEqual({ sent: [entry('orbit.example', 'REQUESTED')], received: [] });
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    await ask('seedling.example');
    await upstream.db.transaction((queries) => queries.delete(mail));
  });

  test('approved: the two are one organisation for both, and those who asked are mailed', async () => {
    expect(await domainsOf('team-orbit')).toEqual(['orbit.example']);
    const answer = await act('APPROVAL', 'orbit.example', seedling);
    expect(answer.body).toEqual({ sent: [], received: [entry('orbit.example', 'APPROVED')] });
    expect(await roster(orbit)).toEqual({ sent: [entry('seedling.example', 'APPROVED')], received: [] });
    for (const teamId of ['team-orbit', 'team-seedling']) {
      expect(await domainsOf(teamId)).toEqual(['orbit.example', 'seedling.example']);
    }
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.text).toContain('Seedling (seedling.example) has approved');
  });

  test('declined: told to those who asked, off the roster of the others; they may be asked again, or ask', async () => {
    expect((await act('DECLINED', 'orbit.example', seedling)).body).toEqual({ sent: [], received: [] });
    expect(await roster(orbit)).toEqual({ sent: [entry('seedling.example', 'REJECTED')], received: [] });
    expect(await domainsOf('team-orbit')).toEqual(['orbit.example']);
    expect((await mails())[0]?.text).toContain('Seedling (seedling.example) has declined');
    upstream.clock.advance(1_000);
    expect((await ask('seedling.example')).body).toMatchObject({
      sent: [entry('seedling.example', 'REQUESTED', START + 1_000)],
    });
    await act('DECLINED', 'orbit.example', seedling);
    expect((await ask('orbit.example', seedling)).body).toMatchObject({ sent: [{ status: 'REQUESTED' }] });
    expect(await roster(orbit)).toMatchObject({ sent: [], received: [{ status: 'REQUESTED' }] });
  });

  test('is given once: of two admins the second is told, and no own request is answered', async () => {
    await setPerson(upstream.db, 'seedling-0002', { role: 'admin' });
    const second = await upstream.signIn('member@seedling.example');
    await upstream.db.transaction((queries) => queries.delete(mail));
    const answers = await Promise.all([
      act('APPROVAL', 'orbit.example', seedling),
      act('DECLINED', 'orbit.example', second),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await mails()).toHaveLength(2);
    expect(codeOf(await act('APPROVAL', 'seedling.example', orbit))).toBe('404 request_not_found');
    expect(codeOf(await act('APPROVAL', 'sprout.example', seedling))).toBe('404 request_not_found');
  });

  test('two teams that act on each other at once come one after the other', async () => {
    const answers = await Promise.all([
      act('APPROVAL', 'orbit.example', seedling),
      act('REMOVAL', 'seedling.example', orbit),
      ask('orbit.example', seedling),
      ask('seedling.example'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const rows = await upstream.db.read((queries) => queries.select().from(domainRequest));
    expect(rows.filter(({ status }) => status === 'REQUESTED' || status === 'APPROVED').length).toBeLessThanOrEqual(1);
  });

  test('a request is taken back unseen; what was agreed is ended from either side, and told', async () => {
    expect((await act('REMOVAL', 'seedling.example', orbit)).body).toEqual({ sent: [], received: [] });
    expect(await roster(seedling)).toEqual({ sent: [], received: [] });
    expect(await mails()).toEqual([]);
    expect(codeOf(await act('REMOVAL', 'seedling.example', orbit))).toBe('404 request_not_found');
    for (const [by, domain, other] of [
      [seedling, 'orbit.example', orbit],
      [orbit, 'seedling.example', seedling],
    ] as const) {
      await ask('seedling.example');
      await act('APPROVAL', 'orbit.example', seedling);
      expect((await act('REMOVAL', domain, by)).body).toEqual({ sent: [], received: [] });
      expect(await roster(other)).toEqual({ sent: [], received: [] });
      expect((await mails()).at(-1)?.text).toContain('has ended the common organi');
      expect(await domainsOf('team-seedling')).toEqual(['seedling.example']);
    }
  });

  test('a request that waits is not removed by whom it was sent', async () => {
    expect(codeOf(await act('REMOVAL', 'orbit.example', seedling))).toBe('404 request_not_found');
    expect(await roster(seedling)).toMatchObject({ received: [{ status: 'REQUESTED' }] });
  });

  test('each step is written down in both teams', async () => {
    await act('DECLINED', 'orbit.example', seedling);
    await ask('seedling.example');
    await act('APPROVAL', 'orbit.example', seedling);
    await act('REMOVAL', 'seedling.example', orbit);
    const entries = await upstream.db.read((queries) =>
      queries
        .select()
        .from(auditEntry)
        .where(
          and(
            eq(auditEntry.teamId, 'team-orbit'),
            inArray(auditEntry.action, [
              ...['team.requestDomain', 'team.receiveDomainApproval', 'team.receiveDomainDecline', 'team.removeDomain'],
            ]),
          ),
        )
        .orderBy(auditEntry.auditId),
    );
    const about = (status: string) => ({ domain: 'seedling.example', status });
    expect(entries.map(({ action, actor, before, after }) => [action, actor, before, after])).toEqual([
      ['team.requestDomain', orbit.guid, null, about('REQUESTED')],
      ['team.receiveDomainDecline', seedling.guid, about('REQUESTED'), about('REJECTED')],
      ['team.requestDomain', orbit.guid, about('REJECTED'), about('REQUESTED')],
      ['team.receiveDomainApproval', seedling.guid, about('REQUESTED'), about('APPROVED')],
      ['team.removeDomain', orbit.guid, about('APPROVED'), null],
    ]);
    await ask('seedling.example');
    await act('REMOVAL', 'seedling.example', orbit);
    const others = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.teamId, 'team-seedling')).orderBy(auditEntry.auditId),
    );
    expect(others.filter(({ target }) => target === 'team:team-orbit').map(({ action }) => action)).toEqual([
      ...['team.receiveDomainRequest', 'team.declineDomain', 'team.receiveDomainRequest', 'team.approveDomain'],
      ...['team.loseDomain', 'team.receiveDomainRequest', 'team.loseDomainRequest'],
    ]);
  });
});

describe('what follows from an answer', () => {
  beforeEach(async () => {
    await ask('seedling.example');
    await upstream.db.transaction((queries) => queries.delete(mail));
  });

  test('each team’s last change is told as that of its own admins only', async () => {
    const changedBy = async (by: Session) => {
      const { body } = await upstream.get('/team/setting-changes', by);
      return (body as { changes: { setting: string; guid: string }[] }).changes.map((one) => [one.setting, one.guid]);
    };
    for (const answer of ['DECLINED', 'APPROVAL']) {
      await act(answer, 'orbit.example', seedling);
      expect(await changedBy(orbit)).toEqual([['merge_domains', orbit.guid]]);
      if (answer === 'DECLINED') await ask('seedling.example');
    }
    await approve('team-orbit', ['seedling.example']);
    await act('REMOVAL', 'orbit.example', seedling);
    expect(await changedBy(orbit)).toEqual([['merge_domains', orbit.guid]]);
    expect(await changedBy(seedling)).toEqual([['merge_domains', seedling.guid]]);
  });

  test('the end takes each domain off the other’s approved ones, as a change of their own', async () => {
    const info = async (by: Session) => {
      const { body } = await upstream.get('/team/team-info', by);
      const { canJoinDomains, version } = body as { canJoinDomains: string[]; version: number };
      return { canJoinDomains, version };
    };
    await act('APPROVAL', 'orbit.example', seedling);
    await approve('team-orbit', ['orbit.example', 'seedling.example']);
    await approve('team-seedling', ['orbit.example']);
    const [own, other] = [await info(orbit), await info(seedling)];
    await act('REMOVAL', 'seedling.example', orbit);
    expect(await info(orbit)).toEqual({ canJoinDomains: ['orbit.example'], version: own.version + 1 });
    expect(await info(seedling)).toEqual({ canJoinDomains: [], version: other.version + 1 });
    const entries = await upstream.db.read((queries) =>
      queries
        .select({ teamId: auditEntry.teamId, actor: auditEntry.actor, after: auditEntry.after })
        .from(auditEntry)
        .where(eq(auditEntry.action, 'team.updateSignUp'))
        .orderBy(auditEntry.auditId),
    );
    expect(entries).toEqual([
      { teamId: 'team-orbit', actor: orbit.guid, after: { canJoinDomains: ['orbit.example'] } },
      { teamId: 'team-seedling', actor: null, after: { canJoinDomains: [] } },
    ]);
    const member = await upstream.signIn('member@seedling.example');
    expect(codeOf(await upstream.post('/member/join-team', { url: 'orbit' }, member))).toBe('403 domain_not_allowed');
  });

  test('taking a request back leaves the approved domains', async () => {
    await approve('team-orbit', ['orbit.example', 'seedling.example']);
    await act('REMOVAL', 'seedling.example', orbit);
    expect((await upstream.get('/team/team-info', orbit)).body).toMatchObject({
      canJoinDomains: ['orbit.example', 'seedling.example'],
    });
  });

  test('approved, people of the other domain may be invited and join as the own ones, until it is ended', async () => {
    const invite = async () => {
      const { body } = await upstream.post('/member/invite', { emails: ['new@orbit.example'] }, seedling);
      return (body as { summary: { profiles: { result: string }[] } }).summary.profiles[0]?.result;
    };
    const member = await upstream.signIn('member@orbit.example');
    const join = async () => (await upstream.post('/member/join-team', { url: 'seedling' }, member)).status;
    await change('team-seedling', { isAutoJoin: true });
    expect([await invite(), await join()]).toEqual(['domain_not_allowed', 403]);
    await act('APPROVAL', 'orbit.example', seedling);
    await act('REMOVAL', 'orbit.example', seedling);
    expect([await invite(), await join()]).toEqual(['domain_not_allowed', 403]);
    await ask('seedling.example');
    await act('APPROVAL', 'orbit.example', seedling);
    expect([await invite(), await join()]).toEqual(['added', 200]);
  });

  test('a team that is gone is on no roster, and no part of the organisation', async () => {
    await act('APPROVAL', 'orbit.example', seedling);
    await change('team-seedling', { deletedAt: START });
    expect(await roster(orbit)).toEqual({ sent: [], received: [] });
    expect(await domainsOf('team-orbit')).toEqual(['orbit.example']);
  });
});

test('the same key asks once', async () => {
  const twice = () =>
    upstream.post('/team/domain-request', { domain: 'seedling.example', requestType: 'REQUEST' }, orbit, {
      'idempotency-key': 'ask',
    });
  expect((await twice()).body).toEqual((await twice()).body);
  expect(await mails()).toHaveLength(1);
});
