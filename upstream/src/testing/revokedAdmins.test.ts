// Who may act is known only once the team is locked: an admin whose rights are taken at that moment changes nothing
// after that. On a PostgreSQL server the calls really run side by side.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../db/tables/billing.ts';
import { bulkJob } from '../db/tables/bulk.ts';
import { person } from '../db/tables/member.ts';
import { auditEntry } from '../db/tables/system.ts';
import { bulkRoutes } from '../domains/bulk/routes.ts';
import { autoJoinRoutes } from '../domains/channel/autoJoin.ts';
import { featureRoutes } from '../domains/event/featureRoutes.ts';
import { licenceRoutes } from '../domains/licence/routes.ts';
import { ssoRoutes } from '../domains/sso/routes.ts';
import { changeRoutes } from '../domains/team/changeRoutes.ts';
import { channelCreationRoutes } from '../domains/team/channelCreationRoutes.ts';
import { fileSharingRoutes } from '../domains/team/fileSharingRoutes.ts';
import { welcomeRoutes } from '../domains/team/welcomeRoutes.ts';
import { userGroupRoutes } from '../domains/userGroup/routes.ts';
import type { SessionContext } from '../lib/context.ts';
import type { OperationName, Service } from '../generated/contract.ts';
import type { Input, Route } from '../lib/service.ts';
import { startFreshUpstream } from './freshUpstream.ts';
import { type Session, START, codeOf, textAt } from './testUpstream.ts';

const teamId = 'team-orbit';
const accountId = 'account-orbit';

const upstream = await startFreshUpstream(['orbit.example']);
let one: Session;
let other: Session;
beforeEach(async () => {
  one = await upstream.signIn('admin@orbit.example');
  const profile = await upstream.get('/member/profile?subject=orbit-0004', one);
  other = await upstream.signIn(textAt(profile.body, 'email'));
});

const event = featureRoutes({ feedbackKey: 'not used here' });
const { updateTeam, makeAutoJoin, setTeamSettings } = changeRoutes;
const licence = licenceRoutes();
const userGroup = userGroupRoutes();
const unused = () => Promise.reject(new Error('Nobody is mailed here.'));
const welcome = welcomeRoutes({ mailer: { send: unused, sendAll: unused, jobs: {} } });
const bulk = bulkRoutes({ environment: 'internal' });

/** The work behind a call, once that has been let in. Its input is of the contract's form: the call sends the same. */
const handle =
  <S extends Service, O extends OperationName<S>>(route: Route<S, O>) =>
  (context: SessionContext, { query = {}, body }: Sent): Promise<unknown> =>
    route.handle({ ...context, fileName: 'none', fileBytes: 0 }, { query, body } as Input<S, O>);

type Sent = { query?: Record<string, string>; body?: unknown };
type Act = {
  name: string;
  /** What its audit entry says. */
  action: string;
  path: string;
  /** What has to be there before; gives what is sent. */
  prepare: () => Promise<Sent>;
  work: (context: SessionContext, sent: Sent) => Promise<unknown>;
};

/** A member without a licence, and one whose licence renews. */
const lite = ['orbit-0110'];
const licensed = ['orbit-0016'];

const countDown = async () => {
  const free = { plan: 'free', activationAt: START + 60_000 } as const;
  await upstream.db.transaction((queries) => queries.update(billing).set(free).where(eq(billing.teamId, teamId)));
};
const finishedJob = async () => {
  const { body } = await upstream.post('/bulk/start-job', { action: 'deactivate', subjects: lite }, one);
  await upstream.jobs.runDue();
  return textAt(body, 'jobId');
};

const acts: Act[] = [
  {
    ...{ name: 'renames the team', action: 'team.update', path: '/team/update-team' },
    prepare: async () => ({ body: { name: 'Apollo' } }),
    work: handle(updateTeam),
  },
  {
    ...{ name: 'turns auto-join on', action: 'team.updateAutoJoin', path: '/team/make-auto-join' },
    prepare: async () => ({ body: { autoJoin: true } }),
    work: handle(makeAutoJoin),
  },
  {
    ...{ name: 'sets who may invite guests', action: 'team.updateSettings', path: '/team/team-settings' },
    prepare: async () => ({ body: { guestInviteType: 'none' } }),
    work: handle(setTeamSettings),
  },
  {
    ...{ name: 'keeps inviting for admins', action: 'team.updateInvitePolicy', path: '/team/update-team' },
    prepare: async () => ({ body: { makeAdminInvite: true } }),
    work: handle(updateTeam),
  },
  {
    ...{ name: 'sets who may share files', action: 'team.updateFileSharing', path: '/team/file-sharing-settings' },
    prepare: async () => ({ body: { mode: 'NONE' } }),
    work: handle(fileSharingRoutes.setFileSharingSettings),
  },
  {
    ...{ name: 'lets everybody join a channel', action: 'channel.updateAutoJoin', path: '/channel/update-group' },
    prepare: async () => ({ body: { to: 'orbit-c002@chat.orbit.example', config: { autoJoin: true } } }),
    work: handle(autoJoinRoutes.updateGroup),
  },
  {
    ...{ name: 'sets who may create channels', action: 'team.updateChannelCreation' },
    path: '/team/create-group-privilege',
    prepare: async () => ({ body: { to: teamId, open: { allowedTo: 'ONLY_ADMINS' } } }),
    work: handle(channelCreationRoutes.setCreateGroupPrivilege),
  },
  {
    ...{ name: 'welcomes people', action: 'team.updateWelcome', path: '/team/welcome-message' },
    prepare: async () => ({ body: { enabled: true } }),
    work: handle(welcome.setWelcomeMessage),
  },
  {
    ...{ name: 'tries a welcome message', action: 'team.testWelcome', path: '/team/test-welcome-message' },
    prepare: async () => ({ body: { senderName: 'Orbit', message: 'Hello!' } }),
    work: handle(welcome.testWelcomeMessage),
  },
  {
    ...{ name: 'requires signing in with Google', action: 'sso.updateGoogleSignIn', path: '/sso/make-goc' },
    prepare: async () => ({ body: { makeGOC: true } }),
    work: handle(ssoRoutes().makeGoc),
  },
  {
    ...{ name: 'assigns a licence', action: 'licence.assign', path: '/licence/assign-licence' },
    prepare: async () => ({ query: { teamId }, body: { members: lite } }),
    work: handle(licence.assignLicence),
  },
  {
    ...{ name: 'ends a renewal', action: 'licence.endRenewal', path: '/licence/disable-auto-renewal' },
    prepare: async () => ({ query: { teamId }, body: { members: licensed } }),
    work: handle(licence.disableAutoRenewal),
  },
  {
    ...{ name: 'takes a licence back', action: 'licence.return' },
    path: `/licence/account/${accountId}/update-user-category`,
    prepare: async () => ({ query: { accountId }, body: { userIds: licensed, category: 'free' } }),
    work: handle(licence.updateUserCategory),
  },
  {
    ...{ name: 'sets what new members get', action: 'licence.updateAutoUpgrade' },
    path: `/licence/account/${accountId}/update-account-auto-upgrade`,
    prepare: async () => ({ query: { accountId, autoUpgradeCategory: 'free' } }),
    work: handle(licence.updateAccountAutoUpgrade),
  },
  {
    ...{ name: 'starts PRO', action: 'licence.activatePlan', path: '/licence/activate-self-serve-pro-plan' },
    prepare: async () => {
      await countDown();
      return { query: { teamId } };
    },
    work: handle(licence.activateSelfServeProPlan),
  },
  {
    ...{ name: 'starts a job', action: 'bulk.start', path: '/bulk/start-job' },
    prepare: async () => ({ body: { action: 'deactivate', subjects: lite } }),
    work: handle(bulk.startJob),
  },
  {
    ...{ name: 'takes a job back', action: 'bulk.start', path: '/bulk/undo-job' },
    prepare: async () => ({ body: { jobId: await finishedJob() } }),
    work: handle(bulk.undoJob),
  },
  {
    ...{ name: 'adds a user group', action: 'userGroup.create', path: '/userGroup/add-criteria' },
    prepare: async () => {
      const constraints = [{ fieldId: 'orbit-f01', values: ['orbit-f01-v01'] }];
      return { body: { name: 'Others', description: 'Who is left', visibleTo: 'admin', constraints } };
    },
    work: handle(userGroup.addCriteria),
  },
  {
    ...{ name: 'changes a user group', action: 'userGroup.update', path: '/userGroup/update-criterion' },
    prepare: async () => ({ body: { id: 'orbit-g01', visibleTo: 'admin' } }),
    work: handle(userGroup.updateCriterion),
  },
  {
    ...{ name: 'removes a user group', action: 'userGroup.delete', path: '/userGroup/remove-criterion' },
    prepare: async () => ({ body: { id: 'orbit-g04' } }),
    work: handle(userGroup.removeCriterion),
  },
  {
    ...{ name: 'wishes for a feature', action: 'event.requestFeature', path: '/event/request-feature' },
    prepare: async () => ({ body: { feature: 'sso', email: 'admin@orbit.example', teamSize: 120 } }),
    work: handle(event.requestFeature),
  },
];

/** A parameter of the path is none of the query. */
const send = (path: string, { query = {}, body }: Sent, by: Session) => {
  const given = Object.entries(query).filter(([name]) => name !== 'accountId');
  const search = new URLSearchParams(given).toString();
  return upstream.post(search === '' ? path : `${path}?${search}`, body, by);
};
const revokeOther = () => upstream.post('/member/revoke-admin', { subject: other.guid }, one);
/** The latest audit entries of what the two admins did, oldest first, once something has been prepared. */
const actionsAfter = async (count: number) => {
  const entries = await upstream.db.read((queries) => queries.select().from(auditEntry).orderBy(auditEntry.auditId));
  return entries.slice(count).map(({ action }) => action);
};
const countEntries = () => upstream.db.read((queries) => queries.$count(auditEntry));

describe.each(acts)('an admin who $name', ({ action, path, prepare, work }) => {
  test.each(['before', 'after'])(
    'and is revoked at once, asked for %s, does it as an admin or not at all',
    async (when) => {
      const sent = await prepare();
      const before = await countEntries();
      const act = () => send(path, sent, other);
      const calls = when === 'before' ? [revokeOther(), act()] : [act(), revokeOther()];
      const outcomes = (await Promise.all(calls)).map((answer) => (answer.status === 200 ? 'done' : codeOf(answer)));
      const done = await actionsAfter(before);
      if (outcomes.includes('403 actor_not_admin')) expect(done).toEqual(['member.revokeAdmin']);
      else
        expect([outcomes, done]).toEqual([
          ['done', 'done'],
          [action, 'member.revokeAdmin'],
        ]);
    },
  );

  test('and is revoked after the call was let in is refused, and nothing is changed', async () => {
    const sent = await prepare();
    await revokeOther();
    const before = await countEntries();
    const jobs = await upstream.db.read((queries) => queries.$count(bulkJob));
    const everybody = () => upstream.db.read((queries) => queries.select().from(person).orderBy(person.guid));
    const people = await everybody();
    const late = upstream.db.transaction((db) =>
      work(
        {
          ...{ requestId: 'late', clientAddress: null, userAgent: null, now: START, db, fileAddress: () => null },
          actor: { guid: other.guid, teamId, role: 'admin', sessionId: 'late', tokenHash: 'late' },
        },
        sent,
      ),
    );
    await expect(late).rejects.toMatchObject({ code: 'actor_not_admin' });
    expect(await actionsAfter(before)).toEqual([]);
    expect(await upstream.db.read((queries) => queries.$count(bulkJob))).toBe(jobs);
    expect(await everybody()).toEqual(people);
  });
});
