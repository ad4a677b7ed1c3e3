import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database.ts';
import { freeEmailDomain } from '../../../db/tables/identity.ts';
import { person } from '../../../db/tables/member.ts';
import { domainRequest, team } from '../../../db/tables/team.ts';
import type { TeamRow } from '../repository.ts';
import type { RequestStatus } from './rules.ts';

export type RequestRow = typeof domainRequest.$inferSelect;

/** A request that stands, with the domain of the other team. */
export type RosterEntry = Omit<RequestRow, 'status'> & { status: RequestStatus; domain: string };

const from = alias(team, 'from_team');
const to = alias(team, 'to_team');

/** What a team has asked and what it was asked, the latest first; without what was withdrawn, and teams that are gone. */
export async function rosterOf(db: Queries, teamId: string): Promise<{ sent: RosterEntry[]; received: RosterEntry[] }> {
  const rows = await db
    .select({ request: domainRequest, fromDomain: from.domain, toDomain: to.domain })
    .from(domainRequest)
    .innerJoin(from, eq(from.teamId, domainRequest.fromTeamId))
    .innerJoin(to, eq(to.teamId, domainRequest.toTeamId))
    .where(
      and(
        or(eq(domainRequest.fromTeamId, teamId), eq(domainRequest.toTeamId, teamId)),
        isNull(from.deletedAt),
        isNull(to.deletedAt),
      ),
    )
    .orderBy(desc(domainRequest.requestedAt), asc(from.domain), asc(to.domain));
  const standing = rows.flatMap(({ request: { status, ...request }, ...domains }) =>
    status === 'WITHDRAWN' ? [] : [{ request: { ...request, status }, ...domains }],
  );
  const isSent = ({ request }: (typeof standing)[number]) => request.fromTeamId === teamId;
  return {
    sent: standing.filter(isSent).map(({ request, toDomain }) => ({ ...request, domain: toDomain })),
    received: standing
      .filter((row) => !isSent(row))
      .map(({ request, fromDomain }) => ({ ...request, domain: fromDomain })),
  };
}

/** Which of these are free e-mail domains. */
export async function freeDomainsAmong(db: Queries, domains: readonly string[]): Promise<string[]> {
  if (domains.length === 0) return [];
  const rows = await db
    .select()
    .from(freeEmailDomain)
    .where(inArray(freeEmailDomain.domain, [...domains]));
  return rows.map(({ domain }) => domain);
}

/** Whether everybody may have an address in a domain. */
export const isFreeDomain = async (db: Queries, domain: string): Promise<boolean> =>
  (await freeDomainsAmong(db, [domain])).length > 0;

/** Which of these are the domain of a team. */
export async function teamDomainsAmong(db: Queries, domains: readonly string[]): Promise<string[]> {
  if (domains.length === 0) return [];
  const rows = await db
    .selectDistinct({ domain: team.domain })
    .from(team)
    .where(and(inArray(team.domain, [...domains]), eq(team.isDomain, true), isNull(team.deletedAt)));
  return rows.map(({ domain }) => domain);
}

/** Whether a team's domain is a free e-mail domain, or it has none: such a team is no organisation. */
export const isPublicDomain = async (db: Queries, { domain, isDomain }: Pick<TeamRow, 'domain' | 'isDomain'>) =>
  !isDomain || (await isFreeDomain(db, domain));

/**
 * The e-mail domains of a team's organisation: its own, and those of the teams with which it has become one organisation,
 * whichever of the two has asked. Free e-mail domains make no organisation: a team of one has an empty set, unless it was
 * joined to another.
 */
export async function organisationDomains(
  db: Queries,
  { teamId, domain, isDomain }: Pick<TeamRow, 'teamId' | 'domain' | 'isDomain'>,
): Promise<ReadonlySet<string>> {
  const { sent, received } = await rosterOf(db, teamId);
  const merged = [...sent, ...received].filter(({ status }) => status === 'APPROVED');
  const domains = new Set([...(isDomain ? [domain] : []), ...merged.map((entry) => entry.domain)]);
  for (const free of await freeDomainsAmong(db, [...domains])) domains.delete(free);
  return domains;
}

/** Keeps a request, in the place of an earlier one of the same team to the same. */
export const saveRequest = (db: Queries, row: RequestRow) =>
  db
    .insert(domainRequest)
    .values(row)
    .onConflictDoUpdate({ target: [domainRequest.fromTeamId, domainRequest.toTeamId], set: row });

type Pair = Pick<RequestRow, 'fromTeamId' | 'toTeamId'>;

const isOf = ({ fromTeamId, toTeamId }: Pair) =>
  and(eq(domainRequest.fromTeamId, fromTeamId), eq(domainRequest.toTeamId, toTeamId));

/** Ends what a request has come to; that it was made is kept. */
export const withdrawRequest = (db: Queries, pair: Pair) =>
  db.update(domainRequest).set({ status: 'WITHDRAWN' }).where(isOf(pair));

/** When a team has asked another last, whatever became of that; null where it never has. */
export async function lastAskedAt(db: Queries, pair: Pair): Promise<number | null> {
  const [row] = await db.select({ at: domainRequest.requestedAt }).from(domainRequest).where(isOf(pair));
  return row?.at ?? null;
}

/** All active admins of a team, with what a mail to them needs. */
export const adminsToTell = (db: Queries, teamId: string) =>
  db
    .select({ guid: person.guid, email: person.email, locale: person.locale })
    .from(person)
    .where(and(eq(person.teamId, teamId), eq(person.role, 'admin'), eq(person.state, 'active')))
    .orderBy(asc(person.emailKey));
