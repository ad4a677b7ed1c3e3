import type { Queries } from '../db/database.ts';
import { samlConfiguration } from '../db/tables/sso.ts';
import { STAND_IN } from '../providers/standInKeys.ts';
import {
  STAND_IN_CERTIFICATE,
  STAND_IN_METADATA_PATH,
  STAND_IN_SSO_PATH,
  samlOrigin,
} from '../providers/standInSaml.ts';

/** Has the people of one team sign in at the stand-in's identity provider, or by PIN as before. */
export async function addDemoSaml(db: Queries, standInUrl: string = STAND_IN.publicUrl): Promise<void> {
  const origin = samlOrigin(standInUrl);
  await db.insert(samlConfiguration).values({
    teamId: 'team-summit',
    ssoUrl: `${origin}${STAND_IN_SSO_PATH}`,
    samlEntityId: `${origin}${STAND_IN_METADATA_PATH}`,
    publicCertificate: STAND_IN_CERTIFICATE,
    secondCertificate: null,
    buttonLabel: 'Summit',
    strictSSO: false,
    testedAt: null,
    version: 1,
  });
}
