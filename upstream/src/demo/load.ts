import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allTables, tablesOfMigrations } from '../db/allTables.ts';
import type { Database, Queries } from '../db/database.ts';
import { loadInBulk } from '../db/bulkLoad.ts';
import { channelMember } from '../db/tables/channel.ts';
import { fieldValue, personFieldValue } from '../db/tables/field.ts';
import type { GroupsDomain } from '../domains/channel/addressRules.ts';
import { addChannels } from '../domains/channel/repository.ts';
import { addContacts } from '../domains/guest/repository.ts';
import { addPeople } from '../domains/member/repository.ts';
import { person, personTerm } from '../db/tables/member.ts';
import { ledgerEntry, ledgerTransaction } from '../db/tables/payment.ts';
import { newTeam } from '../domains/team/foundingActions.ts';
import type { TeamRow } from '../domains/team/repository.ts';
import { installedApp, team } from '../db/tables/team.ts';
import { userGroupValue } from '../db/tables/userGroup.ts';
import { DAY_MS } from '../lib/durations.ts';
import type { FileStore } from '../lib/files.ts';
import { plantAll } from '../jobs.ts';
import { demoApps } from './apps.ts';
import { addDemoBilling } from './billing.ts';
import { addDemoCalls } from './calls.ts';
import { addDemoCards } from './cards.ts';
import { demoChannels, demoContacts } from './channels.ts';
import { addDomainRequests } from './domainRequests.ts';
import { addDemoDirectory } from './directory.ts';
import { addDemoFields } from './fields.ts';
import { addDemoInvoices } from './invoices.ts';
import { addDemoImports } from './imports.ts';
import { addDemoHistory, addDemoMessages } from './messages.ts';
import { addDemoConversations } from './conversations.ts';
import { SHARING_DOMAINS, keepSharedFiles } from './files.ts';
import { demoPeople, demoVisitors, shortName } from './people.ts';
import { addDemoRecordings, keepDemoFilms } from './recordings.ts';
import { addDemoSessions } from './sessions.ts';
import { addDemoSso } from './sso.ts';
import { type DemoTeam, demoTeams } from './teams.ts';
import { addDemoWebhooks } from './webhooks.ts';

export type DemoOptions = {
  /** The only address or range from which the restricted team may be used. */
  fortressAllowedAddress: string;
  /** Where browsers reach the stand-in of the identity provider. */
  standInUrl?: string | undefined;
  /** Where the addresses of channels are. */
  groupsDomain?: GroupsDomain | undefined;
  /** Only these domains; all without it. */
  domains?: readonly string[] | undefined;
  /** Whether long histories of messages are left out, which take a third of the time of everything else. */
  isBrief?: boolean | undefined;
};

/** Puts the demo teams into an empty database; says whether it was empty. */
export async function loadDemoOnce(db: Database, now: number, options: DemoOptions): Promise<boolean> {
  return db.transaction(async (queries) => {
    await queries.execute(sql`lock table ${team} in exclusive mode`);
    const [found] = await queries.select({ teamId: team.teamId }).from(team).limit(1);
    if (found) return false;
    await addDemoTeams(queries, now, options);
    return true;
  });
}

const ledger: readonly PgTable[] = [ledgerTransaction, ledgerEntry];

/** Throws everything away that the services have kept, and puts the demo teams back. */
export async function resetDemo(db: Database, now: number, options: DemoOptions): Promise<void> {
  await db.transaction(async (queries) => {
    const emptied = allTables.filter((table) => !tablesOfMigrations.includes(table));
    // The ledger lets itself be emptied by nobody else.
    for (const table of ledger) await queries.execute(sql`alter table ${table} disable trigger user`);
    await queries.execute(sql`truncate ${sql.join(emptied, sql`, `)}`);
    for (const table of ledger) await queries.execute(sql`alter table ${table} enable trigger user`);
    await addDemoTeams(queries, now, options);
  });
}

/** Puts the files of the demo teams into the store, be it that they were taken away: resetting does not bring them back by itself. */
export async function keepDemoFiles(files: FileStore, options: Pick<DemoOptions, 'domains'>): Promise<void> {
  const teams = demoTeams.filter(({ domain }) => isDemoTeam(domain, options));
  await keepDemoFilms(files, teams);
  await keepSharedFiles(files, teams);
}

/** Whether a demo team is loaded. */
export const isDemoTeam = (domain: string, { domains }: Pick<DemoOptions, 'domains'>): boolean =>
  domains?.includes(domain) ?? true;

/** What a team's made-up names begin with: its place on the list. */
const seedOf = (place: number) => place + 1;

async function addDemoTeams(db: Queries, now: number, options: DemoOptions) {
  const { fortressAllowedAddress, standInUrl, groupsDomain, isBrief = false } = options;
  const isWanted = (domain: string) => isDemoTeam(domain, options);
  await loadInBulk(db, [person, personTerm, channelMember, personFieldValue], async () => {
    for (const [place, spec] of demoTeams.entries()) {
      if (!isWanted(spec.domain)) continue;
      const restricted = spec.domain === 'fortress.example' ? [fortressAllowedAddress] : [];
      const shown = { ...spec, messages: isBrief ? 0 : spec.messages };
      const whole = { ...shown, team: { ...spec.team, allowedAddresses: restricted } };
      await addDemoTeam(db, whole, seedOf(place), now, { standInUrl, groupsDomain });
    }
  });
  await addDomainRequests(db, isWanted, now);
  await plantAll(db, now);
  await refreshStatistics(db);
}

/** Adds one team with everybody in it; of one that was emptied, the team itself is there. */
export async function addDemoTeam(
  db: Queries,
  spec: DemoTeam,
  seed: number,
  now: number,
  { standInUrl, groupsDomain }: Pick<DemoOptions, 'standInUrl' | 'groupsDomain'> = {},
): Promise<void> {
  const row = teamRow(spec, now);
  await db.insert(team).values(row).onConflictDoUpdate({ target: team.teamId, set: row });
  const bought = spec.billing(now);
  await addDemoBilling(db, now, row.teamId, bought);
  const apps = demoApps.slice(0, spec.apps ?? 4);
  if (apps.length > 0) {
    const usersCount = (index: number) => Math.max(1, Math.round(spec.people.active / (index + 2)));
    await db
      .insert(installedApp)
      .values(apps.map((app, index) => ({ ...app, teamId: row.teamId, iconUri: null, usersCount: usersCount(index) })));
  }
  const people = [
    ...demoPeople(spec, { teamId: row.teamId, seed, batches: bought.batches ?? [] }, now),
    ...(spec.alsoPeopleOf === undefined ? [] : demoVisitors(spec, homeOf(spec.alsoPeopleOf), row.teamId, now)),
  ];
  await addPeople(db, people);
  const { channels, seats } = demoChannels(spec, people, now, groupsDomain);
  await addChannels(db, channels, seats);
  await addContacts(db, demoContacts(people));
  await addDemoFields(db, spec, people, channels, now);
  if (spec.domain === 'orbit.example') await addDemoMessages(db, channels, seats, people, now);
  if (SHARING_DOMAINS.includes(spec.domain)) {
    await addDemoConversations(db, { domain: spec.domain, teamId: row.teamId }, { channels, people }, now);
  }
  if (spec.messages) await addDemoHistory(db, spec.messages, channels, people, now);
  await addDemoCalls(db, spec.calls ?? {}, { teamId: row.teamId, people }, now);
  await addDemoCards(db, { domain: spec.domain, teamId: row.teamId }, now);
  await addDemoInvoices(db, { domain: spec.domain, teamId: row.teamId, bought });
  await addDemoWebhooks(db, spec, people, channels, now);
  await addDemoImports(db, spec, people, now);
  await addDemoRecordings(db, spec, people, now);
  await addDemoSessions(db, spec, people, now);
  const admin = people.find(({ role }) => role === 'admin')?.guid;
  await addDemoDirectory(db, spec, people, now);
  await addDemoSso(db, { domain: spec.domain, teamId: row.teamId, admin }, now, standInUrl);
}

const homeOf = (domain: string) => ({ domain, seed: seedOf(demoTeams.findIndex((one) => one.domain === domain)) });

/** Thousands of rows have come at once: the planner has to hear of them before the first list is read. */
export const refreshStatistics = (db: Queries) =>
  db.execute(
    sql`analyze ${person}, ${personTerm}, ${channelMember}, ${fieldValue}, ${personFieldValue}, ${userGroupValue}`,
  );

function teamRow({ domain, name, team: special }: DemoTeam, now: number): TeamRow {
  const short = shortName(domain);
  return {
    ...newTeam(
      { teamId: `team-${short}`, accountId: `account-${short}`, name, domain, url: short },
      now - 900 * DAY_MS,
    ),
    storageUsedBytes: 2 * 1024 ** 3,
    recordingDeletesFrom: special?.recordingKeptDays ? now - 100 * DAY_MS : null,
    ...special,
  };
}
