import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { team } from '../../db/tables/team.ts';

/** Keeps whether a team's people have to sign in with Google. The team's version stays: nobody edits this beside its name. */
export const setGoogleSignIn = (db: Queries, teamId: string, isGoogleSignInRequired: boolean) =>
  db.update(team).set({ isGoogleSignInRequired }).where(eq(team.teamId, teamId));
