import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { team } from '../../db/tables/team.ts';
import type { Welcome } from './welcomeRules.ts';

/** Changes a team's welcome message, and counts the change; the team's own version stays. */
export const changeWelcome = (db: Queries, teamId: string, changes: Partial<Welcome>) =>
  db
    .update(team)
    .set({ ...changes, welcomeVersion: sql`${team.welcomeVersion} + 1` })
    .where(eq(team.teamId, teamId));
