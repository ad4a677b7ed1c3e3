import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the SQL of all migrations is. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A digest of all migrations and of their order: another one means another database layout. */
export function migrationsDigest(): string {
  const hash = createHash('sha256').update(readFileSync(`${migrationsFolder}/meta/_journal.json`));
  for (const name of readdirSync(migrationsFolder)
    .filter((one) => one.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(`${migrationsFolder}/${name}`));
  }
  return hash.digest('hex').slice(0, 16);
}
