import { hashToken, randomToken } from '../../../lib/secrets.ts';

/** What every token begins with, so that people and scanners know what they have found. */
const PREFIX = 'muster_scim_';
const ENDING = 4;

/** A new token: the whole of it, the form in which it is kept, and what admins know it again by. */
export function newProvisioningToken(): { secret: string; tokenHash: string; ending: string } {
  const secret = PREFIX + randomToken();
  return { secret, tokenHash: hashToken(secret), ending: secret.slice(-ENDING) };
}

/** What of a token may be shown. */
export const maskedSecret = (ending: string): string => `${PREFIX}${'•'.repeat(8)}${ending}`;

/** How exact the last use of a token is. */
export const USE_NOTED_EVERY_MS = 60_000;
