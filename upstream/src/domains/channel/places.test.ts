// Who is in a channel by its rule: as it is made and changed, as people and user groups change, step by step.
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { channel, channelMember } from '../../db/tables/channel.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry, job } from '../../db/tables/system.ts';
import { addScaleTeam } from '../../demo/scale.ts';
import type { JobHandlers } from '../../lib/jobs.ts';
import { createJobs } from '../../lib/jobRunner.ts';
import { createLog } from '../../lib/log.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, START, codeOf, textAt } from '../../testing/testUpstream.ts';
import { settleJobs } from './settleWorker.ts';

const AURORA = 'orbit-c006@chat.orbit.example';
const LOCKED = 'team-orbit_announcements@chat.orbit.example';
/** Is for those who are in Berlin or Zürich, too. */
const FORMER = 'orbit-c009@chat.orbit.example';
const SAFETY = 'orbit-c019@chat.orbit.example';
const OFFICE = 'orbit-f04';
const BERLIN = 'orbit-f04-v01';
const LONDON = 'orbit-f04-v02';
const ZURICH = 'orbit-f04-v06';
/** Whoever is in Berlin or Zürich. */
const OFFICES = 'orbit-g03';
const GUEST = 'orbit-0003';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let admin: Session;
let member: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
});

type Group = {
  groupJID: string;
  version: number;
  memberCount: number;
  restrictionCriteria: string[];
  config: { autoJoin: boolean; autoJoinCriteria: string[] | null; restricted: boolean; canLeave: string };
};

const read = async (groupJid: string, by = admin) => {
  const { body } = await upstream.post('/channel/group-info', { groups: [groupJid] }, by);
  return (body as { groups: Group[] }).groups[0];
};
const update = async (groupJid: string, change: object, by = admin) => {
  const version = (await read(groupJid, by))?.version ?? 0;
  return upstream.post(`/channel/update-group-info?to=${encodeURIComponent(groupJid)}`, { version, ...change }, by);
};
const autoJoin = (autoJoinCriteria: string[] | null, rest: object = {}) =>
  update(AURORA, { config: { autoJoinCriteria }, ...rest });
/** The active people in a channel, and what they are in it. */
const seats = async (groupJid: string) => {
  const rows = await upstream.db.read((queries) =>
    queries
      .select({ guid: channelMember.guid, affiliation: channelMember.affiliation })
      .from(channelMember)
      .innerJoin(person, eq(person.guid, channelMember.guid))
      .where(and(eq(channelMember.groupJid, groupJid), eq(person.state, 'active')))
      .orderBy(channelMember.guid),
  );
  return new Map(rows.map(({ guid, affiliation }) => [guid, affiliation]));
};
const inside = async (groupJid: string) => [...(await seats(groupJid)).keys()];
const belonging = async (id: string) => {
  const { body } = await upstream.get(`/userGroup/criterion-members?id=${id}&limit=500&offset=0`, admin);
  return (body as { users: { guid: string }[] }).users.map(({ guid }) => guid).toSorted();
};
const moderators = async (groupJid: string) =>
  [...(await seats(groupJid))].filter(([, affiliation]) => affiliation === 'moderator').map(([guid]) => guid);
/** Those of a user group, and whoever moderates the channel. */
const expected = async (id: string) =>
  [...new Set([...(await belonging(id)), ...(await moderators(AURORA))])].toSorted();
const setValue = async (guid: string, fieldId: string, valueId: string) => {
  const change = { onBehalfOf: guid, fields: [{ fieldId, valueId }] };
  expect(await upstream.post('/field/update-member-fields', change, admin)).toMatchObject({ status: 200 });
};
const audits = async (action: string) =>
  upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, action)).orderBy(auditEntry.auditId),
  );
const place = (to: 'joined' | 'left', guid: string, groupJid = AURORA) =>
  upstream.post('/channel/bulk-group-update', { members: [guid], to, groups: [groupJid] }, admin);

describe('auto-join by user groups', () => {
  test('puts their members in, keeps the channel for them, and takes out whom it is not for, as the preview says', async () => {
    await update(AURORA, { moderators: ['orbit-0002', 'orbit-0004'] });
    const before = await inside(AURORA);
    const rule = { groupJID: AURORA, restrictionCriteria: [], autoJoinCriteria: [OFFICES] };
    const preview = (await upstream.post('/channel/preview-group', rule, admin)).body;
    const { body } = await autoJoin([OFFICES]);
    expect(body).toMatchObject({
      restrictionCriteria: [OFFICES],
      config: { autoJoin: true, autoJoinCriteria: [OFFICES], restricted: true },
      ...{ version: 3, othersCount: 0 },
    });
    expect(await inside(AURORA)).toEqual(await expected(OFFICES));
    const after = await inside(AURORA);
    const joined = after.filter((guid) => !before.includes(guid));
    const removed = before.filter((guid) => !after.includes(guid));
    expect(removed.length).toBeGreaterThan(0);
    expect(preview).toEqual({ joining: joined.length, leaving: removed.length });
    const entry = (await audits('channel.update')).at(-1);
    expect(entry).toMatchObject({
      ...{ actor: admin.guid, target: `channel:${AURORA}` },
      before: { restrictionCriteria: [], autoJoinCriteria: null },
      after: {
        restrictionCriteria: [OFFICES],
        autoJoinCriteria: [OFFICES],
        added: joined.length,
        removed: removed.length,
      },
    });
    expect((await audits('channel.leave')).map(({ target }) => target).toSorted()).toEqual(
      removed.map((guid) => `person:${guid}`).toSorted(),
    );
  });

  test('null turns it off, and nobody leaves; an empty list takes in everybody whom the channel is for', async () => {
    await autoJoin([OFFICES]);
    const those = await inside(AURORA);
    expect((await autoJoin(null)).body).toMatchObject({ config: { autoJoin: false, autoJoinCriteria: null } });
    expect(await inside(AURORA)).toEqual(those);
    expect(await read(AURORA)).toMatchObject({ restrictionCriteria: [OFFICES] });
    await place('left', those.find((guid) => guid !== admin.guid) ?? '');
    await autoJoin([]);
    expect(await inside(AURORA)).toEqual(those);
    const { body } = await autoJoin([], { restrictionCriteria: [] });
    // 112 of 120 are no guests; guests who were in it were taken out while it was restricted.
    expect(body).toMatchObject({ memberCount: 112, config: { autoJoinCriteria: [], restricted: false } });
  });

  test('holds for a channel from its beginning', async () => {
    const config = { type: 'closed', autoJoinCriteria: [OFFICES] };
    const create = (by: Session, more: object = {}) =>
      upstream.post('/channel/create-group', { profile: { name: 'offices' }, config: { ...config, ...more } }, by);
    const groupJid = textAt((await create(admin)).body, 'groupJID');
    expect(await inside(groupJid)).toEqual([...new Set([...(await belonging(OFFICES)), admin.guid])].toSorted());
    expect(await moderators(groupJid)).toEqual([admin.guid]);
    expect(codeOf(await create(member))).toBe('403 actor_not_admin');
  });

  test('puts in whoever gets a value, and takes out whoever has it no more; who has left stays out', async () => {
    await autoJoin([OFFICES]);
    const outsider = (await inside(SAFETY)).find((guid) => !['orbit-0001', 'orbit-0004'].includes(guid)) ?? '';
    await setValue(outsider, OFFICE, LONDON);
    expect(await inside(AURORA)).not.toContain(outsider);
    await setValue(outsider, OFFICE, BERLIN);
    expect(await inside(AURORA)).toContain(outsider);
    expect((await audits('channel.join')).at(-1)).toMatchObject({
      ...{ target: `person:${outsider}`, after: { groups: [AURORA] } },
    });
    await place('left', outsider);
    await setValue(outsider, OFFICE, ZURICH);
    expect(await inside(AURORA)).not.toContain(outsider);
    await place('joined', outsider);
    await update(AURORA, { moderators: [outsider] });
    await setValue(outsider, OFFICE, LONDON);
    expect(await inside(AURORA)).toContain(outsider);
    await update(AURORA, { moderators: ['orbit-0004'] });
    expect(await inside(AURORA)).not.toContain(outsider);
    expect((await audits('channel.update')).at(-1)).toMatchObject({
      before: { moderators: [outsider] },
      after: { moderators: ['orbit-0004'], removed: 1 },
    });
  });

  test('puts in whoever comes into the team by what they have from the start, and who is back', async () => {
    const constraints = [{ fieldId: 'orbit-f07', values: ['orbit-f07-v01'] }];
    const group = { name: 'Full-time', description: 'Who is here all week.', visibleTo: 'admin', constraints };
    const id = textAt((await upstream.post('/userGroup/add-criteria', group, admin)).body, 'id');
    await autoJoin([id]);
    await upstream.post('/member/invite', { emails: ['early@orbit.example'] }, admin);
    const { body } = await upstream.get('/member/search-users?searchText=early&limit=5&offset=0', admin);
    const [early] = (body as { profiles: { guid: string }[] }).profiles;
    expect(await inside(AURORA)).toContain(early?.guid);
    await upstream.post('/guest/upgrade-guest', { subject: GUEST }, admin);
    expect(await inside(AURORA)).toContain(GUEST);
    const people = { guid: admin.guid, subjects: [GUEST] };
    await upstream.post('/member/deactivate-profiles', people, admin);
    await update(AURORA, { restrictionCriteria: [OFFICES], config: { autoJoinCriteria: null } });
    const kept = and(eq(channelMember.groupJid, AURORA), eq(channelMember.guid, GUEST));
    expect(await upstream.db.read((queries) => queries.$count(channelMember, kept))).toBe(1);
    await upstream.post('/member/reactivate-profiles', people, admin);
    expect(await inside(AURORA)).not.toContain(GUEST);
  });

  test('is never the locked channel’s, whose texts can be changed', async () => {
    for (const autoJoinCriteria of [null, [OFFICES]])
      expect(codeOf(await update(LOCKED, { config: { autoJoinCriteria } }))).toBe('409 group_locked');
    expect(codeOf(await update(LOCKED, { restrictionCriteria: [OFFICES] }))).toBe('409 group_locked');
    const { body } = await update(LOCKED, { profile: { name: 'News' }, config: { autoJoinCriteria: [] } });
    expect(body).toMatchObject({ profile: { name: 'News' }, config: { isLocked: true, autoJoinCriteria: [] } });
  });
});

describe('a channel that is for user groups', () => {
  test('lets nobody else in, whoever puts them there; and goes on being for those it named once the team is free', async () => {
    await update(AURORA, { restrictionCriteria: [OFFICES] });
    const [stranger = ''] = (await inside(SAFETY)).filter((guid) => !['orbit-0001', 'orbit-0004'].includes(guid));
    await setValue(stranger, OFFICE, LONDON);
    for (const guid of [stranger, GUEST]) expect(codeOf(await place('joined', guid))).toBe('403 group_restricted');
    expect((await place('left', stranger)).status).toBe(200);
    const free = await upstream.signIn('admin@seedling.example');
    const own = 'seedling-c003@chat.seedling.example';
    expect(codeOf(await update(own, { restrictionCriteria: [OFFICES] }, free))).toBe('402 plan_required');
    expect(codeOf(await update(own, { config: { autoJoinCriteria: [] } }, free))).toBe('402 plan_required');
    const { body } = await update(own, { profile: { name: 'all news' }, config: { canLeave: 'none' } }, free);
    expect(body).toMatchObject({
      ...{ profile: { name: 'all news' }, version: 2 },
      config: { canLeave: 'none', privileges: { groupAffiliate: { post: 'moderator', editProfile: 'moderator' } } },
    });
  });
});

describe('a change', () => {
  test('that changes nothing writes nothing; of a version that is gone is refused; of two admins at once, one gets it', async () => {
    const same = { profile: { name: 'project-aurora' }, restrictionCriteria: [], config: { autoJoinCriteria: null } };
    expect((await update(AURORA, same)).body).toMatchObject({ version: 1 });
    expect(await audits('channel.update')).toEqual([]);
    const other = await upstream.signIn(
      textAt((await upstream.get('/member/profile?subject=orbit-0004', admin)).body, 'email'),
    );
    const at = (name: string, by: Session) =>
      upstream.post(`/channel/update-group-info?to=${AURORA}`, { version: 1, profile: { name } }, by);
    const answers = await Promise.all([at('one', admin), at('two', other)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(codeOf(await at('three', admin))).toBe('409 stale_version');
    expect(await audits('channel.update')).toHaveLength(1);
  });

  test('takes a text that stays whatever it holds, and refuses another like it', async () => {
    const description = 'x'.repeat(141);
    await upstream.db.transaction((queries) =>
      queries.update(channel).set({ description }).where(eq(channel.groupJid, AURORA)),
    );
    expect((await update(AURORA, { profile: { name: 'aurora', description } })).status).toBe(200);
    const { body } = await update(AURORA, { profile: { description: `${description}x` } });
    expect(body).toMatchObject({ error: { code: 'invalid_request', field: 'profile.description' } });
  });

  test.each([
    [{ restrictionCriteria: [OFFICES, 'nothing'] }, '404 criterion_not_found', 'restrictionCriteria.1'],
    [{ config: { autoJoinCriteria: ['nothing'] } }, '404 criterion_not_found', 'config.autoJoinCriteria.0'],
    [{ moderators: [] }, '400 nobody_chosen', 'moderators'],
    [{ moderators: [GUEST] }, '404 member_not_found', 'moderators.0'],
    [{ moderators: ['seedling-0002'] }, '404 member_not_found', 'moderators.0'],
  ])('to %o is refused', async (change, code, field) => {
    const answer = await update(AURORA, change);
    expect(codeOf(answer)).toBe(code);
    expect((answer.body as { error: { field?: string } }).error.field).toBe(field);
    expect(await read(AURORA)).toMatchObject({ version: 1 });
  });
});

describe('the work of settling', () => {
  const workers = (handlers: JobHandlers) =>
    createJobs({ db: upstream.db, clock: upstream.clock, log: createLog('silent'), handlers });
  const waiting = () =>
    upstream.db.read((queries) => queries.$count(job, and(eq(job.name, 'channel.settle'), eq(job.state, 'waiting'))));
  /** Everybody of another office, as the members of the user group. */
  const moveGroup = async (values: string[]) => {
    const change = { id: OFFICES, constraints: [{ fieldId: OFFICE, values }] };
    expect(await upstream.post('/userGroup/update-criterion', change, admin)).toMatchObject({ status: 200 });
  };

  test.each([1, 2, 3])('goes on where it was cut off, in step %i', async (fatal) => {
    await update(FORMER, { restrictionCriteria: [] });
    await autoJoin([OFFICES]);
    await moveGroup([LONDON]);
    let step = 0;
    const dying = Object.fromEntries(
      Object.entries(settleJobs(5)).map(([name, { effect }]) => [
        name,
        {
          effect: async (...given: Parameters<typeof effect>) => {
            const next = await effect(...given);
            step += 1;
            if (step === fatal) throw new Error('killed');
            return next;
          },
        },
      ]),
    );
    const goal = await expected(OFFICES);
    const isThere = async () => (await inside(AURORA)).join() === goal.join();
    await workers(dying).runDue();
    expect(await isThere()).toBe(false);
    // A change meanwhile plants no second piece of work: the one that waits sees it.
    await moveGroup([LONDON, BERLIN]);
    expect(await waiting()).toBe(1);
    upstream.clock.advance(60_000);
    await workers(settleJobs(5)).runDue();
    expect(await inside(AURORA)).toEqual(await expected(OFFICES));
    expect(await waiting()).toBe(0);
    const further = (await audits('channel.join')).filter(({ target }) => target === `channel:${AURORA}`);
    expect(further.every(({ actor, parentJobId }) => actor === admin.guid && parentJobId !== null)).toBe(true);
    // Done work gives its key back.
    await moveGroup([ZURICH]);
    expect(await waiting()).toBe(1);
  });

  test('sees to it that whoever loses a value with a field’s conditions leaves', async () => {
    const constraints = [{ fieldId: 'orbit-f02', values: ['orbit-f02-v01', 'orbit-f02-v02'] }];
    const group = { name: 'Makers', description: 'Two teams.', visibleTo: 'admin', constraints };
    const id = textAt((await upstream.post('/userGroup/add-criteria', group, admin)).body, 'id');
    await update(AURORA, { restrictionCriteria: [id], config: { autoJoinCriteria: [id] }, moderators: [admin.guid] });
    expect((await inside(AURORA)).length).toBeGreaterThan(3);
    const parents = [{ fieldId: 'orbit-f01', valueId: 'orbit-f01-v02' }];
    const body = { updateFields: [{ fieldId: 'orbit-f02', parents }] };
    expect(await upstream.post('/field/update-team-fields', body, admin)).toMatchObject({ status: 200 });
    await upstream.jobs.runDue();
    expect(await inside(AURORA)).toEqual([admin.guid]);
  });

  test('takes over where a call has moved a thousand people', async () => {
    await upstream.db.transaction((queries) => addScaleTeam(queries, 1_050, START));
    const large = await upstream.signIn('admin@universe.example');
    const to = 'universe-c002@chat.universe.example';
    await upstream.db.transaction((queries) => queries.delete(channelMember).where(eq(channelMember.groupJid, to)));
    const { body } = await upstream.post('/channel/update-group', { to, config: { autoJoin: true } }, large);
    expect(body).toMatchObject({ memberCount: 1_000, config: { autoJoin: true } });
    await upstream.jobs.runDue();
    const everybody = and(eq(person.teamId, 'team-universe'), eq(person.state, 'active'));
    const [active, guests] = await upstream.db.read(async (queries) => [
      await queries.$count(person, everybody),
      await queries.$count(person, and(everybody, eq(person.role, 'guest'))),
    ]);
    expect(await inside(to)).toHaveLength((active ?? 0) - (guests ?? 0));
  });
});
