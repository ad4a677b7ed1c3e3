// Who may act is known only once the team is locked: an admin whose rights are taken at that moment changes nothing
// after that. On a PostgreSQL server the calls really run side by side.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { allRoutes } from '../app.ts';
import { billing } from '../db/tables/billing.ts';
import { bulkJob } from '../db/tables/bulk.ts';
import { person } from '../db/tables/member.ts';
import { auditEntry } from '../db/tables/system.ts';
import { team } from '../db/tables/team.ts';
import { pinLimits } from '../domains/identity/rules.ts';
import { type Call, contract } from '../generated/contract.ts';
import type { SessionContext } from '../lib/context.ts';
import type { ReachingContext } from '../lib/routes.ts';
import { createFileAddresses } from '../lib/fileAddresses.ts';
import { billingActs } from './billingActs.ts';
import { type Act, type Sent, bulkActs } from './bulkActs.ts';
import { chatExportActs } from './chatExportCalls.ts';
import { ORBIT, fieldCalls, shift } from './fieldCalls.ts';
import { paymentActs } from './paymentActs.ts';
import { startPayingUpstream } from './payments.ts';
import { ORIGIN } from './identityProvider.ts';
import { planTerms } from './planTerms.ts';
import { samlCalls } from './samlCalls.ts';
import { png } from './samplePictures.ts';
import { ssoActs } from './ssoActs.ts';
import { type Session, START, chatExportTerms, codeOf, textAt } from './testUpstream.ts';
import { keepFileOfPeople, upload } from './uploads.ts';

const teamId = 'team-orbit';
const accountId = 'account-orbit';

const google = { issuer: 'https://accounts.example', clientId: 'client', clientSecret: 'secret' };
const upstream = await startPayingUpstream(['orbit.example', 'seedling.example'], { google });
let one: Session;
let other: Session;
beforeEach(async () => {
  one = await upstream.signIn('admin@orbit.example');
  const profile = await upstream.get('/member/profile?subject=orbit-0004', one);
  other = await upstream.signIn(textAt(profile.body, 'email'));
});

/** A call that changes something: what the contract says of it, who may make it, and the work once that is known. */
type Write = {
  readonly name: string;
  readonly path: string;
  readonly call: Call;
  readonly roles: readonly string[];
  /** Whether it asks somebody outside, between steps of its own. */
  readonly reaches: boolean;
  readonly handle: (context: Omit<SessionContext, 'db'>, input: Sent) => Promise<unknown>;
};

const unused = () => Promise.reject(new Error('Nobody is mailed here.'));
const pinKey = 'not used here';
const routes = allRoutes(
  {
    ...{ mailer: { send: unused, sendAll: unused, jobs: {} }, files: upstream.files, pinKey, feedbackKey: pinKey },
    outgoing: { isRefused: unused, post: unused, fetchTo: unused },
    invitations: { mailDomain: 'mail.muster.example', chatUrl: 'https://{teamUrl}.chat.example' },
    groupsDomain: null,
    ...{ limits: pinLimits, environment: 'internal', fieldLimits: { fields: 50, values: 999 }, extraEvents: [] },
    ...{ planTerms, chatExportTerms, recordingKeptDays: null, defaultTeamSize: 50, providers: upstream.providers },
    google,
    countryNetworks: [],
    sandbox: null,
  },
  createFileAddresses(pinKey),
);
type ErasedRoute = {
  access: { roles: readonly string[] } | null;
  reach?: (context: ReachingContext, input: Sent) => Promise<(context: SessionContext) => Promise<unknown>>;
  handle: (context: SessionContext, input: Sent) => Promise<unknown>;
};
/** Does the work of a call for somebody who has been let in, in its transactions. */
const handleOf =
  ({ reach, handle }: ErasedRoute): Write['handle'] =>
  async (context, input) => {
    const step: ReachingContext['step'] = (work) => upstream.db.transaction((db) => work({ ...context, db }));
    const last = reach ? await reach({ ...context, step }, input) : (inside: SessionContext) => handle(inside, input);
    return step(last);
  };
// What the handlers get is of the contract's form: the calls send the same.
const erased = routes as unknown as Record<string, Record<string, ErasedRoute>>;
const writes = Object.entries(contract).flatMap(([service, operations]) =>
  Object.entries<Call>(operations)
    .filter(([, { access }]) => access === 'write')
    .map(([operation, call]): Write => {
      const route = erased[service]?.[operation];
      if (!route) throw new Error(`${service}.${operation} has no route.`);
      const { access } = route;
      return {
        ...{ name: `${service}.${operation}`, path: `/${service}${call.path}`, call },
        ...{ roles: access?.roles ?? [], reaches: route.reach !== undefined, handle: handleOf(route) },
      };
    }),
);
const writeOf = (name: string) => {
  const found = writes.find((write) => write.name === name);
  if (!found) throw new Error(`No call ${name} changes anything.`);
  return found;
};

/** A member without a licence, and one whose licence renews. */
const lite = ['orbit-0110'] as const;
const licensed = ['orbit-0016'];

const countDown = async () => {
  const free = { plan: 'free', activationAt: START + 60_000 } as const;
  await upstream.db.transaction((queries) => queries.update(billing).set(free).where(eq(billing.teamId, teamId)));
};
const emailOf = async (guid: string) =>
  textAt((await upstream.get(`/member/profile?subject=${guid}`, one)).body, 'email');
const fields = fieldCalls(upstream, () => one);

const acts: Act[] = [
  ...bulkActs(upstream, teamId, () => one),
  ...billingActs(upstream, teamId, () => one),
  ...paymentActs(upstream, teamId, () => one),
  ...chatExportActs(upstream, teamId, () => one, 'orbit-0004'),
  {
    ...{ name: 'renames the team', actions: ['team.update'], call: 'team.updateTeam' },
    prepare: async () => ({ body: { name: 'Apollo' } }),
  },
  {
    ...{ name: 'turns auto-join on', actions: ['team.updateAutoJoin'], call: 'team.makeAutoJoin' },
    prepare: async () => ({ body: { autoJoin: true } }),
  },
  {
    ...{ name: 'sets who may invite guests', actions: ['team.updateSettings'], call: 'team.setTeamSettings' },
    prepare: async () => ({ body: { guestInviteType: 'none' } }),
  },
  {
    ...{ name: 'keeps inviting for admins', actions: ['team.updateInvitePolicy'], call: 'team.updateTeam' },
    prepare: async () => ({ body: { makeAdminInvite: true } }),
  },
  {
    ...{ name: 'sets who may share files', actions: ['team.updateFileSharing'], call: 'team.setFileSharingSettings' },
    prepare: async () => ({ body: { mode: 'NONE' } }),
  },
  {
    ...{ name: 'lets everybody join a channel', actions: ['channel.updateAutoJoin'], call: 'channel.updateGroup' },
    prepare: async () => ({ body: { to: 'orbit-c002@chat.orbit.example', config: { autoJoin: true } } }),
  },
  {
    ...{ name: 'changes a channel', actions: ['channel.update'], call: 'channel.updateGroupInfo' },
    prepare: async () => ({
      query: { to: 'orbit-c002@chat.orbit.example' },
      body: { version: 1, profile: { name: 'small talk' } },
    }),
  },
  {
    ...{ name: 'archives a channel', actions: ['channel.archive'], call: 'channel.archiveGroup' },
    prepare: async () => ({ body: { to: 'orbit-c002@chat.orbit.example', archived: true } }),
  },
  {
    ...{ name: 'sets how long recordings are kept', actions: ['recording.updateRetention'] },
    call: 'recording.setRecordingRetention',
    prepare: async () => {
      const allowed = { allowsVideoRecording: true };
      await upstream.db.transaction((queries) => queries.update(team).set(allowed).where(eq(team.teamId, teamId)));
      return { body: { keptDays: 30, version: 1 } };
    },
  },
  {
    ...{ name: 'sets who may create channels', actions: ['team.updateChannelCreation'] },
    call: 'team.setCreateGroupPrivilege',
    prepare: async () => ({ body: { to: teamId, open: { allowedTo: 'ONLY_ADMINS' } } }),
  },
  {
    ...{ name: 'welcomes people', actions: ['team.updateWelcome'], call: 'team.setWelcomeMessage' },
    prepare: async () => ({ body: { enabled: true } }),
  },
  {
    ...{ name: 'tries a welcome message', actions: ['team.testWelcome'], call: 'team.testWelcomeMessage' },
    prepare: async () => ({ body: { senderName: 'Orbit', message: 'Hello!' } }),
  },
  {
    ...{ name: 'requires signing in with Google', actions: ['sso.updateGoogleSignIn'], call: 'sso.makeGoc' },
    prepare: async () => ({ body: { makeGOC: true } }),
  },
  ...ssoActs(upstream, teamId),
  {
    ...{ name: 'tries the identity provider', actions: ['sso.startSamlTest'], call: 'sso.startSamlTest' },
    prepare: async () => {
      await samlCalls(upstream).configure(teamId);
      return { body: { origin: ORIGIN } };
    },
  },
  {
    ...{ name: 'assigns a licence', actions: ['licence.assign'], call: 'licence.assignLicence' },
    prepare: async () => ({ query: { teamId }, body: { members: lite } }),
  },
  {
    ...{ name: 'ends a renewal', actions: ['licence.endRenewal'], call: 'licence.disableAutoRenewal' },
    prepare: async () => ({ query: { teamId }, body: { members: licensed } }),
  },
  {
    ...{ name: 'takes a licence back', actions: ['licence.return'] },
    call: 'licence.updateUserCategory',
    prepare: async () => ({ query: { accountId }, body: { userIds: licensed, category: 'free' } }),
  },
  {
    ...{ name: 'sets what new members get', actions: ['licence.updateAutoUpgrade'] },
    call: 'licence.updateAccountAutoUpgrade',
    prepare: async () => ({ query: { accountId, autoUpgradeCategory: 'free' } }),
  },
  {
    ...{ name: 'starts PRO', actions: ['licence.activatePlan'], call: 'licence.activateSelfServeProPlan' },
    prepare: async () => {
      await countDown();
      return { query: { teamId } };
    },
  },
  {
    ...{ name: 'adds a user group', actions: ['userGroup.create'], call: 'userGroup.addCriteria' },
    prepare: async () => {
      const constraints = [{ fieldId: 'orbit-f01', values: ['orbit-f01-v01'] }];
      return { body: { name: 'Others', description: 'Who is left', visibleTo: 'admin', constraints } };
    },
  },
  {
    ...{ name: 'changes a user group', actions: ['userGroup.update'], call: 'userGroup.updateCriterion' },
    prepare: async () => ({ body: { id: 'orbit-g01', visibleTo: 'admin' } }),
  },
  {
    ...{ name: 'removes a user group', actions: ['userGroup.delete'], call: 'userGroup.removeCriterion' },
    prepare: async () => ({ body: { id: 'orbit-g04' } }),
  },
  {
    ...{ name: 'takes a webhook over', actions: ['webhook.takeOver'], call: 'webhook.takeOver' },
    prepare: async () => ({ body: { id: 'orbit-w4' } }),
  },
  {
    ...{ name: 'wishes for a feature', actions: ['event.requestFeature'], call: 'event.requestFeature' },
    prepare: async () => ({ body: { feature: 'sso', email: 'admin@orbit.example', teamSize: 120 } }),
  },
  {
    ...{ name: 'sets the team’s picture', actions: ['team.uploadAvatar'], call: 'team.uploadTeamAvatar' },
    prepare: async () => ({}),
  },
  {
    ...{ name: 'sets who may share files in an organisation', actions: ['team.updateFileSharing'] },
    call: 'team.setDomainAttributes',
    prepare: async () => {
      await upstream.db.transaction((queries) =>
        queries.update(team).set({ isAutoJoin: true }).where(eq(team.teamId, teamId)),
      );
      return { body: { fileSharingMode: 'NONE' } };
    },
  },
  {
    ...{ name: 'becomes one organisation with a domain', call: 'team.domainRequest' },
    actions: ['team.approveDomain', 'team.receiveDomainApproval'],
    prepare: async () => ({ body: { domain: 'seedling.example', requestType: 'APPROVAL' } }),
  },
  {
    ...{ name: 'removes a member', actions: ['member.remove'], call: 'member.deleteMember' },
    prepare: async () => ({ body: { subjects: licensed } }),
  },
  {
    ...{ name: 'deactivates a member', actions: ['member.deactivate'], call: 'member.deactivateProfiles' },
    prepare: async () => ({ body: { guid: other.guid, subjects: licensed } }),
  },
  {
    ...{ name: 'reactivates a member', actions: ['member.reactivate'], call: 'member.reactivateProfiles' },
    prepare: async () => ({ body: { guid: other.guid, subjects: ['orbit-0126'] } }),
  },
  {
    ...{ name: 'takes somebody in', call: 'member.approveMembers' },
    actions: ['member.approve', 'licence.assign', 'field.giveDefaults', 'channel.join'],
    prepare: async () => ({ body: { approveEmails: [await emailOf('orbit-0121')], guestMembership: false } }),
  },
  {
    ...{ name: 'turns somebody down', actions: ['member.reject'], call: 'member.rejectMembers' },
    prepare: async () => ({ body: { rejectEmails: [await emailOf('orbit-0121')] } }),
  },
  {
    ...{ name: 'revokes another admin', actions: ['member.revokeAdmin'], call: 'member.revokeAdmin' },
    prepare: async () => {
      await upstream.post('/member/grant-admin', { subject: 'orbit-0012' }, one);
      return { body: { subject: 'orbit-0012' } };
    },
  },
  {
    ...{
      name: 'lets contacts of a guest be chosen',
      actions: ['guest.setContacts'],
      call: 'guest.prepareGuestsRoster',
    },
    prepare: async () => ({ body: { guestGuids: ['orbit-0005'], memberGuids: ['orbit-0012'] } }),
  },
  {
    ...{ name: 'is reminded of a guest', actions: ['guest.setReminder'], call: 'guest.updateGuestValidityReminder' },
    prepare: async () => ({ body: { subject: 'orbit-0011', validityReminder: null } }),
  },
  {
    ...{
      name: 'makes somebody admin in their place',
      actions: ['member.replaceAdmin', 'member.replaceAdmin'],
      call: 'member.replaceAdmin',
    },
    prepare: async () => ({ body: { subject: 'orbit-0012' } }),
    isLast: true,
  },
  {
    ...{ name: 'makes a guest a member', call: 'guest.upgradeGuest' },
    actions: ['guest.upgrade', 'field.giveDefaults', 'channel.join'],
    prepare: async () => ({ body: { subject: 'orbit-0005' } }),
  },
  {
    ...{ name: 'puts a guest into a channel', actions: ['channel.join'], call: 'channel.bulkGroupUpdate' },
    prepare: async () => ({
      body: { members: ['orbit-0005'], to: 'joined', groups: ['orbit-c002@chat.orbit.example'] },
    }),
  },
  {
    ...{ name: 'adds a custom field', actions: ['field.add'], call: 'field.addTeamFields' },
    prepare: async () => ({ body: { addFields: [shift] } }),
  },
  {
    ...{ name: 'changes a custom field', actions: ['field.update'], call: 'field.updateTeamFields' },
    prepare: async () => ({ body: { updateFields: [{ fieldId: ORBIT.unused, name: 'Shift' }] } }),
  },
  {
    ...{ name: 'orders custom fields', actions: ['field.reorder'], call: 'field.reorderTeamFields' },
    prepare: async () => ({ body: { fieldIds: (await fields.read(one)).map(({ fieldId }) => fieldId).toReversed() } }),
  },
  {
    ...{ name: 'removes a custom field', actions: ['field.remove'], call: 'field.removeTeamFields' },
    prepare: async () => ({ body: { removeFields: [ORBIT.unused] } }),
  },
];

/** A parameter of the path is none of the query. */
const send = ({ path, call }: Write, { query = {}, body, file = png() }: Sent, by: Session) => {
  const given = Object.entries(query).filter(([name]) => !path.includes(`{${name}}`));
  const search = new URLSearchParams(given).toString();
  const filled = path.replaceAll(/\{(\w{1,40})\}/g, (_, name: string) => query[name] ?? '');
  if (call.filePart !== null) return upload(upstream, filled, [{ name: call.filePart, content: file }], by, {}, query);
  if (call.method === 'DELETE') {
    const url = `${filled}?${new URLSearchParams([...given, ...Object.entries(by)]).toString()}`;
    return upstream.request({ method: 'DELETE', url });
  }
  const address = search === '' ? filled : `${filled}?${search}`;
  return call.method === 'GET' ? upstream.get(address, by) : upstream.post(address, body, by);
};
const revokeOther = () => upstream.post('/member/revoke-admin', { subject: other.guid }, one);
/** The latest audit entries of what the two admins did, oldest first, once something has been prepared. */
const actionsAfter = async (count: number) => {
  const entries = await upstream.db.read((queries) => queries.select().from(auditEntry).orderBy(auditEntry.auditId));
  return entries.slice(count).map(({ action }) => action);
};
const countEntries = () => upstream.db.read((queries) => queries.$count(auditEntry));

test('every change that only admins make is among what follows', () => {
  const made = [...new Set(acts.map(({ call }) => call))];
  const wanted = writes.filter(({ roles }) => roles.join() === 'admin').map(({ name }) => name);
  expect(made.toSorted()).toEqual(wanted.toSorted());
});

describe.each(acts)('an admin who $name', ({ actions, call, prepare, isLast = false }) => {
  const write = writeOf(call);
  test.each(['before', 'after'])(
    'and is revoked at once, asked for %s, does it as an admin or not at all',
    async (when) => {
      const sent = await prepare();
      const before = await countEntries();
      const act = () => send(write, sent, other);
      const calls = when === 'before' ? [revokeOther(), act()] : [act(), revokeOther()];
      const outcomes = (await Promise.all(calls)).map((answer) => (answer.status === 200 ? 'done' : codeOf(answer)));
      const done = await actionsAfter(before);
      // Steps that were done before somebody was revoked stand.
      const isRefused = outcomes.includes('403 actor_not_admin');
      if (isRefused && write.reaches) expect([...actions, 'member.revokeAdmin']).toEqual(expect.arrayContaining(done));
      else if (isRefused) expect(done).toEqual(['member.revokeAdmin']);
      else expect([outcomes, done]).toEqual([['done', 'done'], isLast ? actions : [...actions, 'member.revokeAdmin']]);
    },
  );

  test('and is revoked after the call was let in is refused, and nothing is changed', async () => {
    const sent = await prepare();
    await revokeOther();
    const before = await countEntries();
    const jobs = await upstream.db.read((queries) => queries.$count(bulkJob));
    const everybody = () => upstream.db.read((queries) => queries.select().from(person).orderBy(person.guid));
    const people = await everybody();
    const session = { sessionId: 'late', tokenHash: 'late', provesAddress: true };
    const context = {
      ...{ requestId: 'late', clientAddress: null, userAgent: null, now: START, fileAddress: () => null },
      ...{ fileName: await keepFileOfPeople(upstream), fileBytes: 0 },
      actor: { ...session, guid: other.guid, teamId, role: 'admin' as const },
    };
    const late = write.handle(context, { query: {}, ...sent });
    await expect(late).rejects.toMatchObject({ code: 'actor_not_admin' });
    expect(await actionsAfter(before)).toEqual([]);
    expect(await upstream.db.read((queries) => queries.$count(bulkJob))).toBe(jobs);
    expect(await everybody()).toEqual(people);
  });
});
