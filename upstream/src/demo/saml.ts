import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { samlConfiguration } from '../db/tables/sso.ts';
import { STAND_IN } from '../providers/standInKeys.ts';
import {
  STAND_IN_CERTIFICATE,
  STAND_IN_METADATA_PATH,
  STAND_IN_SSO_PATH,
  samlOrigin,
} from '../providers/standInSaml.ts';

/** Has the identity provider of one team be the stand-in's, so that its people do sign in there. */
export async function adoptStandIn(db: Queries, standInUrl: string = STAND_IN.publicUrl): Promise<void> {
  const origin = samlOrigin(standInUrl);
  await db
    .update(samlConfiguration)
    .set({
      ssoUrl: `${origin}${STAND_IN_SSO_PATH}`,
      samlEntityId: `${origin}${STAND_IN_METADATA_PATH}`,
      publicCertificate: STAND_IN_CERTIFICATE,
    })
    .where(eq(samlConfiguration.teamId, 'team-summit'));
}
