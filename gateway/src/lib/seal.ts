import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, errors } from 'jose';
import type * as z from 'zod';
import type { Clock } from './clock.ts';

/** `isFormer`: by a key that seals nothing any more. */
export type Unsealed<T> = { readonly value: T; readonly isFormer?: true } | { readonly problem: 'expired' | 'invalid' };

/** Makes expiring, encrypted, tamper-proof texts of small records, and reads them back. */
export type Sealer<T> = {
  readonly seal: (value: T) => Promise<string>;
  readonly unseal: (text: string) => Promise<Unsealed<T>>;
};

/** What seals, and what only opens: texts that were sealed before the key was changed. */
export type SealKeys = { readonly current: string; readonly former: readonly string[] };

const LONGEST = 4_096;

/**
 * A sealer for one purpose. The purpose is part of the key, so that what was sealed for one is worth nothing for another.
 */
export function createSealer<T extends Record<string, unknown>>(
  options: {
    readonly keys: SealKeys;
    readonly purpose: string;
    readonly lifetimeMs: number;
    readonly shape: z.ZodType<T>;
  },
  clock: Clock,
): Sealer<T> {
  const { keys, purpose, shape } = options;
  const secretOf = (key: string) => new Uint8Array(hkdfSync('sha256', key, 'muster', purpose, 32));
  const secret = secretOf(keys.current);
  const formerSecrets = keys.former.map(secretOf);

  async function openedBy(key: Uint8Array, text: string): Promise<Unsealed<T>> {
    try {
      const { payload } = await jwtDecrypt(text, key, {
        currentDate: new Date(clock.now()),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const shaped = shape.safeParse(payload);
      return shaped.success ? { value: shaped.data } : { problem: 'invalid' };
    } catch (error) {
      return { problem: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  return {
    seal: (value) =>
      new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(clock.now() + options.lifetimeMs))
        .encrypt(secret),
    async unseal(text) {
      if (text.length > LONGEST) return { problem: 'invalid' };
      const opened = await openedBy(secret, text);
      if ('value' in opened || opened.problem === 'expired') return opened;
      for (const former of formerSecrets) {
        const byFormer = await openedBy(former, text);
        if ('value' in byFormer) return { ...byFormer, isFormer: true };
        if (byFormer.problem === 'expired') return byFormer;
      }
      return opened;
    },
  };
}
