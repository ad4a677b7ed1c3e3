import { STAND_IN } from '../providers/standInKeys.ts';
import {
  STAND_IN_CERTIFICATE,
  STAND_IN_METADATA_PATH,
  STAND_IN_SSO_PATH,
  samlOrigin,
} from '../providers/standInSaml.ts';

/**
 * The identity provider that the stand-in is, at which people of a demo team do sign in.
 *
 * @param standInUrl where browsers reach the stand-in
 */
export function standInIdentityProvider(standInUrl: string = STAND_IN.publicUrl) {
  const origin = samlOrigin(standInUrl);
  return {
    ssoUrl: `${origin}${STAND_IN_SSO_PATH}`,
    samlEntityId: `${origin}${STAND_IN_METADATA_PATH}`,
    publicCertificate: STAND_IN_CERTIFICATE,
  };
}
