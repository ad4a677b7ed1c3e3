import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** Where the SQL of all migrations is. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** One change of the database's layout, as this build knows it. */
export type Migration = {
  /** `0016_enterprise`. */
  readonly name: string;
  /** When it was made, in milliseconds: by this number databases know it, and are in order. */
  readonly madeAt: number;
  /** Of its text. */
  readonly hash: string;
  readonly statements: readonly string[];
  /** Whether builds that do not know it go on working on a database that has it. */
  readonly keepsOlder: boolean;
};

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** A migration says so of itself in its first line. One that says nothing is taken for the worst. */
const EXPANDS = '-- expands:';

/** All migrations in their order. */
export function knownMigrations(folder = migrationsFolder): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')));
  return entries.map(({ tag, when }) => {
    const text = readFileSync(`${folder}/${tag}.sql`, 'utf8');
    return {
      name: tag,
      madeAt: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      keepsOlder: text.startsWith(EXPANDS),
    };
  });
}

/** A digest of all migrations and of their order: another one means another database layout. */
export function migrationsDigest(): string {
  const hash = createHash('sha256');
  for (const { name, madeAt, hash: ofText } of knownMigrations()) hash.update(`${name} ${madeAt} ${ofText}\n`);
  return hash.digest('hex').slice(0, 16);
}
