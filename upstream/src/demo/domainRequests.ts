import type { Queries } from '../db/database.ts';
import { domainRequest } from '../db/tables/team.ts';
import { DAY_MS } from '../lib/durations.ts';
import { shortName } from './people.ts';

/** Which teams are one organisation, and which would like to be. */
const requests = [
  { from: 'orbit.example', to: 'harbor.example', status: 'APPROVED', askedDaysAgo: 214, decidedDaysAgo: 211 },
  { from: 'seedling.example', to: 'orbit.example', status: 'REQUESTED', askedDaysAgo: 3, decidedDaysAgo: null },
] as const;

const daysBefore = (now: number, days: number) => now - days * DAY_MS;

/** Adds the requests between the teams that are there. */
export async function addDomainRequests(db: Queries, isThere: (domain: string) => boolean, now: number): Promise<void> {
  const rows = requests
    .filter(({ from, to }) => isThere(from) && isThere(to))
    .map(({ from, to, status, askedDaysAgo, decidedDaysAgo }) => ({
      ...{ fromTeamId: `team-${shortName(from)}`, toTeamId: `team-${shortName(to)}`, status },
      requestedAt: daysBefore(now, askedDaysAgo),
      decidedAt: decidedDaysAgo === null ? null : daysBefore(now, decidedDaysAgo),
    }));
  if (rows.length > 0) await db.insert(domainRequest).values(rows);
}
