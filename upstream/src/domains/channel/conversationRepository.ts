import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { person } from '../../db/tables/member.ts';
import { team } from '../../db/tables/team.ts';
import { Fault } from '../../lib/errors.ts';

const activePeople = (db: Queries) =>
  db.select({ person, team }).from(person).innerJoin(team, eq(team.teamId, person.teamId)).$dynamic();

const isActive = and(eq(person.state, 'active'), isNull(team.deletedAt));

export type Membership = Awaited<ReturnType<typeof activePeople>>[number];

/** An active person with their team. */
export async function membershipOf(db: Queries, guid: string): Promise<Membership> {
  const [found] = await activePeople(db).where(and(eq(person.guid, guid), isActive));
  if (!found) throw new Fault('A session of somebody without a team.');
  return found;
}

/**
 * Whom somebody reaches by an address other than their own: in their own team first, then where its person is no guest, whom
 * other teams do not reach, then in the team of the address's domain, then where they have been for longest.
 */
export async function reachedBy(db: Queries, { person: self }: Membership, emailKey: string) {
  const [found] = await activePeople(db)
    .where(and(eq(person.emailKey, emailKey), ne(person.emailKey, self.emailKey), isActive))
    .orderBy(
      desc(eq(person.teamId, self.teamId)),
      desc(ne(person.role, 'guest')),
      desc(eq(team.domain, person.emailDomain)),
      asc(person.createdAt),
      asc(person.guid),
    )
    .limit(1);
  return found;
}
