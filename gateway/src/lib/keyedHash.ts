import { createHmac, hkdfSync } from 'node:crypto';

/** Stands for a text towards whoever does not have the session key: one that is easily guessed is not found by trying. */
export function keyedHash(sessionKey: string, purpose: string): (text: string) => string {
  const secret = Buffer.from(hkdfSync('sha256', sessionKey, 'muster', purpose, 32));
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
