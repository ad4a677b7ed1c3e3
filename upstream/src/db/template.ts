import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import * as z from 'zod';
import { applyPending } from './history.ts';
import { migrationsDigest } from './migrations.ts';

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/muster/', import.meta.url));

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const description: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(description).version;
}

/**
 * An archive of an empty, migrated database. Making a database takes seconds, loading this a fraction of one, so it is
 * kept between runs, one per layout. A cache that cannot be written costs time and nothing else.
 */
export async function databaseTemplate(): Promise<Blob> {
  const name = `database-${pgliteVersion()}-${migrationsDigest()}.tar`;
  try {
    return new Blob([await readFile(cacheFolder + name)]);
  } catch {
    const template = await makeTemplate();
    await keep(name, template).catch(() => undefined);
    return template;
  }
}

async function makeTemplate(): Promise<Blob> {
  const pglite = await PGlite.create();
  await applyPending(drizzle(pglite));
  const archive = await pglite.dumpDataDir('none');
  await pglite.close();
  return archive;
}

async function keep(name: string, template: Blob) {
  await mkdir(cacheFolder, { recursive: true });
  const partial = `${cacheFolder}${name}.${process.pid}`;
  await writeFile(partial, Buffer.from(await template.arrayBuffer()));
  await rename(partial, cacheFolder + name);
  const outdated = (await readdir(cacheFolder)).filter((one) => /^database-.*\.tar$/.test(one) && one !== name);
  await Promise.all(outdated.map((one) => rm(cacheFolder + one, { force: true })));
}
