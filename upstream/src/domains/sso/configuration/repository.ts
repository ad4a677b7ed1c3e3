import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { recoveryCode, samlConfiguration } from '../../../db/tables/sso.ts';
import type { Saml } from './rules.ts';

export async function addSaml(db: Queries, teamId: string, saml: Saml): Promise<void> {
  await db.insert(samlConfiguration).values({ teamId, ...saml, version: 1 });
}

/** Keeps what has changed of an identity provider, and counts it. */
export async function changeSaml(db: Queries, teamId: string, changes: Partial<Saml>): Promise<void> {
  await db
    .update(samlConfiguration)
    .set({ ...changes, version: sql`${samlConfiguration.version} + 1` })
    .where(eq(samlConfiguration.teamId, teamId));
}

export async function dropRecoveryCodes(db: Queries, teamId: string): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.teamId, teamId));
}

export async function dropSaml(db: Queries, teamId: string): Promise<void> {
  await db.delete(samlConfiguration).where(eq(samlConfiguration.teamId, teamId));
}
