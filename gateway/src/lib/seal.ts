import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, errors } from 'jose';
import type * as z from 'zod';
import type { Clock } from './clock.ts';

export type Unsealed<T> = { readonly value: T } | { readonly problem: 'expired' | 'invalid' };

/** Makes expiring, encrypted, tamper-proof texts of small records, and reads them back. */
export type Sealer<T> = {
  readonly seal: (value: T) => Promise<string>;
  readonly unseal: (text: string) => Promise<Unsealed<T>>;
};

const LONGEST = 4_096;

/**
 * A sealer for one purpose. The purpose is part of the key, so that what was sealed for one is worth nothing for another.
 */
export function createSealer<T extends Record<string, unknown>>(
  options: {
    readonly key: string;
    readonly purpose: string;
    readonly lifetimeMs: number;
    readonly shape: z.ZodType<T>;
  },
  clock: Clock,
): Sealer<T> {
  const secret = new Uint8Array(hkdfSync('sha256', options.key, 'muster', options.purpose, 32));
  return {
    seal: (value) =>
      new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(clock.now() + options.lifetimeMs))
        .encrypt(secret),
    async unseal(text) {
      if (text.length > LONGEST) return { problem: 'invalid' };
      try {
        const { payload } = await jwtDecrypt(text, secret, {
          currentDate: new Date(clock.now()),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const shaped = options.shape.safeParse(payload);
        return shaped.success ? { value: shaped.data } : { problem: 'invalid' };
      } catch (error) {
        return { problem: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
