import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addLargeTeam, DEMO_TEAM, LARGE_TEAM, withStack } from '../browser/team.ts';
import type { MembershipEffort } from '../lib/options.ts';
import { median } from '../../report/statistics.ts';
import { type MembershipFigures, type Timed, stepFiguresOf } from './membershipReport.ts';
import { type Services, type UserGroup, fillUserGroups, servicesOf } from './userGroups.ts';

/** Of as many one call tells how many people belong to them, and of so many who they are. */
const USER_GROUPS = 50;
const WITH_PEOPLE = 30;
const PAGE = { limit: 50, offset: 0 };
const BASE = 'a page of the list of people';

type Usage = { usage: { id: string; membersCount: number }[] };
type First = { criteria: { total: number }[] };
type Call = { name: string; ask: () => Promise<number> };

/** What is measured: each call says how many people its answer is about. */
function callsOf({ get, post }: Services, groups: readonly UserGroup[], widest: UserGroup): Call[] {
  const total = (answer: { total: number }) => answer.total;
  const usage = async (ids: readonly string[]) => {
    const answer = await post<Usage>('/userGroup/criteria-usage', { ids });
    return answer.usage.reduce((sum, { membersCount }) => sum + membersCount, 0);
  };
  const first = async (of: readonly string[], limit: number) => {
    const answer = await post<First>('/userGroup/first-criterion-members', { ids: of, limit });
    return answer.criteria.reduce((sum, one) => sum + one.total, 0);
  };
  const ids = groups.map(({ id }) => id);
  const { id, constraints } = widest;
  return [
    { name: BASE, ask: async () => total(await get('/member/users-list', PAGE)) },
    {
      name: 'a page of the largest group',
      ask: async () => total(await get('/userGroup/criterion-members', { id, ...PAGE })),
    },
    {
      name: 'a preview of changing it',
      ask: async () => total(await post('/userGroup/preview-criterion', { id, constraints, ...PAGE })),
    },
    { name: `the first three of each of ${WITH_PEOPLE}`, ask: () => first(ids.slice(0, WITH_PEOPLE), 3) },
    { name: 'how many belong to it', ask: () => usage([id]) },
    { name: `how many belong to each of ${ids.length}`, ask: () => usage(ids) },
  ];
}

async function timed({ ask }: Call, times: number): Promise<Timed> {
  const all: number[] = [];
  let people = 0;
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    people = await ask();
    all.push(performance.now() - started);
  }
  return { ms: median(all), people };
}

async function measure(
  upstreamUrl: string,
  domain: string,
  { rounds, callsPerRound }: MembershipEffort,
): Promise<MembershipFigures> {
  const services = await servicesOf(upstreamUrl, `admin@${domain}`);
  const groups = await fillUserGroups(services, USER_GROUPS);
  const { usage } = await services.post<Usage>('/userGroup/criteria-usage', { ids: groups.map(({ id }) => id) });
  const largest = usage.reduce((one, other) => (other.membersCount > one.membersCount ? other : one));
  const widest = groups.find(({ id }) => id === largest.id);
  if (!widest) throw new Error('The team has no user group.');
  const calls = callsOf(services, groups, widest);
  for (const call of calls) await timed(call, callsPerRound);
  const measured: Map<string, Timed>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures = new Map<string, Timed>();
    for (const call of calls) figures.set(call.name, await timed(call, callsPerRound));
    measured.push(figures);
  }
  const steps = stepFiguresOf(BASE, measured);
  return { people: steps[0]?.people ?? 0, userGroups: groups.length, rounds, steps };
}

/** Measures how long the reference services take to say who belongs to user groups, as a multiple of a page of the list of people. */
export async function membershipBench(
  effort: MembershipEffort,
  say: (line: string) => void,
): Promise<MembershipFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-membership-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    const domain = effort.largeTeam === undefined ? DEMO_TEAM : LARGE_TEAM;
    if (effort.largeTeam !== undefined) {
      say(`Adding ${LARGE_TEAM} of ${effort.largeTeam} people …`);
      await addLargeTeam(folder, effort.largeTeam);
    }
    say(`Counting the members of the user groups of ${domain} …`);
    return await withStack(folder, ({ upstreamUrl }) => measure(upstreamUrl, domain, effort));
  } finally {
    process.off('exit', remove);
    remove();
  }
}
