import { hkdfSync } from 'node:crypto';
import { SignJWT } from 'jose';

const AUDIENCE = 'feedback';
const LIFETIME_S = 5 * 60;

type Person = { guid: string; email: string; firstName: string; lastName: string };

/**
 * The key of the feedback site's tokens where none is set: made of the installation's own key, so that it outlives
 * restarts and tells nothing of that key.
 */
export const derivedFeedbackKey = (ownKey: string) =>
  Buffer.from(hkdfSync('sha256', ownKey, 'muster', 'feedback tokens', 32)).toString('base64url');

/**
 * A token that signs somebody in at the feedback site, for five minutes: a JSON Web Token (HS256) with `sub` (guid),
 * `email`, `name`, `aud` (`feedback`), `iat` and `exp`. The key's bytes are the UTF-8 of the setting.
 */
export function ssoToken(key: string, { guid, email, firstName, lastName }: Person, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ email, name: `${firstName} ${lastName}`.trim() || email })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(guid)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_S)
    .sign(new TextEncoder().encode(key));
}
