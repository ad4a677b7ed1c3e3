import { type ScryptOptions, randomBytes, scrypt } from 'node:crypto';

/** What one hash costs: 32 MiB and, on a thread of its own, about a quarter of a second. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
/** A little above what the cost needs, 128 · N · r bytes: with node's default it would be refused. */
const MAX_MEMORY = 160 * COST.N * COST.r;
const HASH_BYTES = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/**
 * The form in which a password is kept: `scrypt$N$r$p$salt$hash`, salt and hash in base64url, so that a later version
 * may cost more and still read it. A letter with an accent is the same however the keyboard composes it.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFC'), salt, { ...COST, maxmem: MAX_MEMORY });
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
