import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Fault } from './errors.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps texts in a form that opens here alone. */
export type Seals = {
  /** @param about what it belongs to: it opens for that alone */
  seal(text: string, about: string): string;
  /** @throws Fault for what was not sealed here about the same */
  open(sealed: string, about: string): string;
};

/** @param secret what other secrets of this installation come from; each purpose has a key of its own */
export function createSeals(secret: string, purpose: string): Seals {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const content = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        throw new Fault('What was to be opened was not sealed here.');
      }
    },
  };
}
